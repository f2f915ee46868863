import type { MrityuBhaga } from '@ganita/core/zodiac/criticalDegrees.js';
import { Type } from 'typebox';
import { described } from '../../calculations/fields/schema.js';
import { longitudeSchema } from '../schema/positionFields.js';
import { round6 } from '../values/numbers.js';

/** A longitude compared with the fatal degree of its sign. */
export const mrityuBhagaFields = {
  is_within: Type.Boolean({ description: 'within the tolerance of the fatal degree' }),
  degree: described(longitudeSchema, 'the fatal degree of the sign'),
  distance: Type.Number({ description: 'degrees from it' }),
  tolerance: Type.Number({ description: 'degrees within which it counts' }),
};

export const mrityuBhagaRecord = ({ isWithin, degreeInSign, distanceDeg, toleranceDeg }: MrityuBhaga) => ({
  is_within: isWithin,
  degree: degreeInSign,
  distance: round6(distanceDeg),
  tolerance: round6(toleranceDeg),
});
