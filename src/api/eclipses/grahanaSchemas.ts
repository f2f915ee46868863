import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { GRASA_KINDS } from '../../core/eclipses/hinduEclipse.js';
import { bothClocksFields, bothClocksNamed, bothClocksOrNull } from '../schema/moments.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatra.js';
import { namedFields } from '../schema/names.js';
import { absoluteLongitudeSchema, longitudeSchema, signFields } from '../schema/position.js';
import { varaFields } from '../schema/weekday.js';

/** The Sun or the Moon at a moment of an eclipse. */
export const eclipsedBodySchema = Type.Object(
  {
    ...bothClocksFields('the moment'),
    ...signFields,
    longitude: longitudeSchema,
    absolute_longitude: absoluteLongitudeSchema,
    ...nakshatraRowFields,
    pada: padaSchema,
  },
  { title: 'EclipsedBody', description: 'sidereal place of the eclipsed body at a moment' },
);

const sutakSchema = nullable(
  Type.Object(
    {
      ...bothClocksOrNull('begin', 'start of sutak; null where the Sun does not rise or set'),
      ...bothClocksOrNull(
        'begin_vulnerable',
        'start of sutak for children, the old and the sick; null where the Sun does not rise or set',
      ),
      ...bothClocksNamed('end', 'end of sutak: the last visible moment'),
    },
    { title: 'Sutak', description: 'time in which rites are suspended; null by the choice sutak_rule: none' },
  ),
);

/** What counts of an eclipse at a place. */
export const grahanaSchema = Type.Object(
  {
    ...namedFields(
      'grasa',
      oneOf(GRASA_KINDS, {
        title: 'GrasaKind',
        description: 'khandagrasa: partial at the place; khagrasa: total; kankana: annular',
      }),
    ),
    sparsha: described(eclipsedBodySchema, 'start of the visible part'),
    ...bothClocksOrNull('sammilana', 'second contact; null unless it is total or annular at the place'),
    madhya: described(
      eclipsedBodySchema,
      'the maximum, also where it is not seen; its nakshatra is the one of the eclipse',
    ),
    madhya_visible: Type.Boolean({ description: 'whether the maximum is above the horizon' }),
    ...bothClocksOrNull('unmilana', 'third contact; null unless it is total or annular at the place'),
    moksha: described(eclipsedBodySchema, 'end of the visible part'),
    grastodaya: Type.Boolean({ description: 'whether the body rises eclipsed' }),
    grastasta: Type.Boolean({ description: 'whether the body sets eclipsed' }),
    parama_grasa: Type.Number({
      minimum: 0,
      description: 'greatest magnitude: that is seen of the Sun, of the umbra on the Moon',
    }),
    sutak: sutakSchema,
    ...varaFields,
    chudamani: Type.Boolean({
      description: 'a solar eclipse on a Sunday, or a lunar one on a Monday, by the vara of sparsha',
    }),
  },
  { title: 'Grahana', description: 'what counts of the eclipse at the place; null where it does not count' },
);
