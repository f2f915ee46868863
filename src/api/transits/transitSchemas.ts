import { type TSchema, Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { TRANSIT_EVENT_TYPES } from '../../core/transits/transitEvents.js';
import { TRANSIT_DIGNITIES } from '../../core/transits/transitingGrahas.js';
import { GRAHAS } from '../../core/zodiac/grahas.js';
import { NAKSHATRAS } from '../../core/zodiac/nakshatras.js';
import { SIGNS } from '../../core/zodiac/signs.js';
import { momentSchema } from '../schema/moments.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatra.js';
import { signFields } from '../schema/position.js';

const word = Type.String({ description: 'display word' });
export const grahaSchema = oneOf(GRAHAS);
export const degree = Type.Number({ minimum: 0, exclusiveMaximum: 30, description: 'degrees in the sign' });
const retrograde = Type.Boolean({ description: 'moving backward; always true of the nodes' });

/** A graha at a moment, as every transit endpoint reports it. */
export const grahaFields = {
  id: grahaSchema,
  name: word,
  ...signFields,
  degree,
  absolute_longitude: Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'degrees from 0 Aries' }),
  ...nakshatraRowFields,
  pada: padaSchema,
  retrograde,
  combust: Type.Boolean(),
  dignity: nullable(oneOf(TRANSIT_DIGNITIES)),
  dignity_name: nullable(word),
  daily_speed: Type.Number({ description: 'degrees a day, negative when moving backward' }),
};

const changeDate = nullable(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'null beyond the ephemeris (2400)' }),
);
const direction = Type.String({ enum: ['forward', 'backward'] });
const change = <F extends Readonly<Record<string, TSchema>>>(fields: F) =>
  nullable(Type.Object({ at: momentSchema, direction, ...fields }));

/** The next changes of a graha, as dates and with their moments. */
export const nextChangeFields = {
  next_sign_change: changeDate,
  next_nakshatra_change: changeDate,
  next_pada_change: changeDate,
  next_changes: Type.Object({
    sign: change({ to: oneOf(SIGNS), to_name: word }),
    nakshatra: change({ to: oneOf(NAKSHATRAS), to_name: word }),
    pada: change({
      to: Type.Integer({ minimum: 1, maximum: 4 }),
      to_nakshatra: oneOf(NAKSHATRAS),
      to_nakshatra_name: word,
    }),
  }),
};

/** One event of `/gochar/events`; which fields it has follows from its type. */
export const eventSchema = Type.Object({
  date,
  at: momentSchema,
  planet: grahaSchema,
  planet_name: word,
  type: oneOf(TRANSIT_EVENT_TYPES),
  type_name: word,
  from: Type.Optional(Type.String({ enum: SIGNS, description: 'sign left (sign_change)' })),
  from_name: Type.Optional(word),
  to: Type.Optional(Type.String({ description: 'sign or nakshatra entered' })),
  to_name: Type.Optional(word),
  retrograde: Type.Optional(retrograde),
  direction: Type.Optional(Type.String({ enum: ['retrograde', 'direct'], description: 'motion after a station' })),
  direction_name: Type.Optional(word),
  sign: Type.Optional(signFields.sign),
  sign_name: Type.Optional(signFields.sign_name),
  sign_index: Type.Optional(signFields.sign_index),
  degree: Type.Optional(degree),
});

/** One crossing of `/planet-ingress`. */
export const ingressSchema = Type.Object({
  planet: grahaSchema,
  planet_name: word,
  from_sign: oneOf(SIGNS),
  from_sign_name: word,
  to_sign: oneOf(SIGNS),
  to_sign_name: word,
  date,
  at: momentSchema,
  retrograde,
  final_settling: Type.Boolean({
    description: 'last crossing, within the window, of an unbroken series over one boundary',
  }),
});
