import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { countSigns, type Sign, signFrom, signIndex, signOf } from '../zodiac/signs.js';
import { type Paksha, pakshaOf } from './angaNames.js';
import { ANGAS, partOfAngle } from './angas.js';
import { LUNAR_MONTHS } from './calendar.data.js';
import type { Luminaries } from './luminaries.js';

export type LunarMonthName = (typeof LUNAR_MONTHS)[number];

/** The lunar month of a moment, from new moon to new moon (docs/rules/07-panchang-calendar-transits.md#section-5). */
export interface LunarMonth {
  /** New moon at the start of the amanta month. */
  readonly startJdUt: JulianDayUt;
  /** New moon at its end. */
  readonly endJdUt: JulianDayUt;
  readonly amanta: LunarMonthName;
  /** 0 Chaitra .. 11 Phalguna, of the amanta month */
  readonly amantaIndex: number;
  readonly purnimanta: LunarMonthName;
  readonly paksha: Paksha;
  /** The Sun enters no sign between the two new moons: an intercalary month. */
  readonly isAdhika: boolean;
  /** The month after an adhika month of the same name. */
  readonly isNija: boolean;
  /** The Sun enters two signs between the two new moons: the next name is skipped. */
  readonly isKshaya: boolean;
  readonly skipped: LunarMonthName | null;
}

const SYNODIC_MONTH_DAYS = 29.530588;

/** The month of a number counted from 0 Chaitra, any whole number. */
export const lunarMonthAt = (index: number): LunarMonthName =>
  LUNAR_MONTHS[((index % LUNAR_MONTHS.length) + LUNAR_MONTHS.length) % LUNAR_MONTHS.length] as LunarMonthName;

/** The new moon nearest to an estimate within a third of a month. */
const newMoonNear = (luminaries: Luminaries, guessJdUt: number): JulianDayUt =>
  luminaries.crossing(ANGAS.tithi, 0, guessJdUt);

/** The first new moon at or after a moment. */
export function newMoonAfter(luminaries: Luminaries, jdUt: JulianDayUt): JulianDayUt {
  const elongation = luminaries.angleDeg(ANGAS.tithi, jdUt);
  return newMoonNear(luminaries, jdUt + (360 - elongation) / ANGAS.tithi.meanDegPerDay);
}

const signOfSun = (luminaries: Luminaries, jdUt: JulianDayUt): Sign => signOf(luminaries.sunDeg(jdUt));

/** The lunar month that contains a moment, amanta and purnimanta. */
export function lunarMonthOf(luminaries: Luminaries, jdUt: JulianDayUt): LunarMonth {
  const elongation = luminaries.angleDeg(ANGAS.tithi, jdUt);
  const age = elongation / ANGAS.tithi.meanDegPerDay;
  const startJdUt = newMoonNear(luminaries, jdUt - age);
  const endJdUt = newMoonNear(luminaries, jdUt - age + SYNODIC_MONTH_DAYS);
  const beforeJdUt = newMoonNear(luminaries, julianDayUt(startJdUt - SYNODIC_MONTH_DAYS));
  const sunAtStart = signOfSun(luminaries, startJdUt);
  // Signs the Sun enters in the month: usually one.
  const entered = countSigns(sunAtStart, signOfSun(luminaries, endJdUt)) - 1;
  const amantaIndex = signIndex(signFrom(sunAtStart, 2));
  const paksha = pakshaOf(partOfAngle(ANGAS.tithi, elongation));
  const isAdhika = entered === 0;
  const isKshaya = entered === 2;
  return {
    startJdUt,
    endJdUt,
    amanta: lunarMonthAt(amantaIndex),
    amantaIndex,
    purnimanta: lunarMonthAt(paksha === 'krishna' && !isAdhika ? amantaIndex + 1 : amantaIndex),
    paksha,
    isAdhika,
    isNija: !isAdhika && signOfSun(luminaries, beforeJdUt) === sunAtStart,
    isKshaya,
    skipped: isKshaya ? lunarMonthAt(amantaIndex + 1) : null,
  };
}
