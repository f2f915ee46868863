/** West Bengal, by the present Sun: a month starts on the day after the civil date of the sankranti. */
import { clockOfIndia, drikCalendar } from './drikCalendar.js';
import { BENGALI_MONTHS } from './monthIds.js';
import { BENGALI_NAMES } from './names/bengaliNames.data.js';

export const bengali = drikCalendar({
  id: 'bengali',
  idsFromAries: BENGALI_MONTHS,
  names: BENGALI_NAMES,
  firstMonth: 0,
  yearStart: { place: 0, yearsAfterGregorian: -593 },
  years: { first: 1306, last: 1507 },
  limit: clockOfIndia(0),
  nearMinutes: 24,
});
