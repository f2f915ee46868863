import type { Rules } from '../rules/rules.js';
import { type Nadiamsa, nadiamsaOf } from '../vargas/nadiamsa.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { type KpLords, kpLordsAtTicks, TICKS_PER_DEGREE } from '../zodiac/kpDivisions.js';
import { type Nakshatra, nakshatraAt, type Pada } from '../zodiac/nakshatras.js';
import { DEGREES_PER_SIGN, type Sign, signAt } from '../zodiac/signs.js';
import { degreesOfTicks, type KpArc } from './kpTable.js';
import { isEqualScheme, lastNumber, type NumberScheme } from './numberSchemes.js';

/** The planet and sign that a number of 108 has in the reading of one school. */
export interface PlanetOf108 {
  readonly graha: Graha;
  readonly sign: Sign;
}

/** What a number says in addition to its chart (docs/rules/12-kp-and-prashna.md#section-8). */
export interface NumberFacts {
  readonly longitudeDeg: number;
  readonly sign: Sign;
  readonly navamsaSign: Sign;
  readonly nakshatra: Nakshatra;
  readonly pada: Pada;
  readonly lords: KpLords;
  /** Which part of its sign the number names, from 1; null for subs and sub-subs. */
  readonly partOfSign: number | null;
  /** null for every other scheme than 1800 */
  readonly nadiamsa: Nadiamsa | null;
  /** null for every other scheme than 108 */
  readonly planetOf108: PlanetOf108 | null;
}

const SIGN_TICKS = DEGREES_PER_SIGN * TICKS_PER_DEGREE;
/** 3 degrees 20 minutes: a navamsa, and a pada. */
const NAVAMSA_TICKS = SIGN_TICKS / 9;
const PADAS = 4;
const SIGNS = 12;

/** The rows of the nine planets: the first twelve numbers, or by the count of a weblog. */
const PLANET_INDEX: Readonly<Record<Rules['planet_of_108'], (number: number) => number>> = {
  twelves: (number) => Math.floor((number - 1) / SIGNS),
  blog: (number) => Math.floor(number / SIGNS) % GRAHAS.length,
};

export function numberFacts(
  scheme: NumberScheme,
  { number, startTicks, endTicks }: KpArc,
  pointTicks: number,
  { planet_of_108 }: Pick<Rules, 'planet_of_108'>,
): NumberFacts {
  const navamsa = Math.floor(pointTicks / NAVAMSA_TICKS);
  const parts = lastNumber(scheme) / SIGNS;
  return {
    longitudeDeg: degreesOfTicks(pointTicks),
    sign: signAt(Math.floor(pointTicks / SIGN_TICKS)),
    navamsaSign: signAt(navamsa),
    nakshatra: nakshatraAt(Math.floor(navamsa / PADAS) + 1),
    pada: ((navamsa % PADAS) + 1) as Pada,
    lords: kpLordsAtTicks(pointTicks),
    partOfSign: isEqualScheme(scheme) && Number.isInteger(parts) ? ((number - 1) % parts) + 1 : null,
    nadiamsa: scheme === '1800' ? nadiamsaOf(degreesOfTicks((startTicks + endTicks) / 2)) : null,
    planetOf108:
      scheme === '108'
        ? { graha: GRAHAS[PLANET_INDEX[planet_of_108](number)] as Graha, sign: signAt(number - 1) }
        : null,
  };
}
