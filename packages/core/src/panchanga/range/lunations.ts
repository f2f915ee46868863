import type { Interval } from '../../time/interval.js';
import type { AngaSpan } from '../angaSpans.js';
import { type LunarMonthName, lunarMonthAt } from '../lunarMonths.js';

/** A lunar month from new moon to new moon (docs/rules/07-panchang-calendar-transits.md#section-5). */
export interface Lunation extends Interval {
  readonly amanta: LunarMonthName;
  /** 0 Chaitra .. 11 Phalguna */
  readonly monthIndex: number;
  /** The Sun enters no sign in it. */
  readonly isAdhika: boolean;
  /** The Sun enters two signs in it: it carries the next name too. */
  readonly isKshaya: boolean;
}

const SIGNS = 12;

/** The whole lunar months that a list of tithis contains; the stays of the Sun in the signs must cover it. */
export function lunationsOf(tithis: readonly AngaSpan[], sunSigns: readonly AngaSpan[]): readonly Lunation[] {
  const newMoons = tithis.filter(({ number }) => number === 1).map(({ startJdUt }) => startJdUt);
  let sign = 0;
  const signs = newMoons.map((jdUt) => {
    while ((sunSigns[sign] as AngaSpan).endJdUt <= jdUt) sign++;
    return (sunSigns[sign] as AngaSpan).number - 1;
  });
  return newMoons.slice(0, -1).map((startJdUt, at) => {
    const [atStart, atEnd] = [signs[at] as number, signs[at + 1] as number];
    const entered = (atEnd - atStart + SIGNS) % SIGNS;
    const monthIndex = (atStart + 1) % SIGNS;
    return {
      startJdUt,
      endJdUt: newMoons[at + 1] as Lunation['endJdUt'],
      amanta: lunarMonthAt(monthIndex),
      monthIndex,
      isAdhika: entered === 0,
      isKshaya: entered === 2,
    };
  });
}
