import { spansOverlapping } from '../../panchanga/angaSpans.js';
import type { Luminaries } from '../../panchanga/luminaries.js';
import type { Interval } from '../../time/interval.js';
import { type Nakshatra, nakshatraAt } from '../../zodiac/nakshatras.js';
import { type Sign, signAt } from '../../zodiac/signs.js';
import {
  chandraCount,
  isChandrashtama,
  isGoodChandraCount,
  isGoodTara,
  type TaraNumber,
  taraOf,
} from '../../zodiac/taras.js';

/** The Moon of a birth. */
export interface JanmaMoon {
  readonly nakshatra: Nakshatra;
  readonly sign: Sign;
}

/** A stay of the Moon in a nakshatra, as a tara of a person (docs/rules/07-panchang-calendar-transits.md#section-13). */
export interface TaraStay extends Interval {
  readonly nakshatra: Nakshatra;
  readonly tara: TaraNumber;
  readonly isGood: boolean;
}

/** A stay of the Moon in a sign, counted from that of a person. */
export interface ChandraStay extends Interval {
  readonly sign: Sign;
  /** 1..12, inclusive */
  readonly count: number;
  readonly isGood: boolean;
  readonly isChandrashtama: boolean;
}

/** The taras of an interval; the first stay runs at its start. */
export const taraStays = (
  luminaries: Luminaries,
  janma: JanmaMoon,
  { startJdUt, endJdUt }: Interval,
): readonly TaraStay[] =>
  spansOverlapping(luminaries, 'nakshatra', startJdUt, endJdUt).map(({ number, ...span }) => {
    const nakshatra = nakshatraAt(number);
    const tara = taraOf(janma.nakshatra, nakshatra);
    return { ...span, nakshatra, tara, isGood: isGoodTara(tara) };
  });

/** The signs of the Moon in an interval; the first stay runs at its start. */
export const chandraStays = (
  luminaries: Luminaries,
  janma: JanmaMoon,
  { startJdUt, endJdUt }: Interval,
): readonly ChandraStay[] =>
  spansOverlapping(luminaries, 'moon_sign', startJdUt, endJdUt).map(({ number, ...span }) => {
    const sign = signAt(number - 1);
    const count = chandraCount(janma.sign, sign);
    return { ...span, sign, count, isGood: isGoodChandraCount(count), isChandrashtama: isChandrashtama(count) };
  });
