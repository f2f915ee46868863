import { Type } from 'typebox';
import { described, nullable } from '../../calculations/fields/schema.js';
import { displayWord } from '../schema/nameFields.js';

/** The name of a key. */
export const keyName = Type.String({
  title: 'MarginKeyName',
  description: 'name of a discrete result, such as lagna.D-9',
});
/** A value of a key: an id, a number, a yes or no, or ids joined by commas. */
export const valueSchema = Type.Unsafe<string | number | boolean | null>({
  title: 'MarginValue',
  type: ['string', 'integer', 'boolean', 'null'],
  description:
    'a discrete result: an id, a number, yes or no, or several ids joined by commas; null where it is not defined at the place or the date',
});
/** A value and its display word. */
export const valueFields = (what: string) => ({
  value: described(valueSchema, what),
  value_name: nullable({ ...displayWord, description: 'display word of the value; null where it has none' }),
});

/** A moment to a tenth of a second. */
export const tenthMoment = Type.String({
  title: 'TenthMoment',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d$',
  description: 'moment on the clock of the birth to a tenth of a second, YYYY-MM-DDTHH:MM:SS.S',
});
