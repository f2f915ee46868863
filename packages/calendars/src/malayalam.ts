/** Kerala (Kollam era): a month starts on the date of a sankranti before three fifths of the daylight, else on the next. */
import { drikCalendar } from './drikCalendar.js';
import { MALAYALAM_MONTHS } from './monthIds.js';
import { MALAYALAM_NAMES } from './names/malayalamNames.data.js';
import { type SunPlace, sunEventMinutes, UPPER_LIMB_DEG } from './sunHours.js';

const LEO = 4;
const DAYLIGHT_SHARE = 3 / 5;
/** Thiruvananthapuram. */
const PLACE: SunPlace = { latitudeDeg: 8.5241, longitudeDeg: 76.9366 };

/** The calendar by the daylight of a place. */
export const malayalamAt = (place: SunPlace) =>
  drikCalendar({
    id: 'malayalam',
    idsFromAries: MALAYALAM_MONTHS,
    names: MALAYALAM_NAMES,
    firstMonth: LEO,
    yearStart: { place: LEO, yearsAfterGregorian: -824 },
    years: { first: 1075, last: 1276 },
    limit(day) {
      const sunrise = sunEventMinutes(day, place, -1, UPPER_LIMB_DEG);
      return sunrise + DAYLIGHT_SHARE * (sunEventMinutes(day, place, 1, UPPER_LIMB_DEG) - sunrise);
    },
    nearMinutes: 3,
  });

export const malayalam = malayalamAt(PLACE);
