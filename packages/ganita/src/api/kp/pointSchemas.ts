import { Type } from 'typebox';
import { described, nullable } from '../../calculations/fields/schema.js';
import { kpLordsSchema } from '../horoscope/kpLords.js';
import { grahaId } from '../schema/bodies.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatra.js';
import { namedFields } from '../schema/names.js';
import { absoluteLongitudeSchema, houseSchema, longitudeSchema, signFields } from '../schema/position.js';

/** A longitude with its nakshatra, its lords and its sub. */
export const kpPointFields = {
  ...signFields,
  longitude: longitudeSchema,
  absolute_longitude: absoluteLongitudeSchema,
  ...nakshatraRowFields,
  pada: padaSchema,
  kp_lords: kpLordsSchema,
  sub_start_absolute_longitude: described(
    absoluteLongitudeSchema,
    'start of the sub `kp_number`, degrees from 0 Aries',
  ),
  sub_end_absolute_longitude: described(
    absoluteLongitudeSchema,
    'end of that sub, degrees from 0 Aries; not part of it',
  ),
};

export const house = (what: string) => described(houseSchema, what);
export const houseList = (description: string) => Type.Array(houseSchema, { description });
export const grahaList = (description: string) => Type.Array(grahaId, { description });

export const kpCuspSchema = Type.Object(
  {
    house: house('the house that starts here'),
    ...kpPointFields,
    owner: described(grahaId, 'lord of the sign on the cusp'),
    seconds_to_next_sub: nullable(
      Type.Number({
        description: 'seconds of time until the cusp enters the next sub; null without cusps of Placidus',
      }),
    ),
  },
  { title: 'KpCusp', description: 'the cusp of a house of KP, with its lords' },
);

export const kpPlanetSchema = Type.Object(
  {
    ...namedFields('planet', grahaId),
    house: house('house of KP, from its cusp to the next'),
    ...kpPointFields,
    retrograde: Type.Boolean({ description: 'moving backward; always true of the mean nodes' }),
    in_retrograde_star: Type.Boolean({ description: 'its star lord moves backward' }),
  },
  { title: 'KpPlanet', description: 'a graha in a KP chart, with its lords' },
);
