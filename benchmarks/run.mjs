#!/usr/bin/env node
/**
 * Measures every case in `benchmarks/cases` and prints a table.
 *
 *   npm run bench                      all cases
 *   npm run bench -- --only chart      cases whose name contains "chart"
 *   npm run bench -- --write           also put the table into docs/performance.md
 *   npm run bench -- --check           end with status 1 if a budget is exceeded
 *
 * A case is a module that exports `name`, `run(context)` and, where it needs them, `setup()` (its result is the context),
 * `teardown(context)`, `budgetMs`, `clock` ('cpu', the default, or 'wall'), `options` of the harness, and
 * `against: { name, run(context) }` for a ratio measured turn by turn, which `budgetRatio` and `budgetMoreMs` may bound: at most
 * so many times, at most so many milliseconds more.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, measure } from './harness.mjs';
import { duration, machine, table, writeInto } from './table.mjs';

const { values: wanted } = parseArgs({
  options: { write: { type: 'boolean' }, check: { type: 'boolean' }, only: { type: 'string' } },
});
if (wanted.write && wanted.only !== undefined) throw new Error('--write needs all cases: leave --only out');

const folder = join(import.meta.dirname, 'cases');
const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
const all = await Promise.all(files.sort().map((file) => import(join(folder, file))));
const cases = all.filter(({ name }) => name.includes(wanted.only ?? ''));

async function rowOf(one) {
  const { name, setup, teardown, run, against, clock = 'cpu', options } = one;
  const context = await setup?.();
  const runs = [run, against?.run].map((part) => part && (() => part(context)));
  const measured = against ? await compare(...runs, options) : { one: await measure(runs[0], options) };
  await teardown?.(context);
  const cost = measured.one[clock];
  const budgets = budgetsOf(one, cost, measured.other?.[clock], measured.ratio);
  return {
    name,
    clock,
    cost,
    budget: budgets.map(({ text }) => text).join(', '),
    within: budgets.every(({ holds }) => holds),
    ...(measured.ratio ? { ratio: { ...measured.ratio, against: against.name } } : {}),
  };
}

/** What a case may cost, in words, and whether it keeps to it. */
function budgetsOf({ budgetMs, budgetMoreMs, budgetRatio }, cost, other, ratio) {
  return [
    budgetMs !== undefined && { text: duration(budgetMs), holds: cost.median <= budgetMs },
    budgetMoreMs !== undefined && {
      text: `${duration(budgetMoreMs)} more`,
      holds: cost.median - other.median <= budgetMoreMs,
    },
    budgetRatio !== undefined && { text: `${budgetRatio} ×`, holds: ratio.median <= budgetRatio },
  ].filter((budget) => budget !== false);
}

const rows = [];
for (const one of cases) {
  const row = await rowOf(one);
  rows.push(row);
  console.error(`${row.name}: ${duration(row.cost.median)}`);
}

console.log(`\nMeasured on ${machine()}.\n\n${table(rows)}`);
if (wanted.write) writeInto(join(import.meta.dirname, '../docs/performance.md'), rows);
if (wanted.check && rows.some(({ within }) => !within)) process.exitCode = 1;
