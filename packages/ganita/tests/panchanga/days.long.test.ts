import { constantClock } from '@ganita/core/time/civilClock.js';
import { addDays, daysSince2000 } from '@ganita/core/time/julianDay.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { longCases } from '../../../../tests/cases.js';
import { type Almanac, dateAt, openAlmanac, PLACES } from './almanac.js';
import { faultsOf } from './dayProperties.js';

let almanac: Almanac;
beforeAll(async () => {
  almanac = await openAlmanac();
});

/** Three years or twenty; three at the highest latitude the service takes, where the library searches longer for a sunrise. */
const FIRST = daysSince2000({ year: 2020, month: 1, day: 1 });
const LAST = daysSince2000({ year: longCases(2022, 2039), month: 12, day: 31 });
const LAST_AT_HIGHEST = daysSince2000({ year: 2022, month: 12, day: 31 });
const HIGHEST = { place: { latitudeDeg: 66, longitudeDeg: 25.7 }, clock: constantClock(2) };

describe('every day of many years', () => {
  it.each([...PLACES, HIGHEST].map((where) => [where.place.latitudeDeg, where] as const))(
    'at latitude %s is computed, tiled and has its windows in their halves',
    (_, where) => {
      const faults: string[] = [];
      let unanchored = 0;
      let vriddhi = 0;
      let kshaya = 0;
      const last = where === HIGHEST ? LAST_AT_HIGHEST : LAST;
      for (let day = FIRST; day <= last; day++) {
        const panchang = almanac.day(dateAt(day), where);
        faults.push(...faultsOf(panchang));
        if (panchang.sunDay === null) unanchored++;
        if (panchang.isTithiVriddhi) vriddhi++;
        kshaya += panchang.kshayaTithis.length;
      }
      expect(faults.slice(0, 20)).toEqual([]);
      // The Sun fails to set near the summer solstice only at the highest latitude.
      if (where === HIGHEST) expect(unanchored).toBeGreaterThan(0);
      else expect(unanchored).toBe(0);
      // 371 tithis to 365 days: so many more are lost than repeated.
      const years = (LAST - FIRST + 1) / 365.2422;
      if (where !== HIGHEST) expect(Math.abs(kshaya - vriddhi - 5.83 * years)).toBeLessThan(4);
    },
  );

  it('a repeated tithi is current at both sunrises and a skipped one at none', () => {
    for (let day = FIRST; day < FIRST + 400; day++) {
      const [today, tomorrow] = [dateAt(day), addDays(dateAt(day), 1)].map((date) =>
        almanac.day(date, PLACES[0] as (typeof PLACES)[0]),
      );
      const [at, next] = [today?.spans.tithi[0]?.number ?? 0, tomorrow?.spans.tithi[0]?.number ?? 0];
      const passed = (next - at + 30) % 30;
      expect(today?.isTithiVriddhi).toBe(passed === 0);
      expect(today?.kshayaTithis.length).toBe(Math.max(0, passed - 1));
    }
  });
});
