import type { Rules } from '../rules/rules.js';
import type { Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/lordships.js';
import { type Nakshatra, nakshatraOf, type Pada } from '../zodiac/nakshatras.js';
import { DEGREES_PER_SIGN, degreesInSign, type Sign, signAt, signOf } from '../zodiac/signs.js';
import type { Varna, Vasya } from './attributes.data.js';
import { STAR_ATTRIBUTES, type StarAttributes, VARNA_OF_SIGNS, VASYA_OF_HALVES } from './attributes.data.js';

export type PartnerRules = Pick<Rules, 'varna_of_signs'>;

/**
 * What the natal Moon of one partner gives to a match (docs/rules/08-match-and-muhurta.md#section-1 and #section-2).
 */
export interface Partner extends StarAttributes {
  /** sidereal, 0 <= x < 360 */
  readonly moonDeg: number;
  readonly nakshatra: Nakshatra;
  /** 1 Ashwini .. 27 Revati */
  readonly star: number;
  readonly pada: Pada;
  readonly sign: Sign;
  readonly signLord: Planet;
  readonly navamsaSign: Sign;
  readonly navamsaLord: Planet;
  readonly varna: Varna;
  readonly vasya: Vasya;
}

const NAVAMSAS = 108;

/** The partner with a natal Moon at a sidereal longitude 0 <= x < 360; a boundary belongs to the later part. */
export function partnerOf(moonDeg: number, rules: PartnerRules): Partner {
  const { nakshatra, number, pada } = nakshatraOf(moonDeg);
  const sign = signOf(moonDeg);
  const navamsaSign = signAt(Math.floor((moonDeg * NAVAMSAS) / 360));
  const [firstHalf, secondHalf] = VASYA_OF_HALVES[sign];
  return {
    moonDeg,
    nakshatra,
    star: number,
    pada,
    sign,
    signLord: lordOf(sign),
    navamsaSign,
    navamsaLord: lordOf(navamsaSign),
    varna: VARNA_OF_SIGNS[rules.varna_of_signs][sign],
    vasya: degreesInSign(moonDeg) < DEGREES_PER_SIGN / 2 ? firstHalf : secondHalf,
    ...STAR_ATTRIBUTES[nakshatra],
  };
}
