import { arc, type SiderealDegrees, siderealDegrees } from '../angles/angles.js';
import { recordFrom } from '../records.js';

import type { Rules } from '../rules/rules.js';
import { minutesFromSunrise } from '../sky/dayFrame.js';
import type { Sky } from '../sky/sky.js';
import type { Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import { nakshatraOf } from '../zodiac/nakshatras.js';
import { SPECIAL_LAGNAS, type SpecialLagna } from '../zodiac/points.js';
import {
  DEGREES_PER_SIGN,
  degreesInSign,
  type Quality,
  qualityOf,
  signFrom,
  signIndex,
  signOf,
} from '../zodiac/signs.js';
import { type PointLongitudes, pointLongitudes } from './pointLongitudes.js';

/**
 * Degrees a minute by which these lagnas advance from the Sun's longitude at sunrise (BPHS 5;
 * docs/rules/02-points-and-arudhas.md#section-2): one sign in
 * 5 ghatis, in 2.5 ghatis, in one ghati of 24 minutes. The rate of the vighati lagna is a choice.
 */
const LAGNA_RATES = { bhava_lagna: 0.25, hora_lagna: 0.5, ghati_lagna: 1.25 } as const;

/**
 * Degrees a minute of the vighati lagna by the choice `vighati_rate` (BPHS 5; the second is that of Jagannatha Hora).
 */
const VIGHATI_RATES = { fifteen_degrees_per_minute: 15, five_degrees_per_minute: 5 } as const;

/** Degrees a minute of the pranapada: one sign in 15 vighatis (BPHS 3). */
const PRANAPADA_RATE = 5;

/** What the pranapada adds to the Sun, by the quality of the Sun's sign (BPHS 3). */
export const PRANAPADA_START: Readonly<Record<Quality, number>> = { movable: 0, fixed: 240, dual: 120 };

/** Kalas of the planets for the indu lagna (Raman; docs/rules/02-points-and-arudhas.md#section-2). */
export const INDU_KALAS: Readonly<Record<Planet, number>> = {
  Sun: 30,
  Moon: 16,
  Mars: 6,
  Mercury: 8,
  Jupiter: 10,
  Venus: 12,
  Saturn: 1,
};

/** The sree lagna scales the Moon's arc in its nakshatra to the whole zodiac (PVR book). */
const SREE_MULTIPLIER = 27;
const KUNDA_MULTIPLIER = 81;

export type SpecialLagnas = Readonly<Record<SpecialLagna, SiderealDegrees>>;

/** Inputs of the special lagnas. */
export interface LagnaBase {
  readonly longitudes: PointLongitudes;
  /** The Sun's longitude at the sunrise of the Vedic day. */
  readonly sunAtSunriseDeg: number;
  /** Real time since that sunrise, in minutes. */
  readonly minutesFromSunrise: number;
}

export type LagnaRules = Pick<Rules, 'vighati_rate'>;

export const lagnaBaseOf = (sky: Sky): LagnaBase => ({
  longitudes: pointLongitudes(sky),
  sunAtSunriseDeg: sky.sunAtSunriseDeg,
  minutesFromSunrise: minutesFromSunrise(sky.dayFrame, sky.jdUt),
});

type LagnaFormula = (base: LagnaBase, rules: LagnaRules) => number;

/** The lagnas that move uniformly from the Sun's longitude at sunrise. */
export const RISING_LAGNAS = ['bhava_lagna', 'hora_lagna', 'ghati_lagna', 'vighati_lagna'] as const;
export type RisingLagna = (typeof RISING_LAGNAS)[number];

/** Degrees a minute of such a lagna. */
export const lagnaRate = (id: RisingLagna, { vighati_rate }: LagnaRules): number =>
  id === 'vighati_lagna' ? VIGHATI_RATES[vighati_rate] : LAGNA_RATES[id];

/** Uniform motion from the Sun's longitude at sunrise. */
const fromSunrise =
  (id: RisingLagna): LagnaFormula =>
  ({ sunAtSunriseDeg, minutesFromSunrise }, rules) =>
    sunAtSunriseDeg + lagnaRate(id, rules) * minutesFromSunrise;

/** Degrees of the Moon, in the sign counted from the Moon's sign by the kalas of the two 9th lords. */
const induLagna: LagnaFormula = ({ longitudes: { Ascendant, Moon } }) => {
  const kalas = (longitudeDeg: number): number => INDU_KALAS[lordOf(signFrom(signOf(longitudeDeg), 9))];
  const sign = signFrom(signOf(Moon), kalas(Ascendant) + kalas(Moon));
  return signIndex(sign) * DEGREES_PER_SIGN + degreesInSign(Moon);
};

/** Formulas of docs/rules/02-points-and-arudhas.md#section-2, in degrees before reduction. */
const FORMULAS: Readonly<Record<SpecialLagna, LagnaFormula>> = {
  bhava_lagna: fromSunrise('bhava_lagna'),
  hora_lagna: fromSunrise('hora_lagna'),
  ghati_lagna: fromSunrise('ghati_lagna'),
  vighati_lagna: fromSunrise('vighati_lagna'),
  sree_lagna: ({ longitudes: { Ascendant, Moon } }) =>
    Ascendant + SREE_MULTIPLIER * nakshatraOf(Moon).degreesInNakshatra,
  indu_lagna: induLagna,
  pranapada_lagna: ({ longitudes: { Sun }, minutesFromSunrise }) =>
    Sun + PRANAPADA_RATE * minutesFromSunrise + PRANAPADA_START[qualityOf(signOf(Sun))],
  kunda_lagna: ({ longitudes: { Ascendant } }) => KUNDA_MULTIPLIER * Ascendant,
  bhrigu_bindhu_lagna: ({ longitudes: { Rahu, Moon } }) => Rahu + arc(Rahu, Moon) / 2,
};

/** D-1 longitude of one special lagna. */
export const specialLagna = (id: SpecialLagna, base: LagnaBase, rules: LagnaRules): SiderealDegrees =>
  siderealDegrees(FORMULAS[id](base, rules));

/** D-1 longitudes of the nine. */
export const specialLagnas = (base: LagnaBase, rules: LagnaRules): SpecialLagnas =>
  recordFrom(SPECIAL_LAGNAS, (id) => specialLagna(id, base, rules));
