/**
 * `npm run docs:measured`: measures what every choice moves over generated births and writes
 * packages/pages/data/measured/choiceMoves.json, from which docs/conventions.md gets a table.
 *
 *   npm run docs:measured                   1,000 births, about a quarter of an hour
 *   npm run docs:measured -- year_length    only these choices; the others stay
 *   npm run docs:measured -- 20             fewer births, printed only
 *
 * Births are the same in every run; a choice of more than one other value takes them in turn, one for each birth.
 */
import { writeFileSync } from 'node:fs';
import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import { type ChoiceMoves, MOVES_FILE, readChoiceMoves } from '@ganita/pages/guide/measured.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { type Birth, births } from './births.js';
import { choiceMoves, mergedMoves, type ValueMoves } from './choiceMoves.js';
import { addBirth, newMoves } from './moves.js';
import { requestsFor, valueAt } from './requests.js';

type Fields = Readonly<Record<string, unknown>>;

const ALL_BIRTHS = 1000;
const PROGRESS_EVERY = 50;

/** Values of an answer; the echo of the request, the settings and the words are left out. */
function valuesOf(calculation: CalculationName, body: Fields, ports: Ports): Fields {
  const { birth_details, meta, words, horoscope, details, ...rest } = answer(calculation, body, ports) as Fields;
  const explained = Object.entries((details ?? {}) as Fields).map(([key, value]) => [`details/${key}`, value]);
  return { ...(horoscope as Fields | undefined), ...rest, ...Object.fromEntries(explained) };
}

/** Answers by their request; each is computed once. */
function answersOnce(ports: Ports): (calculation: CalculationName, body: Fields) => Fields {
  const known = new Map<string, Fields>();
  return (calculation, body) => {
    const key = JSON.stringify([calculation, body]);
    const values = known.get(key) ?? valuesOf(calculation, body, ports);
    known.set(key, values);
    return values;
  };
}

/** The keys of an answer that another has too. */
const sharedKeys = (values: Fields, other: Fields): Fields =>
  Object.fromEntries(Object.keys(other).map((key) => [key, values[key]]));

/** What the named choices move over some births. */
async function measure(names: readonly RuleName[], all: readonly Birth[]): Promise<ChoiceMoves> {
  const ports = await openPorts();
  const counted = new Map<string, ValueMoves>();
  const movesOf = (name: RuleName, value: string | number): ValueMoves => {
    const key = `${name} ${value}`;
    const row = counted.get(key) ?? { name, value, ...newMoves() };
    counted.set(key, row);
    return row;
  };
  for (const [turn, birth] of all.entries()) {
    const valuesFor = answersOnce(ports);
    for (const name of names) {
      const value = valueAt(name, turn);
      const { calculation, plain, over } = requestsFor(name, birth, all[turn - 1] ?? birth);
      const rules = { ...(plain.rules as Fields | undefined), ...groupedChoices({ [name]: value }) };
      const after = valuesOf(calculation, { ...plain, ...over, rules }, ports);
      addBirth(movesOf(name, value), sharedKeys(valuesFor(calculation, plain), after), after);
    }
    if ((turn + 1) % PROGRESS_EVERY === 0) console.error(`${turn + 1} births`);
  }
  return choiceMoves(names, [...counted.values()]);
}

const CHOICES = (Object.keys(RULE_CHOICES) as RuleName[]).filter((name) => name !== 'preset');
const isChoice = (word: string): word is RuleName => (CHOICES as readonly string[]).includes(word);

const words = process.argv.slice(2);
const count = words.find((word) => /^\d+$/.test(word));
const only = words.filter((word) => word !== count);
const unknown = only.find((word) => !isChoice(word));
if (unknown !== undefined) throw new Error(`${unknown} is no choice`);
const measured = await measure(
  only.length === 0 ? CHOICES : only.filter(isChoice),
  births(Number(count ?? ALL_BIRTHS)),
);
if (count === undefined) {
  const merged = mergedMoves(readChoiceMoves(), measured, CHOICES);
  writeFileSync(MOVES_FILE, `${JSON.stringify(merged, null, 1)}\n`);
} else console.log(JSON.stringify(measured, null, 1));
