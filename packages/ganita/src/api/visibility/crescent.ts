import { CRESCENT_CLASSES } from '@ganita/core/visibility/crescent.js';
import { Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { bothClocksNamedFields, bothClocksOrNullFields } from '../schema/moments.js';

const figure = (description: string) =>
  nullable(Type.Number({ description: `${description}; null where the Moon does not rise or set` }));

const crescentDaySchema = Type.Object(
  {
    date: described(date, 'date of the evening or morning, YYYY-MM-DD'),
    ...bothClocksNamedFields('sun', 'sunset of an evening, sunrise of a morning'),
    ...bothClocksOrNullFields('moon', 'moonset of an evening, moonrise of a morning, by the choice moon_horizon'),
    lag_minutes: figure('minutes that the Moon is up without the Sun, both by their upper limbs'),
    ...bothClocksOrNullFields('best', 'best time: four ninths of the lag from the sunset or the sunrise'),
    age_hours: figure('hours from the new moon to the best time, or from it to the new moon'),
    arcv: figure('altitude of the Moon above that of the Sun at the best time, degrees'),
    arcl: figure('distance of the Moon from the Sun at the best time, degrees'),
    daz: figure('azimuth of the Sun less that of the Moon at the best time, degrees'),
    width_arcmin: figure('width of the crescent, minutes of arc'),
    q: figure("Yallop's q"),
    yallop_class: nullable(
      oneOf(CRESCENT_CLASSES, {
        title: 'CrescentClass',
        description:
          'A easily visible, B visible under perfect conditions, C may need optical aid to find it, D only with it, E not visible in a telescope, F not visible; null without q',
      }),
    ),
    seen: Type.Boolean({ description: 'whether the crescent is visible by the choice crescent_rule' }),
  },
  { title: 'CrescentDay', description: 'the Moon of an evening or a morning near a new moon' },
);

/** A crescent with the evenings or mornings around it. */
export const crescentSchema = Type.Object(
  {
    ...bothClocksNamedFields('new_moon', 'the new moon'),
    first_seen: nullable(
      described(crescentDaySchema, 'the visible one nearest to the new moon; null where none of these days has one'),
    ),
    nearest_days: Type.Array(crescentDaySchema, {
      description: 'the four evenings or mornings nearest to the new moon, the nearest first',
    }),
  },
  { title: 'Crescent', description: 'the first crescent after a new moon, or the last one before it' },
);
