import { type TSchema, Type } from 'typebox';
import { SAHAMS } from '../../../core/points/sahams/sahams.js';
import { AMSA_POINTS } from '../../../core/points/specialPoints.js';
import { AMSA_RULER_KEYS } from '../../../core/vargas/amsaRulers.js';
import { GRAHAS, OUTER_PLANETS } from '../../../core/zodiac/grahas.js';
import { SPECIAL_LAGNAS, SPHUTAS, TIME_UPAGRAHAS, UPAGRAHAS, VARNADAS } from '../../../core/zodiac/points.js';
import { WEEKDAYS } from '../../../core/zodiac/weekdays.js';
import { nullable, oneOf } from '../../fields/schema.js';
import { positionSchema, signFields } from './position.js';
import { nakshatraSchema, perBody, recordOf } from './positions.js';

/** The word a sphuta stands under on the wire: its id without the ending. */
export const sphutaKey = (id: (typeof SPHUTAS)[number]): string => id.replace(/_sphuta$/, '');

/** Display words by id. */
const names = (ids: readonly string[]) => recordOf(ids, Type.String());
const local = (description: string) =>
  nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$', description }));
/** Positions by id, and under `details` what has no place among them. */
const pointsWith = (ids: readonly string[], details: Record<string, TSchema>) =>
  Type.Object({
    ...Object.fromEntries(ids.map((id) => [id, positionSchema])),
    details: Type.Object(details),
  });

const amsaRuler = Type.Object({
  ...signFields,
  longitude: Type.Number({ minimum: 0, exclusiveMaximum: 30, description: 'degrees in the D-1 sign' }),
  division_index: Type.Integer({ minimum: 1, maximum: 150 }),
  amsa_index: Type.Integer({ minimum: 1, maximum: 150 }),
  amsa_name: Type.String(),
  ...nakshatraSchema.properties,
});
const isOuter = (id: string): boolean => (OUTER_PLANETS as readonly string[]).includes(id);

const rulerOfAmsa = Type.Object({
  ruler_index: Type.Integer({ minimum: 1, maximum: 60, description: 'number of the amsa; 1 to 5 for D-30' }),
  ruler_name: Type.String(),
  nature: nullable(oneOf(['cruel', 'gentle'], { description: 'of a shashtiamsa' })),
});

export const amsaRulersSchema = Type.Object({
  ...Object.fromEntries(AMSA_POINTS.map((id) => [id, isOuter(id) ? nullable(amsaRuler) : amsaRuler])),
  details: Type.Object({ rulers: recordOf(AMSA_RULER_KEYS, perBody(rulerOfAmsa)) }),
});

export const sahamsSchema = recordOf(SAHAMS, Type.Object({ ...positionSchema.properties, name: Type.String() }));

const risen = Type.Object({
  part: nullable(Type.Integer({ minimum: 1, maximum: 8, description: 'part of the day or night' })),
  ghatikas: nullable(Type.Integer({ description: 'thirtieths of the day or night, for Maandi by ghatikas' })),
  moment: local('when it rises'),
});

export const upagrahasSchema = pointsWith(UPAGRAHAS, {
  names: names(UPAGRAHAS),
  risen: recordOf(TIME_UPAGRAHAS, risen),
  maandi_mrityu_bhaga: Type.Object({
    holds: Type.Boolean(),
    degree: Type.Number(),
    distance: Type.Number(),
    tolerance: Type.Number(),
  }),
  nisheka: local('estimated conception (BPHS 4), where the rule `nisheka` asks for it'),
});

export const specialLagnasSchema = pointsWith(SPECIAL_LAGNAS, {
  names: names(SPECIAL_LAGNAS),
  vedic_day: Type.Object({
    sunrise: local('last sunrise at or before the birth; null where the Sun does not rise or set'),
    sunset: local('first sunset after it'),
    next_sunrise: local('first sunrise after that'),
    sun_event_substituted: Type.Boolean({ description: 'transits of the Sun stand in for its rising and setting' }),
    is_day_birth: Type.Boolean(),
    vedic_weekday: oneOf(WEEKDAYS),
    minutes_from_sunrise: Type.Number(),
    ghatis_from_sunrise: Type.Number(),
    sun_longitude_at_sunrise: Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute degrees' }),
  }),
});

export const houseVarnadasSchema = recordOf(VARNADAS, positionSchema);

const graha = oneOf(GRAHAS, { description: 'id of a graha' });

export const sphutaSchema = pointsWith(SPHUTAS.map(sphutaKey), {
  names: names(SPHUTAS.map(sphutaKey)),
  yogi_planet: graha,
  sahayogi_planet: graha,
  avayogi_planet: graha,
});
