import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { readBirths } from 'ganita/api/columns/table.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { median, residentMb } from './residentMb.js';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
/** All of them are as many as a spreadsheet of a large site has. */
const LINES = longCases(120_000, 2_000_000);
/** The line of a cell that is never closed; what it has open may not take other lines with it. */
const BROKEN = 100_003;
/** Every so many lines one has the month where the day must be. */
const EVERY_WRONG = 40_000;
/** Other lines whose latitude is out of range cost little. */
const RIGHT_EVERY = 40;
/** JD of 1 January 1950, 12:00 in India. */
const FIRST_DAY = 2_433_282.770_833_33;
const DAYS = 20_000;
const MOST_GROWTH = 1.15;
const SAMPLE_MS = 250;

const dayOf = (line: number): number => (line * 7919) % DAYS;
const dateOf = (line: number): string => {
  const [year, month, day] = new Date(Date.UTC(1950, 0, 1 + dayOf(line))).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
};
const isWrong = (line: number): boolean => line % EVERY_WRONG === 0;
const isFar = (line: number): boolean => !isWrong(line) && line % RIGHT_EVERY !== 3;
const name = (line: number): string => `=Rama; "the ${line}"`;

function lineOf(line: number): string {
  const id = line === BROKEN ? '"open' : `"${name(line).replaceAll('"', '""')}"`;
  const date = isWrong(line) ? '12/31/1996' : dateOf(line);
  return `${id};${date};12:00;${isFar(line) ? 130 : 13.0827};80.2707;Asia/Kolkata\r\n`;
}

function* spreadsheet(): Generator<string> {
  let text = '\uFEFFid;date;time;latitude;longitude;zone\r\n';
  for (let line = 2; line <= LINES; line++) {
    text += lineOf(line);
    if (text.length < 65_536) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** The row of a line as CSV. */
function rowOf(line: number): string {
  if (line === BROKEN) return `${line},,,the line has a quote that does not end a cell`;
  const id = `"'${name(line).replaceAll('"', '""')}"`;
  if (isWrong(line)) return `${line},${id},,Invalid input: date must have a month from 1 to 12`;
  if (isFar(line)) return `${line},${id},,Invalid input: latitude must be between -90 and 90`;
  return `${line},${id},${Number((FIRST_DAY + dayOf(line)).toFixed(8))},`;
}

describe.skipIf(process.platform !== 'linux')(`a spreadsheet of ${LINES} lines`, () => {
  const directory = mkdtempSync(join(tmpdir(), 'ganita-spreadsheet-'));
  const file = join(directory, 'births.csv');
  beforeAll(() => pipeline(Readable.from(spreadsheet()), createWriteStream(file)));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('is read in chunks that have every line once', async () => {
    const { chunks } = await readBirths(createReadStream(file), 'csv', { keep: ['id'] }, 2000);
    let next = 2;
    for await (const { line, count } of chunks) {
      expect(line).toBe(next);
      next += count;
    }
    expect(next).toBe(LINES + 1);
  });

  it('gives the right row for each line from the command line, in level memory', async () => {
    const args = [MAIN, 'columns', file, '--select', 'julian_day', '--keep', 'id', '--date-order', 'dmy'];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, WORKERS: '2' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const exited = once(child, 'exit');
    const samples: number[] = [];
    const looking = setInterval(() => {
      if (child.exitCode === null) samples.push(residentMb(child.pid ?? 0));
    }, SAMPLE_MS);
    const wrong: string[] = [];
    let line = 1;
    try {
      for await (const row of createInterface({ input: child.stdout })) {
        const expected = line === 1 ? 'line,id,julian_day,error' : rowOf(line);
        if (row !== expected && wrong.length < 10) wrong.push(`${row} is not ${expected}`);
        line++;
      }
      expect(await exited).toEqual([0, null]);
    } finally {
      clearInterval(looking);
      child.kill('SIGKILL');
    }
    expect(wrong).toEqual([]);
    expect(line - 1).toBe(LINES);
    const half = samples.slice(samples.length >> 1);
    const [before, after] = [half.slice(0, half.length >> 1), half.slice(half.length >> 1)];
    const shown = `${median(before).toFixed(0)} MB, then ${median(after).toFixed(0)} MB`;
    console.log(`resident: ${shown}, at most ${Math.max(...samples).toFixed(0)} MB`);
    expect(median(after), shown).toBeLessThan(MOST_GROWTH * median(before));
  });
});
