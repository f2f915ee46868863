import { kaalaOf } from '@ganita/core/festivals/kaalas.js';
import type { Occurrence } from '@ganita/core/festivals/occurrence.js';
import type { ChandraStay, TaraStay } from '@ganita/core/festivals/personal/balas.js';
import type { OwnedAnniversary, PERSONAL_SECTIONS } from '@ganita/core/festivals/personal/personalCalendar.js';
import type { RangeDay } from '@ganita/core/panchanga/range/rangeDays.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { TARAS, taraAt } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import type { PersonalAnswer } from '../../calculations/calendar/personalCalendarCalculation.js';
import { date } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { angaRecord, angaSchema } from '../festivals/anga.js';
import { evidenceRecord, ruleRecord } from '../festivals/decision.js';
import { evidenceSchema, festivalWindowSchema, ruleSchema } from '../festivals/festivals.js';
import { natalMoonRecord, natalMoonSchema } from '../muhurta/muhurta.js';
import { lunarMonthId } from '../panchang/lunarDate.js';
import { signStaySchema, tithiNameSchema } from '../schema/angaFields.js';
import { eventPlaceFields } from '../schema/eventPlaceFields.js';
import { momentOf, spanFields } from '../schema/moments.js';
import { nakshatraRowFields, taraId } from '../schema/nakshatraFields.js';
import { idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { signNamedFields } from '../schema/positionFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import { weekdayId } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import { comparedBirthDetails } from '../transits/gocharaMoment.js';
import { tithiRecord } from '../values/angas.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { type Clock, clockOf } from '../values/clock.js';
import { eventPlaceRecord } from '../values/eventPlace.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { signNamed, signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { weekdayRecord } from '../values/weekday.js';

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

const EMPTY_IN_BRIEF = 'empty in a brief answer, which has them in brief';
const section = <S extends TSchema>(name: (typeof PERSONAL_SECTIONS)[number], row: S, description: string) =>
  nullable(Type.Array(row, { description: `${description}; null without the section \`${name}\`` }));

const briefAnniversary = record('BriefAnniversary', 'a birthday or a shraddha by its date', {
  ...namedFields('anniversary', kindId),
  ancestor: anniversary.properties.ancestor,
  date,
  years: anniversary.properties.years,
});

const briefBalas = record('BriefDayBalas', 'tara and chandra bala of a date at its sunrise', {
  date,
  tara: described(taraId, 'tara of the nakshatra of the Moon; `tara_words` has its word'),
  tara_good: taraStay.properties.good,
  tara_ends: momentOf('when the Moon leaves that nakshatra'),
  chandra_bala: chandraStay.properties.chandra_bala,
  chandra_good: chandraStay.properties.good,
});

const briefFields = {
  brief_anniversaries: Type.Optional(section('anniversaries', briefAnniversary, 'of a brief answer: by date')),
  brief_balas: Type.Optional(section('balas', briefBalas, 'of a brief answer: each date')),
  tara_words: Type.Optional(
    Type.Array(record('TaraWord', 'a tara with its word', idAndNameFields(taraId)), {
      description: 'of a brief answer: the nine taras, janma first',
    }),
  ),
};
const briefPersonal = Type.Object(briefFields);

const personalResponse = Type.Object({
  birth_details: comparedBirthDetails,
  personal: record('PersonalCalendar', 'the days of a person in a range of dates', {
    ...eventPlaceFields,
    from_date: described(date, 'first date'),
    to_date: described(date, 'last date'),
    natal_moon: natalMoonSchema,
    birth_tithi: described(tithiNameSchema, 'tithi of the birth'),
    ...namedFields('birth_amanta', described(lunarMonthId, 'lunar month of the birth, from new moon to new moon')),
    birth_is_adhika: Type.Boolean({ description: 'whether that month is intercalary' }),
    anniversaries: section('anniversaries', anniversary, `birthdays and shraddhas, by date; ${EMPTY_IN_BRIEF}`),
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
      `each date; ${EMPTY_IN_BRIEF}`,
    ),
    ...briefFields,
  }),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function personalRecord(answer: PersonalAnswer): Wire<typeof personalResponse> {
  const { input, native, calendar, where } = answer;
  const { language } = input;
  const clock = clockOf(where.clock, answer.rounding);
  const isBrief = input.detail === 'brief';
  const full = <Row>(rows: readonly Row[] | null) => rows && (isBrief ? [] : rows);
  const dayOf = ({ date, weekday }: RangeDay) => ({ date: dateText(date), ...weekdayRecord(weekday, language) });
  return {
    birth_details: birthDetailsRecord(input, answer.birth, answer.meta.settings),
    personal: {
      ...eventPlaceRecord(where),
      from_date: dateText(answer.from),
      to_date: dateText(answer.to),
      natal_moon: natalMoonRecord(answer.natalMoonDeg, language),
      birth_tithi: tithiRecord(native.date.tithi, language),
      ...named('birth_amanta', native.date.month, WORDS[language].panchangaCalendar.lunarMonth),
      birth_is_adhika: native.date.isAdhika,
      anniversaries:
        full(calendar.anniversaries)?.map((one) => ({
          ...anniversaryHead(one, answer),
          ...dayOf(one.occurrence.day),
          ...anniversaryFacts(one, answer, clock, language),
        })) ?? null,
      janma_nakshatra_days:
        calendar.janmaNakshatraDays?.map((one) => ({ ...dayOf(one.day), ...clock.span(angaOf(one)) })) ?? null,
      chandrashtama_stays:
        calendar.chandrashtama?.map((stay) => ({ ...signRecord(stay.sign, language), ...clock.span(stay) })) ?? null,
      balas:
        full(calendar.balas)?.map(({ day, taras, chandra }) => ({
          date: dateText(day.date),
          sunrise_at: clock.moment(day.sun.sunriseJdUt),
          tara_stays: taras.map((stay) => taraRecord(stay, clock, language)),
          chandra_stays: chandra.map((stay) => chandraRecord(stay, clock, language)),
        })) ?? null,
      ...(isBrief && briefRecord(answer, clock)),
    },
    resolved_time: clockUsedRecord(answer.clockUsed),
    meta: metaRecord(answer.meta),
  };
}

const briefRecord = (answer: PersonalAnswer, clock: Clock): Wire<typeof briefPersonal> => ({
  brief_anniversaries:
    answer.calendar.anniversaries?.map((one) => ({
      ...anniversaryHead(one, answer),
      date: dateText(one.occurrence.day.date),
      years: one.years,
    })) ?? null,
  brief_balas:
    answer.calendar.balas?.map(({ day, taras: [tara], chandra: [sign] }) => {
      if (tara === undefined || sign === undefined) throw new Error('a day starts in a nakshatra and a sign');
      return {
        date: dateText(day.date),
        tara: taraAt(tara.tara),
        tara_good: tara.isGood,
        tara_ends: clock.moment(tara.endJdUt),
        chandra_bala: sign.count,
        chandra_good: sign.isGood,
      };
    }) ?? null,
  tara_words: TARAS.map((tara) => idAndName(tara, WORDS[answer.input.language].zodiac.tara)),
});

const anniversaryHead = ({ kind, ancestor }: OwnedAnniversary, { input }: PersonalAnswer) => ({
  ...named('anniversary', kind, WORDS[input.language].personal.anniversary),
  ancestor: ancestor === null ? null : (input.ancestors[ancestor]?.name ?? null),
});

/** Times of the day for a shraddha. */
const SHRADDHA_WINDOWS = ['kutapa', 'rauhina', 'aparahna'] as const;

function anniversaryFacts(
  { kind, rule, occurrence, years }: OwnedAnniversary,
  { calendar: { almanac } }: PersonalAnswer,
  clock: Clock,
  language: Language,
) {
  const { lunation, decision, day } = occurrence;
  const isBirthday = kind === 'tithi_birthday' || kind === 'nakshatra_birthday';
  const window = (kaala: (typeof SHRADDHA_WINDOWS)[number]) => ({
    ...idAndName(kaala, WORDS[language].festivalParts.dayPart),
    window_kind: 'puja' as const,
    ...clock.window(kaalaOf(kaala, day, almanac.days) as Interval),
  });
  return {
    years,
    ...namedOrNull('amanta', lunation?.amanta ?? null, WORDS[language].panchangaCalendar.lunarMonth),
    is_adhika: lunation?.isAdhika ?? false,
    anga: angaRecord(angaOf(occurrence), clock, language),
    festival_windows: isBirthday ? [] : SHRADDHA_WINDOWS.map(window),
    rule: ruleRecord({ row: { rule, sources: [], undecided: false }, occurrence }, language),
    margin_minutes: decision.marginDays === null ? null : Math.round(decision.marginDays * MINUTES_PER_DAY * 10) / 10,
    date_evidence: evidenceRecord({ occurrence }, { almanac }, clock),
  };
}

function angaOf({ anga }: Occurrence) {
  if (anga === null) throw new Error('the day of a person follows an anga');
  return anga;
}

const taraRecord = (stay: TaraStay, clock: Clock, language: Language) => ({
  ...nakshatraRow(stay.nakshatra, language),
  ...named('tara', taraAt(stay.tara), WORDS[language].zodiac.tara),
  tara_number: stay.tara,
  good: stay.isGood,
  ...clock.span(stay),
});

const chandraRecord = (stay: ChandraStay, clock: Clock, language: Language) => ({
  ...signNamed('moon_sign', stay.sign, language),
  chandra_bala: stay.count,
  good: stay.isGood,
  chandrashtama: stay.isChandrashtama,
  ...clock.span(stay),
});

/** The answer of `POST /calendar/personal`. */
export const personalAnswer: EndpointAnswer<PersonalAnswer, typeof personalResponse> = {
  schema: personalResponse,
  record: personalRecord,
};
