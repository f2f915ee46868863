import type { Rules } from '../rules/rules.js';
import type { Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import { countNakshatras, type Nakshatra, nakshatraOf, type Pada } from '../zodiac/nakshatras.js';
import { countSigns, DEGREES_PER_SIGN, degreesInSign, type Sign, signAt, signOf } from '../zodiac/signs.js';
import { type TaraNumber, taraOf } from '../zodiac/taras.js';
import {
  STAR_ATTRIBUTES,
  type StarAttributes,
  VARNA_OF_SIGNS,
  VASYA_OF_HALVES,
  type Varna,
  type Vasya,
} from './attributes.data.js';

export type PartnerRules = Pick<Rules, 'varna_of_signs'>;

/**
 * Attributes of the natal Moon of one partner (docs/rules/08-match-and-muhurta.md#section-1 and #section-2).
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

/** Two partners and the counts between their Moons; every count is inclusive (docs/rules/08-match-and-muhurta.md). */
export interface Pair {
  readonly boy: Partner;
  readonly girl: Partner;
  /** Nakshatras from the girl's to the boy's, 1..27. */
  readonly starsToBoy: number;
  /** Nakshatras from the boy's to the girl's, 1..27. */
  readonly starsToGirl: number;
  /** Signs from the girl's to the boy's, 1..12. */
  readonly signsToBoy: number;
  /** Tara of the boy's nakshatra counted from the girl's. */
  readonly taraOfBoy: TaraNumber;
  /** Tara of the girl's nakshatra counted from the boy's. */
  readonly taraOfGirl: TaraNumber;
}

export const pairOf = (boy: Partner, girl: Partner): Pair => ({
  boy,
  girl,
  starsToBoy: countNakshatras(girl.nakshatra, boy.nakshatra),
  starsToGirl: countNakshatras(boy.nakshatra, girl.nakshatra),
  signsToBoy: countSigns(girl.sign, boy.sign),
  taraOfBoy: taraOf(girl.nakshatra, boy.nakshatra),
  taraOfGirl: taraOf(boy.nakshatra, girl.nakshatra),
});
