import type { Language } from '../../calculations/fields/languages.js';
import type { LunarMonth } from '../../core/panchanga/lunarMonths.js';
import type { LunarYear } from '../../core/panchanga/lunarYears.js';
import type { Samvatsara, Seasons } from '../../core/panchanga/samvatsaras.js';
import type { SolarMonth } from '../../core/panchanga/solarMonths.js';
import { type Weekday, weekdayLord } from '../../core/zodiac/weekdays.js';
import { WORDS } from '../../i18n/words.js';
import type { Clock } from '../values/clock.js';
import { signRecord } from '../values/position.js';

/** A vara with its lord. */
export const varaRecord = (weekday: Weekday, language: Language) => ({
  id: weekday,
  name: WORDS[language].zodiac.vara[weekday],
  lord: weekdayLord(weekday),
});

/** A year of the sixty-year cycle, 0 Prabhava. */
export const samvatsaraRecord = ({ name, index }: Samvatsara, language: Language) => ({
  id: name,
  name: WORDS[language].panchangaCalendar.samvatsara[name],
  index,
});

/** A lunar month, amanta and purnimanta. */
export function lunarMonthRecord(month: LunarMonth, clock: Clock, language: Language) {
  const words = WORDS[language].panchangaCalendar.lunarMonth;
  return {
    amanta: words[month.amanta],
    amanta_id: month.amanta,
    purnimanta: words[month.purnimanta],
    purnimanta_id: month.purnimanta,
    is_adhika: month.isAdhika,
    is_nija: month.isNija,
    is_kshaya: month.isKshaya,
    skipped: month.skipped && words[month.skipped],
    skipped_id: month.skipped,
    paksha: WORDS[language].angas.paksha[month.paksha],
    paksha_id: month.paksha,
    start: clock.moment(month.startJdUt),
    end: clock.moment(month.endJdUt),
  };
}

/** A Tamil solar month and the day in it. */
export const solarMonthRecord = ({ month, sign, day, substituted }: SolarMonth, language: Language) => ({
  name: WORDS[language].panchangaCalendar.tamilMonth[month],
  id: month,
  day,
  ...signRecord(sign, language),
  sun_event_substituted: substituted,
});

/** Numbers of the year, elapsed. */
export const yearRecord = (year: LunarYear, clock: Clock) => ({
  kali_year: year.kali,
  vikram_samvat: year.vikram,
  vikram_samvat_chaitradi: year.vikramChaitradi,
  vikram_samvat_kartikadi: year.vikramKartikadi,
  shaka_samvat: year.shaka,
  lunar_year_start: clock.moment(year.startJdUt),
});

/** Season and ayana by the method of the rules; in addition the season by sidereal Sun and by lunar month. */
export function seasonRecord({ ritu, ayana, ritus, ayanas }: Seasons, language: Language) {
  const [rituWord, ayanaWord] = [WORDS[language].panchangaCalendar.ritu, WORDS[language].panchangaCalendar.ayana];
  return {
    ritu: rituWord[ritu],
    ritu_id: ritu,
    vedic_ritu: rituWord[ritus.sidereal],
    vedic_ritu_id: ritus.sidereal,
    lunar_ritu: rituWord[ritus.lunar],
    lunar_ritu_id: ritus.lunar,
    ayana: ayanaWord[ayana],
    ayana_id: ayana,
    vedic_ayana: ayanaWord[ayanas.sidereal],
    vedic_ayana_id: ayanas.sidereal,
  };
}
