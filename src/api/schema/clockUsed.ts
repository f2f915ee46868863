import { Type } from 'typebox';
import { nullable } from '../../calculations/fields/schema.js';

/** By which clock an answer without a birth is written. */
export const clockUsedSchema = Type.Object(
  {
    timezone_used: Type.Number({ description: 'hours ahead of UTC at the start of the answer' }),
    zone: nullable(
      Type.String({
        description:
          'zone of the request, whose changes of clocks are followed; null where `timezone` was used as given',
      }),
    ),
    zone_of_place: nullable(
      Type.String({
        description: 'zone of the coordinates; null at sea, without coordinates, and where there was no clock yet',
      }),
    ),
    offset_of_zone: nullable(
      Type.Number({ description: 'hours that the zone of the coordinates is ahead of UTC at the start of the answer' }),
    ),
    differs: Type.Boolean({
      description:
        'whether, at any moment of the answer, the clock used shows another time than that of the zone of the coordinates',
    }),
  },
  { title: 'ClockUsed', description: 'the clock of the answer, and that of its place' },
);
