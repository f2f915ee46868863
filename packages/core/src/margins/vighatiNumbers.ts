import { minutesFromSunrise } from '../sky/dayFrame.js';
import type { Sky } from '../sky/sky.js';
import { type Nakshatra, nakshatraAt } from '../zodiac/nakshatras.js';
import { countSigns, type Sign } from '../zodiac/signs.js';

/** Of a vighati of 24 seconds. */
const VIGHATIS_PER_MINUTE = 2.5;
const STAR_FACTOR = 4;
const STAR_CYCLE = 9;
/** Nakshatras of one remainder: three, nine apart. */
const STAR_ROUNDS = [0, 9, 18];
const SEX_CYCLE = 225;

/**
 * Numbers that rules of rectification read from the time since sunrise; what a rule concludes from them is not said
 * (Krishnamurti, Reader 3; docs/rules/13-birth-time-margins.md#section-6).
 */
export interface VighatiNumbers {
  /** Whole vighatis that have passed since the sunrise of the Vedic day. */
  readonly vighatis: number;
  /** Remainder of four times the vighatis by nine. */
  readonly remainder49: number;
  /** The nakshatras that it indicates: counted from Ashwini, Magha and Mula, a remainder of nothing is the ninth. */
  readonly stars: readonly Nakshatra[];
  /** Remainder of the vighatis by 225. */
  readonly remainder225: number;
  /** Signs from that of Maandi to that of the lagna, both counted, 1..12. */
  readonly maandiToLagna: number;
}

/** The numbers of a moment. */
export function vighatiNumbers(sky: Pick<Sky, 'dayFrame' | 'jdUt'>, maandi: Sign, lagna: Sign): VighatiNumbers {
  const vighatis = Math.floor(minutesFromSunrise(sky.dayFrame, sky.jdUt) * VIGHATIS_PER_MINUTE);
  const remainder49 = (STAR_FACTOR * vighatis) % STAR_CYCLE;
  const first = remainder49 === 0 ? STAR_CYCLE : remainder49;
  return {
    vighatis,
    remainder49,
    stars: STAR_ROUNDS.map((round) => nakshatraAt(first + round)),
    remainder225: vighatis % SEX_CYCLE,
    maandiToLagna: countSigns(maandi, lagna),
  };
}
