#!/usr/bin/env node
/**
 * Measures what every choice moves over generated births and writes the table into docs/conventions.md. The project must
 * be built; `npm run docs:tables` builds it and writes the tables of the rows as well.
 *
 *   node tools/conventions/measure.mjs                1,000 births, about a quarter of an hour
 *   node tools/conventions/measure.mjs year_length    only these choices; the other lines stay
 *   node tools/conventions/measure.mjs 20             fewer births, printed only
 *
 * Births are the same in every run; a choice of more than one other value takes them in turn, one for each birth.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withTables } from '../ruleTables.mjs';
import { births } from './births.mjs';
import { measuredTable, mergedTable } from './measuredTable.mjs';
import { addBirth, newMoves, substance } from './moves.mjs';
import { requestsFor, valueAt } from './requests.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const page = join(root, 'docs/conventions.md');
const ALL_BIRTHS = 1000;

const MODULES = [
  'adapters/openPorts',
  'calculations/natal/choiceReach',
  'core/rules/matchChoices',
  'core/rules/presets',
  'core/rules/rules',
  'core/time/civilText',
  'core/time/julianDay',
  'api/answer',
  'api/compare/figures',
  'api/compare/walk',
];
const load = async (names) =>
  Object.assign({}, ...(await Promise.all(names.map((name) => import(join(root, 'dist', `${name}.js`))))));

/** Answers by their request; each is computed once. */
function answers(core, ports) {
  const known = new Map();
  return (calculation, body) => {
    const key = JSON.stringify([calculation, body]);
    const answer = known.get(key) ?? substance(core, calculation, body, ports);
    known.set(key, answer);
    return answer;
  };
}

/** The keys of an answer that another has too. */
const sharedKeys = (answer, other) => Object.fromEntries(Object.keys(other).map((key) => [key, answer[key]]));

/** What the named choices move over so many births. */
async function measure(core, names, total) {
  const ports = await core.openPorts();
  const counted = new Map();
  const movesOf = (name, value) => {
    const key = `${name} ${value}`;
    const row = counted.get(key) ?? { name, value, ...newMoves() };
    counted.set(key, row);
    return row;
  };
  let [before] = births(1);
  let turn = 0;
  for (const birth of births(total)) {
    const answerTo = answers(core, ports);
    for (const name of names) {
      const value = valueAt(core, name, turn);
      const { calculation, plain, over } = requestsFor(core, name, birth, before);
      const chosen = { ...plain, ...over, rules: { ...plain.rules, [name]: value } };
      const after = substance(core, calculation, chosen, ports);
      addBirth(core, movesOf(name, value), sharedKeys(answerTo(calculation, plain), after), after);
    }
    before = birth;
    turn += 1;
    if (turn % 50 === 0) console.error(`${turn} births`);
  }
  return measuredTable({ core, names, counted: [...counted.values()] });
}

const BETWEEN = /(?<=<!-- measured:begin -->)[\s\S]*(?=<!-- measured:end -->)/;

const core = await load(MODULES);
const all = Object.keys(core.RULE_CHOICES).filter((name) => name !== 'preset');
const asked = process.argv.slice(2);
const [count] = asked.filter((word) => /^\d+$/.test(word)).map(Number);
const only = asked.filter((word) => !/^\d+$/.test(word));
const unknown = only.find((name) => !all.includes(name));
if (unknown !== undefined) throw new Error(`${unknown} is no choice`);
const measured = await measure(core, only.length === 0 ? all : only, count ?? ALL_BIRTHS);
if (count === undefined) {
  const text = readFileSync(page, 'utf8');
  const [before = ''] = BETWEEN.exec(text) ?? [];
  writeFileSync(page, withTables(text, { measured: mergedTable(before, measured, all) }));
} else console.log(measured);
