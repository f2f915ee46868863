import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { momentDateText } from '@ganita/core/time/civilText.js';
import { julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import type { AstaPeriod } from '@ganita/core/visibility/astaPeriod.js';
import { astaPeriods } from '@ganita/core/visibility/astaPeriods.js';
import type { StarPlanet } from '@ganita/core/visibility/planets.data.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), DAILY_RULES);
});

const NEW_DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };

/** The periods of a planet at New Delhi in two and a half years from a date. */
function periodsFrom(date: string, planet: StarPlanet): readonly AstaPeriod[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const startJdUt = midnightOf({ year, month, day }, 5.5);
  return astaPeriods(observatory, planet, 'arcus_visionis', NEW_DELHI, {
    startJdUt,
    endJdUt: julianDayUt(startJdUt + 900),
  });
}

describe('asta by the depth of the Sun at New Delhi', () => {
  // tests/golden/visibility.json
  it.each([
    ['Jupiter', '2015-08-12', '2015-09-08'],
    ['Jupiter', '2019-12-17', '2020-01-11'],
    ['Venus', '2016-04-29', '2016-07-01'],
    ['Venus', '2019-07-25', '2019-09-11'],
  ] as const)('of %s is from %s to %s', (planet, asta, udaya) => {
    const [period] = periodsFrom(asta, planet);
    const dates = [period?.asta.jdUt, period?.udaya.jdUt].map((jdUt) => jdUt && momentDateText(jdUt, 5.5));
    expect(dates).toEqual([asta, udaya]);
  });

  it.each([
    ['Mercury', 9.5, 13],
    ['Venus', 5.7, 5.7],
    ['Mars', 13.2, 14.5],
    ['Jupiter', 7.6, 8.9],
    ['Saturn', 10, 13],
  ] as const)('of %s has the limit %f in the evening and %f in the morning', (planet, evening, morning) => {
    // docs/rules/11-eclipses-and-visibility.md#section-5
    const limits = periodsFrom('2015-01-01', planet).flatMap(({ asta, udaya }) => [asta, udaya]);
    expect(limits.length).toBeGreaterThan(0);
    for (const { side, limitDeg } of limits) expect(limitDeg).toBe(side === 'west_evening' ? evening : morning);
  });
});
