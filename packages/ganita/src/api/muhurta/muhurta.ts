import { weightsOf } from '@ganita/core/muhurta/score.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described } from '../../calculations/fields/schema.js';
import type { MuhurtaAnswer } from '../../calculations/muhurta/muhurtaScanCalculation.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { eventPlaceFields } from '../schema/eventPlaceFields.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { absoluteLongitudeSchema, longitudeSchema, signFields } from '../schema/positionFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { comparedBirthDetails } from '../transits/gocharaMoment.js';
import { birthDetailsRecord } from '../values/birthDetails.js';
import { clockOf } from '../values/clock.js';
import { eventPlaceRecord } from '../values/eventPlace.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { eventTypeFields, eventTypeRecord } from './eventTypes.js';
import { dateRecord, dateSchema } from './muhurtaDate.js';
import { breakdownSchema } from './scoreParts.js';

export const natalMoonSchema = Type.Object(
  {
    ...signFields,
    longitude: longitudeSchema,
    absolute_longitude: absoluteLongitudeSchema,
    ...nakshatraRowFields,
    pada: padaSchema,
  },
  { title: 'NatalMoon', description: 'the natal Moon: janma sign and janma nakshatra' },
);

const muhurtaResponse = Type.Object({
  birth_details: comparedBirthDetails,
  muhurta: Type.Object(
    {
      ...eventTypeFields,
      weights: described(breakdownSchema, 'most points of each factor; they add up to 100'),
      ...eventPlaceFields,
      natal_moon: natalMoonSchema,
      dates: Type.Array(dateSchema, { minItems: 1, description: 'every date of the range, in calendar order' }),
    },
    { title: 'MuhurtaScan', description: 'the dates of a range with their points for an event' },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

export function muhurtaRecord({
  input,
  birth,
  event,
  where,
  clockUsed,
  natalMoonDeg,
  dates,
  rounding,
  meta,
}: MuhurtaAnswer): Wire<typeof muhurtaResponse> {
  const { language } = input;
  const clock = clockOf(where.clock, rounding);
  return {
    birth_details: birthDetailsRecord(input, birth, meta.settings),
    muhurta: {
      ...eventTypeRecord(input.event_type, event.source, language),
      weights: weightsOf(event),
      ...eventPlaceRecord(where),
      natal_moon: natalMoonRecord(natalMoonDeg, language),
      dates: dates.map((date) => dateRecord(date, clock, language)),
    },
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

/** The natal Moon: janma sign and janma nakshatra. */
export function natalMoonRecord(longitudeDeg: number, language: Language) {
  const { nakshatra, pada } = nakshatraOf(longitudeDeg);
  const { inSign, absolute } = splitLongitude(longitudeDeg);
  return {
    ...signRecord(signOf(longitudeDeg), language),
    longitude: inSign,
    absolute_longitude: absolute,
    ...nakshatraRow(nakshatra, language),
    pada,
  };
}

/** The answer of `POST /muhurta`. */
export const muhurtaAnswer: EndpointAnswer<MuhurtaAnswer, typeof muhurtaResponse> = {
  schema: muhurtaResponse,
  record: muhurtaRecord,
};
