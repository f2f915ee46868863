import { type DayGrahana, touches } from '@ganita/core/eclipses/grahanasOfDay.js';
import { TRADITIONS } from '@ganita/core/festivals/almanac.js';
import { BOTH_CHOICES, DECISIONS, NONE_CHOICES } from '@ganita/core/festivals/dayChoice.js';
import { endDayOf, type FestivalVariant, isPrimary, variantsOf } from '@ganita/core/festivals/details.js';
import { MAHADVADASHIS } from '@ganita/core/festivals/ekadashi.js';
import { PROCEDURES, RULE_KINDS } from '@ganita/core/festivals/festivalRow.js';
import { type FestivalCalendar, type FestivalDay, rowByRules } from '@ganita/core/festivals/festivals.js';
import { windowsOf } from '@ganita/core/festivals/festivalWindows.js';
import { KAALAS } from '@ganita/core/festivals/kaalas.js';
import { FESTIVAL_SOURCE_IDS } from '@ganita/core/festivals/sources.data.js';
import { WINDOW_IDS, WINDOW_KINDS } from '@ganita/core/festivals/windowNames.js';
import { pakshaOf } from '@ganita/core/panchanga/angaNames.js';
import { lunarMonthAt } from '@ganita/core/panchanga/lunarMonths.js';
import type { RangeDay } from '@ganita/core/panchanga/range/rangeDays.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { festivalCategoryId, festivalId, type RankedFestival } from '../../calculations/festivals/festivalFields.js';
import type { FestivalsAnswer } from '../../calculations/festivals/festivalsCalculation.js';
import { date, latitude, longitude, timezoneUsed } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { grahanaOfDayRecord, grahanasOfDaySchema } from '../eclipses/grahana.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { lunarMonthId } from '../panchang/lunarDate.js';
import { momentOf, windowFields, windowSchema } from '../schema/moments.js';
import { displayWord, idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import { weekdayId } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { weekdayRecord } from '../values/weekday.js';
import { angaRecord, angaSchema } from './anga.js';
import { briefFestivalsFields, briefFestivalsRecord } from './brief.js';
import { evidenceRecord, ruleRecord } from './decision.js';
import { disputeFields, disputeRecord } from './dispute.js';
import { festivalName, isOfEveryChaturthi } from './festivalName.js';
import { rankRegionsSchema, rankSchema } from './ranks.js';

const { festivalParts } = WORDS.en;
const audienceId = idIn(festivalParts.audience, 'FestivalAudience', 'region or community that keeps it; all: everyone');
const traditionId = oneOf(TRADITIONS, { title: 'FestivalTradition', description: 'tradition whose day it is' });
const kaalaId = oneOf(KAALAS, { title: 'Kaala', description: 'part of the day, or a moment of it' });
const windowId = oneOf(WINDOW_IDS, { title: 'FestivalWindowId', description: 'id of a window of a festival' });
const mahadvadashiId = oneOf(MAHADVADASHIS, {
  title: 'Mahadvadashi',
  description: 'the great dwadashi that moved a Vaishnava fast',
});
const dates = (description: string) => Type.Array(date, { description });

export const festivalWindowSchema = Type.Object(
  {
    ...idAndNameFields(windowId),
    window_kind: oneOf(WINDOW_KINDS, {
      title: 'FestivalWindowKind',
      description:
        'puja: worship; parana: breaking the fast; avoid: not to be used; snana: bath; anga: for information',
    }),
    ...windowFields,
  },
  { title: 'FestivalWindow', description: 'a time to observe; a single moment starts when it ends' },
);

export const ruleSchema = Type.Object(
  {
    rule_kind: oneOf(RULE_KINDS, { title: 'FestivalRuleKind', description: 'what the festival depends on' }),
    ...namedOrNullFields('kaala', described(kaalaId, 'part of the day that the anga must cover; null where none is')),
    both: nullable(
      oneOf(BOTH_CHOICES, {
        title: 'FestivalBothChoice',
        description:
          'which day where it covers that part of two: purva the first, para the second, vyapti the longer; null without a part',
      }),
    ),
    none: nullable(
      oneOf(NONE_CHOICES, {
        title: 'FestivalNoneChoice',
        description:
          'which day where it covers it on none: the one on which it begins or ends, or whose sunrise it holds; null without a part',
      }),
    ),
    procedure: nullable(
      oneOf(PROCEDURES, {
        title: 'FestivalProcedure',
        description: 'special procedure in place of a part of the day (docs/festivals.md); null where none is',
      }),
    ),
    ...namedOrNullFields(
      'counted_from',
      described(festivalId, 'the festival that the date is counted from; null where it is from none'),
    ),
    counted_days: nullable(
      Type.Integer({ description: 'days after it, negative before it; null where no days are counted' }),
    ),
    decided_by: oneOf(DECISIONS, { title: 'FestivalDecision', description: 'what decided this date' }),
    sources: Type.Array(
      oneOf(FESTIVAL_SOURCE_IDS, {
        title: 'FestivalSource',
        description: 'a text, or printed dates (docs/festivals.md)',
      }),
      { description: 'where the rule comes from' },
    ),
    is_undecided: Type.Boolean({
      description: 'whether no text, gazette or three printed years confirm the rule',
    }),
  },
  { title: 'FestivalRule', description: 'the rule of the festival, and what decided this date' },
);

const variantSchema = Type.Object(
  {
    ...namedFields('tradition', traditionId),
    is_gauna: Type.Boolean({
      description: 'the day of ascetics (gauna) after a Smarta fast without ekadashi at sunrise',
    }),
    ...idAndNameFields(described(festivalId, 'the row of that tradition')),
    date: described(date, 'date, YYYY-MM-DD'),
    fast_days: dates('the days of the fast; two where a Madhva fast is doubled'),
    ...namedOrNullFields('mahadvadashi', mahadvadashiId),
    parana: nullable({ ...windowSchema, description: 'when the fast of an ekadashi is broken; null of other rows' }),
  },
  { title: 'FestivalVariant', description: 'the day of another tradition' },
);

const lookSchema = Type.Object(
  {
    date: described(date, 'a day that was compared, YYYY-MM-DD'),
    sunrise_at: momentOf('its sunrise'),
    tithi_at_sunrise: Type.Integer({ minimum: 1, maximum: 30, description: 'tithi at its sunrise, 1 to 30' }),
    kaala_start: nullable(momentOf('start of the part of the day; null where the Moon does not rise')),
    kaala_end: nullable(momentOf('end of the part of the day; a moment has the same end')),
    is_covered: Type.Boolean({ description: 'whether the anga covers any of it' }),
    covered_seconds: Type.Integer({
      minimum: 0,
      description:
        'seconds of it that the anga covers, of a rule with a tithi and a nakshatra both together; 0 of a moment',
    }),
    covered_part: Type.Number({ minimum: 0, maximum: 1, description: 'the same as a share of it' }),
  },
  { title: 'FestivalDayLook', description: 'how the anga lies on a day that was compared' },
);

const checkSchema = Type.Object(
  {
    id: Type.String({ description: 'id of the test: the first of the two moments is at or before the second' }),
    moment: momentOf('the first moment'),
    limit: momentOf('the second moment'),
    is_before: Type.Boolean({ description: 'whether the first is at or before the second' }),
  },
  { title: 'FestivalCheck', description: 'two moments that a special procedure compared' },
);

export const evidenceSchema = Type.Object(
  {
    compared_days: Type.Array(lookSchema, { description: 'the days that were compared' }),
    checks: Type.Array(checkSchema, { description: 'moments that were compared' }),
  },
  { title: 'FestivalEvidence', description: 'what the date was decided from' },
);

/** A festival on its date. */
export const festivalSchema = Type.Object(
  {
    ...idAndNameFields(festivalId),
    ...namedFields('festival_category', festivalCategoryId),
    rank: rankSchema,
    for: Type.Array(audienceId, { description: 'regions and communities that keep it; all: everyone' }),
    for_names: Type.Array(displayWord, { description: 'their words, in the same order' }),
    date: described(date, 'date on which it is kept, YYYY-MM-DD'),
    ...namedFields('weekday', described(weekdayId, 'weekday of the date')),
    end_date: nullable(described(date, 'last date of a festival of several days; null of one day')),
    fast_days: dates('the days of the fast of an ekadashi: two where a Madhva fast is doubled; empty of other rows'),
    ...namedOrNullFields('mahadvadashi', mahadvadashiId),
    is_primary: Type.Boolean({ description: 'whether it is the row that the tradition of the request keeps' }),
    is_adhika: Type.Boolean({ description: 'kept in an adhika (intercalary) month' }),
    is_kshaya_month: Type.Boolean({
      description: 'kept in a month that has two names, because the Sun enters two signs',
    }),
    is_angaraki: Type.Boolean({ description: 'a Chaturthi of every month on a Tuesday' }),
    ...namedOrNullFields(
      'amanta',
      described(lunarMonthId, 'lunar month that ends with the new moon; null of solar rows'),
    ),
    ...namedOrNullFields('purnimanta', described(lunarMonthId, 'the same that ends with the full moon')),
    anga: angaSchema,
    festival_windows: Type.Array(festivalWindowSchema, { description: 'times to observe' }),
    empty_windows: Type.Array(windowId, { description: 'windows of the festival that have no length on this day' }),
    rule: ruleSchema,
    variants: Type.Array(variantSchema, { description: 'days of other traditions' }),
    margin_minutes: nullable(
      Type.Number({
        minimum: 0,
        description: 'how far the nearest bound is from moving the date; null where no bound can',
      }),
    ),
    near_boundary: Type.Boolean({
      description: 'under 3 minutes from it: other almanacs may print the neighbouring date',
    }),
    ...disputeFields,
    is_grahana_day: Type.Boolean({
      description:
        'whether the sutak or the visible part of an eclipse touches the day from sunrise to sunrise; it moves no date',
    }),
    sun_event_substituted: Type.Boolean({
      description: 'the Sun does not rise or set on the date: its transit less and plus 6 hours is used',
    }),
    date_evidence: nullable({
      ...evidenceSchema,
      description: 'what the date was decided from; null unless evidence is requested',
    }),
  },
  { title: 'Festival', description: 'a festival or fast on its date' },
);

export const festivalsResponse = Type.Object({
  festival_calendar: Type.Object(
    {
      from_date: described(date, 'first date, YYYY-MM-DD'),
      to_date: described(date, 'last date, YYYY-MM-DD'),
      place: Type.String({ description: 'name of the place, as given or as found' }),
      latitude,
      longitude,
      timezone: timezoneUsed,
      ...namedFields('tradition', traditionId),
      rank_regions: rankRegionsSchema,
      observances: Type.Array(festivalSchema, {
        description:
          'by date; those of one date in the order of the table; empty in a brief answer, which has `brief_dates`',
      }),
      ...briefFestivalsFields,
      grahanas: described(
        grahanasOfDaySchema,
        'eclipses that count at the place and touch a day of the range; empty in a brief answer',
      ),
    },
    { title: 'FestivalCalendar', description: 'the festivals of a range at a place' },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function festivalsRecord(answer: FestivalsAnswer): Wire<typeof festivalsResponse> {
  const { input, range, calendar, festivals, grahanas, meta } = answer;
  const { language } = input;
  const clock = clockOf(range.clock, answer.rounding);
  const show = { calendar, grahanas, clock, language, withEvidence: input.evidence };
  return {
    festival_calendar: {
      from_date: dateText(range.from),
      to_date: dateText(range.to),
      place: input.place,
      latitude: input.latitude as number,
      longitude: input.longitude as number,
      timezone: range.clockUsed.offsetHours,
      ...named('tradition', calendar.almanac.rules.tradition, WORDS[language].festivalParts.tradition),
      rank_regions: input.rank_regions ?? input.region,
      ...(input.detail === 'brief'
        ? { observances: [], ...briefFestivalsRecord(answer) }
        : { observances: festivals.map((festival) => festivalRecord(festival, show)) }),
      grahanas: grahanas.map((one) => grahanaOfDayRecord(one, clock, language)),
    },
    resolved_time: clockUsedRecord(range.clockUsed),
    meta: metaRecord(meta),
  };
}

/** How a festival is shown. */
interface FestivalShow {
  readonly calendar: FestivalCalendar;
  /** The eclipses of the range. */
  readonly grahanas: readonly DayGrahana[];
  readonly clock: Clock;
  readonly language: Language;
  readonly withEvidence: boolean;
}

/** Closer to a bound than this, other almanacs may print the neighbouring date. */
const NEAR_MINUTES = 3;

/** The record of a festival on its date. */
export function festivalRecord(festival: RankedFestival, show: FestivalShow): Wire<typeof festivalSchema> {
  const { calendar, clock, language, withEvidence } = show;
  const { row, occurrence } = festival;
  const { day, decision } = occurrence;
  const { festivalParts } = WORDS[language];
  const { tradition } = calendar.almanac.rules;
  const fast = occurrence.fasts.find((one) => one.tradition === tradition);
  const { windows, empty } = windowsOf(calendar, festival);
  const marginMinutes = decision.marginDays === null ? null : decision.marginDays * MINUTES_PER_DAY;
  return {
    id: row.id,
    name: festivalName(festival, language),
    ...named('festival_category', row.category, festivalParts.category),
    rank: festival.rank,
    for: row.audiences,
    for_names: row.audiences.map((audience) => festivalParts.audience[audience]),
    date: dateText(day.date),
    ...weekdayRecord(day.weekday, language),
    end_date: dateOrNull(endDayOf(calendar, festival)),
    fast_days: (fast?.fastDays ?? []).map(({ date }) => dateText(date)),
    ...namedOrNull('mahadvadashi', fast?.mahadvadashi ?? null, festivalParts.mahadvadashi),
    is_primary: isPrimary(row, tradition),
    is_adhika: occurrence.lunation?.isAdhika ?? false,
    is_kshaya_month: occurrence.lunation?.isKshaya ?? false,
    is_angaraki: isOfEveryChaturthi(row) && day.weekday === 'Tuesday',
    ...monthRecord(festival, language),
    anga: occurrence.anga && angaRecord(occurrence.anga, clock, language),
    festival_windows: windows.map((window) => ({
      ...idAndName(window.id, festivalParts.dayPart),
      window_kind: window.kind,
      ...clock.window(window),
    })),
    empty_windows: empty,
    rule: ruleRecord({ row: rowByRules(row, calendar.almanac.rules), occurrence }, language),
    variants: variantsOf(calendar, festival).map((variant) => variantRecord(variant, clock, language)),
    margin_minutes: marginMinutes === null ? null : Math.round(marginMinutes * 10) / 10,
    near_boundary: marginMinutes !== null && marginMinutes < NEAR_MINUTES,
    ...disputeRecord(calendar, festival, language),
    is_grahana_day: show.grahanas.some((grahana) => touches(grahana, day.interval)),
    sun_event_substituted: day.isSubstituted,
    date_evidence: withEvidence ? evidenceRecord(festival, calendar, clock) : null,
  };
}

const dateOrNull = (day: RangeDay | null): string | null => day && dateText(day.date);

/** The lunar month of a row of tithis: a dark half has the next name where months end with the full moon. */
function monthRecord({ occurrence: { lunation, tithi } }: FestivalDay, language: Language) {
  const words = WORDS[language].panchangaCalendar.lunarMonth;
  const isOfMonth = lunation !== null && tithi !== null;
  const isNext = isOfMonth && pakshaOf(tithi.number) === 'krishna' && !lunation.isAdhika;
  return {
    ...namedOrNull('amanta', isOfMonth ? lunation.amanta : null, words),
    ...namedOrNull('purnimanta', isOfMonth ? lunarMonthAt(lunation.monthIndex + (isNext ? 1 : 0)) : null, words),
  };
}

function variantRecord(variant: FestivalVariant, clock: Clock, language: Language) {
  const { festivals, festivalParts } = WORDS[language];
  const [first] = variant.fastDays;
  if (first === undefined) throw new Error('a fast has a day');
  return {
    ...named('tradition', variant.tradition, festivalParts.tradition),
    is_gauna: variant.isGauna,
    ...idAndName(variant.id, festivals.name),
    date: dateText(first.date),
    fast_days: variant.fastDays.map(({ date }) => dateText(date)),
    ...namedOrNull('mahadvadashi', variant.mahadvadashi, festivalParts.mahadvadashi),
    parana: variant.parana && clock.window(variant.parana),
  };
}

/** The answer of `POST /festivals`. */
export const festivalsAnswer: EndpointAnswer<FestivalsAnswer, typeof festivalsResponse> = {
  schema: festivalsResponse,
  record: festivalsRecord,
};
