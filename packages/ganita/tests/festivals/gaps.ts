import { FESTIVAL_IDS, type FestivalId, festivalRow } from '@ganita/core/festivals/festivalCatalogue.js';
import type { FestivalRule } from '@ganita/core/festivals/festivalRow.js';
import { festivalCalendar, festivalsBetween } from '@ganita/core/festivals/festivals.js';
import { rangeSky } from '@ganita/core/panchanga/range/rangeSky.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { zoneClock } from '@ganita/core/time/civilClock.js';
import { wholeDays } from '@ganita/core/transits/transitEvents.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { createZoneHistory } from 'ganita/adapters/zoneHistory/zoneHistoryAdapter.js';

/** Places on five continents and in the Pacific, one next to the date line. */
export const PLACES = {
  ujjain: { latitudeDeg: 23.1765, longitudeDeg: 75.7885, zone: 'Asia/Kolkata' },
  london: { latitudeDeg: 51.5074, longitudeDeg: -0.1278, zone: 'Europe/London' },
  newYork: { latitudeDeg: 40.7128, longitudeDeg: -74.006, zone: 'America/New_York' },
  suva: { latitudeDeg: -18.1416, longitudeDeg: 178.4419, zone: 'Pacific/Fiji' },
  sydney: { latitudeDeg: -33.8688, longitudeDeg: 151.2093, zone: 'Australia/Sydney' },
} as const;
export type PlaceName = keyof typeof PLACES;

/** Days from one day of a row to its next: fewest and most. */
type Gap = readonly [min: number, max: number];

const LUNAR_YEAR: Gap = [352, 387];
const SOLAR_YEAR: Gap = [364, 367];
/** A nakshatra or tithi under a sign of the Sun comes up to a month earlier or later. */
const UNDER_SIGN: Gap = [325, 412];
/**
 * A solar month may be without such an ekadashi, so that a year is left out
 * (docs/rules/10-festivals.md#section-14).
 */
const EKADASHI_UNDER_SIGN: Gap = [325, 745];
const LUNAR_MONTH: Gap = [28, 31];
/** The first crescent is seen one to three evenings after the new moon. */
const CRESCENT_MONTH: Gap = [27, 32];
const HALF_MONTH: Gap = [12, 17];
const NAKSHATRA_MONTH: Gap = [26, 29];
/** An adhika month comes after 27 to 36 lunar months; around a kshaya month there are two within five months. */
const ADHIKA: Gap = [145, 37 * 30];
/** A tithi on a weekday has no even gaps, and may be missing for years. */
const ON_WEEKDAY: Gap = [1, 1300];
/** The weekdays of Shravana are a week apart, or most of a year. */
const IN_SHRAVANA: Gap = [7, 376];

function gapOf(rule: FestivalRule): Gap {
  switch (rule.kind) {
    case 'tithi':
      if (rule.months === 'adhika') return ADHIKA;
      if (rule.months === 'every') return rule.tithis.length > 1 ? HALF_MONTH : LUNAR_MONTH;
      return rule.months.names.length > 1 ? [80, 180] : LUNAR_YEAR;
    case 'ekadashi':
      return rule.month === 'adhika' ? ADHIKA : LUNAR_YEAR;
    case 'siddhanta_tithi':
      return LUNAR_YEAR;
    case 'sun_tithi':
    case 'sun_tithi_nakshatra':
    case 'sun_nakshatra':
      return UNDER_SIGN;
    case 'ekadashi_in_sign':
      return EKADASHI_UNDER_SIGN;
    case 'fortnight_nakshatra':
      return [325, 412];
    case 'every_nakshatra':
      return NAKSHATRA_MONTH;
    case 'sankranti':
    case 'sun_degree':
    case 'solar_day':
      return SOLAR_YEAR;
    case 'chandra_darshana':
      return rule.month === null ? CRESCENT_MONTH : LUNAR_YEAR;
    case 'sandhi':
      return LUNAR_YEAR;
    case 'offset':
      return rule.notAfterAdhika === undefined ? gapOf(festivalRow(rule.of as FestivalId).rule) : [28, 62];
    case 'on_weekday':
      return rule.search === 'same' ? ON_WEEKDAY : [350, 392];
    case 'weekday_after':
      return rule.evenYears === true ? [650, 800] : [345, 395];
    case 'tibetan':
      return LUNAR_YEAR;
    case 'sunrise_tithi_on_weekday':
      return ON_WEEKDAY;
    case 'weekdays_of_shravana':
      return IN_SHRAVANA;
  }
}

/** Every day of every row from one year to another at a place, by its number of days since 2000, year after year. */
export async function festivalDays(
  name: PlaceName,
  firstYear: number,
  lastYear: number,
): Promise<ReadonlyMap<FestivalId, readonly number[]>> {
  const { zone, ...place } = PLACES[name];
  const ephemeris = await createSwissEphemeris();
  const clock = zoneClock(zone, createZoneHistory());
  const ids = new Set(FESTIVAL_IDS);
  const found = new Map<FestivalId, number[]>(FESTIVAL_IDS.map((id) => [id, []]));
  for (let year = firstYear; year <= lastYear; year++) {
    const [from, to] = [
      { year, month: 1, day: 1 },
      { year, month: 12, day: 31 },
    ];
    // Each year has a pass of its own, as a request has.
    const sky = rangeSky(
      openObservatory(ephemeris, DAILY_RULES),
      wholeDays(from, to, clock),
      { place, clock },
      DAILY_RULES,
    );
    for (const { row, occurrence } of festivalsBetween(festivalCalendar(sky, DAILY_RULES), from, to, ids)) {
      found.get(row.id)?.push(occurrence.day.index);
    }
  }
  return found;
}

/** Gaps that no rule allows; before the first day and after the last one they may be shorter. */
export function wrongGaps(
  days: ReadonlyMap<FestivalId, readonly number[]>,
  firstIndex: number,
  lastIndex: number,
): readonly string[] {
  return [...days].flatMap(([id, list]) => {
    const [min, max] = gapOf(festivalRow(id).rule);
    const edges = [firstIndex, ...list, lastIndex];
    return edges.slice(1).flatMap((day, at) => {
      const gap = day - (edges[at] as number);
      const isEdge = at === 0 || at === list.length;
      return gap > max || (!isEdge && gap < min) ? [`${id} ${gap} days before ${day}`] : [];
    });
  });
}
