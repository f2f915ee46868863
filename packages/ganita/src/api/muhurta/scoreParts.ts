import { AVOID_NAMES } from '@ganita/core/muhurta/avoidWindows.js';
import { FACTORS } from '@ganita/core/muhurta/eventRow.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { recordOf } from '../schema/maps.js';
import { momentOf } from '../schema/moments.js';
import { nakshatraNumberSchema } from '../schema/nakshatraFields.js';
import { idIn } from '../schema/nameFields.js';
import { signId } from '../schema/positionFields.js';

export const scoreSchema = Type.Number({
  minimum: 0,
  maximum: 100,
  description: 'points of the five factors together',
});
export const breakdownSchema = recordOf(
  FACTORS,
  Type.Number({ minimum: 0, maximum: 100, description: 'weight of the factor times its value' }),
  { title: 'MuhurtaBreakdown', description: 'points of each factor; they add up to the score' },
);
/** The same for anyone: null for what counts from a birth. */
export const generalBreakdownSchema = recordOf(
  FACTORS,
  nullable(Type.Number({ minimum: 0, maximum: 100, description: 'weight of the factor times its value' })),
  {
    title: 'MuhurtaGeneralBreakdown',
    description: 'points of each factor; null for those of a birth that is not given',
  },
);
export const tithiNumberSchema = Type.Integer({ minimum: 1, maximum: 30, description: 'number of the tithi, 1 to 30' });
export const avoidedWindowId = oneOf(AVOID_NAMES, {
  title: 'AvoidedWindow',
  description: 'a window of the day to avoid',
});

/** The class of a factor, by the lists of an event. */
export const factorClassId = idIn(WORDS.en.muhurta.factorClass, 'MuhurtaClass', 'class of a factor by the event');

/** One part of a day. An answer has thousands of them: ids and numbers only. */
export const partSchema = Type.Object(
  {
    start: momentOf('start'),
    end: momentOf('end'),
    score: scoreSchema,
    breakdown: breakdownSchema,
    tithi_number: tithiNumberSchema,
    nakshatra_number: nakshatraNumberSchema,
    moon_sign: described(signId, 'sign of the Moon'),
    lagna_sign: described(signId, 'rising sign'),
    lagna_class: nullable({
      ...factorClassId,
      description: 'class of the rising sign; null where the event has no rule for it',
    }),
    panchaka: nullable({
      ...idIn(WORDS.en.panchangaDay.panchakaRahita, 'PanchakaId', 'id of a panchaka'),
      description: 'the panchaka of the part; null where it is free of one',
    }),
    windows_to_avoid: Type.Array(avoidedWindowId, { description: 'windows to avoid that overlap the part' }),
  },
  { title: 'MuhurtaPart', description: 'a part of the day with the same angas, rising sign and windows' },
);
