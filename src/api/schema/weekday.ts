import { oneOf } from '../../calculations/fields/schema.js';
import { WEEKDAYS } from '../../core/zodiac/weekdays.js';

/** Id of a weekday. */
export const weekdayId = oneOf(WEEKDAYS, { title: 'Weekday', description: 'id of a weekday' });
