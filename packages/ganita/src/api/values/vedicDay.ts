import { momentDateText, momentText } from '@ganita/core/time/civilText.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { Language } from '@ganita/words/languages.js';
import type { VedicDay } from '../../calculations/natal/vedicDayCalculation.js';
import type { vedicDaySchema } from '../schema/vedicDayFields.js';
import type { Wire } from '../schema/wire.js';
import { round6, splitLongitude } from './numbers.js';
import { varaRecord } from './weekday.js';

const GHATI_MINUTES = 24;

/** The Vedic day of a chart. */
export function vedicDayRecord(day: VedicDay, language: Language): Wire<typeof vedicDaySchema> {
  const { frame, utcOffsetHours } = day;
  /** The substitutes of a polar day are no sunrise and sunset: they are used, and never shown as such. */
  const shown = (jd: JulianDayUt) => (frame.substituted ? null : momentText(jd, utcOffsetHours));
  return {
    sunrise_definition: day.sunriseDefinition,
    date: momentDateText(frame.sunriseJdUt, utcOffsetHours),
    ...varaRecord(day.weekday, language),
    is_day_birth: frame.isDayBirth,
    sunrise_at: shown(frame.sunriseJdUt),
    sunset_at: shown(frame.sunsetJdUt),
    next_sunrise_at: shown(frame.nextSunriseJdUt),
    sun_event_substituted: frame.substituted,
    minutes_from_sunrise: round6(day.minutesFromSunrise),
    ghatis_from_sunrise: round6(day.minutesFromSunrise / GHATI_MINUTES),
    sun_absolute_longitude_at_sunrise: splitLongitude(day.sunAtSunriseDeg).absolute,
  };
}
