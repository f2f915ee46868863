/**
 * Classes of signs for the dig bala of houses, by half sign (first 15 degrees, the rest), and the house in which each
 * class is strongest (docs/rules/03-strengths.md#section-9-item-2).
 */

import { arc } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { PLANETS, type Planet } from '../zodiac/grahas.js';
import { HOUSES, type House, lordOf } from '../zodiac/houses.js';
import { degreesInSign, type Sign, signOf } from '../zodiac/signs.js';
import { ASPECT_SIGN, drishtiVirupas } from './shadbala/drikBalaDrishti.js';
import { VIRUPAS_PER_RUPA } from './shadbala/shadbala.js';
import type { ByPlanet } from './strengthChart.js';
import type { Nature } from './strengthNatures.js';

export type BhavaClass = 'nara' | 'jalachara' | 'keeta' | 'chatushpada';

export const BHAVA_CLASS_PEAKS: Readonly<Record<BhavaClass, House>> = {
  nara: 1,
  jalachara: 4,
  keeta: 7,
  chatushpada: 10,
};

export const CLASS_OF_HALF_SIGN: Readonly<Record<Sign, readonly [BhavaClass, BhavaClass]>> = {
  Aries: ['chatushpada', 'chatushpada'],
  Taurus: ['chatushpada', 'chatushpada'],
  Gemini: ['nara', 'nara'],
  Cancer: ['jalachara', 'jalachara'],
  Leo: ['chatushpada', 'chatushpada'],
  Virgo: ['nara', 'nara'],
  Libra: ['nara', 'nara'],
  Scorpio: ['keeta', 'keeta'],
  Sagittarius: ['nara', 'chatushpada'],
  Capricorn: ['chatushpada', 'jalachara'],
  Aquarius: ['nara', 'nara'],
  Pisces: ['jalachara', 'jalachara'],
};

/** Strength of a house, in virupas. */
export interface BhavaBala {
  readonly house: House;
  readonly madhyaDeg: number;
  readonly lord: Planet;
  /** Shadbala of the lord. */
  readonly adhipati: number;
  /** 0 to 60 in tens */
  readonly dig: number;
  /** signed */
  readonly drishti: number;
  readonly totalVirupas: number;
  readonly totalRupas: number;
  /** totalRupas / 7 */
  readonly ratio: number;
  /** 1 the strongest .. 12; equal strengths keep the order of the houses */
  readonly rank: number;
}

export type BhavaBalaRules = Pick<Rules, 'drishti' | 'bhava_drishti'>;

/** Inputs of house strength. */
export interface BhavaBalaInput {
  /** houses 1..12 */
  readonly madhyasDeg: readonly number[];
  readonly longitudesDeg: ByPlanet;
  readonly natures: ByPlanet<Nature>;
  readonly shadbalaVirupas: ByPlanet;
}

const REQUIRED_RUPAS = 7;

/**
 * Dig bala of a house: 60 where its class of sign is strongest, 10 less for every house away
 * (docs/rules/03-strengths.md#section-9-item-2).
 */
export function bhavaDigBala(house: House, madhyaDeg: number): number {
  const half = degreesInSign(madhyaDeg) < 15 ? 0 : 1;
  const away = Math.abs(BHAVA_CLASS_PEAKS[CLASS_OF_HALF_SIGN[signOf(madhyaDeg)][half]] - house);
  return 60 - 10 * Math.min(away, 12 - away);
}

/** Share of an aspect that counts, and its sign (docs/rules/03-strengths.md#section-9-item-3). */
const WEIGHTS: Readonly<Record<Rules['bhava_drishti'], (planet: Planet, nature: Nature) => number>> = {
  raman: (planet, nature) => ASPECT_SIGN[nature] * (isFullSighted(planet) ? 1 : 0.25),
  bphs: (planet, nature) => ASPECT_SIGN[nature] * 0.25 + (isFullSighted(planet) ? 1 : 0),
};
export const isFullSighted = (planet: Planet): boolean => planet === 'Mercury' || planet === 'Jupiter';

/** Aspects of the seven on a point, in virupas, signed. */
function bhavaDrishti(madhyaDeg: number, { longitudesDeg, natures }: BhavaBalaInput, rules: BhavaBalaRules): number {
  return PLANETS.reduce((sum, planet) => {
    const drishti = drishtiVirupas(planet, arc(longitudesDeg[planet], madhyaDeg), rules);
    return sum + drishti * WEIGHTS[rules.bhava_drishti](planet, natures[planet]);
  }, 0);
}

/** Bhava bala of the twelve houses (docs/rules/03-strengths.md#section-9). */
export function bhavaBalaOf(input: BhavaBalaInput, rules: BhavaBalaRules): readonly BhavaBala[] {
  const unranked = HOUSES.map((house) => {
    const madhyaDeg = input.madhyasDeg[house - 1] as number;
    const lord = lordOf(signOf(madhyaDeg));
    const adhipati = input.shadbalaVirupas[lord];
    const dig = bhavaDigBala(house, madhyaDeg);
    const drishti = bhavaDrishti(madhyaDeg, input, rules);
    const totalVirupas = adhipati + dig + drishti;
    const totalRupas = totalVirupas / VIRUPAS_PER_RUPA;
    return {
      house,
      madhyaDeg,
      lord,
      adhipati,
      dig,
      drishti,
      totalVirupas,
      totalRupas,
      ratio: totalRupas / REQUIRED_RUPAS,
    };
  });
  const order = [...unranked].sort((a, b) => b.totalVirupas - a.totalVirupas);
  return unranked.map((bhava) => ({ ...bhava, rank: order.indexOf(bhava) + 1 }));
}
