import { Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { sunriseDefinitionId } from '../../calculations/fields/metaSchema.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import { grahaId } from './bodies.js';
import { momentOf } from './moments.js';
import { namedFields } from './nameFields.js';
import { absoluteLongitudeSchema } from './positionFields.js';
import { weekdayId } from './weekdayFields.js';

const event = (what: string) => nullable(momentOf(`${what}; null where the Sun does not rise or set`));

/** The Vedic day of a chart. */
export const vedicDaySchema = Type.Object(
  {
    sunrise_definition: sunriseDefinitionId,
    date: { ...date, description: 'civil date on which the day starts, YYYY-MM-DD' },
    ...namedFields('vara', described(weekdayId, 'weekday from sunrise to sunrise')),
    ...namedFields('vara_lord', described(grahaId, 'lord of the vara')),
    is_day_birth: Type.Boolean({ description: 'the moment of the chart is between sunrise and sunset' }),
    sunrise_at: event('last sunrise at or before the moment of the chart'),
    sunset_at: event('first sunset after that sunrise'),
    next_sunrise_at: event('first sunrise after that sunset'),
    sun_event_substituted: Type.Boolean({
      description:
        'the Sun does not rise or set: the day runs from six hours before its upper transit to the next such moment',
    }),
    minutes_from_sunrise: Type.Number({ description: 'minutes from the start of the day to the moment of the chart' }),
    ghatis_from_sunrise: Type.Number({ description: 'the same in ghatis of 24 minutes' }),
    sun_absolute_longitude_at_sunrise: described(
      absoluteLongitudeSchema,
      'sidereal longitude of the Sun at the start of the day, degrees from 0 Aries',
    ),
  },
  {
    title: 'VedicDay',
    description: 'the Vedic day that special lagnas, upagrahas, strengths and dashas are counted from',
  },
);
