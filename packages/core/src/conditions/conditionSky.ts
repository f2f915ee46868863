import type { EclipseTables } from '../eclipses/eclipseTables.js';
import { type FestivalCalendar, festivalCalendar } from '../festivals/festivals.js';
import { cached, lazy, perKey } from '../lazy.js';
import type { Janma } from '../muhurta/dateFacts.js';
import { type LagnaPart, lagnaPartsOf } from '../panchanga/lagnaSpans.js';
import { type Luminaries, openLuminaries } from '../panchanga/luminaries.js';
import { type RangeDay, type RangeDays, rangeDays } from '../panchanga/range/rangeDays.js';
import { rangeSky } from '../panchanga/range/rangeSky.js';
import type { CivilPlace } from '../panchanga/sunDay.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import { hasDate, readingAt } from '../time/civilClock.js';
import { dateText } from '../time/civilText.js';
import type { Interval } from '../time/interval.js';
import { type CivilDate, dateOfDay, daysSince2000, type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type GrahaPaths, openGrahaPaths } from '../transits/grahaPaths.js';
import type { TransitTables } from '../transits/motionBlocks.js';
import type { AstaPeriod } from '../visibility/astaPeriod.js';
import { tropicalLuminaries } from './tropicalSun.js';

/** Whose birth a condition counts from. */
export const NATIVES = ['self', 'partner'] as const;
export type NativeId = (typeof NATIVES)[number];

/** The natal Moon; the sign is null where only the nakshatra is known. */
export type NativeMoon = Pick<Janma, 'nakshatra'> & { readonly sign: Janma['sign'] | null };

/** What a search is made of. */
export interface SearchSources {
  readonly observatory: Observatory;
  readonly where: CivilPlace;
  readonly window: Interval;
  readonly rules: Rules;
  readonly natives: Readonly<Record<NativeId, NativeMoon | null>>;
  readonly transitTables: TransitTables;
  readonly eclipseTables: EclipseTables;
}

/** A date on which a condition could not be evaluated, by the path of the condition. */
export interface NotEvaluated {
  readonly date: string;
  readonly path: string;
}

/** Which days around an interval are wanted. */
export interface DayChoice {
  /** By the number of a date; the sunrises of other dates are not computed. */
  readonly wanted?: (index: number) => boolean;
  /** Days more on both sides, for what begins before its day or ends after it. */
  readonly more?: number;
}

/** The sky of a search: each part is computed when a condition first requires it, and then kept. */
export interface ConditionSky extends SearchSources {
  readonly luminaries: Luminaries;
  /** The Sun from the equinox, for tropical seasons. */
  readonly tropical: () => Luminaries;
  readonly days: RangeDays;
  readonly paths: GrahaPaths;
  /** The rising signs 1..12, or navamsas 1..108, of the whole Julian days of an interval, in time order. */
  risingIn(parts: 12 | 108, interval: Interval): readonly LagnaPart[];
  readonly festivals: () => FestivalCalendar;
  /** The window and a day on both sides: what is listed once for a whole search is cut there. */
  readonly whole: Interval;
  /** What is listed once for a whole search, by a name of its own. */
  once<T>(key: string, make: () => T): T;
  /** Civil dates of the place that overlap an interval or are next to it. */
  datesAround(interval: Interval): readonly CivilDate[];
  /** Days with a sunrise and a sunset that overlap an interval; the others are noted as not evaluated for a path. */
  daysAround(interval: Interval, path: string | null, choice?: DayChoice): readonly RangeDay[];
  /** Note that a condition could not be evaluated on the date of a moment. */
  noteDate(jdUt: JulianDayUt, path: string): void;
  readonly notEvaluated: readonly NotEvaluated[];
  /** Note a period of a planet that is by longitude because it has no limit by the chosen method. */
  noteByLongitude(period: AstaPeriod): void;
  readonly byLongitude: readonly AstaPeriod[];
}

/** Nearer to a pole the Sun may rise around midnight, and a Vedic day reach into a third date. */
const MIDNIGHT_SUNRISE_DEG = 60;

/** Open the sky of a search. */
export function openConditionSky(sources: SearchSources): ConditionSky {
  const { observatory, where, window, rules, transitTables } = sources;
  const days = rangeDays(observatory, where, rules);
  const missing = new Map<string, NotEvaluated>();
  const note = (day: CivilDate, path: string): void => {
    const date = dateText(day);
    missing.set(`${date} ${path}`, { date, path });
  };
  const indexAt = (jdUt: number): number => daysSince2000(readingAt(where.clock, julianDayUt(jdUt)));
  const byLongitude = new Map<string, AstaPeriod>();
  const made = new Map<string, unknown>();
  const risings = {
    12: perKey((day: number) => risingOn(observatory, where, 12, day)),
    108: perKey((day: number) => risingOn(observatory, where, 108, day)),
  };
  return {
    ...sources,
    luminaries: openLuminaries(observatory, rules),
    tropical: lazy(() => tropicalLuminaries(observatory)),
    days,
    paths: openGrahaPaths(observatory, transitTables),
    risingIn(parts, { startJdUt, endJdUt }) {
      const first = Math.floor(startJdUt);
      return Array.from({ length: Math.ceil(endJdUt) - first }, (_, day) => risings[parts](first + day)).flat();
    },
    whole: { startJdUt: julianDayUt(window.startJdUt - 1), endJdUt: julianDayUt(window.endJdUt + 1) },
    once: <T>(key: string, make: () => T): T => cached(made, key, make) as T,
    festivals: lazy(() => festivalCalendar(rangeSky(observatory, window, where, rules), rules)),
    datesAround({ startJdUt, endJdUt }) {
      const [first, last] = [indexAt(startJdUt) - 1, indexAt(endJdUt) + 1];
      return Array.from({ length: last - first + 1 }, (_, at) => dateOfDay(first + at)).filter((date) =>
        hasDate(date, where.clock),
      );
    },
    daysAround(interval, path, { wanted = () => true, more = 0 } = {}) {
      const dayBefore = indexAt(interval.startJdUt) - 1;
      const isLong =
        Math.abs(where.place.latitudeDeg) > MIDNIGHT_SUNRISE_DEG || !hasDate(dateOfDay(dayBefore), where.clock);
      const [first, last] = [dayBefore - (isLong ? 1 : 0) - more, indexAt(interval.endJdUt) + more];
      const found: RangeDay[] = [];
      for (let index = first; index <= last; index++) {
        const day = wanted(index) ? days.of(index) : null;
        if (day === null) continue;
        if (!day.isSubstituted) found.push(day);
        else if (path !== null && overlaps(day.interval, interval)) note(day.date, path);
      }
      return found;
    },
    noteDate: (jdUt, path) => note(readingAt(where.clock, jdUt), path),
    noteByLongitude: (period) => void byLongitude.set(`${period.planet} ${period.conjunction.jdUt}`, period),
    get byLongitude() {
      return [...byLongitude.values()].sort((a, b) => a.conjunction.jdUt - b.conjunction.jdUt);
    },
    get notEvaluated() {
      return [...missing.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    },
  };
}

const overlaps = (a: Interval, b: Interval): boolean => a.startJdUt < b.endJdUt && a.endJdUt > b.startJdUt;

const risingOn = (observatory: Observatory, { place }: CivilPlace, parts: number, day: number): readonly LagnaPart[] =>
  lagnaPartsOf(observatory, { startJdUt: julianDayUt(day), endJdUt: julianDayUt(day + 1) }, place, parts);
