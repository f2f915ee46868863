import { Type } from 'typebox';
import { nullable, oneOf } from '../../../calculations/fields/schema.js';
import { DIGNITIES, SIGN_DIGNITIES } from '../../../core/zodiac/dignities.js';
import { COMPOUND_RELATIONS, NATURAL_RELATIONS } from '../../../core/zodiac/relations.js';
import { grahaId, grahaIds, perBody } from '../../schema/bodies.js';
import { fieldsOf } from '../../schema/maps.js';
import { signFields, signSchema } from '../../schema/position.js';
import { mrityuBhagaFields } from '../mrityuBhaga.js';

const flag = nullable(Type.Boolean());
const number = (description: string) => nullable(Type.Number({ description }));
/** An id and its display word. */
const namedSchema = Type.Object({ id: Type.String(), name: Type.String() });

export const sightSchema = Type.Object({
  signs: Type.Array(signSchema),
  houses: Type.Array(Type.Integer({ minimum: 1, maximum: 12 })),
  planets: grahaIds,
});
export const taraSchema = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 9 }),
  name: Type.String(),
  special: nullable(namedSchema),
});
export const lordedSignSchema = nullable(Type.Object({ ...signFields, lord: grahaId }));

export const warSchema = Type.Object({
  planets: grahaIds,
  separation: Type.Number({ description: 'degrees' }),
  latitude_difference: number('degrees'),
  northern_planet: nullable(grahaId),
  planet_of_lower_longitude: nullable(grahaId),
  kind: nullable(Type.String()),
  kind_name: nullable(Type.String()),
  victor: nullable(grahaId),
});

const KP_LORDS = [
  'sign_lord',
  'star_lord',
  'sub_lord',
  'sub_sub_lord',
  'sookshma_lord',
  'prana_lord',
  'deha_lord',
] as const;

export const kpLordsSchema = Type.Object({
  ...fieldsOf(KP_LORDS, grahaId),
  kp_number: Type.Integer({ minimum: 1, maximum: 249 }),
});

const relation = Type.Object({
  natural: oneOf(NATURAL_RELATIONS),
  temporary: oneOf(['friend', 'enemy']),
  compound: oneOf(COMPOUND_RELATIONS),
});

export const bodyStatesSchema = Type.Object(
  {
    retrograde: flag,
    stationary: flag,
    speed: number('degrees per day, negative when retrograde'),
    declination: number('degrees, north positive'),
    combust: flag,
    combustion_orb: number('degrees, for this planet and motion'),
    distance_from_sun: number('degrees, shortest arc'),
    dignity: nullable(oneOf(DIGNITIES, { description: 'by degree' })),
    dignity_name: nullable(Type.String()),
    sign_dignity: nullable(oneOf(SIGN_DIGNITIES, { description: 'by whole sign' })),
    deep_exalted: flag,
    deep_debilitated: flag,
    war: nullable(Type.Array(warSchema, { description: 'planetary wars it is in' })),
    avasthas: nullable(
      Type.Object({
        baladi: namedSchema,
        jagradadi: namedSchema,
        deeptadi: namedSchema,
        deeptadi_holding: Type.Array(Type.String()),
      }),
    ),
    mrityu_bhaga: nullable(Type.Object(mrityuBhagaFields, { title: 'MrityuBhaga' })),
    pushkara: nullable(Type.Object({ navamsa: Type.Boolean(), bhaga: Type.Boolean() })),
    marana_karaka: flag,
    kp_lords: kpLordsSchema,
    drishti: nullable(
      Type.Object({ graha: sightSchema, rasi: sightSchema, aspected_by_graha: grahaIds, aspected_by_rasi: grahaIds }),
    ),
    relations: nullable(Type.Record(Type.String(), relation, { description: 'to each other graha' })),
    tara: Type.Object({ from_moon: taraSchema, from_ascendant: taraSchema }),
    latta: nullable(Type.Object({ nakshatra: Type.String({ description: 'of 28 nakshatras, Abhijit included' }) })),
    pachakadi: nullable(
      Type.Array(Type.Object({ id: Type.String(), name: Type.String(), planet: grahaId, inimical: Type.Boolean() })),
    ),
    navamsa_64: lordedSignSchema,
    drekkana_22: lordedSignSchema,
  },
  { title: 'PlanetaryState' },
);

export const planetaryStatesSchema = Type.Object({
  retrograde_planets: grahaIds,
  combusted_planets: grahaIds,
  exalted_planets: grahaIds,
  debilitated_planets: grahaIds,
  own_sign_planets: grahaIds,
  friend_sign_planets: grahaIds,
  enemy_sign_planets: grahaIds,
  planets: perBody(bodyStatesSchema),
});
