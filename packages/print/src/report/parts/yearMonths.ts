import { praveshaMoment } from '@ganita/core/annual/pravesha.js';
import { type JulianDayUt, julianDayUt } from '@ganita/core/time/julianDay.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { type Sign, signOf } from '@ganita/core/zodiac/signs.js';
import type { NatalContext } from 'ganita/calculations/natal/context.js';

/** The chart of the start of a month of a year of life, as `/horoscope` with `months` has it. */
export interface YearMonth {
  /** 1 to 12 */
  readonly month: number;
  readonly jdUt: JulianDayUt;
  readonly lagna: Sign;
  readonly signs: Readonly<Record<Graha, Sign>>;
}

const MONTHS = 12;

/** The twelve months of the year of an annual chart. Errors: those of the ephemeris. */
export function yearMonths({ observatory, natal, birth, input }: NatalContext): readonly YearMonth[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const count = { years: input.years, months: index + 1, sixtyHours: 1 };
    const { jdUt } = praveshaMoment(observatory, natal.sky.jdUt, 'annual', count);
    const moment = julianDayUt(jdUt);
    return {
      month: index + 1,
      jdUt: moment,
      lagna: signOf(observatory.ascendantDeg(moment, birth.place)),
      signs: Object.fromEntries(
        GRAHAS.map((graha) => [graha, signOf(observatory.longitudeDeg(graha, moment))]),
      ) as Readonly<Record<Graha, Sign>>,
    };
  });
}
