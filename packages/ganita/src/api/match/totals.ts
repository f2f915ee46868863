import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { idAndNameFields, idIn, namedFields } from '../schema/nameFields.js';

const ratingId = idIn(WORDS.en.match.rating, 'MatchRating', 'band of a total');

/** A band of a total and its display word. */
export const ratingFields = (bands: string) => namedFields('rating', { ...ratingId, description: bands });

export const percentageSchema = Type.Number({ minimum: 0, maximum: 100 });

/** A porutham, and whether the pair satisfies it. */
export const poruthamFields = {
  ...idAndNameFields(idIn(WORDS.en.match.porutham, 'PoruthamId', 'id of a porutham')),
  satisfied: Type.Boolean({ description: 'whether the pair satisfies it' }),
};
