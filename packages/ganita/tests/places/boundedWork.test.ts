import { createPlaceIndex } from 'ganita/adapters/placeIndex/placeIndex.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/**
 * The steps of a search that cost something: lookups among all words, passes through the whole text, searches for slips,
 * keys looked at, distances measured, and the bytes of the longest text searched. Steps are counted because their number,
 * unlike their time, does not depend on what else the machine does.
 */
const work = vi.hoisted(() => ({ lookups: 0, passes: 0, slips: 0, keys: 0, distances: 0, longest: 0 }));

vi.mock('ganita/adapters/placeIndex/nameSearch.js', async (original) => {
  const real = await original<typeof import('ganita/adapters/placeIndex/nameSearch.js')>();
  const counted =
    (step: 'lookups' | 'passes', find: typeof real.findInside): typeof real.findInside =>
    (sections, text, onKey, findText) => {
      work[step]++;
      work.longest = Math.max(work.longest, text.length);
      const counting: typeof onKey = (key, kind) => {
        work.keys++;
        return onKey(key, kind);
      };
      find(sections, text, counting, findText);
    };
  return {
    ...real,
    findByWordStart: counted('lookups', real.findByWordStart),
    findInside: counted('passes', real.findInside),
  };
});
vi.mock('ganita/adapters/placeIndex/typoSearch.js', async (original) => {
  const real = await original<typeof import('ganita/adapters/placeIndex/typoSearch.js')>();
  return {
    ...real,
    createTypoSearch: (...sections: Parameters<typeof real.createTypoSearch>) => {
      const search = real.createTypoSearch(...sections);
      return (text: Uint8Array) => {
        work.slips++;
        return search(text);
      };
    },
  };
});
vi.mock('@ganita/core/names/editDistance.js', async (original) => {
  const real = await original<typeof import('@ganita/core/names/editDistance.js')>();
  return {
    ...real,
    editDistance: (...words: Parameters<typeof real.editDistance>) => {
      work.distances++;
      return real.editDistance(...words);
    },
  };
});

const index = createPlaceIndex();
beforeEach(() => {
  for (const step of Object.keys(work) as (keyof typeof work)[]) work[step] = 0;
});

describe('a search of the place index', () => {
  it.each([
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['ten thousand words', 'a '.repeat(10_000)],
    ['letters that expand to eighteen each', '\ufdfa'.repeat(3000)],
    ['words that may say where a place lies', 'in us '.repeat(40)],
    ['a name with slips that much is like', 'antananananananananana'],
    ['commas', 'ab,'.repeat(3000)],
  ])('takes few steps for %s', (_, query) => {
    for (const country of [null, 'IN']) index.search(query, { limit: 50, country, isPrefix: true });
    expect(work.lookups).toBeGreaterThan(0);
    // Two searches.
    expect(work.lookups).toBeLessThanOrEqual(16);
    expect(work.passes).toBeLessThanOrEqual(16);
    expect(work.slips).toBeLessThanOrEqual(16);
    expect(work.keys).toBeLessThanOrEqual(20_000);
    expect(work.distances).toBeLessThanOrEqual(400 * work.slips);
    expect(work.longest).toBeLessThanOrEqual(800);
  });
});
