import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { birthRequest } from '../benchmarks/births.mjs';

/** Write births from the n-th on, one on each line; `sections` is undefined for whole charts. */
export async function writeBirths(path, { from, count, sections }) {
  await pipeline(function* births() {
    for (let n = from; n < from + count; n++) yield `${JSON.stringify({ ...birthRequest(n), sections })}\n`;
  }, createWriteStream(path));
}

/**
 * Check that results have every line once, in order, with the answer to its own birth. Errors: the first line that is wrong,
 * or how many there are.
 */
export async function checkResults(path, { from, count }) {
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  let at = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const { date, time } = birthRequest(from + at);
    at++;
    const head = `{"line":${at},"answer":{"birth_details":{"date":"${date}","time":"${time}",`;
    if (!line.startsWith(head) || !line.endsWith('}}')) throw new Error(`line ${at}: ${line.slice(0, 200)}`);
  }
  if (at !== count) throw new Error(`${at} lines of ${count}`);
}
