import { type PraveshaKind, type PraveshaMoment, praveshaMoment } from '@ganita/core/annual/pravesha.js';
import { type TajikaYear, tajikaYear } from '@ganita/core/annual/tajikaYear.js';
import { lazy } from '@ganita/core/lazy.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import { reachedFrom } from '../fields/ephemerisReach.js';
import type { ChartInput } from './chartInput.js';

/** The kind of chart of each `pravesha_type`; 0 is the birth. */
const KINDS: Readonly<Record<number, PraveshaKind>> = { 1: 'annual', 2: 'tithi' };

/** A chart of another moment than the birth, and the year of life that contains it. */
export interface Pravesha {
  readonly moment: PraveshaMoment;
  /** Sky of the moment. */
  readonly sky: Sky;
  /** Sky of the solar return that starts the year: the chart of the annual dashas. */
  readonly yearSky: () => Sky;
  /** Muntha and lord of the year, from that sky. */
  readonly tajika: () => TajikaYear;
}

/** The requested pravesha, or null for a natal chart. `skyAt` observes at the place of the birth. */
export function praveshaOf(
  natal: Sky,
  observatory: Observatory,
  skyAt: (jdUt: JulianDayUt) => Sky,
  input: Pick<ChartInput, 'pravesha_type' | 'years' | 'months' | 'sixty_hours'>,
  rules: Rules,
): Pravesha | null {
  const kind = KINDS[input.pravesha_type];
  if (kind === undefined) return null;
  const count = { years: input.years, months: input.months, sixtyHours: input.sixty_hours };
  const reached = <Result>(compute: () => Result): Result => reachedFrom('years', input.years, compute);
  const moment = reached(() => praveshaMoment(observatory, natal.jdUt, kind, count));
  const known = [natal];
  const observed = (jdUt: JulianDayUt): Sky => known.find((sky) => sky.jdUt === jdUt) ?? reached(() => skyAt(jdUt));
  const sky = observed(moment.jdUt);
  known.push(sky);
  const yearSky = lazy(() => observed(moment.yearJdUt));
  return {
    moment,
    sky,
    yearSky,
    tajika: lazy(() => tajikaYear(yearSky(), signOf(natal.ascendantDeg), input.years, rules)),
  };
}
