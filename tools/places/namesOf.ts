import { normaliseName } from 'ganita/adapters/placeIndex/normalise.js';
import type { PlaceRow } from './readRows.js';

/** Alternates are indexed for places of at least this size, and for every Indian place in an Indian script. */
const KNOWN_PLACE = 15_000;
/** Shorter Latin alternates are airport codes and abbreviations. */
const SHORTEST_LATIN = 4;
const SHORTEST_OTHER = 2;
const INDIAN_SCRIPTS =
  /^[\s\p{M}\p{N}\p{P}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]+$/u;
const LATIN = /^[\p{Script=Latin}\p{P}\p{N}\p{M}\s]+$/u;

/** A name by which a place is found. */
export interface IndexedName {
  readonly key: string;
  readonly alternate: boolean;
}

/** All names of a place in the form in which they are compared, primary ones first, each once. */
export function namesOf(row: PlaceRow): IndexedName[] {
  const primary = new Set([row.name, ...row.equals].map(normaliseName).filter((key) => key !== ''));
  const alternates = new Set<string>();
  for (const name of row.alternates) {
    if (!isIndexed(name, row)) continue;
    const key = normaliseName(name);
    if (key !== '' && !primary.has(key)) alternates.add(key);
  }
  return [
    ...[...primary].map((key) => ({ key, alternate: false })),
    ...[...alternates].map((key) => ({ key, alternate: true })),
  ];
}

function isIndexed(name: string, row: PlaceRow): boolean {
  if (row.countryCode === 'IN' && INDIAN_SCRIPTS.test(name)) return true;
  if (row.population < KNOWN_PLACE) return false;
  return name.length >= (LATIN.test(name) ? SHORTEST_LATIN : SHORTEST_OTHER);
}
