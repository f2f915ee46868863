/** What the engine computes for the tables of `@ganita/calendars`. */
import { norm360 } from '@ganita/core/angles/angles.js';
import { ANGAS } from '@ganita/core/panchanga/angas.js';
import type { CivilPlace } from '@ganita/core/panchanga/sunDay.js';
import { tithiStart } from '@ganita/core/regionalCalendars/lunarDates.js';
import { openRegionalCalendars, type RegionalCalendars } from '@ganita/core/regionalCalendars/regionalDates.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import {
  addDays,
  type CivilDate,
  civilOf,
  daysSince2000,
  type JulianDayUt,
  julianDayUt,
  MINUTES_PER_DAY,
} from '@ganita/core/time/julianDay.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';

const JD_AT_2000 = 2_451_544.5;

/** A place in India or Nepal with its clock. */
export const placeAt = (latitudeDeg: number, longitudeDeg: number, hours = 5.5): CivilPlace => ({
  place: { latitudeDeg, longitudeDeg },
  clock: constantClock(hours),
});

/** Where the lunar calendars of the package see the sunrise, as the almanacs with which they are compared. */
export const NEW_DELHI = placeAt(28.6139, 77.209);

/** The calendars of the engine at a place, by the rules of its almanac. */
export async function engineAt(where: CivilPlace): Promise<RegionalCalendars> {
  const observatory = openObservatory(await createSwissEphemeris(), DAILY_RULES);
  return openRegionalCalendars(observatory, where, DAILY_RULES);
}

/** First and last sankranti of the table, by number: Capricorn of 1899 to Virgo of 2101. */
export const SANKRANTIS = { first: -1215, last: 1217 } as const;

/** Minutes from 2000-01-01 00:00 UTC to each sankranti of the table. */
export const sankrantiMinutes = ({ sky }: RegionalCalendars): readonly number[] =>
  Array.from(
    { length: SANKRANTIS.last - SANKRANTIS.first + 1 },
    (_, at) => (sky.sankrantis.requested(SANKRANTIS.first + at) - JD_AT_2000) * MINUTES_PER_DAY,
  );

/** A lunation as the table has it. */
export interface TableLunation {
  readonly firstDay: number;
  /** Tithis without a sunrise, and with two. */
  readonly skipped: readonly number[];
  readonly repeated: readonly number[];
  readonly isAdhika: boolean;
  readonly isKshaya: boolean;
  /** 0 Chaitra */
  readonly month: number;
  /** Minutes from the new moon at its start, and from its full moon, to the nearest sunrise. */
  readonly sunriseMargin: number;
  readonly fullMoonMargin: number;
  /** Minutes from the new moon at its start to the nearest sankranti. */
  readonly sankrantiMargin: number;
}

/** Minutes from a moment to the nearest sunrise. */
function minutesToDawn({ sky }: RegionalCalendars, jdUt: JulianDayUt): number {
  const date = civilOf(jdUt, sky.where.clock.offsetHoursAt(jdUt));
  const dawns = [-1, 0, 1].map((days) => Math.abs(sky.dawn(addDays(date, days)) - jdUt));
  return Math.min(...dawns) * MINUTES_PER_DAY;
}

/** Minutes from the sunrise of a date to the nearest start of a tithi. */
function minutesToTithi({ sky }: RegionalCalendars, date: CivilDate): number {
  const dawn = sky.dawn(date);
  const { tithi } = ANGAS;
  const degrees = sky.luminaries.angleDeg(tithi, dawn);
  const inPart = degrees % (360 / tithi.parts);
  const hourLater = sky.luminaries.angleDeg(tithi, julianDayUt(dawn + 1 / 24));
  return (60 * Math.min(inPart, 360 / tithi.parts - inPart)) / norm360(hourLater - degrees);
}

/** First and last date of the search for lunations: Chaitra of 1899 to the end of Kartika of 2101. */
const FIRST: CivilDate = { year: 1899, month: 3, day: 20 };
const LAST: CivilDate = { year: 2101, month: 12, day: 10 };

/** Every lunation from Chaitra 1899, at a place; and the days whose sunrise is within some minutes of the end of a tithi. */
export function lunations(calendars: RegionalCalendars, nearMinutes: number) {
  const { sky } = calendars;
  const found: TableLunation[] = [];
  const nearDays: number[] = [];
  let [start, counts] = [Number.NaN, new Map<number, number>()];
  const close = (endDay: number): void => {
    if (Number.isNaN(start)) return;
    const { month } = sky.lunarDay(addDays(FIRST, start + 5 - daysSince2000(FIRST)));
    const tithis = Array.from({ length: 30 }, (_, at) => at + 1);
    const minutesTo = (jd: number): number => Math.abs(jd - month.startJdUt) * MINUTES_PER_DAY;
    const fullMoon = tithiStart(sky, month, 16);
    const near = Math.floor((month.startJdUt - 2_451_649.9) / (365.25636 / 12));
    const entries = [-1, 0, 1, 2].map((more) => minutesTo(sky.sankrantis.requested(near + more)));
    found.push({
      firstDay: start,
      skipped: tithis.filter((tithi) => !counts.has(tithi)),
      repeated: tithis.filter((tithi) => (counts.get(tithi) ?? 0) > 1),
      isAdhika: month.isAdhika,
      isKshaya: month.isKshaya,
      month: month.amantaIndex,
      sunriseMargin: minutesToDawn(calendars, month.startJdUt),
      fullMoonMargin: minutesToDawn(calendars, fullMoon),
      sankrantiMargin: Math.min(...entries),
    });
    if (endDay - start !== [...counts.values()].reduce((sum, count) => sum + count, 0))
      throw new Error('days are lost');
  };
  let before = 0;
  for (let day = daysSince2000(FIRST); day <= daysSince2000(LAST); day++) {
    const date = addDays(FIRST, day - daysSince2000(FIRST));
    const { tithi } = sky.lunarDay(date);
    if (tithi < before) {
      close(day);
      [start, counts] = [day, new Map()];
    }
    counts.set(tithi, (counts.get(tithi) ?? 0) + 1);
    before = tithi;
    if (minutesToTithi(calendars, date) < nearMinutes) nearDays.push(day);
  }
  return { found, nearDays };
}
