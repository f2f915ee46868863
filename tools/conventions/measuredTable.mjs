import { code, table } from '../markdown.mjs';
import { together } from './moves.mjs';

const percent = (part, whole) => {
  const share = (100 * part) / whole;
  return share > 0 && share < 0.5 ? 'under 1 %' : `${Math.round(share)} %`;
};

/** Three digits, no more than the figure has. */
export function number(x) {
  const text = x >= 100 ? x.toFixed(0) : x >= 1 ? x.toFixed(2) : x.toPrecision(2);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Seconds as people say them. */
export function duration(seconds) {
  if (seconds < 120) return `${number(seconds)} s`;
  if (seconds < 7200) return `${number(seconds / 60)} min`;
  if (seconds < 172_800) return `${number(seconds / 3600)} h`;
  const days = seconds / 86_400;
  return days < 1000 ? `${number(days)} d` : `${number(days / 365.25)} years`;
}

const DEGREES = /longitude|^(ayanamsa_value|distance|ranking_degrees)$/;
const isInDegrees = (part, name) => part === 'bhava_chart' || DEGREES.test(name);

function sizeText(part, field, size) {
  const [name, unit] = field.split(' ');
  if (unit === 'seconds') return `${name} ${duration(size)}`;
  if (unit === 'days') return `${name} ${duration(size * 86_400)}`;
  if (!isInDegrees(part, name)) return `${name} ${number(size)}`;
  return size < 0.02 ? `${name} ${number(size * 3600)}″` : `${name} ${number(size)}°`;
}

const MOST_FIELDS = 2;
const MOST_PARTS = 6;
/** Smaller moves are the sixth decimal of the answer. */
const LEAST = 5e-6;

/** The share of births in which a part moves, and the fields that move most often with their largest move. */
function partText([part, { births: moved, fields }], all) {
  const sized = [...fields]
    .filter(([, { most }]) => most > LEAST)
    .sort((a, b) => b[1].births - a[1].births)
    .slice(0, MOST_FIELDS)
    .map(([field, { most }]) => sizeText(part, field, most));
  return `${code(part)} ${percent(moved, all)}${sized.length === 0 ? '' : ` (${sized.join(', ')})`}`;
}

function movesText({ births: all, parts }) {
  const rows = [...parts].sort((a, b) => b[1].births - a[1].births);
  const listed = rows.slice(0, MOST_PARTS).map((row) => partText(row, all));
  const rest = rows.slice(MOST_PARTS).map(([part]) => code(part));
  return [listed.join('; '), ...(rest.length === 0 ? [] : [`also ${rest.join(', ')}`])].join('; ');
}

const MOST_VALUES = 8;

/** A line for each value; where there are many, for each that a preset chooses, and one for the others. */
function linesOf(rows, { PRESETS }) {
  const isChosen = ({ name, value }) => Object.values(PRESETS).some((preset) => preset[name] === value);
  const rest = rows.filter((row) => !isChosen(row));
  const many = rows.length > MOST_VALUES;
  const shown = many ? [...rows.filter(isChosen), { ...rest[0], ...together(rest), value: null }] : rows;
  return shown.map((row, index) => [
    index === 0 ? code(row.name) : '',
    row.value === null ? `any of ${rest.length}${rest.length < rows.length ? ' more' : ''}` : code(row.value),
    row.births,
    row.births === 0 ? '' : percent(row.moved, row.births),
    row.moved === 0 ? 'nothing' : movesText(row),
  ]);
}

/** The table of docs/conventions.md that is measured. */
export const measuredTable = ({ core, names, counted }) =>
  table(
    ['choice', 'value', 'births', 'of them moved', 'what moves, in how many births, and by how much at most'],
    names.flatMap((name) => {
      const order = ({ value }) => core.RULE_CHOICES[name].values.indexOf(value);
      const rows = counted.filter((row) => row.name === name).sort((a, b) => order(a) - order(b));
      return linesOf(rows, core);
    }),
  );

/** Lines of a table by the choice that they begin with. */
function linesByChoice(text) {
  const lines = new Map();
  let name = '';
  for (const line of text.trim().split('\n').slice(2)) {
    name = /^\| `(\w+)` \|/.exec(line)?.[1] ?? name;
    lines.set(name, [...(lines.get(name) ?? []), line]);
  }
  return lines;
}

/** A table in which the choices that were measured again replace their old lines, in the order of all choices. */
export function mergedTable(before, fresh, names) {
  const lines = new Map([...linesByChoice(before), ...linesByChoice(fresh)]);
  return [...fresh.split('\n').slice(0, 2), ...names.flatMap((name) => lines.get(name) ?? [])].join('\n');
}
