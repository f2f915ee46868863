import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, expect, it } from 'vitest';
import { intervalsOf } from './bruteForce.js';
import { skyOf } from './skies.js';

let ports: Awaited<ReturnType<typeof openPorts>>;
beforeAll(async () => {
  ports = await openPorts();
});

/** How many positions a search of some days requests from the ephemeris: its cost, on every machine the same. */
function positionsFor(tree: Readonly<Record<string, unknown>>, days: number): number {
  let count = 0;
  const ephemeris: Ephemeris = {
    ...ports.ephemeris,
    ecliptic(body, jdUt, options) {
      count++;
      return ports.ephemeris.ecliptic(body, jdUt, options);
    },
  };
  intervalsOf(skyOf({ ...ports, ephemeris }, 'ujjain', { year: 2026, month: 1, day: 1 }, days), tree);
  return count;
}

it.each([
  ['a nakshatra on a weekday', { all: [{ nakshatra: 8 }, { vara: 'Thursday' }] }, 6],
  ['a rising sign in the day of a tithi', { all: [{ tithi: [11, 26] }, { lagna: 'Leo' }, { day_part: 'day' }] }, 40],
  ['days and instants without an exclusion', { none: [{ exclusion: 'ekargala' }, { exclusion: 'guru_pushya' }] }, 400],
])('a search for %s costs as much in each month of a year', (_, tree, mostEachMonth) => {
  const [one, two, four] = [positionsFor(tree, 90), positionsFor(tree, 180), positionsFor(tree, 360)] as const;
  expect((four - two) / 6).toBeLessThan(mostEachMonth);
  // 2 where the cost is linear, 4 where it is quadratic
  expect((four - two) / (two - one)).toBeLessThan(2.5);
});
