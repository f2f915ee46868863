import { openLuminaries } from '../panchanga/luminaries.js';
import type { Observatory } from '../sky/observatory.js';
import type { JulianDayUt } from '../time/julianDay.js';
import {
  type ReturnCount,
  returnTargetDeg,
  solarReturn,
  type TithiPravesha,
  tithiPravesha,
  yearStart,
} from './returns.js';

/** The kinds of pravesha: by the Sun alone, or by the Moon's distance from it. */
export const PRAVESHA_KINDS = ['annual', 'tithi'] as const;
export type PraveshaKind = (typeof PRAVESHA_KINDS)[number];

/** The moment of the chart of a year, a month, sixty hours or a tithi. */
export interface PraveshaMoment {
  readonly kind: PraveshaKind;
  /** The requested return; a tithi pravesha uses only its years. */
  readonly count: ReturnCount;
  readonly jdUt: JulianDayUt;
  /** Solar return at the start of the year: the moment of its Tajika facts and of the annual dashas. */
  readonly yearJdUt: JulianDayUt;
  /** Longitude that the Sun returns to, 0 <= x < 360; null for a tithi pravesha. */
  readonly sunDeg: number | null;
  /** null for an annual chart */
  readonly tithi: TithiPravesha | null;
}

/** Find the moment of a pravesha with an observatory's Sun and Moon. Errors: those of the ephemeris. */
export function praveshaMoment(
  observatory: Observatory,
  birthJdUt: JulianDayUt,
  kind: PraveshaKind,
  count: ReturnCount,
): PraveshaMoment {
  const luminaries = openLuminaries(observatory);
  if (kind === 'tithi') {
    const tithi = tithiPravesha(luminaries, birthJdUt, count.years);
    return {
      kind,
      count: yearStart(count.years),
      jdUt: tithi.jdUt,
      yearJdUt: tithi.solarReturnJdUt,
      sunDeg: null,
      tithi,
    };
  }
  return {
    kind,
    count,
    jdUt: solarReturn(luminaries, birthJdUt, count),
    yearJdUt: solarReturn(luminaries, birthJdUt, yearStart(count.years)),
    sunDeg: returnTargetDeg(luminaries.sunDeg(birthJdUt), count),
    tithi: null,
  };
}
