import { type TSchema, Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { BOTH_CHOICES, DECISIONS, NONE_CHOICES } from '../../core/festivals/dayChoice.js';
import { KAALAS } from '../../core/festivals/kaalas.js';
import type { PERSONAL_SECTIONS } from '../../core/festivals/personal/personalCalendar.js';
import { WORDS } from '../../i18n/words.js';
import { natalMoonSchema } from '../muhurta/response.js';
import { lunarMonthId } from '../panchang/calendarSchemas.js';
import { nakshatraSchema, signStaySchema, tithiNameSchema, tithiSchema } from '../schema/angas.js';
import { eventPlaceFields } from '../schema/eventPlace.js';
import { momentOf, spanFields, windowSchema } from '../schema/moments.js';
import { nakshatraRowFields, taraId } from '../schema/nakshatra.js';
import { idIn, namedFields, namedOrNullFields } from '../schema/names.js';
import { signNamedFields } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { weekdayId } from '../schema/weekday.js';
import { comparedBirthDetails } from '../transits/gocharaSchemas.js';

const record = <F extends Readonly<Record<string, TSchema>>>(title: string, description: string, fields: F) =>
  Type.Object(fields, { title, description });

const kindId = idIn(WORDS.en.personal.anniversary, 'AnniversaryKind', 'kind of an anniversary of a person');

const dayLook = record('AnniversaryCandidate', 'how far the anga covers the part of a day that decides', {
  date,
  kaala_start: nullable(momentOf('start of the part of the day; null: the day has none')),
  kaala_end: nullable(momentOf('its end, that of an instant is its start; null: the day has none')),
  covered_minutes: Type.Number({ minimum: 0, description: 'minutes of it that the anga covers; 0 of an instant' }),
  is_covered: Type.Boolean({ description: 'whether the anga covers any of it' }),
});

const dayRule = record('AnniversaryRule', 'how the day of an anga was chosen', {
  kaala: oneOf(KAALAS, { title: 'Kaala', description: 'part of the day that the anga must cover' }),
  both: oneOf(BOTH_CHOICES, {
    title: 'BothChoice',
    description: 'of two days that it covers: purva the first, para the second, vyapti the one covered longer',
  }),
  none: oneOf(NONE_CHOICES, {
    title: 'NoneChoice',
    description: 'where it covers none: the day on which it begins, ends, or has a sunrise',
  }),
  decided_by: oneOf(DECISIONS, { title: 'DayDecision', description: 'what decided the date' }),
  margin_minutes: nullable(
    Type.Number({
      description: 'minutes by which the nearest bound is away from changing the date; null: there is none',
    }),
  ),
  candidates: Type.Array(dayLook, { description: 'the days that were compared' }),
});

const shraddhaWindows = record('ShraddhaWindows', 'times of the day for a shraddha', {
  kutapa: described(windowSchema, '8th of 15 parts of the day'),
  rauhina: described(windowSchema, '9th of 15 parts of the day'),
  aparahna: described(windowSchema, 'fourth fifth of the day'),
});

const anniversary = record('Anniversary', 'a birthday or a shraddha by tithi or nakshatra', {
  ...namedFields('anniversary', kindId),
  ancestor: nullable(Type.String({ description: 'name of the ancestor as given; null: of the person' })),
  date,
  ...namedFields('weekday', described(weekdayId, 'weekday of the civil date')),
  years: Type.Integer({ minimum: 0, description: 'years since the birth or the death' }),
  ...namedOrNullFields('amanta', {
    ...lunarMonthId,
    description: 'month in which the tithi begins, from new moon to new moon; null: the day follows the nakshatra',
  }),
  is_adhika: Type.Boolean({ description: 'whether that month is intercalary' }),
  tithi: nullable(described(tithiSchema, 'the tithi that is kept; null: the day follows the nakshatra')),
  nakshatra: nullable(described(nakshatraSchema, 'the nakshatra that is kept; null: the day follows the tithi')),
  rule: dayRule,
  shraddha_windows: nullable(described(shraddhaWindows, 'times of a shraddha; null of a birthday')),
});

const taraStay = record('TaraStay', 'a stay of the Moon in a nakshatra, counted from that of the birth', {
  ...nakshatraRowFields,
  ...namedFields('tara', taraId),
  tara_number: Type.Integer({ minimum: 1, maximum: 9, description: 'number of the tara, 1 janma' }),
  good: Type.Boolean({ description: 'whether the tara is favourable' }),
  ...spanFields,
});

const chandraStay = record('ChandraStay', 'a stay of the Moon in a sign, counted from that of the birth', {
  ...signNamedFields('moon_sign'),
  chandra_bala: Type.Integer({ minimum: 1, maximum: 12, description: 'sign of the Moon counted from the natal one' }),
  good: Type.Boolean({ description: 'whether that count is favourable' }),
  chandrashtama: Type.Boolean({ description: 'the Moon is in the 8th sign from the natal Moon' }),
  ...spanFields,
});

const section = <S extends TSchema>(name: (typeof PERSONAL_SECTIONS)[number], row: S, description: string) =>
  nullable(Type.Array(row, { description: `${description}; null without the section \`${name}\`` }));

/** The answer of `POST /calendar/personal`. */
export const personalResponse = Type.Object({
  birth_details: comparedBirthDetails,
  personal: record('PersonalCalendar', 'the days of a person in a range of dates', {
    ...eventPlaceFields,
    from_date: described(date, 'first date'),
    to_date: described(date, 'last date'),
    natal_moon: natalMoonSchema,
    birth_tithi: described(tithiNameSchema, 'tithi of the birth'),
    ...namedFields('birth_amanta', described(lunarMonthId, 'lunar month of the birth, from new moon to new moon')),
    birth_is_adhika: Type.Boolean({ description: 'whether that month is intercalary' }),
    anniversaries: section('anniversaries', anniversary, 'birthdays and shraddhas, by date'),
    janma_nakshatra_days: section(
      'janma_nakshatra',
      record('JanmaNakshatraDay', 'a day of the nakshatra of the birth: the first whose sunrise it holds', {
        date,
        ...namedFields('weekday', described(weekdayId, 'weekday of the civil date')),
        ...spanFields,
      }),
      'days on which the Moon is in the nakshatra of the birth',
    ),
    chandrashtama_stays: section(
      'chandrashtama',
      signStaySchema,
      'stays of the Moon in the 8th sign from that of the birth',
    ),
    balas: section(
      'balas',
      record('DayBalas', 'tara and chandra bala of a day, from sunrise to sunrise', {
        date,
        sunrise_at: momentOf('start of the day: sunrise, or six hours before the transit of a Sun that does not rise'),
        tara_stays: Type.Array(taraStay, {
          minItems: 1,
          description: 'nakshatras of the Moon, that of the sunrise first',
        }),
        chandra_stays: Type.Array(chandraStay, {
          minItems: 1,
          description: 'signs of the Moon, that of the sunrise first',
        }),
      }),
      'each date',
    ),
  }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});
