import { readFileSync } from 'node:fs';
import { kmBetween } from '@ganita/core/angles/greatCircle.js';
import { DomainError } from '@ganita/core/errors/domainError.js';
import { expect, test } from 'vitest';
import { lazyPlaceIndex } from '../../src/adapters/placeIndex/lazyPlaceIndex.js';
import { placeNamed } from '../../src/calculations/location/placeOfName.js';

const FILE = new URL('../../../../tests/golden/hardPlaces.tsv', import.meta.url);
const DEFAULT_KM = 30;
const OFFERED = 5;
/** Names that today are neither found nor offered: a list that may only grow shorter. */
const UNKNOWN = 25;

const places = lazyPlaceIndex();

/** What becomes of a name: the place itself, a question that offers it, a question or error without it, another place. */
function outcomeOf(line: string): 'right' | 'asked' | 'unknown' | 'wrong' {
  const [query = '', latitude, longitude, tolerance] = line.split('\t');
  const spot = { latitudeDeg: Number(latitude), longitudeDeg: Number(longitude) };
  const isIt = (place: typeof spot): boolean => kmBetween(place, spot) <= (Number(tolerance) || DEFAULT_KM);
  const found = placeNamed(query, 'place', places);
  if (!(found instanceof DomainError)) return isIt(found) ? 'right' : 'wrong';
  const offered = places.search(query, { limit: OFFERED, country: null, isPrefix: false });
  return offered.some(isIt) ? 'asked' : 'unknown';
}

test('no hard name of a place is taken for another place, and no more of them are unknown than before', () => {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n').slice(1);
  const named = (outcome: string): string[] => lines.filter((line) => outcomeOf(line) === outcome);
  expect(lines).toHaveLength(63);
  expect(named('wrong')).toEqual([]);
  expect(named('unknown').length).toBeLessThanOrEqual(UNKNOWN);
});
