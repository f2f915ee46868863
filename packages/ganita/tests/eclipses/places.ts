import { eclipseAtPlace } from '@ganita/core/eclipses/eclipseAtPlace.js';
import { eclipseSeries } from '@ganita/core/eclipses/eclipseSeries.js';
import { NO_ECLIPSE_TABLES } from '@ganita/core/eclipses/eclipseTables.js';
import type { GlobalEclipse } from '@ganita/core/eclipses/globalEclipse.js';
import type { LocalEclipse } from '@ganita/core/eclipses/localEclipse.js';
import type { Ephemeris, GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { julianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';

const FIRST_JD = 2_415_021;
const LAST_JD = 2_488_069;

/** Numbers 0 <= x < 1 that are the same in every run (Park and Miller, Communications of the ACM 31, 1988). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Places all over the Earth; every tenth at a pole or at the date line. */
export function randomPlaces(count: number, next: () => number): readonly GeoPlace[] {
  const limits: readonly GeoPlace[] = [
    { latitudeDeg: 90, longitudeDeg: 0 },
    { latitudeDeg: -90, longitudeDeg: 0 },
    { latitudeDeg: 20, longitudeDeg: 180 },
    { latitudeDeg: -17, longitudeDeg: -180 },
  ];
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [next(), next()];
    const limit = limits[Math.floor(x * limits.length)];
    if (index % 10 === 0 && limit !== undefined) return limit;
    return { latitudeDeg: (Math.asin(2 * x - 1) * 180) / Math.PI, longitudeDeg: 360 * y - 180 };
  });
}

/** Eclipses of 1900 to 2100, spread evenly. */
export function someEclipses(ephemeris: Ephemeris, count: number): readonly GlobalEclipse[] {
  const all = eclipseSeries(ephemeris, NO_ECLIPSE_TABLES).between(FIRST_JD, LAST_JD);
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as GlobalEclipse);
}

const MINUTE_DAYS = 1 / 1440;
const seconds = (days: number): number => days * SECONDS_PER_DAY;

/** What is wrong with an eclipse at a place; empty where everything is as it must be. */
export function faultsAt(observatory: Observatory, eclipse: GlobalEclipse, place: GeoPlace): readonly string[] {
  const at = eclipseAtPlace(observatory, eclipse, { place, clock: constantClock(0) }, DAILY_RULES);
  if (at === null) return eclipse.kind === 'lunar' ? ['a lunar eclipse is nowhere absent'] : [];
  const { local, grahana } = at;
  const faults: string[] = [];
  const require = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  const contacts = [...local.contacts.values()].map(({ jdUt }) => jdUt);
  require(contacts.every((jdUt, index) => index === 0 || jdUt > (contacts[index - 1] ?? 0)), 'contacts are in order');
  const { startJdUt, endJdUt } = local.whole;
  require(local.maximum.jdUt > startJdUt && local.maximum.jdUt < endJdUt, 'the maximum is between the contacts');
  // The library computes the first and the last contact on Earth to about a minute: two of 10,000 are 17 and 35 s off.
  const visible = local.visible?.intervals ?? [];
  if (eclipse.kind === 'solar' && visible.length > 0) {
    const [first, last] = [visible[0]?.startJdUt ?? 0, visible.at(-1)?.endJdUt ?? 0];
    require(first > eclipse.firstJdUt - MINUTE_DAYS &&
      last < eclipse.lastJdUt + MINUTE_DAYS, 'seen within the contacts on Earth');
  }
  faults.push(...visibleFaults(observatory, eclipse, place, local));
  if (grahana?.sutak?.startJdUt != null) {
    require(grahana.sutak.startJdUt < grahana.sparshaJdUt, 'sutak begins before sparsha');
    require((grahana.sutak.startVulnerableJdUt ?? 0) >= grahana.sutak.startJdUt, 'and for the vulnerable not earlier');
  }
  return faults;
}

function visibleFaults(
  observatory: Observatory,
  eclipse: GlobalEclipse,
  place: GeoPlace,
  { visible, whole, contacts }: LocalEclipse,
): readonly string[] {
  const body = eclipse.kind === 'solar' ? 'Sun' : 'Moon';
  const horizon = body === 'Sun' ? DAILY_RULES.sunrise_definition : 'disc_centre_no_refraction';
  const isUp = (jd: number): boolean => observatory.isUp(body, julianDayUt(jd), place, horizon);
  const intervals = visible?.intervals ?? [];
  const faults: string[] = [];
  if (visible !== null && (visible.startJdUt < whole.startJdUt || visible.endJdUt > whole.endJdUt)) {
    faults.push('the visible part is within the contacts');
  }
  for (const { startJdUt, endJdUt } of intervals) {
    if (seconds(endJdUt - startJdUt) > 2 && !isUp((startJdUt + endJdUt) / 2)) faults.push('up in a visible part');
  }
  const limits = [whole.startJdUt, ...intervals.flatMap((one) => [one.startJdUt, one.endJdUt]), whole.endJdUt];
  for (let index = 0; index + 1 < limits.length; index += 2) {
    const [from, to] = [limits[index] ?? 0, limits[index + 1] ?? 0];
    if (seconds(to - from) > 2 && isUp((from + to) / 2)) faults.push('down between the visible parts');
  }
  for (const { altitudeDeg, aboveHorizon } of contacts.values()) {
    if (altitudeDeg > 0.2 && !aboveHorizon) faults.push('above the horizon where the altitude is');
    if (altitudeDeg < -1.1 && aboveHorizon) faults.push('below the horizon where the altitude is');
  }
  return faults;
}
