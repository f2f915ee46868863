import { Type } from 'typebox';
import { nullable, oneOf } from '../../calculations/fields/schema.js';

/** How the birth's clock was read. */
export const resolvedTimeSchema = Type.Object(
  {
    timezone_used: Type.Number({ description: 'hours ahead of UTC that the clock of the birth was' }),
    zone: nullable(
      Type.String({ description: 'IANA id of the time zone of the coordinates; null where there is none' }),
    ),
    source: oneOf(['zone', 'local_mean_time', 'supplied'], {
      title: 'OffsetSource',
      description:
        'zone: history of the zone; local_mean_time: before the zone had a standard time; supplied: `timezone`',
    }),
    is_dst: Type.Boolean({ description: 'whether it was summer time' }),
    ambiguity: nullable(
      oneOf(['overlap', 'gap'], {
        title: 'ClockAmbiguity',
        description: 'overlap: the clock showed the time twice; gap: it skipped the time; null in general',
      }),
    ),
    utc: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$',
      description: 'the moment in UTC, YYYY-MM-DDTHH:MM:SSZ',
    }),
  },
  { title: 'ResolvedTime', description: 'how the clock of the birth was read' },
);
