import { Type } from 'typebox';
import { described } from '../../calculations/fields/schema.js';
import { tenthMoment, valueSchema } from './fields.js';

/** A part of the uncertain time. */
export const intervalSchema = Type.Object(
  { from_time: described(tenthMoment, 'when it starts'), to_time: described(tenthMoment, 'when it ends') },
  { title: 'TimeInterval', description: 'a part of the uncertain time' },
);

/** The fields of a part of the uncertain time in which some keys do not change. */
export const classFields = {
  ...intervalSchema.properties,
  share: Type.Number({ minimum: 0, maximum: 1, description: 'its share of the uncertain time, 0 to 1' }),
  representative: described(tenthMoment, 'its middle: any other endpoint can be called with this moment'),
  key_values: Type.Record(Type.String(), valueSchema, {
    description: 'values of the keys that divide the time, by key',
  }),
};
export const classSchema = Type.Object(classFields, {
  title: 'BirthTimeClass',
  description: 'a part of the uncertain time in which none of `class_keys` changes',
});
