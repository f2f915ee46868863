import { WAR_KINDS } from '@ganita/core/charts/states/grahaYuddha.js';
import { DIGNITIES } from '@ganita/core/zodiac/dignities.js';
import {
  BODIES,
  GRAHAS,
  LAGNA_AND_GRAHAS,
  type LagnaOrGraha,
  OUTER_PLANETS,
  type OuterPlanet,
} from '@ganita/core/zodiac/grahas.js';
import { type Static, type TObjectOptions, type TSchema, type TUnsafe, Type } from 'typebox';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { fieldsOf } from './maps.js';

export const grahaId = oneOf(GRAHAS, { title: 'Graha', description: 'one of the nine grahas' });
export const grahaIds = Type.Array(grahaId);
export const dignityId = oneOf(DIGNITIES, {
  title: 'Dignity',
  description: 'how strong a graha is by the place that it has in the zodiac',
});
export const warKindId = oneOf(WAR_KINDS, {
  title: 'WarKind',
  description: 'kind of a planetary war by the difference of latitude; null beyond 2 degrees or where it is not known',
});
export const bodyId = oneOf(BODIES, {
  title: 'Body',
  description: 'the Ascendant, one of the nine grahas, or Uranus, Neptune or Pluto',
});

/** The fields of one value per body; an outer planet may be null (Surya Siddhanta knows none). */
export const bodyFields = <S extends TSchema>(
  schema: S,
): Record<LagnaOrGraha, S> & Record<OuterPlanet, TUnsafe<Static<S> | null>> => ({
  ...fieldsOf(LAGNA_AND_GRAHAS, schema),
  ...fieldsOf(OUTER_PLANETS, nullable(schema)),
});

/** A record with one value per body. */
export const perBody = <S extends TSchema>(
  schema: S,
  options: TObjectOptions = {},
): TUnsafe<Record<LagnaOrGraha, Static<S>> & Record<OuterPlanet, Static<S> | null>> =>
  Type.Unsafe(Type.Object(bodyFields(schema), options));
