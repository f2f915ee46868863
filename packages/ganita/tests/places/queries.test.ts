import { readFileSync } from 'node:fs';
import { normaliseName } from 'ganita/adapters/placeIndex/normalise.js';
import { createPlaceIndex } from 'ganita/adapters/placeIndex/placeIndex.js';
import { describe, expect, it } from 'vitest';

const rows = readFileSync(new URL('./queries.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' => '));

describe('the place index', () => {
  const index = createPlaceIndex();

  it('contains at least 225,000 places', () => {
    expect(index.size).toBeGreaterThanOrEqual(225_000);
  });

  it(`gives the right first place for each of ${rows.length} texts that people type`, () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const misses = rows.flatMap(([query = '', wanted = '']) => {
      const [place] = index.search(query, { limit: 1, country: null, isPrefix: false });
      const found = place === undefined ? 'nothing' : [place.name, place.countryCode, place.state].join(', ');
      return normaliseName(found).startsWith(normaliseName(wanted)) ? [] : [`${query} => ${found}, not ${wanted}`];
    });
    expect(misses).toEqual([]);
  });

  it('finds the place nearest to a spot, if one is near enough', () => {
    expect(index.nearest(13.08, 80.27, 50)).toMatchObject({ state: 'Tamil Nadu', countryCode: 'IN' });
    // At Udupi, in Karnataka, a few kilometres from it.
    expect(index.nearest(13.33, 74.75, 50)?.state).toBe('Karnataka');
    expect(index.nearest(15, 88, 50)).toBeNull();
    expect(index.nearest(15, 88, 2000)).not.toBeNull();
    expect(index.nearest(0, 180, 10)).toBeNull();
  });

  const firstOf = (text: string, country: string | null, isPrefix = true): string | undefined =>
    index.search(text, { limit: 1, country, isPrefix })[0]?.name;

  it('puts a larger place that begins with the letters before a small one of just this name, while it is typed', () => {
    // Var is a village of Romania, Sal one of Jordan.
    expect(['var', 'sal', 'vara'].map((text) => firstOf(text, null))).toEqual(['Varanasi', 'Salvador', 'Varanasi']);
    expect(['var', 'sal'].map((text) => firstOf(text, null, false))).toEqual(['Var', 'Sal']);
    // A town that is not much smaller than the city that begins with its name.
    expect(firstOf('salem', null)).toBe('Salem');
  });

  it.each([
    ['var', 'IN', 'Varanasi'],
    ['var', 'BG', 'Varna'],
    ['hyderabad', 'PK', 'Hyderabad'],
    ['salem', 'US', 'Salem'],
    ['london', 'CA', 'London'],
    ['pari', 'FR', 'Paris'],
  ])('puts for %s and %s the places of this country first', (text, country, name) => {
    const places = index.search(text, { limit: 50, country, isPrefix: true });
    expect([places[0]?.name, places[0]?.countryCode]).toEqual([name, country]);
    // Those that start a word with the text, and those that contain it: each group has the country first.
    const words = places.filter((place) => !isInside(place.name, text));
    const inCountry = words.map(({ countryCode }) => countryCode === country);
    expect(inCountry).toEqual([...inCountry].sort((a, b) => Number(b) - Number(a)));
    // India alone has more than fifty places that begin with `var`.
    if (country !== 'IN') expect(new Set(places.map(({ countryCode }) => countryCode)).size).toBeGreaterThan(1);
  });

  it('has places of a country by its code, and none of a code that is no country', () => {
    expect(['IN', 'US', 'XX', 'in', ''].map((code) => index.hasCountry(code))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('finds elsewhere what the country does not have', () => {
    expect(firstOf('Reykjavik', 'IN')).toBe('Reykjavik');
  });
});

/** Whether a primary name has the text inside a word, or only another name of the place matches. */
const isInside = (name: string, text: string): boolean =>
  !normaliseName(name)
    .split(' ')
    .some((word) => word.startsWith(text));
