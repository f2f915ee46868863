import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described } from '../../calculations/fields/schema.js';
import { eventPlaceFields } from '../schema/eventPlace.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatra.js';
import { absoluteLongitudeSchema, longitudeSchema, signFields } from '../schema/position.js';
import { resolvedTimeSchema } from '../schema/resolvedTime.js';
import { comparedBirthDetails } from '../transits/gocharaSchemas.js';
import { dateSchema } from './dateSchema.js';
import { eventTypeFields } from './eventTypes.js';
import { breakdownSchema } from './partSchemas.js';

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

/** The wire record of `POST /muhurta`. */
export const muhurtaResponse = Type.Object({
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
