import type { LunarMonth } from '@ganita/core/panchanga/lunarMonths.js';
import type { LunarYear } from '@ganita/core/panchanga/lunarYears.js';
import type { Samvatsara, Seasons } from '@ganita/core/panchanga/samvatsaras.js';
import type { SolarMonth } from '@ganita/core/panchanga/solarMonths.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { Clock } from '../values/clock.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { signRecord } from '../values/position.js';

/** A year of the sixty-year cycle, 1 Prabhava. */
export const samvatsaraRecord = ({ name, index }: Samvatsara, language: Language) => ({
  ...idAndName(name, WORDS[language].panchangaCalendar.samvatsara),
  number: index + 1,
});

/** A lunar month, amanta and purnimanta. */
export function lunarMonthRecord(month: LunarMonth, clock: Clock, language: Language) {
  const words = WORDS[language].panchangaCalendar.lunarMonth;
  return {
    ...named('amanta', month.amanta, words),
    ...named('purnimanta', month.purnimanta, words),
    is_adhika: month.isAdhika,
    is_nija: month.isNija,
    is_kshaya: month.isKshaya,
    ...namedOrNull('skipped', month.skipped, words),
    ...named('paksha', month.paksha, WORDS[language].angas.paksha),
    ...clock.window(month),
  };
}

/** A Tamil solar month and the day in it. */
export const solarMonthRecord = ({ month, sign, day, substituted }: SolarMonth, language: Language) => ({
  ...idAndName(month, WORDS[language].panchangaCalendar.tamilMonth),
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
  const { ritu: rituWords, ayana: ayanaWords } = WORDS[language].panchangaCalendar;
  return {
    ...named('ritu', ritu, rituWords),
    ...named('vedic_ritu', ritus.sidereal, rituWords),
    ...named('lunar_ritu', ritus.lunar, rituWords),
    ...named('ayana', ayana, ayanaWords),
    ...named('vedic_ayana', ayanas.sidereal, ayanaWords),
  };
}
