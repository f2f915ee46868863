import { type Comparator, exact, fieldsBy, rowsBy, set, within } from '../compare.js';
import { isRecord, pick } from '../golden.js';

/** Names in a value, sorted: of a war the two planets, however its record is written. */
function namesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string' && /^[A-Z][a-z]+$/.test(value)) found.add(value);
  else if (Array.isArray(value)) for (const item of value) namesIn(item, found);
  else if (isRecord(value)) for (const below of Object.values(value)) namesIn(below, found);
  return found;
}

const pairOf = (war: unknown): string => [...namesIn(war)].sort().join(' and ');

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
  [/kind/, 'kind', exact],
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
