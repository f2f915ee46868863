import type { RangeDay } from '../panchanga/range/rangeDays.js';
import { eventIn, moonHorizon } from '../panchanga/sunDay.js';
import { type JulianDayUt, julianDayUt, MINUTES_PER_DAY } from '../time/julianDay.js';
import type { FestivalAlmanac } from './almanac.js';
import { type Decision, dayAfter } from './dayChoice.js';
import { nightAfter } from './kaalas.js';

/**
 * How long the Moon must be up after sunset to be seen on the first evening: fitted to printed evenings, the shortest
 * seen 44.94 minutes and the longest not seen 44.72 (docs/rules/10-festivals.md#section-7).
 */
const SEEN_LAG_DAYS = 44.8 / MINUTES_PER_DAY;
const EVENINGS = 5;

/** Moonset after the sunset of a day; null if it sets before, or not in that night. */
export const eveningMoonset = ({ sky, rules }: FestivalAlmanac, day: RangeDay): JulianDayUt | null =>
  eventIn(sky.observatory, 'Moon', 'set', nightAfter(day), sky.where.place, moonHorizon(rules));

/** The first evening on which the Moon is seen after a new moon. */
export function firstCrescent(almanac: FestivalAlmanac, newMoonJdUt: JulianDayUt): Decision | null {
  const { days } = almanac;
  const running = days.at(newMoonJdUt);
  const first = running.sun.sunsetJdUt > newMoonJdUt ? running : dayAfter(days, running, 1);
  const evenings = Array.from({ length: EVENINGS }, (_, step) => dayAfter(days, first, step)).flatMap((day) => {
    const moonset = eveningMoonset(almanac, day);
    return moonset === null ? [] : [{ day, moonset, limit: julianDayUt(day.sun.sunsetJdUt + SEEN_LAG_DAYS) }];
  });
  const seen = evenings.find(({ moonset, limit }) => moonset >= limit) ?? evenings[0];
  if (seen === undefined) return null;
  const checks = evenings
    .filter(({ day }) => day.index <= seen.day.index)
    .map(({ moonset, limit }) => ({
      id: 'seen_before_moonset',
      moment: limit,
      limit: moonset,
      isBefore: limit <= moonset,
    }));
  const marginDays = Math.min(...checks.map(({ moment, limit }) => Math.abs(moment - limit)));
  return { day: seen.day, decidedBy: 'moonset_lag', looks: [], checks, marginDays };
}
