import { Type } from 'typebox';
import { described } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { bodyId } from '../schema/bodies.js';
import { absoluteLongitudeSchema, houseSchema, signFields } from '../schema/positionFields.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { kpLordsRecord, kpLordsSchema } from './kpLords.js';
import { section } from './section.js';

const degrees = (longitudeDeg: number): number => splitLongitude(longitudeDeg).absolute;

/** House cusps, and the bodies in each house. */
export const bhavaChartSection = section({
  schema: Type.Object(
    {
      method: Type.Integer({
        minimum: 1,
        maximum: 5,
        description:
          '1 equal from the middle of the lagna, 2 equal from its start, 3 Sripati, 4 KP (Placidus), 5 whole sign',
      }),
      houses: Type.Array(
        Type.Object(
          {
            house: houseSchema,
            start_absolute_longitude: described(absoluteLongitudeSchema, 'start of the house, degrees from 0 Aries'),
            middle_absolute_longitude: described(absoluteLongitudeSchema, 'middle of the house, degrees from 0 Aries'),
            end_absolute_longitude: described(
              absoluteLongitudeSchema,
              'end of the house, degrees from 0 Aries; not part of it',
            ),
            ...signFields,
            kp_lords: described(
              kpLordsSchema,
              'lords by Krishnamurti of the start of the house: of its cusp in method 4',
            ),
            bodies: Type.Array(bodyId, { description: 'bodies in the house' }),
          },
          { title: 'HouseCusp', description: 'a house: its extent, its sign by the method, and the bodies in it' },
        ),
        { minItems: 12, maxItems: 12, description: 'the twelve houses in order' },
      ),
    },
    { description: 'the twelve houses by `bhava_madhya_method` or `house_cusps`, and the bodies in each' },
  ),
  record: ({ method, houses }: SectionResults['bhava_chart'], language) => ({
    method,
    houses: houses.map(({ house, startDeg, middleDeg, endDeg, sign, kpLords, bodies }) => ({
      house,
      start_absolute_longitude: degrees(startDeg),
      middle_absolute_longitude: degrees(middleDeg),
      end_absolute_longitude: degrees(endDeg),
      ...signRecord(sign, language),
      kp_lords: kpLordsRecord(kpLords),
      bodies,
    })),
  }),
  words: ['planets'],
});
