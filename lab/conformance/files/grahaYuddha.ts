import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { type Comparator, exact, fieldsBy, type Judge, rowsBy, set, within } from '../compare.js';
import { isRecord, pick } from '../golden.js';

/** Grahas named in a value: of a war the two planets, however its record is written; a kind is no planet. */
function namesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string' && (GRAHAS as readonly string[]).includes(value)) found.add(value);
  else if (Array.isArray(value)) for (const item of value) namesIn(item, found);
  else if (isRecord(value)) for (const below of Object.values(value)) namesIn(below, found);
  return found;
}

const pairOf = (war: unknown): string => [...namesIn(war)].sort().join(' and ');

/** The kind of a war, in letters of any case. */
const kindWord: Judge = {
  judge: (golden, ours) => ({
    agrees: golden === ours || (typeof golden === 'string' && golden.toLowerCase() === ours),
    margin: null,
  }),
};

const DEGREES = within(2e-6, 'degrees');

/**
 * No birth of the public file has a war, so the spelling of its fields is not known: each is read by what its name says.
 * A field that says none of this stays unaccounted for and fails the run.
 */
const FIELDS: readonly (readonly [name: RegExp, ours: string, comparator: Comparator])[] = [
  [/separation/, 'separation', DEGREES],
  [/latitude/, 'latitude_difference', DEGREES],
  [/north/, 'northern_planet', exact],
  [/lower|lesser|behind/, 'planet_of_lower_longitude', exact],
  [/kind/, 'war_kind', kindWord],
  [/planets|bodies|pair/, 'planets', set],
];

/** Wars of planets, in any order. */
export const grahaYuddha: Comparator = rowsBy(
  pairOf,
  fieldsBy((key, ours) => {
    const row = FIELDS.find(([name]) => name.test(key));
    return row === undefined ? null : { ours: pick(ours, row[1]), comparator: row[2] };
  }),
);
