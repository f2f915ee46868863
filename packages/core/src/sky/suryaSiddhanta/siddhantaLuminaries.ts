import { EXACT_SINES } from '@ganita/calendars/suryaSiddhanta.js';
import { siderealDegrees, signedArc } from '../../angles/angles.js';
import type { Rules } from '../../rules/rules.js';
import type { JulianDayUt } from '../../time/julianDay.js';
import type { BodyMotion } from '../observatory.js';
import { MOON_APSIS_WITH_BIJA, REVOLUTIONS } from './elements.data.js';
import { aharganaOf } from './meanMotion.js';
import { luminarySteps } from './trueLongitudes.js';

/** From which astronomy the angas and sankrantis of an almanac are. */
export type TithiSource = Rules['tithi_source'];

/** The motion of the Sun or the Moon at a moment. */
export type LuminaryMotion = (luminary: 'Sun' | 'Moon', jdUt: JulianDayUt) => BodyMotion;

/** Daily motion is taken from a stretch of so many days around the moment. */
const STRETCH_DAYS = 0.02;

/**
 * Sun and Moon of the Surya Siddhanta for an almanac, with exact sines
 * (docs/rules/17-festivals-by-publisher-region-and-rank.md#section-5).
 */
export function siddhantaMotion(source: Exclude<TithiSource, 'drik'>): LuminaryMotion {
  const apsis = source === 'surya_siddhanta_bija' ? MOON_APSIS_WITH_BIJA : REVOLUTIONS.moon_apsis;
  const longitudeDeg = (luminary: 'Sun' | 'Moon', ahargana: number): number =>
    luminarySteps(luminary, ahargana, EXACT_SINES, apsis).trueDeg;
  return (luminary, jdUt) => {
    const ahargana = aharganaOf(jdUt);
    const [before, after] = [-STRETCH_DAYS / 2, STRETCH_DAYS / 2].map((days) =>
      longitudeDeg(luminary, ahargana + days),
    );
    return {
      longitudeDeg: siderealDegrees(longitudeDeg(luminary, ahargana)),
      speedDegPerDay: signedArc(before as number, after as number) / STRETCH_DAYS,
    };
  };
}
