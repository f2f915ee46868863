import { arc } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { civilOf, type JulianDayUt } from '../time/julianDay.js';
import { ANGAS } from './angas.js';
import type { Luminaries } from './luminaries.js';
import { type LunarMonth, newMoonAfter } from './lunarMonths.js';
import { jovianSamvatsara, type Samvatsara, southernSamvatsara } from './samvatsaras.js';

export type YearRules = Pick<Rules, 'vikram_year_start' | 'kali_start_year'>;

/** The lunar year of a moment and its numbers, all elapsed as almanacs print them (rules 07 section 6). */
export interface LunarYear {
  /** New moon that begins Chaitra, an adhika Chaitra included. */
  readonly startJdUt: JulianDayUt;
  readonly shaka: number;
  readonly kali: number;
  /** Vikram year by the rule `vikram_year_start`. */
  readonly vikram: number;
  readonly vikramChaitradi: number;
  readonly vikramKartikadi: number;
  /** Southern samvatsara of the lunar year, given with the Shaka year. */
  readonly shakaSamvatsara: Samvatsara;
  /** Northern samvatsara that runs at the first instant of the year, given with the Vikram year. */
  readonly vikramSamvatsara: Samvatsara;
}

const MEENA_START_DEG = 330;
const SHAKA_EPOCH = 78;
const KALI_BEFORE_SHAKA = 3179;
const VIKRAM_BEFORE_SHAKA = 135;
const KARTIKA = 7;
const PHALGUNA = 11;

/** Number the year that holds a lunar month. `utcOffsetHours` decides the Gregorian year of its first new moon. */
export function lunarYearOf(
  luminaries: Luminaries,
  month: LunarMonth,
  utcOffsetHours: number,
  rules: YearRules,
): LunarYear {
  const startJdUt = lunarYearStart(luminaries, month.startJdUt);
  const shaka = civilOf(startJdUt, utcOffsetHours).year - SHAKA_EPOCH;
  const kali = shaka + KALI_BEFORE_SHAKA;
  const vikramChaitradi = shaka + VIKRAM_BEFORE_SHAKA;
  const vikramKartikadi = month.amantaIndex >= KARTIKA ? vikramChaitradi : vikramChaitradi - 1;
  const inPurnimantaChaitra = month.amantaIndex === PHALGUNA && !month.isAdhika && month.paksha === 'krishna';
  const vikramByRule = {
    chaitradi: vikramChaitradi,
    purnimanta_chaitradi: inPurnimantaChaitra ? vikramChaitradi + 1 : vikramChaitradi,
    kartikadi: vikramKartikadi,
  };
  return {
    startJdUt,
    shaka,
    kali,
    vikram: vikramByRule[rules.vikram_year_start],
    vikramChaitradi,
    vikramKartikadi,
    shakaSamvatsara: southernSamvatsara(kali, rules.kali_start_year),
    vikramSamvatsara: jovianSamvatsara(startJdUt),
  };
}

/** The first new moon with the Sun in Pisces (or, where it has none there, the first after), at or before a new moon. */
function lunarYearStart(luminaries: Luminaries, newMoonJdUt: JulianDayUt): JulianDayUt {
  const gone = arc(MEENA_START_DEG, luminaries.sunDeg(newMoonJdUt));
  const sun = ANGAS.sun_sign;
  const entry = luminaries.crossing(sun, MEENA_START_DEG, newMoonJdUt - gone / sun.meanDegPerDay);
  return newMoonAfter(luminaries, entry);
}
