import type { LagnaFacts, MuhurtaInterval } from '@ganita/core/conditions/muhurtaIntervals.js';
import { neverEvaluated } from '@ganita/core/conditions/muhurtaTree.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import type { IntervalsAnswer } from '../../calculations/conditions/muhurtaIntervalsCalculation.js';
import { muhurtaPart } from '../../calculations/conditions/muhurtaSearch.js';
import { conditionTree } from '../../calculations/conditions/searchFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { TextForm } from '../endpoint.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { classesFields, classesRecords } from '../muhurta/muhurtaDate.js';
import { factorClassId, generalBreakdownSchema, scoreSchema } from '../muhurta/scoreParts.js';
import { recordOf } from '../schema/maps.js';
import { namedOrNullFields } from '../schema/nameFields.js';
import { houseSchema, signFields, signNamedFields } from '../schema/positionFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { namedOrNull } from '../values/names.js';
import { signNamed, signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { eventSearchFields, eventSearchRecord } from './eventSearch.js';
import { intervalFields, intervalRecord, intervalsForm, listingRecord, listingSchemas } from './intervals.js';

const risingSchema = nullable(
  Type.Object(
    {
      ...signFields,
      ...namedOrNullFields('lagna_class', described(factorClassId, 'class by the event; null where it has no rule')),
      ...signNamedFields('navamsa_sign', 'sign of the navamsa that rises'),
      graha_houses: recordOf(GRAHAS, houseSchema, {
        title: 'GrahaHouses',
        description: 'house of each graha by whole signs from the rising sign',
      }),
    },
    {
      title: 'MuhurtaLagna',
      description: 'the rising sign with which an interval starts; null beyond 66.5 degrees of latitude',
    },
  ),
);

const foundSchema = Type.Object(
  {
    ...intervalFields,
    score: scoreSchema,
    score_most: Type.Number({ minimum: 0, maximum: 100, description: 'most points that the factors which count give' }),
    factor_points: generalBreakdownSchema,
    ...classesFields,
    lagna_at_start: risingSchema,
    stricter_fails: Type.Array(muhurtaPart, {
      description: 'conditions of the stricter level that do not hold throughout the interval',
    }),
  },
  {
    title: 'MuhurtaInterval',
    description: 'a time in which the conditions of an event hold; values are those at its start',
  },
);

const blockedSchema = Type.Object(
  {
    condition: Type.String({ description: 'the condition, as a JSON pointer into `where`' }),
    hours: Type.Number({ minimum: 0, description: 'hours of the range that it alone takes away' }),
  },
  { title: 'BlockedBy', description: 'what a condition takes away of a range' },
);

const intervalsResponse = Type.Object({
  muhurta: Type.Object(
    {
      ...eventSearchFields,
      where: described(
        conditionTree,
        'the conditions, as `/panchang/search` takes them; partner counts from the other birth',
      ),
      intervals: Type.Array(foundSchema, { description: 'every interval, in time order' }),
      blocked_by: Type.Array(blockedSchema, {
        description: 'of a range without any interval, what each condition alone takes away; else empty',
      }),
      ...listingSchemas,
    },
    { title: 'MuhurtaIntervals', description: 'the times of a range that suit an event' },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function intervalsRecord(answer: IntervalsAnswer): Wire<typeof intervalsResponse> {
  const { input, sky, found, clockUsed, rounding, meta } = answer;
  const { language, limit } = input;
  const clock = clockOf(answer.clock, rounding);
  return {
    muhurta: {
      ...eventSearchRecord(answer, language),
      where: found.tree,
      intervals: found.intervals.map((one) => ({
        ...intervalRecord(one.interval, sky, clock, language),
        ...factsRecord(one, language),
      })),
      blocked_by: found.blockedBy.map(({ path, hours }) => ({ condition: path, hours: Math.round(hours * 100) / 100 })),
      ...listingRecord(found.all, limit, found.notEvaluated, answer.clock, neverEvaluated(answer.event, answer.choice)),
    },
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

const factsRecord = ({ score, classes, lagna, stricterFails }: MuhurtaInterval, language: Language) => ({
  score: score.score,
  score_most: score.maxScore,
  factor_points: score.breakdown,
  ...classesRecords(classes, language),
  lagna_at_start: lagna && risingRecord(lagna, language),
  stricter_fails: stricterFails,
});

const risingRecord = (lagna: LagnaFacts, language: Language) => ({
  ...signRecord(lagna.sign, language),
  ...namedOrNull('lagna_class', lagna.class, WORDS[language].muhurta.factorClass),
  ...signNamed('navamsa_sign', lagna.navamsa, language),
  graha_houses: lagna.houses,
});

const asFile = intervalsForm<IntervalsAnswer>(({ input, found, sky }) => ({
  intervals: found.intervals.map(({ interval }) => interval),
  sky,
  title: input.title === '' ? WORDS[input.language].muhurta.eventType[input.event_type] : input.title,
  zone: input.zone,
  tree: found.tree,
  language: input.language,
}));

export const muhurtaForm = (format: 'json' | 'ics'): TextForm<IntervalsAnswer> | null =>
  format === 'ics' ? asFile : null;

/** The answer of `POST /muhurta/intervals`. */
export const intervalsAnswer: EndpointAnswer<IntervalsAnswer, typeof intervalsResponse> = {
  schema: intervalsResponse,
  record: intervalsRecord,
};
