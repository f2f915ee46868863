import type { SignedFunction } from '@ganita/calendars/falsePosition.js';
import { signedArc } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Rules } from '../rules/rules.js';
import { bracketedZero } from '../search/crossings.js';
import { civilOf, type JulianDayUt, julianDayUt, midnightOf } from '../time/julianDay.js';
import type { Observatory } from './observatory.js';

/** Years of one length; those of the calendar (`calendarYears`) and of a solar arc (`solarArcMoments`) differ. */
type YearLength = Exclude<Rules['year_length'], 'calendar' | 'solar_arc'>;
export interface DashaYearRules extends Pick<Rules, 'sunrise_definition'> {
  readonly year_length: YearLength;
}
type SavanaYear = Exclude<Extract<YearLength, `savana${string}`>, 'savana_360'>;
type MeasuredYear = 'true_sidereal' | 'true_tropical' | SavanaYear | 'true_lunar';

/** Moment and place at which a year is measured. */
export interface YearBirth {
  readonly jdUt: JulianDayUt;
  readonly place: GeoPlace;
  /** Offset of the civil clock, hours ahead of UTC. */
  readonly utcOffsetHours: number;
}

/** Years of a fixed number of days (docs/rules/05-rasi-dashas.md#section-1-2, docs/rules/16-schools-of-a-chart.md#section-3). */
export const FIXED_YEAR_DAYS: Readonly<Record<Exclude<YearLength, MeasuredYear>, number>> = {
  mean_sidereal: 365.256364,
  mean_tropical: 365.24219,
  mean_lunar: 354.36707,
  gregorian: 365.2425,
  julian: 365.25,
  savana_360: 360,
};

/** Mean motions that give a search its first estimate. */
const SUN_DEG_PER_DAY = 360 / FIXED_YEAR_DAYS.mean_sidereal;
const SYNODIC_MONTH_DAYS = 29.530588;
/** Greatest difference between the true Sun and its mean motion, between two longitudes. */
const SUN_SLACK_DAYS = 6;
/** Greatest difference between twelve lunations and twelve mean ones. */
const LUNAR_SLACK_DAYS = 2;
const LUNATIONS_A_YEAR = 12;
const SAVANA_DAYS = FIXED_YEAR_DAYS.savana_360;

/**
 * Length of the year of a dasha in days by the chosen method (docs/rules/05-rasi-dashas.md#section-1-2,
 * docs/rules/04-graha-dashas.md#section-1). A true year is measured once, around the birth. Errors: those of the
 * ephemeris.
 */
export function dashaYearDays(observatory: Observatory, birth: YearBirth, rules: DashaYearRules): number {
  switch (rules.year_length) {
    case 'true_sidereal':
      return trueSiderealYear(observatory, birth.jdUt);
    case 'true_tropical':
      return trueTropicalYear(observatory, birth.jdUt);
    case 'savana':
    case 'savana_around_birth':
    case 'savana_until_birth':
      return savanaYear(observatory, birth, rules.sunrise_definition, SAVANA_SPANS[rules.year_length]);
    case 'true_lunar':
      return trueLunarYear(observatory, birth.jdUt);
    default:
      return FIXED_YEAR_DAYS[rules.year_length];
  }
}

/** The moment at which an angle passes 0, within a number of days of an estimate. */
const passage = (angleDeg: SignedFunction, near: number, slackDays: number): number =>
  bracketedZero(angleDeg, near - slackDays, near + slackDays);

/** From the Sun's last entry into sidereal Aries to the next, to 6 decimals. */
function trueSiderealYear(observatory: Observatory, jdUt: JulianDayUt): number {
  const sunDeg = (jd: number): number => observatory.longitudeDeg('Sun', julianDayUt(jd));
  const fromEntry = (jd: number): number => signedArc(0, sunDeg(jd));
  const entryNear = (jd: number): number => passage(fromEntry, jd, SUN_SLACK_DAYS);
  const last = entryNear(jdUt - sunDeg(jdUt) / SUN_DEG_PER_DAY);
  const next = entryNear(last + FIXED_YEAR_DAYS.mean_sidereal);
  return Math.round((next - last) * 1e6) / 1e6;
}

/** Between the first two March equinoxes after birth. */
function trueTropicalYear({ ephemeris }: Observatory, jdUt: JulianDayUt): number {
  const sunDeg = (jd: number): number =>
    ephemeris.ecliptic('Sun', julianDayUt(jd), {
      zodiac: { kind: 'tropical' },
      correction: 'apparent',
      nutation: 'with',
    }).longitudeDeg;
  const fromEquinox = (jd: number): number => signedArc(0, sunDeg(jd));
  const first = passage(fromEquinox, jdUt + (360 - sunDeg(jdUt)) / SUN_DEG_PER_DAY, SUN_SLACK_DAYS);
  return passage(fromEquinox, first + FIXED_YEAR_DAYS.mean_tropical, SUN_SLACK_DAYS) - first;
}

/** From birth until the twelfth return of the natal elongation. */
function trueLunarYear(observatory: Observatory, jdUt: JulianDayUt): number {
  const elongationDeg = (jd: number): number =>
    observatory.longitudeDeg('Moon', julianDayUt(jd)) - observatory.longitudeDeg('Sun', julianDayUt(jd));
  const atBirth = elongationDeg(jdUt);
  const beyond = (jd: number): number => signedArc(atBirth, elongationDeg(jd));
  return passage(beyond, jdUt + LUNATIONS_A_YEAR * SYNODIC_MONTH_DAYS, LUNAR_SLACK_DAYS) - jdUt;
}

/** Days before and after the date of birth between whose sunrises a savana year is measured. */
const SAVANA_SPANS: Readonly<Record<SavanaYear, readonly [before: number, after: number]>> = {
  savana: [0, SAVANA_DAYS],
  savana_around_birth: [SAVANA_DAYS / 2, SAVANA_DAYS / 2],
  savana_until_birth: [SAVANA_DAYS, 0],
};

/** Between the sunrises of two dates that are 360 days apart. */
function savanaYear(
  observatory: Observatory,
  birth: YearBirth,
  sunrise: Rules['sunrise_definition'],
  [before, after]: readonly [before: number, after: number],
): number {
  const { jdUt, place, utcOffsetHours } = birth;
  const transitAfter = (jd: number): number => {
    const transit = observatory.riseSet('Sun', 'upper_transit', julianDayUt(jd), place, 'apparent_upper_limb');
    if (transit === null) throw new Error('the Sun transits every day');
    return transit;
  };
  /**
   * The sunrise before a noon; if the Sun does not rise, six hours before it
   * (docs/rules/02-points-and-arudhas.md#section-1).
   */
  const sunriseBefore = (noon: number): number => {
    const rise = observatory.riseSet('Sun', 'rise', julianDayUt(noon - 0.5), place, sunrise);
    return rise === null || rise > noon ? noon - 0.25 : rise;
  };
  const noon = transitAfter(midnightOf(civilOf(jdUt, utcOffsetHours), utcOffsetHours));
  const sunriseAway = (days: number): number => sunriseBefore(days === 0 ? noon : transitAfter(noon + days - 0.5));
  return sunriseAway(after) - sunriseAway(-before);
}
