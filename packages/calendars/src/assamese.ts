/** Assam: a month starts on the day after the civil date of the sankranti; Bhaskarabda. */
import { clockOfIndia, drikCalendar } from './drikCalendar.js';
import { ASSAMESE_MONTHS } from './monthIds.js';
import { ASSAMESE_NAMES } from './names/assameseNames.data.js';

export const assamese = drikCalendar({
  id: 'assamese',
  idsFromAries: ASSAMESE_MONTHS,
  names: ASSAMESE_NAMES,
  firstMonth: 0,
  yearStart: { place: 0, yearsAfterGregorian: -593 },
  years: { first: 1306, last: 1507 },
  limit: clockOfIndia(0),
  nearMinutes: 3,
});
