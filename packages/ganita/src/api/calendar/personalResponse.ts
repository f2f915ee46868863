import type { PERSONAL_SECTIONS } from '@ganita/core/festivals/personal/personalCalendar.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import { angaSchema, evidenceSchema, festivalWindowSchema, ruleSchema } from '../festivals/response.js';
import { natalMoonSchema } from '../muhurta/response.js';
import { lunarMonthId } from '../panchang/calendarSchemas.js';
import { signStaySchema, tithiNameSchema } from '../schema/angas.js';
import { eventPlaceFields } from '../schema/eventPlace.js';
import { momentOf, spanFields } from '../schema/moments.js';
import { nakshatraRowFields, taraId } from '../schema/nakshatra.js';
import { idIn, namedFields, namedOrNullFields } from '../schema/names.js';
import { signNamedFields } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { weekdayId } from '../schema/weekday.js';
import { comparedBirthDetails } from '../transits/gocharaSchemas.js';

const record = <F extends Readonly<Record<string, TSchema>>>(title: string, description: string, fields: F) =>
  Type.Object(fields, { title, description });

const kindId = idIn(WORDS.en.personal.anniversary, 'AnniversaryKind', 'kind of an anniversary of a person');

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
  anga: angaSchema,
  festival_windows: Type.Array(festivalWindowSchema, {
    description: 'times of the day for a shraddha; empty of a birthday',
  }),
  rule: ruleSchema,
  margin_minutes: nullable(
    Type.Number({
      minimum: 0,
      description: 'how far the nearest bound is from moving the date; null where no bound can',
    }),
  ),
  date_evidence: described(evidenceSchema, 'what the date was decided from'),
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
