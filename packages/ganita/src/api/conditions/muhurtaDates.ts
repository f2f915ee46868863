import type { DateExclusion, DateInterval, MuhurtaDay } from '@ganita/core/conditions/muhurtaDates.js';
import { neverEvaluated } from '@ganita/core/conditions/muhurtaTree.js';
import { CAUTION_WEIGHTS } from '@ganita/core/muhurta/cautionWeights.data.js';
import type { ExclusionId } from '@ganita/core/muhurta/exclusions.js';
import { pakshaOf, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { ANGAS, partOfAngle } from '@ganita/core/panchanga/angas.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { julianDayUt, MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import type { DatesAnswer } from '../../calculations/conditions/muhurtaDatesCalculation.js';
import { muhurtaPart } from '../../calculations/conditions/muhurtaSearch.js';
import { date } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { tithiNumberSchema } from '../muhurta/scoreParts.js';
import { pakshaId, tithiId } from '../schema/angaFields.js';
import { momentOf, windowFields } from '../schema/moments.js';
import { nakshatraRowFields } from '../schema/nakshatraFields.js';
import { displayWord, idAndNameFields, idIn, namedFields } from '../schema/nameFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import { weekdayId } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { idAndName, named } from '../values/names.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { eventSearchFields, eventSearchRecord } from './eventSearch.js';
import { listingSchemas, notEvaluatedRecord } from './intervals.js';

const cautionSchema = Type.Object(
  {
    ...idAndNameFields(idIn(WORDS.en.muhurta.exclusion, 'ExclusionId', 'id of an exclusion')),
    caution_weight: oneOf(CAUTION_WEIGHTS, {
      title: 'CautionWeight',
      description:
        'general: the text bars the act everywhere; limited: in one land, of another act, or by the custom of almanacs',
    }),
  },
  { title: 'MuhurtaCaution', description: 'a caution that is present in a part of an interval' },
);

const intervalSchema = Type.Object(
  {
    ...windowFields,
    duration_minutes: Type.Number({ minimum: 0, description: 'length in minutes' }),
    ...nakshatraRowFields,
    ...namedFields('tithi', tithiId),
    tithi_number: tithiNumberSchema,
    ...namedFields('paksha', pakshaId),
    cautions: Type.Array(cautionSchema, { description: 'cautions of the event that are present in it' }),
  },
  {
    title: 'MuhurtaDateInterval',
    description: 'a time of the day in which the conditions hold; its angas at the start',
  },
);

const exclusionSchema = Type.Object(
  {
    ...namedFields('muhurta_condition', muhurtaPart),
    id: nullable(Type.String({ description: 'the exclusion or the window, where the condition is of one; else null' })),
    name: nullable(displayWord),
    hours: Type.Number({ minimum: 0, description: 'hours of the day that it takes away' }),
  },
  { title: 'MuhurtaDateExclusion', description: 'what takes time of a day away' },
);

const daySchema = Type.Object(
  {
    date: described(date, 'YYYY-MM-DD; the Vedic day begins at the sunrise of this date'),
    ...namedFields('vara', weekdayId),
    sunrise_at: momentOf('sunrise, where the day begins; six hours before the transit where the Sun does not rise'),
    next_sunrise_at: momentOf('next sunrise, where it ends'),
    rank: nullable(
      Type.Integer({
        minimum: 1,
        description: '1: the fewest cautions, those of general weight first; null without an interval',
      }),
    ),
    duration_minutes: Type.Number({ minimum: 0, description: 'length of its intervals together' }),
    intervals: Type.Array(intervalSchema, { description: 'times of the day that suit the event' }),
    excluded_by: Type.Array(exclusionSchema, {
      description:
        'what takes time away, the coarse first; windows of the day and rising signs only of what the others leave',
    }),
  },
  { title: 'MuhurtaDay', description: 'a Vedic day of the range' },
);

const datesResponse = Type.Object({
  muhurta: Type.Object(
    {
      ...eventSearchFields,
      muhurta_days: Type.Array(daySchema, {
        description: 'every day, or with detail brief those that have an interval',
      }),
      days_with_intervals: Type.Integer({ minimum: 0, description: 'number of days that have an interval' }),
      not_evaluated: listingSchemas.not_evaluated,
    },
    { title: 'MuhurtaDates', description: 'the days of a range for an event' },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

const round2 = (value: number): number => Math.round(value * 100) / 100;

function datesRecord(answer: DatesAnswer): Wire<typeof datesResponse> {
  const { input, found, event, choice, clockUsed, rounding, meta } = answer;
  const { language, detail } = input;
  const clock = clockOf(answer.clock, rounding);
  const { days, notEvaluated } = found;
  const offered = days.filter(({ intervals }) => intervals.length > 0);
  return {
    muhurta: {
      ...eventSearchRecord(answer, language),
      muhurta_days: (detail === 'brief' ? offered : days).map((day) => ({
        ...dayRecord(day, answer, clock, language),
        excluded_by: day.excludedBy.map((one) => exclusionRecord(one, language)),
      })),
      days_with_intervals: offered.length,
      not_evaluated: notEvaluatedRecord(notEvaluated, neverEvaluated(event, choice)),
    },
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

const dayRecord = ({ day, intervals, rank }: MuhurtaDay, answer: DatesAnswer, clock: Clock, language: Language) => ({
  date: dateText(day.date),
  ...named('vara', day.weekday, WORDS[language].zodiac.vara),
  sunrise_at: clock.moment(day.interval.startJdUt),
  next_sunrise_at: clock.moment(day.interval.endJdUt),
  rank,
  duration_minutes: round2(intervals.reduce((sum, one) => sum + minutesOf(one), 0)),
  intervals: intervals.map((one) => intervalRecord(one, answer, clock, language)),
});

const minutesOf = ({ startJdUt, endJdUt }: DateInterval): number => (endJdUt - startJdUt) * MINUTES_PER_DAY;

/** An anga that begins with an interval is read a moment later. */
const A_MOMENT = 1e-6;

function intervalRecord(one: DateInterval, { sky }: DatesAnswer, clock: Clock, language: Language) {
  const at = julianDayUt(Math.min(one.startJdUt + A_MOMENT, (one.startJdUt + one.endJdUt) / 2));
  const numberOf = (id: 'tithi' | 'nakshatra'): number =>
    partOfAngle(ANGAS[id], sky.luminaries.angleDeg(ANGAS[id], at));
  const tithi = numberOf('tithi');
  const { angas, muhurta } = WORDS[language];
  return {
    ...clock.window(one),
    duration_minutes: round2(minutesOf(one)),
    ...nakshatraRow(nakshatraAt(numberOf('nakshatra')), language),
    ...named('tithi', tithiFacts(tithi).tithi, angas.tithi),
    tithi_number: tithi,
    ...named('paksha', pakshaOf(tithi), angas.paksha),
    cautions: one.cautions.map(({ id, weight }) => ({ ...idAndName(id, muhurta.exclusion), caution_weight: weight })),
  };
}

function exclusionRecord({ part, id, hours }: DateExclusion, language: Language) {
  const { muhurta, panchangaDay } = WORDS[language];
  const windows: Readonly<Record<string, string>> = { ...panchangaDay.window, bhadra: panchangaDay.dayYoga.bhadra };
  return {
    ...named('muhurta_condition', part, muhurta.part),
    id,
    name: id === null ? null : (muhurta.exclusion[id as ExclusionId] ?? windows[id] ?? null),
    hours: round2(hours),
  };
}

/** The answer of `POST /muhurta/dates`. */
export const datesAnswer: EndpointAnswer<DatesAnswer, typeof datesResponse> = {
  schema: datesResponse,
  record: datesRecord,
};
