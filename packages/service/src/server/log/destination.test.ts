import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
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
  it('writes many lines, all of them and in order', async () => {
    const path = join(folder, 'log');
    const fd = openSync(path, 'w');
    const log = openLogDestination(fd, { onDropped: () => expect.unreachable(), mostWaitingBytes: 2_000_000 });
    const lines = Array.from({ length: 100_000 }, (_, n) => `line ${n}\n`);
    for (const line of lines) log.write(line);
    await log.flush(60_000);
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
    closeSync(fd);
  });

  it('gathers lines for a moment, and writes them without being asked', async () => {
    const path = join(folder, 'log');
    const fd = openSync(path, 'w');
    const log = openLogDestination(fd, { onDropped: () => expect.unreachable() });
    for (const line of ['one\n', 'two\n']) log.write(line);
    expect(readFileSync(path, 'utf8')).toBe('');
    await expect.poll(() => readFileSync(path, 'utf8')).toBe('one\ntwo\n');
    closeSync(fd);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'drops and counts the lines past those that may wait for a full disk',
    async () => {
      let dropped = 0;
      const fd = openSync('/dev/full', 'w');
      const log = openLogDestination(fd, { onDropped: () => dropped++, mostWaitingBytes: 100 });
      for (let n = 0; n < 1000; n++) log.write('nine more\n');
      await log.flush(100);
      expect(dropped).toBe(990);
      closeSync(fd);
    },
  );

  it('goes on when there is room again, and says how many lines are missing', async () => {
    const path = join(folder, 'log');
    let dropped = 0;
    // A descriptor that cannot be written to, and then another file under its number.
    const fd = openSync('/dev/null', 'r');
    const log = openLogDestination(fd, { onDropped: () => dropped++, mostWaitingBytes: 200 });
    log.write('waits\n');
    for (const lost of ['one', 'two']) log.write(`${lost.padEnd(200)}\n`);
    await log.flush(100);
    expect(dropped).toBe(2);
    closeSync(fd);
    expect(openSync(path, 'w')).toBe(fd);
    log.write('on\n');
    await log.flush(60_000);
    const [first, second, loss] = readFileSync(path, 'utf8').split('\n');
    expect([first, second]).toEqual(['waits', 'on']);
    expect(JSON.parse(loss ?? '')).toMatchObject({ level: 40, count: 2, msg: 'log lines were dropped' });
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

describe.skipIf(process.platform !== 'linux')('the destination of the log, a pipe', () => {
  it('gets the rest of a line, and the lines behind it, where it took only a part', async () => {
    const { fd, read } = pipeWithRoom(join(folder, 'pipe'));
    const log = openLogDestination(fd, { onDropped: () => expect.unreachable() });
    // Three bytes each: the pipe cuts one of them.
    const long = `${'న'.repeat(4000)}\n`;
    log.write(long);
    log.write('the next\n');
    await log.flush(100);
    const first = read();
    expect(first.length).toBe(PIPE_BYTES);
    const bytes = Buffer.alloc(20_000);
    await log.flush(60_000);
    const second = bytes.subarray(0, readSync(fd, bytes));
    expect(Buffer.concat([Buffer.from(first, 'latin1'), second]).toString()).toBe(`${long}the next\n`);
    closeSync(fd);
  });

  // After `fstatSync` of a pipe, Node does not follow the link of the next package that it looks for. Removing the pipe of the
  // test before has done the same: another `statSync` undoes it.
  it('leaves linked packages where they are', () => {
    const modules = join(folder, 'node_modules');
    mkdirSync(modules);
    for (const name of ['first', 'second']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'package.json'), '{}');
      symlinkSync(join(folder, name), join(modules, name));
    }
    const { resolve } = createRequire(join(folder, 'here.js'));
    statSync(folder);
    resolve('first/package.json');
    const { fd } = pipeWithRoom(join(folder, 'pipe'));
    openLogDestination(fd, { onDropped: () => expect.unreachable() });
    expect(resolve('second/package.json')).toBe(realpathSync(join(folder, 'second/package.json')));
    closeSync(fd);
  });
});
