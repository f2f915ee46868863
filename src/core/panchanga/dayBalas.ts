import { NAKSHATRAS, type Nakshatra, nakshatraAt } from '../zodiac/nakshatras.js';
import { SIGNS, type Sign, signAt } from '../zodiac/signs.js';
import { chandraCount, isChandrashtama, isGoodChandraCount, isGoodTara, taraOf } from '../zodiac/taras.js';
import type { DayPiece } from './dayPieces.js';
import { labelledStretches } from './dayPieces.js';
import type { Interval } from './spans.js';

/** For whom the Moon's sign is strong: the janma signs with good chandra bala, and the one in chandrashtama. */
export interface ChandraBala extends Interval {
  readonly moonSign: Sign;
  readonly favourableFor: readonly Sign[];
  readonly chandrashtamaFor: Sign;
}

/** For whom the Moon's star is good: the janma stars with a good tara. */
export interface TaraBala extends Interval {
  readonly moonNakshatra: Nakshatra;
  readonly favourableFor: readonly Nakshatra[];
}

/** Chandra bala through a day (docs/rules/07-panchang-calendar-transits.md#section-13). */
export const chandraBalaOf = (pieces: readonly DayPiece[]): readonly ChandraBala[] =>
  labelledStretches(pieces, ({ numbers }) => signAt(numbers.moon_sign - 1)).map(({ label, startJdUt, endJdUt }) => ({
    startJdUt,
    endJdUt,
    moonSign: label,
    favourableFor: SIGNS.filter((janma) => isGoodChandraCount(chandraCount(janma, label))),
    chandrashtamaFor: SIGNS.find((janma) => isChandrashtama(chandraCount(janma, label))) as Sign,
  }));

/** Tara bala through a day (docs/rules/07-panchang-calendar-transits.md#section-13). */
export const taraBalaOf = (pieces: readonly DayPiece[]): readonly TaraBala[] =>
  labelledStretches(pieces, ({ numbers }) => nakshatraAt(numbers.nakshatra)).map(({ label, startJdUt, endJdUt }) => ({
    startJdUt,
    endJdUt,
    moonNakshatra: label,
    favourableFor: NAKSHATRAS.filter((janma) => isGoodTara(taraOf(janma, label))),
  }));
