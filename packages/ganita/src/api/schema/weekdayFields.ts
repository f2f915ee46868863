import { WEEKDAYS } from '@ganita/core/zodiac/weekdays.js';
import { described, oneOf } from '../../calculations/fields/schema.js';
import { grahaId } from './bodies.js';
import { namedFields } from './nameFields.js';

/** Id of a weekday. */
export const weekdayId = oneOf(WEEKDAYS, { title: 'Weekday', description: 'a weekday' });

/** The weekday of a Vedic day and its lord. */
export const varaFields = {
  ...namedFields('vara', described(weekdayId, 'weekday from sunrise to sunrise')),
  ...namedFields('vara_lord', described(grahaId, 'lord of that weekday')),
};
