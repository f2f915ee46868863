import type { FestivalAlmanac, MonthTithi } from '@ganita/core/festivals/almanac.js';
import { ekadashiFast } from '@ganita/core/festivals/ekadashi.js';
import { type RangeDays, rangeDays } from '@ganita/core/panchanga/range/rangeDays.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

const FIRST = { year: 2026, month: 3, day: 10 };
const UJJAIN = { place: { latitudeDeg: 23.1765, longitudeDeg: 75.7885 }, clock: constantClock(5.5) };

let days: RangeDays;
beforeAll(async () => {
  days = rangeDays(openObservatory(await createSwissEphemeris(), DAILY_RULES), UJJAIN, DAILY_RULES);
});

const tithi = (number: number, fromHour: number, toHour: number): MonthTithi => {
  const at = (hour: number) => julianDayUt(midnightOf(FIRST, 5.5) + hour / 24);
  return { number, startJdUt: at(fromHour), endJdUt: at(toHour) } as MonthTithi;
};

/** The great dwadashi of a pure ekadashi on 10 March (sunrise at 6:38), the Moon in one nakshatra for all days. */
function mahadvadashiIn(star: number, paksha: 'shukla' | 'krishna' = 'shukla'): string | null {
  const first = paksha === 'shukla' ? 0 : 15;
  const [ekadashi, dwadashi, last] = [
    tithi(first + 11, 2, 25),
    tithi(first + 12, 25, 50),
    tithi(first + 15, 98, 122),
  ] as const;
  const almanac = {
    days,
    rules: resolveRules(DAILY_RULES, { nakshatra_mahadvadashi: 'on' }),
    sky: { spanAt: () => ({ number: star }) },
    tithiAfter: (_: MonthTithi, steps: number) => (steps === 1 ? dwadashi : last),
  } as unknown as FestivalAlmanac;
  return ekadashiFast(almanac, ekadashi, 'vaishnava')?.mahadvadashi ?? null;
}

describe('a great dwadashi by nakshatra', () => {
  // docs/rules/10-festivals.md#section-6-3, item 5
  it('is Jaya in Punarvasu, Vijaya in Shravana, Jayanti in Rohini, Papanashini in Pushya, and none in another', () => {
    const found = NAKSHATRAS.map((star, index) => [star, mahadvadashiIn(index + 1)] as const);
    expect(found.filter(([, name]) => name !== null)).toEqual([
      ['Rohini', 'jayanti'],
      ['Punarvasu', 'jaya'],
      ['Pushya', 'papanashini'],
      ['Shravana', 'vijaya'],
    ]);
  });

  it('is none in the dark fortnight', () => {
    expect(NAKSHATRAS.map((_, index) => mahadvadashiIn(index + 1, 'krishna')).filter((name) => name !== null)).toEqual(
      [],
    );
  });
});
