import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { dayFrameAt } from '../sky/dayFrame.js';
import type { Observatory } from '../sky/observatory.js';
import { civilOf, type JulianDayUt, weekdayOf } from '../time/julianDay.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { type Weekday, weekdayAt } from '../zodiac/weekdays.js';
import type { TurningSky } from './cuspMotion.js';
import { equinoxFrame, kpLatitudeDeg } from './horary.js';
import { type KpChart, type KpMotion, kpChart } from './kpChart.js';

/** Longitudes and motions of the nine grahas of a moment. */
export const kpMotions = (observatory: Observatory, jdUt: JulianDayUt): Readonly<Record<Graha, KpMotion>> =>
  recordFrom(GRAHAS, (graha) => observatory.motion(graha, jdUt));

/** A KP chart of the clock, and the sky that its cusps belong to. */
export interface ObservedChart {
  readonly chart: KpChart;
  readonly sky: TurningSky;
}

/** The KP chart of a moment and place (docs/rules/12-kp-and-prashna.md#section-1). */
export function observedChart(
  observatory: Observatory,
  jdUt: JulianDayUt,
  place: GeoPlace,
  grahas: Readonly<Record<Graha, KpMotion>>,
  rules: Pick<Rules, 'kp_latitude'>,
): ObservedChart {
  const latitudeDeg = kpLatitudeDeg(place.latitudeDeg, rules);
  const cusps = observatory.cusps(jdUt, { ...place, latitudeDeg });
  return {
    chart: kpChart(
      cusps.cuspsDeg.map((longitudeDeg) => ({ longitudeDeg })),
      grahas,
      cusps.system,
    ),
    sky: {
      ephemeris: observatory.ephemeris,
      armcDeg: cusps.armcDeg,
      latitudeDeg,
      frame: equinoxFrame(observatory, jdUt),
    },
  };
}

/** The weekday whose lord is a ruling planet. */
export interface KpDay {
  readonly weekday: Weekday;
  /** Whether the Sun does not rise or set, and its transits replace sunrise. */
  readonly substituted: boolean;
}

/** The day of a moment, from sunrise or from midnight (docs/rules/12-kp-and-prashna.md#section-5). */
export function kpDay(
  observatory: Observatory,
  jdUt: JulianDayUt,
  place: GeoPlace,
  utcOffsetHours: number,
  rules: Pick<Rules, 'kp_day' | 'sunrise_definition'>,
): KpDay {
  if (rules.kp_day === 'civil') {
    return { weekday: weekdayAt(weekdayOf(civilOf(jdUt, utcOffsetHours))), substituted: false };
  }
  const { weekday, substituted } = dayFrameAt(observatory, jdUt, place, utcOffsetHours, rules);
  return { weekday: weekdayAt(weekday), substituted };
}
