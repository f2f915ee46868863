import { PRESETS } from '@ganita/core/rules/presets.js';
import { RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import { code } from '@ganita/pages/guide/markdown.js';
import type { ChoiceMove, ChoiceMoves } from '@ganita/pages/guide/measured.js';
import { type Moves, together } from './moves.js';

/** What one value of a choice moves. */
export interface ValueMoves extends Moves {
  readonly name: RuleName;
  readonly value: string | number;
}

const percent = (part: number, whole: number): string => {
  const share = (100 * part) / whole;
  return share > 0 && share < 0.5 ? 'under 1 %' : `${Math.round(share)} %`;
};

/** Three digits, no more than the figure has. */
export function number(x: number): string {
  const text = x >= 100 ? x.toFixed(0) : x >= 1 ? x.toFixed(2) : x.toPrecision(2);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Seconds as people say them. */
export function duration(seconds: number): string {
  if (seconds < 120) return `${number(seconds)} s`;
  if (seconds < 7200) return `${number(seconds / 60)} min`;
  if (seconds < 172_800) return `${number(seconds / 3600)} h`;
  const days = seconds / 86_400;
  return days < 1000 ? `${number(days)} d` : `${number(days / 365.25)} years`;
}

const DEGREES = /longitude|^(ayanamsa_value|distance|ranking_degrees)$/;
const isInDegrees = (part: string, name: string): boolean => part === 'bhava_chart' || DEGREES.test(name);

function sizeText(part: string, field: string, size: number): string {
  const [name = '', unit] = field.split(' ');
  if (unit === 'seconds') return `${name} ${duration(size)}`;
  if (unit === 'days') return `${name} ${duration(size * 86_400)}`;
  if (!isInDegrees(part, name)) return `${name} ${number(size)}`;
  return size < 0.02 ? `${name} ${number(size * 3600)}″` : `${name} ${number(size)}°`;
}

const MAX_FIELDS = 2;
const MAX_PARTS = 6;
/** Smaller moves are the sixth decimal of the answer. */
const LEAST = 5e-6;

type Part = Moves['parts'] extends Map<infer Name, infer Row> ? readonly [Name, Row] : never;

/** The share of births in which a part moves, and the fields that move most often with their largest move. */
function partText([part, { births: moved, fields }]: Part, all: number): string {
  const sized = [...fields]
    .filter(([, { most }]) => most > LEAST)
    .sort((a, b) => b[1].births - a[1].births)
    .slice(0, MAX_FIELDS)
    .map(([field, { most }]) => sizeText(part, field, most));
  return `${code(part)} ${percent(moved, all)}${sized.length === 0 ? '' : ` (${sized.join(', ')})`}`;
}

function movesText({ births: all, parts }: Moves): string {
  const rows = [...parts].sort((a, b) => b[1].births - a[1].births);
  const listed = rows.slice(0, MAX_PARTS).map((row) => partText(row, all));
  const rest = rows.slice(MAX_PARTS).map(([part]) => code(part));
  return [listed.join('; '), ...(rest.length === 0 ? [] : [`also ${rest.join(', ')}`])].join('; ');
}

const MAX_VALUES = 8;

/** Whether a preset chooses a value. */
const isChosen = ({ name, value }: ValueMoves): boolean =>
  Object.values<Readonly<Partial<Record<RuleName, string | number>>>>(PRESETS).some((preset) => preset[name] === value);

/** What the values of a line move; `value` is the text for them. */
const moveOf = (value: string, row: Moves): ChoiceMove => ({
  value,
  births: row.births,
  moved: row.births === 0 ? '' : percent(row.moved, row.births),
  what: row.moved === 0 ? 'nothing' : movesText(row),
});

/** A line for each value; where there are many, for each that a preset chooses, and one for the others. */
function movesOf(rows: readonly ValueMoves[]): readonly ChoiceMove[] {
  const isShort = rows.length <= MAX_VALUES;
  const shown = isShort ? rows : rows.filter(isChosen);
  const moves = shown.map((row) => moveOf(code(row.value), row));
  if (isShort) return moves;
  const rest = rows.filter((row) => !isChosen(row));
  return [...moves, moveOf(`any of ${rest.length}${rest.length < rows.length ? ' more' : ''}`, together(rest))];
}

/** What the values of each choice move, in the order of its values. */
export const choiceMoves = (names: readonly RuleName[], counted: readonly ValueMoves[]): ChoiceMoves =>
  Object.fromEntries(
    names.map((name) => {
      const values: readonly (string | number)[] = RULE_CHOICES[name].values;
      const order = ({ value }: ValueMoves): number => values.indexOf(value);
      return [name, movesOf(counted.filter((row) => row.name === name).sort((a, b) => order(a) - order(b)))];
    }),
  );

/** The choices that were measured again replace the old ones, in the order of all choices; one that is gone leaves. */
export const mergedMoves = (before: ChoiceMoves, fresh: ChoiceMoves, names: readonly string[]): ChoiceMoves =>
  Object.fromEntries(
    names.flatMap((name) => {
      const moves = fresh[name] ?? before[name];
      return moves === undefined ? [] : [[name, moves]];
    }),
  );
