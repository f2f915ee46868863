import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLogDestination } from './destination.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the destination of the log', () => {
  it('writes lines together, a moment after the first of them', async () => {
    const path = join(folder, 'log');
    const fd = openSync(path, 'w');
    const log = openLogDestination(fd, { onDropped: () => expect.unreachable() });
    log.write('one\n');
    log.write('two, నక్షత్రం\n');
    const seen = new Set<string>();
    const look = () => seen.add(readFileSync(path, 'utf8'));
    look();
    // Far longer than a moment, and far shorter than a reader of the log would wait.
    await expect.poll(look, { interval: 0, timeout: 10_000 }).toContain('one\ntwo, నక్షత్రం\n');
    expect([...seen]).toEqual(['', 'one\ntwo, నక్షత్రం\n']);
    closeSync(fd);
  });

  it('writes many lines, all of them and in order', async () => {
    const path = join(folder, 'log');
    const fd = openSync(path, 'w');
    const log = openLogDestination(fd, { onDropped: () => expect.unreachable() });
    const lines = Array.from({ length: 100_000 }, (_, n) => `line ${n}\n`);
    for (const line of lines) log.write(line);
    await log.flush(0);
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
    closeSync(fd);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'drops and counts lines that a full disk does not take, and never throws',
    async () => {
      let dropped = 0;
      const fd = openSync('/dev/full', 'w');
      const log = openLogDestination(fd, { onDropped: () => dropped++ });
      for (let n = 0; n < 1000; n++) log.write(`line ${n}\n`);
      await log.flush(0);
      expect(dropped).toBe(1000);
      await log.flush(60_000);
      closeSync(fd);
    },
  );

  it('drops lines past the bytes that may wait', async () => {
    let dropped = 0;
    const path = join(folder, 'log');
    const fd = openSync(path, 'w');
    const log = openLogDestination(fd, { onDropped: () => dropped++, mostWaitingBytes: 10 });
    log.write('12345\n');
    log.write('far too long for it\n');
    log.write('67890\n');
    await log.flush(0);
    expect(dropped).toBe(1);
    const [first, second, loss] = readFileSync(path, 'utf8').split('\n');
    expect([first, second]).toEqual(['12345', '67890']);
    expect(JSON.parse(loss ?? '')).toMatchObject({ level: 40, count: 1, msg: 'log lines were dropped' });
    closeSync(fd);
  });

  it('goes on when there is room again, and says how many lines are missing', async () => {
    const path = join(folder, 'log');
    let dropped = 0;
    // A descriptor that cannot be written to, and then another file under its number.
    const fd = openSync('/dev/null', 'r');
    const log = openLogDestination(fd, { onDropped: () => dropped++ });
    log.write('lost\n');
    log.write('lost as well\n');
    await log.flush(0);
    closeSync(fd);
    expect(openSync(path, 'w')).toBe(fd);
    log.write('written\n');
    await log.flush(0);
    const lines = readFileSync(path, 'utf8').split('\n');
    expect([dropped, lines[0]]).toEqual([2, 'written']);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ count: 2 });
    log.write('written too\n');
    await log.flush(0);
    expect(readFileSync(path, 'utf8').match(/dropped/g)).toHaveLength(1);
    closeSync(fd);
  });
});

/** A pipe with room for `PIPE_BYTES` of log, and what has been written into it so far. */
const PIPE_BYTES = 4096;
function pipeWithRoom(path: string) {
  execFileSync('mkfifo', [path]);
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const capacity = writeSync(fd, Buffer.alloc(1024 * 1024));
  readSync(fd, Buffer.alloc(PIPE_BYTES));
  const filled = capacity - PIPE_BYTES;
  const read = (): string => {
    const bytes = Buffer.alloc(capacity);
    return bytes.toString('latin1', filled, readSync(fd, bytes));
  };
  return { fd, read };
}
const LINES_OF_100 = Array.from({ length: 100 }, (_, n) => `${String(n).padStart(99, '.')}\n`);

describe.skipIf(process.platform !== 'linux')('the destination of the log, a pipe', () => {
  it('gets whole lines with each call, which another process cannot cut in two', async () => {
    const { fd, read } = pipeWithRoom(join(folder, 'pipe'));
    const log = openLogDestination(fd, { onDropped: () => expect.unreachable() });
    for (const line of LINES_OF_100) log.write(line);
    await log.flush(0);
    expect(read()).toBe(LINES_OF_100.slice(0, 40).join(''));
    await log.flush(60_000);
    closeSync(fd);
  });

  it('gets at the exit what its reader has made room for', async () => {
    const { fd, read } = pipeWithRoom(join(folder, 'pipe'));
    const log = openLogDestination(fd, { onDropped: () => expect.unreachable() });
    for (const line of LINES_OF_100) log.write(line);
    await log.flush(0);
    read();
    process.listeners('exit').at(-1)?.(0);
    const bytes = Buffer.alloc(100_000);
    expect(bytes.toString('latin1', 0, readSync(fd, bytes))).toBe(LINES_OF_100.slice(40).join(''));
    closeSync(fd);
  });

  it('gets the rest of a line, and the lines behind it, where it took only a part', async () => {
    const { fd, read } = pipeWithRoom(join(folder, 'pipe'));
    const log = openLogDestination(fd, { onDropped: () => expect.unreachable() });
    // Three bytes each: the pipe cuts one of them.
    const long = `${'న'.repeat(4000)}\n`;
    log.write(long);
    log.write('the next\n');
    await log.flush(0);
    const first = read();
    expect(first.length).toBe(PIPE_BYTES);
    const bytes = Buffer.alloc(20_000);
    await log.flush(60_000);
    const second = bytes.subarray(0, readSync(fd, bytes));
    expect(Buffer.concat([Buffer.from(first, 'latin1'), second]).toString()).toBe(`${long}the next\n`);
    closeSync(fd);
  });

  it('has a line break after half a line, also where the next line was lost', async () => {
    const { fd } = pipeWithRoom(join(folder, 'pipe'));
    let dropped = 0;
    const log = openLogDestination(fd, { onDropped: () => dropped++ });
    log.write(`${'long '.repeat(2000)}\n`);
    await log.flush(0);
    closeSync(fd);
    expect(openSync('/dev/null', 'r')).toBe(fd);
    log.write('lost\n');
    await expect.poll(() => dropped).toBe(2);
    closeSync(fd);
    expect(openSync(join(folder, 'log'), 'w')).toBe(fd);
    log.write('written\n');
    await log.flush(0);
    expect(readFileSync(join(folder, 'log'), 'utf8')).toMatch(/^\nwritten\n/);
    closeSync(fd);
  });
});
