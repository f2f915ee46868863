import { arc } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { type CivilClock, readingAt } from '../time/civilClock.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { ANGAS } from './angas.js';
import type { Luminaries } from './luminaries.js';
import { type LunarMonth, newMoonAfter } from './lunarMonths.js';
import { jovianSamvatsara, type Samvatsara, southernSamvatsara } from './samvatsaras.js';

export type YearRules = Pick<Rules, 'vikram_year_start'>;

/**
 * The lunar year of a moment and its numbers, all elapsed as almanacs print them
 * (docs/rules/07-panchang-calendar-transits.md#section-6).
 */
export interface LunarYear {
  /** New moon at the start of Chaitra, an adhika Chaitra included. */
  readonly startJdUt: JulianDayUt;
  readonly shaka: number;
  readonly kali: number;
  /** Vikram year by the rule `vikram_year_start`. */
  readonly vikram: number;
  readonly vikramChaitradi: number;
  readonly vikramKartikadi: number;
  /** Southern samvatsara of the lunar year, given with the Shaka year. */
  readonly shakaSamvatsara: Samvatsara;
  /** Northern samvatsara at the first instant of the Vikram year of the rule. */
  readonly vikramSamvatsara: Samvatsara;
}

/** Longitude of the Sun after which the first new moon starts Chaitra, and Kartika. */
const MEENA_START_DEG = 330;
const TULA_START_DEG = 180;
const FULL_MOON_DEG = 180;
const HALF_MONTH_DAYS = 14.77;
const SHAKA_EPOCH = 78;
const KALI_BEFORE_SHAKA = 3179;
const VIKRAM_BEFORE_SHAKA = 135;
const KARTIKA = 7;
const PHALGUNA = 11;

/** The year that contains a lunar month. `clock` decides the Gregorian year of its first new moon. */
export function lunarYearOf(luminaries: Luminaries, month: LunarMonth, clock: CivilClock, rules: YearRules): LunarYear {
  const startJdUt = newMoonAfterEntry(luminaries, month.startJdUt, MEENA_START_DEG);
  const shaka = readingAt(clock, startJdUt).year - SHAKA_EPOCH;
  const kali = shaka + KALI_BEFORE_SHAKA;
  const vikramChaitradi = shaka + VIKRAM_BEFORE_SHAKA;
  const vikramKartikadi = month.amantaIndex >= KARTIKA ? vikramChaitradi : vikramChaitradi - 1;
  const vikram = vikramYear(luminaries, month, startJdUt, { vikramChaitradi, vikramKartikadi }, rules);
  return {
    startJdUt,
    shaka,
    kali,
    vikram: vikram.year,
    vikramChaitradi,
    vikramKartikadi,
    shakaSamvatsara: southernSamvatsara(kali),
    vikramSamvatsara: jovianSamvatsara(vikram.startJdUt),
  };
}

/** The Vikram year by the rule, with its first instant. */
function vikramYear(
  luminaries: Luminaries,
  month: LunarMonth,
  chaitraJdUt: JulianDayUt,
  years: Pick<LunarYear, 'vikramChaitradi' | 'vikramKartikadi'>,
  rules: YearRules,
): { readonly year: number; readonly startJdUt: JulianDayUt } {
  switch (rules.vikram_year_start) {
    case 'chaitradi':
      return { year: years.vikramChaitradi, startJdUt: chaitraJdUt };
    case 'kartikadi':
      return {
        year: years.vikramKartikadi,
        startJdUt: newMoonAfterEntry(luminaries, month.startJdUt, TULA_START_DEG),
      };
    case 'purnimanta_chaitradi': {
      const started = month.amantaIndex === PHALGUNA && !month.isAdhika && month.paksha === 'krishna';
      const year = started ? years.vikramChaitradi + 1 : years.vikramChaitradi;
      const chaitra = started ? month.endJdUt : chaitraJdUt;
      return { year, startJdUt: luminaries.crossing(ANGAS.tithi, FULL_MOON_DEG, chaitra - HALF_MONTH_DAYS) };
    }
  }
}

/** The first new moon after the Sun's last entry into a sign at or before a new moon. */
function newMoonAfterEntry(luminaries: Luminaries, newMoonJdUt: JulianDayUt, signStartDeg: number): JulianDayUt {
  const gone = arc(signStartDeg, luminaries.sunDeg(newMoonJdUt));
  const sun = ANGAS.sun_sign;
  const entry = luminaries.crossing(sun, signStartDeg, newMoonJdUt - gone / sun.meanDegPerDay);
  return newMoonAfter(luminaries, entry);
}
