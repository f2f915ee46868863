import type { LunarMonth } from '@ganita/core/panchanga/lunarMonths.js';
import type { LunarYear } from '@ganita/core/panchanga/lunarYears.js';
import type { Samvatsara, Seasons } from '@ganita/core/panchanga/samvatsaras.js';
import type { SolarMonth } from '@ganita/core/panchanga/solarMonths.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described } from '../../calculations/fields/schema.js';
import { pakshaId } from '../schema/angaFields.js';
import { momentOf, windowFields } from '../schema/moments.js';
import { idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { signFields } from '../schema/positionFields.js';
import type { Clock } from '../values/clock.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { signRecord } from '../values/position.js';

const { panchangaCalendar } = WORDS.en;
const samvatsaraId = idIn(panchangaCalendar.samvatsara, 'SamvatsaraId', 'id of a year of the sixty-year cycle');
export const lunarMonthId = idIn(panchangaCalendar.lunarMonth, 'LunarMonthId', 'id of a lunar month');
const tamilMonthId = idIn(panchangaCalendar.tamilMonth, 'TamilMonthId', 'id of a Tamil solar month');
const rituId = idIn(panchangaCalendar.ritu, 'Ritu', 'id of a season');
const ayanaId = idIn(
  panchangaCalendar.ayana,
  'Ayana',
  "the Sun's northward (uttarayana) or southward half of the year",
);

export const samvatsaraSchema = Type.Object(
  {
    ...idAndNameFields(samvatsaraId),
    number: Type.Integer({ minimum: 1, maximum: 60, description: 'number in the cycle, 1 Prabhava' }),
  },
  { title: 'Samvatsara', description: 'a year of the cycle of sixty' },
);

export const lunarMonthSchema = Type.Object(
  {
    ...namedFields('amanta', described(lunarMonthId, 'month that ends with the new moon')),
    ...namedFields('purnimanta', described(lunarMonthId, 'month that ends with the full moon')),
    is_adhika: Type.Boolean({ description: 'a month in which the Sun enters no sign (intercalary)' }),
    is_nija: Type.Boolean({ description: 'the month after an adhika month of the same name' }),
    is_kshaya: Type.Boolean({ description: 'a month in which the Sun enters two signs' }),
    ...namedOrNullFields('skipped', {
      ...lunarMonthId,
      description: 'the month that a kshaya month omits; null in any other month',
    }),
    ...namedFields('paksha', pakshaId),
    ...windowFields,
  },
  { title: 'LunarMonth', description: 'the lunar month, from new moon to new moon' },
);

export const solarMonthSchema = Type.Object(
  {
    ...idAndNameFields(tamilMonthId),
    day: Type.Integer({ minimum: 1, maximum: 32, description: 'day of the month' }),
    ...signFields,
    sun_event_substituted: Type.Boolean({
      description: 'the Sun did not set on a date that was counted, and its transit + 6 hours is used',
    }),
  },
  { title: 'SolarMonth', description: 'the Tamil solar month, and the day in it' },
);

/** Years, elapsed, as almanacs print them. */
export const yearFields = {
  kali_year: Type.Integer({ description: 'elapsed years of the Kali yuga' }),
  vikram_samvat: Type.Integer({ description: 'elapsed Vikram years, by the rule `vikram_year_start`' }),
  vikram_samvat_chaitradi: Type.Integer({ description: 'elapsed Vikram years where the year starts with Chaitra' }),
  vikram_samvat_kartikadi: Type.Integer({ description: 'elapsed Vikram years where the year starts with Kartika' }),
  shaka_samvat: Type.Integer({ description: 'elapsed Shaka years' }),
  lunar_year_start: momentOf('start of the lunar year'),
};

/** Season and half of the year, by each method. */
export const seasonFields = {
  ...namedFields('ritu', { ...rituId, description: 'season by the rule `ritu_method`' }),
  ...namedFields('vedic_ritu', { ...rituId, description: 'season by the sidereal Sun' }),
  ...namedFields('lunar_ritu', { ...rituId, description: 'season by the lunar month' }),
  ...namedFields('ayana', { ...ayanaId, description: 'half of the year by the rule `ayana_method`' }),
  ...namedFields('vedic_ayana', { ...ayanaId, description: 'half of the year by the sidereal Sun' }),
};

/** Seasons and years of a day or a moment. */
export const calendarYearFields = { ...seasonFields, ...yearFields };

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
