/**
 * Tamil Nadu: a month starts on the date of a sankranti before sunset, else on the next. The year is that of Thiruvalluvar,
 * from Thai 1.
 */
import { drikCalendar } from './drikCalendar.js';
import { TAMIL_MONTHS } from './monthIds.js';
import { TAMIL_NAMES } from './names/tamilNames.data.js';
import { DISC_CENTRE_DEG, type SunPlace, sunEventMinutes } from './sunHours.js';

const CAPRICORN = 9;
/** Chennai. */
const PLACE: SunPlace = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };

/** The calendar by the sunset of a place. */
export const tamilAt = (place: SunPlace) =>
  drikCalendar({
    id: 'tamil',
    idsFromAries: TAMIL_MONTHS,
    names: TAMIL_NAMES,
    firstMonth: 0,
    yearStart: { place: CAPRICORN, yearsAfterGregorian: 31 },
    years: { first: 1930, last: 2131 },
    limit: (day) => sunEventMinutes(day, place, 1, DISC_CENTRE_DEG),
    nearMinutes: 20,
  });

export const tamil = tamilAt(PLACE);
