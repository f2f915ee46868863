import { countNakshatras } from '../zodiac/nakshatras.js';
import { countSigns } from '../zodiac/signs.js';
import { type TaraNumber, taraOf } from '../zodiac/taras.js';
import type { Partner } from './partner.js';

/** Two partners and the counts between their Moons; every count is inclusive (docs/rules/08-match-and-muhurta.md). */
export interface Pair {
  readonly boy: Partner;
  readonly girl: Partner;
  /** Stars from the girl's to the boy's, 1..27. */
  readonly starsToBoy: number;
  /** Stars from the boy's to the girl's, 1..27. */
  readonly starsToGirl: number;
  /** Signs from the girl's to the boy's, 1..12. */
  readonly signsToBoy: number;
  /** Tara of the boy's star seen from the girl's. */
  readonly taraOfBoy: TaraNumber;
  /** Tara of the girl's star seen from the boy's. */
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
