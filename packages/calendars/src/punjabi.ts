/** Punjab, Bikrami: a month starts on the civil date of its sankranti (sangrand); the year changes with Vaisakh. */
import { clockOfIndia, drikCalendar } from './drikCalendar.js';
import { PUNJABI_MONTHS } from './monthIds.js';
import { PUNJABI_NAMES } from './names/punjabiNames.data.js';

export const punjabi = drikCalendar({
  id: 'punjabi',
  idsFromAries: PUNJABI_MONTHS,
  names: PUNJABI_NAMES,
  firstMonth: 0,
  yearStart: { place: 0, yearsAfterGregorian: 57 },
  years: { first: 1956, last: 2157 },
  limit: clockOfIndia(24 * 60),
  nearMinutes: 3,
});
