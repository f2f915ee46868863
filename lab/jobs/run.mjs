#!/usr/bin/env node
/**
 * Measures births as one job of two workers, compared with two processes without a queue that compute a half each, and the
 * same job while a worker is killed every twenty seconds and Redis is restarted once.
 *
 *   npm run bench:jobs                                  100,000 births, every run
 *   npm run bench:jobs -- --lines 5000 --runs job       some lines, some runs: alone, compressed, job, killed
 *   npm run bench:jobs -- --sections yogas,planets      other keys of a chart; `all` for whole charts
 *   npm run bench:jobs -- --results FILE                keep what was measured, for a table of several calls
 *   npm run bench:jobs -- --results FILE --runs none --write    that table into lab/results
 *
 * Ends with an error if a line of a result is missing, doubled, out of order or not the answer to its birth.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '@ganita/pages/guide/markdown.js';
import { saveTables } from '../benchmarks/saveTables.mjs';
import { machine, paragraph } from '../benchmarks/table.mjs';
import { asJob } from './asJob.mjs';
import { checkResults, writeBirths } from './lines.mjs';
import { batch, kill, openQueue } from './processes.mjs';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '100000' },
    sections: { type: 'string', default: 'planets,calendar_info' },
    runs: { type: 'string', default: 'alone,compressed,job,killed' },
    results: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const lines = Number(values.lines);
const sections = values.sections === 'all' ? undefined : values.sections.split(',');
const directory = mkdtempSync(join(tmpdir(), 'ganita-jobs-'));
const file = (name) => join(directory, name);

/** Two processes without a queue, each with a half of the births. */
async function alone(ending) {
  const half = lines / 2;
  const parts = [0, 1].map((part) => ({
    births: { from: part * half, count: half, sections },
    input: file(`births${part}`),
    output: file(`results${part}${ending}`),
  }));
  for (const { births, input } of parts) await writeBirths(input, births);
  const began = performance.now();
  await Promise.all(parts.map(({ input, output }) => batch(input, output)));
  const seconds = (performance.now() - began) / 1000;
  for (const { births, output } of parts) await checkResults(output, births);
  return { seconds, kills: 0 };
}

/** One job of two workers. */
async function job(isAttacked) {
  const births = { from: 0, count: lines, sections };
  const [input, output] = [file('births'), file('results.gz')];
  await writeBirths(input, births);
  const queue = await openQueue(mkdtempSync(file('queue-')));
  try {
    const { seconds, kills, workers } = await asJob(queue, { input, output, isAttacked });
    await Promise.all(workers.map(kill));
    await checkResults(output, births);
    return { seconds, kills };
  } finally {
    await queue.close();
  }
}

const RUNS = {
  none: null,
  alone: { words: () => 'two processes without a queue', run: () => alone('') },
  compressed: { words: () => 'two processes without a queue, results compressed', run: () => alone('.gz') },
  job: { words: () => 'one job of two workers', run: () => job(false) },
  killed: {
    words: (kills) => `one job of two workers, one of them killed every 20 s (${kills} times), Redis restarted once`,
    run: () => job(true),
  },
};

function tableOf(measured) {
  const rows = measured.map(({ run, lines, sections, seconds, kills }) => [
    sections === 'all' ? 'every key' : sections.replaceAll(',', ', '),
    lines,
    RUNS[run].words(kills),
    seconds.toFixed(1),
    (lines / seconds).toPrecision(3),
  ]);
  return table(['keys of each chart', 'births', 'computed by', 'seconds', 'births a second'], rows);
}

const kept = values.results !== undefined && existsSync(values.results);
const measured = kept ? JSON.parse(readFileSync(values.results, 'utf8')) : [];
try {
  for (const name of values.runs.split(',')) {
    if (RUNS[name] === null) continue;
    const { seconds, kills } = await RUNS[name].run();
    measured.push({ run: name, lines, sections: values.sections, seconds, kills });
    if (values.results !== undefined) writeFileSync(values.results, JSON.stringify(measured));
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
const head = `Measured on ${machine()}. Every line of every run was checked: once, in order, the answer to its birth.`;
const text = `${paragraph(head)}\n\n${tableOf(measured)}`;
console.log(text);
if (values.write) saveTables({ jobs: text });
