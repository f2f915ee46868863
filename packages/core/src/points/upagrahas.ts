import { type SiderealDegrees, siderealDegrees } from '../angles/angles.js';
import { recordFrom } from '../records.js';

import type { Rules } from '../rules/rules.js';
import type { DayFrame } from '../sky/dayFrame.js';
import {
  DAY_PARTS,
  GHATIKAS,
  HALF_PARTS,
  type HalfDayAscendants,
  halfDayOf,
  maandiGhatikas,
  momentOfHalfDay,
} from '../sky/halfDay.js';
import type { Sky } from '../sky/sky.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { PLANETS, type Planet } from '../zodiac/grahas.js';
import { type SolarUpagraha, TIME_UPAGRAHAS, type TimeUpagraha, type Upagraha } from '../zodiac/points.js';

/**
 * Upagrahas of the Sun: each is the previous one (for the first the Sun), mirrored or not, and advanced
 * (docs/rules/02-points-and-arudhas.md#section-3).
 */
export const SOLAR_UPAGRAHA_ROWS = [
  { id: 'dhuma', mirrored: false, addDeg: 133 + 20 / 60 },
  { id: 'vyatipaata', mirrored: true, addDeg: 0 },
  { id: 'parivesha', mirrored: false, addDeg: 180 },
  { id: 'indrachaapa', mirrored: true, addDeg: 0 },
  { id: 'upaketu', mirrored: false, addDeg: 16 + 40 / 60 },
] as const satisfies readonly { readonly id: SolarUpagraha; readonly mirrored: boolean; readonly addDeg: number }[];

/** Upagrahas that rise in a planet's part of the day or night, and the rule choice of the moment if there is one. */
export const TIME_UPAGRAHA_ROWS = [
  { id: 'kaala', planet: 'Sun', moment: 'middle' },
  { id: 'mrityu', planet: 'Mars', moment: 'middle' },
  { id: 'artha_praharaka', planet: 'Mercury', moment: 'middle' },
  { id: 'yama_ghantaka', planet: 'Jupiter', moment: 'middle' },
  { id: 'gulika', planet: 'Saturn', moment: 'gulika_part' },
  { id: 'maandi', planet: 'Saturn', moment: 'maandi_part' },
] as const satisfies readonly {
  readonly id: TimeUpagraha;
  readonly planet: Planet;
  readonly moment: 'middle' | 'gulika_part' | 'maandi_part';
}[];

/** Planets from the lord of the day to the lord of the first part of the night: the fifth, counted inclusively. */
const NIGHT_STEP = 4;

const mod = (x: number, n: number): number => ((x % n) + n) % n;

/**
 * Part 1..8 of the day or night that a planet rules (docs/rules/02-points-and-arudhas.md#section-3). The parts run in
 * the order of the weekdays from the lord of the day, by night from the fifth lord. The lordless part follows
 * Saturn's, or is the last one.
 */
export function planetPart(
  planet: Planet,
  { weekday, isDayBirth }: Pick<DayFrame, 'weekday' | 'isDayBirth'>,
  lordlessPart: Rules['lordless_part'],
): number {
  const first = isDayBirth ? weekday : mod(weekday + NIGHT_STEP, PLANETS.length);
  const parts = lordlessPart === 'after_saturn' ? DAY_PARTS : PLANETS.length;
  return mod(PLANETS.indexOf(planet) - first, parts) + 1;
}

export type UpagrahaRules = Pick<Rules, 'gulika_part' | 'maandi_part' | 'lordless_part'>;

/** When and where a time upagraha rises. */
export interface RisenUpagraha {
  readonly longitudeDeg: SiderealDegrees;
  readonly momentJdUt: JulianDayUt;
  /** part of the day or night, 1..8; null for Maandi by ghatikas */
  readonly part: number | null;
  /** ghatikas after sunrise or sunset, for Maandi by ghatikas; else null */
  readonly ghatikas: number | null;
}

/** Dhuma .. Upaketu from the Sun's D-1 longitude. */
export function solarUpagrahas(sunDeg: number): Readonly<Record<SolarUpagraha, SiderealDegrees>> {
  const found = {} as Record<SolarUpagraha, SiderealDegrees>;
  let longitude = sunDeg;
  for (const { id, mirrored, addDeg } of SOLAR_UPAGRAHA_ROWS) {
    longitude = (mirrored ? -longitude : longitude) + addDeg;
    found[id] = siderealDegrees(longitude);
  }
  return found;
}

/** Sixteenths of the half-day from the start of a part to its start, middle and end. */
export const SIXTEENTHS = { start: 0, middle: 1, end: 2 } as const;

/** Kaala .. Maandi: the ascendant at the chosen moment of their planet's part of the birth's day or night. */
export function timeUpagrahas(
  frame: DayFrame,
  ascendants: HalfDayAscendants,
  rules: UpagrahaRules,
): Readonly<Record<TimeUpagraha, RisenUpagraha>> {
  const halfDay = halfDayOf(frame);
  const found = {} as Record<TimeUpagraha, RisenUpagraha>;
  for (const { id, planet, moment } of TIME_UPAGRAHA_ROWS) {
    const chosen = moment === 'middle' ? moment : rules[moment];
    if (chosen === 'ghatika') {
      const ghatikas = maandiGhatikas(frame);
      const momentJdUt = momentOfHalfDay(halfDay, ghatikas / GHATIKAS);
      found[id] = { longitudeDeg: ascendants.maandiGhatikaDeg, momentJdUt, part: null, ghatikas };
      continue;
    }
    const part = planetPart(planet, frame, rules.lordless_part);
    const sixteenth = 2 * (part - 1) + SIXTEENTHS[chosen];
    found[id] = {
      longitudeDeg: ascendants.sixteenthsDeg[sixteenth] as SiderealDegrees,
      momentJdUt: momentOfHalfDay(halfDay, sixteenth / HALF_PARTS),
      part,
      ghatikas: null,
    };
  }
  return found;
}

/** D-1 longitudes of the eleven, and how the six time upagrahas were found. */
export interface Upagrahas {
  readonly longitudesDeg: Readonly<Record<Upagraha, SiderealDegrees>>;
  readonly risen: Readonly<Record<TimeUpagraha, RisenUpagraha>>;
}

export function upagrahas(sky: Pick<Sky, 'grahas' | 'dayFrame' | 'halfDay'>, rules: UpagrahaRules): Upagrahas {
  const risen = timeUpagrahas(sky.dayFrame, sky.halfDay, rules);
  return {
    longitudesDeg: {
      ...solarUpagrahas(sky.grahas.Sun.longitudeDeg),
      ...recordFrom(TIME_UPAGRAHAS, (id) => risen[id].longitudeDeg),
    },
    risen,
  };
}
