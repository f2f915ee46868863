import { perKey } from '../lazy.js';
import { partOfAngle, ANGAS } from '../panchanga/angas.js';
import { type Luminaries, openLuminaries } from '../panchanga/luminaries.js';
import { type LunarMonth, lunarMonthOf } from '../panchanga/lunarMonths.js';
import { type SolarMonthRules, solarMonthInstant, solarMonthObservatory } from '../panchanga/solarMonths.js';
import { type CivilPlace, type SunDay, type SunRules, sunDayOfDate } from '../panchanga/sunDay.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import { civilDay } from '../time/civilClock.js';
import type { Interval } from '../time/interval.js';
import { addDays, type CivilDate, dateOfDay, daysSince2000, type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type Sankrantis, sankrantisOf, siddhantaSankrantis } from './sankrantis.js';

export type RegionalRules = SunRules & SolarMonthRules & Pick<Rules, 'nepali_calendar'>;

/** A date as the lunar calendars see it: the tithi and the month at its sunrise. */
export interface LunarDay {
  /** Sunrise, or the start of the date if the Sun does not rise or does not set. */
  readonly dawnJdUt: JulianDayUt;
  /** 1..30 */
  readonly tithi: number;
  /** The tithi was that of the sunrise before. */
  readonly isRepeated: boolean;
  readonly month: LunarMonth;
}

/** The sky of a place as the calendars see it; each moment is computed once. */
export interface CalendarSky {
  readonly where: CivilPlace;
  readonly luminaries: Luminaries;
  readonly sankrantis: { readonly requested: Sankrantis; readonly tamil: Sankrantis; readonly nepali: Sankrantis };
  readonly sunDay: (date: CivilDate) => SunDay | null;
  /** Sunrise to sunset; six hours before to six hours after the Sun's transit if it does not rise or does not set. */
  readonly daylight: (date: CivilDate) => Interval;
  /** The instant of a date by the rule `tamil_month_method`. */
  readonly tamilInstant: (date: CivilDate) => JulianDayUt;
  readonly lunarDay: (date: CivilDate) => LunarDay;
}

/** Sky and days that the caller has computed already; both by the same rules and place. */
export interface KnownSky {
  readonly luminaries?: Luminaries;
  readonly sunDay?: (date: CivilDate) => SunDay | null;
}

const perDate = <Value>(make: (date: CivilDate) => Value): ((date: CivilDate) => Value) => {
  const byDay = perKey((day: number) => make(dateOfDay(day)));
  return (date) => byDay(daysSince2000(date));
};

const QUARTER_DAY = 0.25;

function daylightOf(
  observatory: Observatory,
  date: CivilDate,
  { place, clock }: CivilPlace,
  sunDay: SunDay | null,
  rules: SunRules,
): Interval {
  if (sunDay !== null) return { startJdUt: sunDay.sunriseJdUt, endJdUt: sunDay.sunsetJdUt };
  const midnight = clock.startOf(date);
  const transit = observatory.riseSet('Sun', 'upper_transit', midnight, place, rules.sunrise_definition);
  if (transit === null) throw new Error('the Sun transits every day');
  return { startJdUt: julianDayUt(transit - QUARTER_DAY), endJdUt: julianDayUt(transit + QUARTER_DAY) };
}

/** Open the sky of a place for the calendars. */
export function openCalendarSky(
  observatory: Observatory,
  where: CivilPlace,
  rules: RegionalRules,
  known: KnownSky = {},
): CalendarSky {
  const luminaries = known.luminaries ?? openLuminaries(observatory);
  const sunDay = known.sunDay ?? perDate((date) => sunDayOfDate(observatory, date, where, rules));
  const requested = sankrantisOf(luminaries);
  const dawn = perDate((date) => {
    const day = sunDay(date);
    return day === null ? civilDay(date, where.clock).startJdUt : day.sunriseJdUt;
  });
  const tithi = perDate((date) => partOfAngle(ANGAS.tithi, luminaries.angleDeg(ANGAS.tithi, dawn(date))));
  return {
    where,
    luminaries,
    sankrantis: {
      requested,
      tamil: sankrantisOf(openLuminaries(solarMonthObservatory(observatory))),
      nepali: rules.nepali_calendar === 'apparent' ? requested : siddhantaSankrantis(),
    },
    sunDay,
    daylight: perDate((date) => daylightOf(observatory, date, where, sunDay(date), rules)),
    tamilInstant: perDate((date) => solarMonthInstant(observatory, date, where, rules).jdUt),
    lunarDay: perDate((date) => ({
      dawnJdUt: dawn(date),
      tithi: tithi(date),
      isRepeated: tithi(addDays(date, -1)) === tithi(date),
      month: lunarMonthOf(luminaries, dawn(date)),
    })),
  };
}
