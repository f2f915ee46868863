import type { LagnaFacts, MuhurtaInterval } from '@ganita/core/conditions/muhurtaIntervals.js';
import { STRICTNESSES } from '@ganita/core/conditions/muhurtaTree.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { type IntervalsAnswer, muhurtaPart } from '../../calculations/conditions/muhurtaIntervalsCalculation.js';
import { conditionTree } from '../../calculations/conditions/searchFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { TextForm } from '../endpoint.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { eventTypeFields, eventTypeRecord } from '../muhurta/eventTypes.js';
import { natalMoonRecord, natalMoonSchema } from '../muhurta/muhurta.js';
import { classesFields, classesRecords } from '../muhurta/muhurtaDate.js';
import { breakdownSchema, factorClassId, scoreSchema } from '../muhurta/scoreParts.js';
import { eventPlaceFields } from '../schema/eventPlace.js';
import { recordOf } from '../schema/maps.js';
import { namedOrNullFields } from '../schema/names.js';
import { houseSchema, signFields, signNamedFields } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import type { Wire } from '../schema/wire.js';
import { comparedBirthDetails } from '../transits/gocharaMoment.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { clockOf } from '../values/clock.js';
import { eventPlaceRecord } from '../values/eventPlace.js';
import { metaRecord } from '../values/meta.js';
import { namedOrNull } from '../values/names.js';
import { signNamed, signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
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
    breakdown: breakdownSchema,
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
  birth_details: comparedBirthDetails,
  muhurta: Type.Object(
    {
      ...eventTypeFields,
      strictness: oneOf(STRICTNESSES, { title: 'Strictness', description: 'how much of the rules of the event holds' }),
      ...eventPlaceFields,
      natal_moon: natalMoonSchema,
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
  const { input, birth, event, where, sky, found, natalMoonDeg, clockUsed, rounding, meta } = answer;
  const { language, limit } = input;
  const clock = clockOf(where.clock, rounding);
  return {
    birth_details: birthDetailsRecord(input, birth, meta.settings),
    muhurta: {
      ...eventTypeRecord(input.event_type, event.source, language),
      strictness: input.strictness,
      ...eventPlaceRecord(where),
      natal_moon: natalMoonRecord(natalMoonDeg, language),
      where: found.tree,
      intervals: found.intervals.map((one) => ({
        ...intervalRecord(one.interval, sky, clock, language),
        ...factsRecord(one, language),
      })),
      blocked_by: found.blockedBy.map(({ path, hours }) => ({ condition: path, hours: Math.round(hours * 100) / 100 })),
      ...listingRecord(found.all, limit, found.notEvaluated, where.clock),
    },
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

const factsRecord = ({ score, classes, lagna, stricterFails }: MuhurtaInterval, language: Language) => ({
  score: score.score,
  breakdown: score.breakdown,
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

const asFile = intervalsForm<IntervalsAnswer>(({ input, found, sky, where }) => ({
  intervals: found.intervals.map(({ interval }) => interval),
  sky,
  title: input.title === '' ? WORDS[input.language].muhurta.eventType[input.event_type] : input.title,
  zone: where.zone,
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
