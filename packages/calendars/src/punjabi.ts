/**
 * Punjab, Bikrami: a month starts on the day of its sankranti (sangrand), a day lasting from sunrise to sunrise; the year
 * changes with Vaisakh.
 */
import { drikCalendar } from './drikCalendar.js';
import { PUNJABI_MONTHS } from './monthIds.js';
import { PUNJABI_NAMES } from './names/punjabiNames.data.js';
import { type SunPlace, sunEventMinutes, UPPER_LIMB_DEG } from './sunHours.js';

const AMRITSAR: SunPlace = { latitudeDeg: 31.634, longitudeDeg: 74.8723 };

export const punjabi = drikCalendar({
  id: 'punjabi',
  idsFromAries: PUNJABI_MONTHS,
  names: PUNJABI_NAMES,
  firstMonth: 0,
  yearStart: { place: 0, yearsAfterGregorian: 57 },
  years: { first: 1956, last: 2157 },
  limit: (day) => sunEventMinutes(day + 1, AMRITSAR, -1, UPPER_LIMB_DEG),
  nearMinutes: 3,
});
