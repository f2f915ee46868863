import { signedArc } from '../angles/angles.js';
import { ANGAS } from '../panchanga/angas.js';
import type { Luminaries } from '../panchanga/luminaries.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { signOf } from '../zodiac/signs.js';
import { solarReturn, yearBegin } from './solarReturn.js';

/** The return of the natal tithi, exact to its fraction, in a year of life. */
export interface TithiPravesha {
  readonly jdUt: JulianDayUt;
  /** Moon less Sun, 0 <= x < 360: that of the birth */
  readonly elongationDeg: number;
  /** False in a year in which the natal elongation never comes while the Sun is in its natal sign. */
  readonly sunInNatalSign: boolean;
  /** The solar return of the year, which it lies near. */
  readonly solarReturnJdUt: JulianDayUt;
}

const SYNODIC_MONTH_DAYS = 29.530588;

/**
 * The moment of the natal elongation with the Sun in its natal sign; of several the one nearest to the solar return of the
 * year, and where there is none the nearest of all (docs/rules/07-panchang-calendar-transits.md#section-15). Year 1
 * is the birth.
 */
export function tithiPravesha(luminaries: Luminaries, birthJdUt: JulianDayUt, years: number): TithiPravesha {
  const elongationDeg = luminaries.angleDeg(ANGAS.tithi, birthJdUt);
  if (years === 1) return { jdUt: birthJdUt, elongationDeg, sunInNatalSign: true, solarReturnJdUt: birthJdUt };
  const solarReturnJdUt = solarReturn(luminaries, birthJdUt, yearBegin(years));
  const natalSign = signOf(luminaries.sunDeg(birthJdUt));
  const toGo = signedArc(luminaries.angleDeg(ANGAS.tithi, solarReturnJdUt), elongationDeg);
  const nearJdUt = solarReturnJdUt + toGo / ANGAS.tithi.meanDegPerDay;
  // The next ones lie more than 43 days away, where the Sun has left its sign.
  const returns = [-1, 0, 1].map((months) => {
    const jdUt = luminaries.crossing(ANGAS.tithi, elongationDeg, nearJdUt + months * SYNODIC_MONTH_DAYS);
    return { jdUt, sunInNatalSign: signOf(luminaries.sunDeg(jdUt)) === natalSign };
  });
  const inSign = returns.filter(({ sunInNatalSign }) => sunInNatalSign);
  const away = ({ jdUt }: { readonly jdUt: JulianDayUt }): number => Math.abs(jdUt - solarReturnJdUt);
  const nearest = (inSign.length > 0 ? inSign : returns).reduce((a, b) => (away(b) < away(a) ? b : a));
  return { ...nearest, elongationDeg, solarReturnJdUt };
}
