import { Type } from 'typebox';
import { date, latitude, longitude, time } from '../../calculations/fields/birthFields.js';
import type { KpMoment } from '../../calculations/kp/moment.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { birthClockRecord } from '../values/resolvedTime.js';

/** When and where a KP chart is of. */
export const momentDetailsSchema = Type.Object(
  {
    date,
    time,
    place: Type.String({ description: 'name of the place, as given' }),
    latitude,
    longitude,
    resolved_time: resolvedTimeSchema,
  },
  { title: 'MomentDetails', description: 'the birth, or the moment of the question' },
);

interface MomentInput {
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const momentDetailsRecord = (
  { date: day, time: clock, place, latitude: north, longitude: east }: MomentInput,
  { birth }: KpMoment,
): Wire<typeof momentDetailsSchema> => ({
  date: day,
  time: clock,
  place,
  latitude: north,
  longitude: east,
  resolved_time: birthClockRecord(birth),
});
