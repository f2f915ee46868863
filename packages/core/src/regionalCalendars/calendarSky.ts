import { perKey } from '../lazy.js';
import { ANGAS, partOfAngle } from '../panchanga/angas.js';
import { type Luminaries, openLuminaries } from '../panchanga/luminaries.js';
import { type LunarMonth, lunarMonthOf } from '../panchanga/lunarMonths.js';
import { type SolarMonthRules, solarMonthInstant, solarMonthObservatory } from '../panchanga/solarMonths.js';
import { type CivilPlace, eventIn, type SunDay, type SunRules, sunDayOfDate } from '../panchanga/sunDay.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import type { AngaSource } from '../sky/suryaSiddhanta/siddhantaLuminaries.js';
import { civilDay } from '../time/civilClock.js';
import type { Interval } from '../time/interval.js';
import { addDays, type CivilDate, dateOfDay, daysSince2000, type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { SolarCalendar } from './calendars.data.js';
import { type Sankrantis, sankrantisOf, siddhantaSankrantis, vakyaSankrantis } from './sankrantis.js';

export type RegionalRules = SunRules & SolarMonthRules & AngaSource & Pick<Rules, 'nepali_calendar'>;

/** A date as the lunar calendars see it: the tithi and the month at its dawn. */
export interface LunarDay {
  /** 1..30 */
  readonly tithi: number;
  /** The tithi was that of the dawn before. */
  readonly isRepeated: boolean;
  readonly month: LunarMonth;
}

/** The sky of a place as the calendars see it; each moment is computed once. */
export interface CalendarSky {
  readonly where: CivilPlace;
  readonly luminaries: Luminaries;
  readonly sankrantis: Readonly<Record<SolarCalendar['sun'], Sankrantis>>;
  /** Sunrise of a date; null if the Sun does not rise or does not set. */
  readonly sunrise: (date: CivilDate) => JulianDayUt | null;
  /** Sunrise, or the start of the date if there is none. */
  readonly dawn: (date: CivilDate) => JulianDayUt;
  /** Sunrise to sunset; six hours before to six hours after the Sun's transit if it does not rise or does not set. */
  readonly daylight: (date: CivilDate) => Interval;
  /** The instant of a date by the rule `tamil_month_method`. */
  readonly tamilInstant: (date: CivilDate) => JulianDayUt;
  readonly lunarDay: (date: CivilDate) => LunarDay;
}

/** Sky and days that the caller has computed already, by the same rules and place. */
export interface KnownSky {
  readonly luminaries?: Luminaries;
  readonly sunDay?: (date: CivilDate) => SunDay | null;
}

const perDate = <Value>(make: (date: CivilDate) => Value): ((date: CivilDate) => Value) => {
  const byDay = perKey((day: number) => make(dateOfDay(day)));
  return (date) => byDay(daysSince2000(date));
};

/** Open the sky of a place for the calendars. */
export function openCalendarSky(
  observatory: Observatory,
  where: CivilPlace,
  rules: RegionalRules,
  known: KnownSky = {},
): CalendarSky {
  const luminaries = known.luminaries ?? openLuminaries(observatory, rules);
  const { sunDay } = known;
  const sunrise = perDate((date) =>
    sunDay === undefined ? sunriseOf(observatory, date, where, rules) : (sunDay(date)?.sunriseJdUt ?? null),
  );
  const requested = sankrantisOf(luminaries);
  const dawn = perDate((date) => sunrise(date) ?? where.clock.startOf(date));
  const tithi = perDate((date) => partOfAngle(ANGAS.tithi, luminaries.angleDeg(ANGAS.tithi, dawn(date))));
  return {
    where,
    luminaries,
    sankrantis: {
      requested,
      tamil: sankrantisOf(openLuminaries(solarMonthObservatory(observatory))),
      nepali: rules.nepali_calendar === 'apparent' ? requested : siddhantaSankrantis,
      vakya: vakyaSankrantis,
    },
    sunrise,
    dawn,
    daylight: perDate((date) => daylightOf(observatory, date, where, sunrise(date), rules)),
    tamilInstant: perDate((date) => solarMonthInstant(observatory, date, where, rules).jdUt),
    lunarDay: perDate((date) => ({
      tithi: tithi(date),
      isRepeated: tithi(addDays(date, -1)) === tithi(date),
      month: lunarMonthOf(luminaries, dawn(date)),
    })),
  };
}

/** Nearer to the equator the Sun rises and sets on every day. */
const ALWAYS_SUN_LATITUDE_DEG = 60;

function sunriseOf(observatory: Observatory, date: CivilDate, where: CivilPlace, rules: SunRules): JulianDayUt | null {
  if (Math.abs(where.place.latitudeDeg) > ALWAYS_SUN_LATITUDE_DEG)
    return sunDayOfDate(observatory, date, where, rules)?.sunriseJdUt ?? null;
  const day = civilDay(date, where.clock);
  return eventIn(observatory, 'Sun', 'rise', day, where.place, rules.sunrise_definition);
}

const QUARTER_DAY = 0.25;

function daylightOf(
  observatory: Observatory,
  date: CivilDate,
  { place, clock }: CivilPlace,
  sunrise: JulianDayUt | null,
  rules: SunRules,
): Interval {
  const event = (kind: 'set' | 'upper_transit', from: JulianDayUt): JulianDayUt => {
    const jdUt = observatory.riseSet('Sun', kind, from, place, rules.sunrise_definition);
    if (jdUt === null) throw new Error(`the Sun has no ${kind}`);
    return jdUt;
  };
  if (sunrise !== null) return { startJdUt: sunrise, endJdUt: event('set', sunrise) };
  const transit = event('upper_transit', clock.startOf(date));
  return { startJdUt: julianDayUt(transit - QUARTER_DAY), endJdUt: julianDayUt(transit + QUARTER_DAY) };
}
