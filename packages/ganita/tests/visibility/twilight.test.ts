import type { GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { momentMinuteText } from '@ganita/core/time/civilText.js';
import { julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import {
  TWILIGHTS,
  type Twilight,
  type TwilightOfDay,
  twilightAround,
} from '@ganita/core/visibility/twilightLimits.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let observatory: Observatory;
beforeAll(async () => {
  observatory = openObservatory(await createSwissEphemeris(), DAILY_RULES);
});

const DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
const TROMSO = { latitudeDeg: 69.6492, longitudeDeg: 18.9553 };

function around(date: string, place: GeoPlace, twilight: Twilight): TwilightOfDay {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const midnight = midnightOf({ year, month, day }, place.longitudeDeg / 15);
  const transit = observatory.riseSet('Sun', 'upper_transit', midnight, place, 'apparent_upper_limb');
  return twilightAround(observatory, transit ?? julianDayUt(0), place, twilight);
}

describe('twilight', () => {
  // docs/rules/11-eclipses-and-visibility.md#section-8
  it.each([
    ['civil', '06:02', '18:56'],
    ['nautical', '05:35', '19:23'],
    ['astronomical', '05:07', '19:51'],
  ] as const)('at Delhi on 2026-03-20 is, %s, from %s and to %s', (twilight, dawn, dusk) => {
    const { dawnJdUt, duskJdUt, state } = around('2026-03-20', DELHI, twilight);
    const text = (jdUt: typeof dawnJdUt): string | null => jdUt && momentMinuteText(jdUt, 5.5);
    expect([text(dawnJdUt), text(duskJdUt), state]).toEqual([dawn, dusk, null]);
  });

  it('lasts all night in a polar summer and is absent in none of a polar winter but by day', () => {
    expect(TWILIGHTS.map((one) => around('2026-06-21', TROMSO, one).state)).toEqual(Array(3).fill('all_night'));
    expect(TWILIGHTS.map((one) => around('2026-12-21', TROMSO, one).state)).toEqual(Array(3).fill(null));
    expect(around('2026-12-21', { latitudeDeg: 80, longitudeDeg: 0 }, 'civil').state).toBe('never');
  });
});
