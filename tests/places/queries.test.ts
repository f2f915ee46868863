import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normaliseName } from '../../src/adapters/placeIndex/normalise.js';
import { createPlaceIndex } from '../../src/adapters/placeIndex/placeIndex.js';

const rows = readFileSync(new URL('./queries.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' => '));

describe('the place index', () => {
  const index = createPlaceIndex();

  it('contains at least 195,000 places', () => {
    expect(index.size).toBeGreaterThanOrEqual(195_000);
  });

  it(`gives the right first place for each of ${rows.length} texts that people type`, () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const misses = rows.flatMap(([query = '', wanted = '']) => {
      const [place] = index.search(query, 1);
      const found = place === undefined ? 'nothing' : [place.name, place.countryCode, place.state].join(', ');
      return normaliseName(found).startsWith(normaliseName(wanted)) ? [] : [`${query} => ${found}, not ${wanted}`];
    });
    expect(misses).toEqual([]);
  });
});
