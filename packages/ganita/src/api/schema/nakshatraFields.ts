import { NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import { STARS_28, TARAS } from '@ganita/core/zodiac/taras.js';
import { Type } from 'typebox';
import { oneOf } from '../../calculations/fields/schema.js';
import { displayWord, namedFields } from './nameFields.js';

/** Id of a nakshatra. */
export const nakshatraId = oneOf(NAKSHATRAS, { title: 'Nakshatra', description: 'one of the 27 nakshatras' });

/** Id of one of the twenty-eight nakshatras. */
export const nakshatra28Id = oneOf(STARS_28, {
  title: 'NakshatraOf28',
  description: 'id of a nakshatra, Abhijit included',
});

export const nakshatraNumberSchema = Type.Integer({
  title: 'NakshatraNumber',
  minimum: 1,
  maximum: 27,
  description: 'number of the nakshatra, 1 Ashwini',
});

export const padaSchema = Type.Integer({
  title: 'PadaNumber',
  minimum: 1,
  maximum: 4,
  description: 'quarter of the nakshatra, 1 to 4',
});

/** Id, display word and number of a nakshatra in a row. */
export const nakshatraRowFields = { ...namedFields('nakshatra', nakshatraId), nakshatra_number: nakshatraNumberSchema };

type NakshatraNamedFields<K extends string> = Record<K, typeof nakshatraId> &
  Record<`${K}_name`, typeof displayWord> &
  Record<`${K}_number`, typeof nakshatraNumberSchema>;

/** The same under a key of its own. */
export const nakshatraNamedFields = <K extends string>(key: K): NakshatraNamedFields<K> =>
  ({
    [key]: nakshatraId,
    [`${key}_name`]: displayWord,
    [`${key}_number`]: nakshatraNumberSchema,
  }) as NakshatraNamedFields<K>;

export const taraId = oneOf(TARAS, {
  title: 'TaraId',
  description: 'one of the nine taras: a class of nakshatras, counted from that of the birth',
});
