/**
 * Odisha: a month starts on the civil date of a sankranti before 21:22 IST, else on the next. The year is the Amli year
 * that runs when it starts, with Baisakha; the number itself changes on Bhadrapada Shukla 12 (Sunia).
 */
import { clockOfIndia, drikCalendar } from './drikCalendar.js';
import { ODIA_MONTHS } from './monthIds.js';
import { ODIA_NAMES } from './names/odiaNames.data.js';

export const odia = drikCalendar({
  id: 'odia',
  idsFromAries: ODIA_MONTHS,
  names: ODIA_NAMES,
  firstMonth: 0,
  yearStart: { place: 0, yearsAfterGregorian: -593 },
  years: { first: 1306, last: 1507 },
  limit: clockOfIndia(21 * 60 + 22),
  nearMinutes: 3,
});
