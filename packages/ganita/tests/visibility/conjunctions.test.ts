import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt, MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { type Conjunction, conjunctionsIn } from '@ganita/core/visibility/solarConjunctions.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), resolveRules(DAILY_RULES, { positions: 'geometric' }));
});

const jdOf = (utc: string): number => Date.parse(utc) / 86_400_000 + 2_440_587.5;
const minutesFrom = (jdUt: number | undefined, utc: string): number =>
  Math.abs((jdUt ?? 0) - jdOf(utc)) * MINUTES_PER_DAY;

function conjunctionNear(bodies: Conjunction['bodies'], utc: string): Conjunction {
  const [startJdUt, endJdUt] = [julianDayUt(jdOf(utc) - 1), julianDayUt(jdOf(utc) + 1)];
  const [found] = conjunctionsIn(observatory, bodies, { startJdUt, endJdUt }, DAILY_RULES);
  if (found === undefined) throw new Error('no conjunction');
  return found;
}

describe('a conjunction of two planets', () => {
  // tests/golden/visibility.json, of geometric positions
  it.each([
    ['Mercury', 'Jupiter', '2020-01-02T16:36:21Z', '2020-01-01T22:50:50Z', '2020-01-03T10:18:38Z', 'Jupiter', -1.502],
    ['Mars', 'Jupiter', '2020-03-20T11:30:51Z', '2020-03-18T15:18:32Z', '2020-03-22T07:24:00Z', 'Jupiter', -0.7077],
    ['Mercury', 'Venus', '2021-02-13T07:37:43Z', '2021-02-12T20:50:19Z', '2021-02-13T18:39:15Z', 'Mercury', 4.5642],
  ] as const)(
    'of %s and %s is exact at %s, and a war from %s to %s; %s is north',
    (a, b, exact, from, to, north, apart) => {
      const { jdUt, war, northern, latitudesDeg, exact: isExact } = conjunctionNear([a, b], exact);
      expect(isExact).toBe(true);
      expect(minutesFrom(jdUt, exact)).toBeLessThan(5);
      expect(minutesFrom(war?.startJdUt, from)).toBeLessThan(10);
      expect(minutesFrom(war?.endJdUt, to)).toBeLessThan(10);
      expect(northern).toBe(north);
      expect(latitudesDeg[0] - latitudesDeg[1]).toBeCloseTo(apart, 3);
    },
  );
});
