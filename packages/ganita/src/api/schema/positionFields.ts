import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { Type } from 'typebox';
import { described, oneOf } from '../../calculations/fields/schema.js';
import { displayWord, namedFields } from './nameFields.js';

/** Id of a sign. */
export const signId = oneOf(SIGNS, { title: 'Sign', description: 'a sign of the zodiac' });
export const signIndexSchema = Type.Integer({
  title: 'SignIndex',
  minimum: 0,
  maximum: 11,
  description: 'number of the sign, 0 Aries to 11 Pisces',
});

/** Id, display word and index of a sign. */
export const signFields = { ...namedFields('sign', signId), sign_index: signIndexSchema };

export const signSchema = Type.Object(signFields, {
  title: 'NamedSign',
  description: 'a sign with its word and number',
});

type SignNamedFields<K extends string> = Record<K, typeof signId> &
  Record<`${K}_name`, typeof displayWord> &
  Record<`${K}_index`, typeof signIndexSchema>;

/** The same of a sign under a key of its own. `use`: which sign it is. */
export const signNamedFields = <K extends string>(key: K, use?: string): SignNamedFields<K> =>
  ({
    [key]: use === undefined ? signId : described(signId, use),
    [`${key}_name`]: displayWord,
    [`${key}_index`]: signIndexSchema,
  }) as SignNamedFields<K>;

/** A whole-sign house. */
export const houseSchema = Type.Integer({
  title: 'HouseNumber',
  minimum: 1,
  maximum: 12,
  description: 'house, 1 to 12',
});

/** Degrees within a sign. */
export const longitudeSchema = Type.Number({
  title: 'DegreesInSign',
  minimum: 0,
  exclusiveMaximum: 30,
  description: 'degrees from the start of the sign',
});

/** Degrees of the whole circle. */
export const absoluteLongitudeSchema = Type.Number({
  title: 'AbsoluteDegrees',
  minimum: 0,
  exclusiveMaximum: 360,
  description: 'longitude on the whole circle, degrees from 0 Aries',
});

/** The one record of a position. */
export const positionSchema = Type.Object(
  {
    ...signFields,
    longitude: longitudeSchema,
    absolute_longitude: absoluteLongitudeSchema,
    house: described(houseSchema, "whole-sign house from that chart's Ascendant"),
  },
  { title: 'Position', description: 'where a body or a point is in a chart: its sign, degrees and house' },
);
