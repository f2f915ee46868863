#!/usr/bin/env node
/**
 * Measures every case in `lab/benchmarks/cases` and prints a table; then the parts in `lab/benchmarks/parts` that have a table of their
 * own: where the time of a chart goes, how costs grow, the running service, its memory.
 *
 *   npm run bench                      everything
 *   npm run bench -- --only chart      cases whose name contains "chart"
 *   npm run bench -- --part docs-page  one part, by its marker, and no cases
 *   npm run bench -- --write           also write the tables into lab/results
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
import { budgetsOf } from './budgets.mjs';
import { compare, measure } from './harness.mjs';
import { paceOfMachine } from './pace.mjs';
import { saveTables } from './saveTables.mjs';
import { duration, machine, paragraph, showsExcess, table } from './table.mjs';

const { values: wanted } = parseArgs({
  options: {
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    only: { type: 'string' },
    part: { type: 'string' },
  },
});
if (wanted.write && wanted.only !== undefined) throw new Error('--write needs all cases: leave --only out');

const modulesIn = (folder) =>
  Promise.all(
    readdirSync(join(import.meta.dirname, folder))
      .filter((file) => file.endsWith('.mjs'))
      .sort()
      .map((file) => import(join(import.meta.dirname, folder, file))),
  );
const cases =
  wanted.part === undefined ? (await modulesIn('cases')).filter(({ name }) => name.includes(wanted.only ?? '')) : [];
const parts = (await modulesIn('parts')).filter(({ marker }) =>
  wanted.part === undefined ? wanted.only === undefined && marker !== undefined : marker === wanted.part,
);
if (wanted.part !== undefined && parts.length === 0) throw new Error(`no part has the marker ${wanted.part}`);

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

const pace = await paceOfMachine();
const rows = [];
for (const one of cases) {
  const row = await rowOf(one);
  rows.push(row);
  console.error(`${row.name}: ${duration(row.cost.median)}`);
}

const tables =
  wanted.part === undefined
    ? { benchmarks: `${paragraph(`Measured on ${machine()}. ${pace.text}.`)}\n\n${table(rows)}` }
    : {};
for (const { marker, text } of parts) tables[marker] = await text();
for (const text of Object.values(tables)) console.log(`\n${text}`);
if (wanted.write) saveTables(tables);
if (wanted.check && Object.values(tables).some(showsExcess)) process.exitCode = 1;
