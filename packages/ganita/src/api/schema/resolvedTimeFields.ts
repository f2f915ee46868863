import type { OffsetSource } from '@ganita/core/time/resolveBirthTime.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { utcMomentSchema } from './moments.js';

const OFFSET_SOURCES = ['zone', 'local_mean_time', 'supplied'] as const satisfies readonly OffsetSource[];

/** How a clock was read, the same of a birth and of an answer without one. */
export const resolvedTimeSchema = Type.Object(
  {
    timezone_used: Type.Number({
      description: 'hours that the clock was ahead of UTC at the moment `utc`',
    }),
    zone: nullable(
      Type.String({
        description:
          'IANA id of the zone whose history gives the offset: that of the request or, of a birth, of the coordinates; null where `timezone` was used as given',
      }),
    ),
    offset_source: oneOf(OFFSET_SOURCES, {
      title: 'OffsetSource',
      description:
        'zone: history of the zone; local_mean_time: of the longitude, before the zone had a standard time; supplied: `timezone`',
    }),
    is_dst: Type.Boolean({ description: 'whether it was summer time; false where `timezone` was used as given' }),
    ambiguity: nullable(
      oneOf(['overlap', 'gap'], {
        title: 'ClockAmbiguity',
        description:
          'of the time of a birth, overlap: the clock showed it twice; gap: it skipped it; null in general and of dates',
      }),
    ),
    utc: described(
      utcMomentSchema,
      'the moment of the birth or of the positions, or the start of the response, in UTC',
    ),
    zone_of_place: nullable(
      Type.String({
        description: 'zone of the coordinates; null at sea, without coordinates, and where there was no clock yet',
      }),
    ),
    offset_of_zone: nullable(
      Type.Number({ description: 'hours that the clock of the coordinates was ahead of UTC at the same moment' }),
    ),
    differs: Type.Boolean({
      description:
        'whether the clock used shows another time than that of the coordinates: at the birth, or at any moment of the response',
    }),
  },
  { title: 'ResolvedTime', description: 'how the clock was read, and how it compares with that of its place' },
);
