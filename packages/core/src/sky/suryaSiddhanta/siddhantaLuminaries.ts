import { EXACT_SINES } from '@ganita/calendars/suryaSiddhanta.js';
import { cosDeg, siderealDegrees, signedArc, sinDeg } from '../../angles/angles.js';
import type { Rules } from '../../rules/rules.js';
import { type JulianDayUt, MINUTES_PER_DAY } from '../../time/julianDay.js';
import type { BodyMotion } from '../observatory.js';
import { MOON_APSIS_WITH_BIJA, REVOLUTIONS } from './elements.data.js';
import { aharganaOf, ayanaDeg } from './meanMotion.js';
import { luminarySteps } from './trueLongitudes.js';

/** From which astronomy an almanac has its angas and sankrantis. */
export type AngaSource = Pick<Rules, 'tithi_source' | 'siddhanta_clock'>;
/** The ephemeris. */
export const DRIK_SOURCE: AngaSource = { tithi_source: 'drik', siddhanta_clock: 'mean' };

/** The motion of the Sun or the Moon at a moment. */
export type LuminaryMotion = (luminary: 'Sun' | 'Moon', jdUt: JulianDayUt) => BodyMotion;

/** Daily motion is taken from a stretch of so many days around the moment. */
const STRETCH_DAYS = 0.02;

/**
 * Minutes by which a Gaudiya calendar prints moments later than the text gives them, by the Sun from the equinox. Found from
 * its printed paranas; no text gives it (docs/rules/17-festivals-by-publisher-region-and-rank.md#section-5). A constant, and
 * terms of the size of the two parts of the equation of time.
 */
const lateMinutes = (sunFromEquinoxDeg: number): number =>
  11.3 - 7.2 * cosDeg(sunFromEquinoxDeg) - 9 * sinDeg(2 * sunFromEquinoxDeg);

/** Sun and Moon of the Surya Siddhanta for an almanac, with exact sines. */
export function siddhantaMotion({ tithi_source: source, siddhanta_clock: clock }: AngaSource): LuminaryMotion {
  const apsis = source === 'surya_siddhanta_bija' ? MOON_APSIS_WITH_BIJA : REVOLUTIONS.moon_apsis;
  const longitudeDeg = (luminary: 'Sun' | 'Moon', ahargana: number): number =>
    luminarySteps(luminary, ahargana, EXACT_SINES, apsis).trueDeg;
  const read = (ahargana: number): number =>
    clock === 'mean'
      ? ahargana
      : ahargana - lateMinutes(longitudeDeg('Sun', ahargana) + ayanaDeg(ahargana)) / MINUTES_PER_DAY;
  return (luminary, jdUt) => {
    const ahargana = read(aharganaOf(jdUt));
    const [before, after] = [-0.5, 0.5].map((part) => longitudeDeg(luminary, ahargana + part * STRETCH_DAYS));
    return {
      longitudeDeg: siderealDegrees(longitudeDeg(luminary, ahargana)),
      speedDegPerDay: signedArc(before as number, after as number) / STRETCH_DAYS,
    };
  };
}
