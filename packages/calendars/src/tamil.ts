/**
 * Tamil Nadu: a month starts on the date of a sankranti before sunset, else on the next; by the geometric Sun, which is ahead
 * of the apparent one by the time of light. The year is that of Thiruvalluvar, from Thai 1.
 */
import { cosDeg } from './degrees.js';
import { drikCalendar } from './drikCalendar.js';
import { drikSankrantiMinutes } from './drikSankrantis.js';
import { TAMIL_MONTHS } from './monthIds.js';
import { TAMIL_NAMES } from './names/tamilNames.data.js';
import { DISC_CENTRE_DEG, type SunPlace, sunEventMinutes } from './sunHours.js';

const CAPRICORN = 9;
/** Chennai. */
const PLACE: SunPlace = { latitudeDeg: 13.0827, longitudeDeg: 80.2707 };

/** Minutes that light takes from the Sun at its mean distance, the eccentricity, and the sidereal longitude of the perihelion. */
const LIGHT_MINUTES = 8.3168;
const ECCENTRICITY = 0.0167;
const PERIHELION_DEG = 259;
const geometricSankranti = (number: number): number =>
  drikSankrantiMinutes(number) - LIGHT_MINUTES * (1 - ECCENTRICITY * cosDeg(30 * number - PERIHELION_DEG));

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
    sankranti: geometricSankranti,
    nearMinutes: 20,
  });

export const tamil = tamilAt(PLACE);
