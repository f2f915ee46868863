import { Type } from 'typebox';

/** A sign's display word and its index. */
export const signFields = {
  sign: Type.String({ description: 'display word of the sign' }),
  sign_index: Type.Integer({ minimum: 0, maximum: 11, description: '0 Aries' }),
};

export const signSchema = Type.Object(signFields, { title: 'NamedSign' });

/** The one record of a position. */
export const positionSchema = Type.Object(
  {
    ...signFields,
    longitude: Type.Number({ minimum: 0, exclusiveMaximum: 30, description: 'degrees in the sign' }),
    absolute_longitude: Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'degrees from 0 Aries' }),
    house: Type.Integer({ minimum: 1, maximum: 12, description: "whole-sign house from that chart's Ascendant" }),
  },
  { title: 'Position' },
);
