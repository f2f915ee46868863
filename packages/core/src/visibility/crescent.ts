import { cosDeg, degrees, radians, sinDeg } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import type { RisingDefinition } from '../sky/risings/risingDefinitions.data.js';
import { AU_KM, angleBetween, horizontal, viewFrom } from '../sky/risings/topocentric.js';
import { HOURS_PER_DAY, type JulianDayUt, julianDayUt, MINUTES_PER_DAY } from '../time/julianDay.js';

export type CrescentRule = Rules['crescent_rule'];

/** Yallop's classes, from easily visible to below the limit of Danjon. */
export const CRESCENT_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type CrescentClass = (typeof CRESCENT_CLASSES)[number];

/** A class has a value of q above its limit (B. D. Yallop, NAO Technical Note 69, 1997, table 5). */
const CLASS_LIMITS = { A: 0.216, B: -0.014, C: -0.16, D: -0.232, E: -0.293 } as const;

/** Where a thin Moon is at its best time. */
export interface CrescentView {
  readonly bestJdUt: JulianDayUt;
  /** Altitude of the Moon above that of the Sun, from the centre of the Earth, degrees. */
  readonly arcvDeg: number;
  /** Distance of the Moon from the Sun, from the centre of the Earth, degrees. */
  readonly arclDeg: number;
  /** Azimuth of the Sun less that of the Moon, degrees. */
  readonly dazDeg: number;
  /** Width of the crescent, arc minutes. */
  readonly widthArcmin: number;
  readonly q: number;
  readonly class: CrescentClass;
}

/** The Moon of an evening after a new moon, or of a morning before one. */
export interface CrescentDay {
  readonly newMoonJdUt: JulianDayUt;
  /** Sunset of an evening, sunrise of a morning. */
  readonly sunJdUt: JulianDayUt;
  /** Moonset or moonrise by the horizon of the request; null where the Moon does not rise or set. */
  readonly moonJdUt: JulianDayUt | null;
  /** Minutes that the Moon is up without the Sun, both by their upper limbs; negative where it sets before the Sun. */
  readonly lagMinutes: number | null;
  /** Hours from the new moon to the best time, or from it to the new moon. */
  readonly ageHours: number | null;
  /** null where the Moon does not rise or set. */
  readonly view: CrescentView | null;
  /** Whether the crescent is visible by the rule. */
  readonly visible: boolean;
}

/** A crescent: the first evening, or the last morning, on which the Moon is visible by the rule, and those around it. */
export interface Crescent {
  readonly newMoonJdUt: JulianDayUt;
  /** In the order of their distance from the new moon. */
  readonly days: readonly CrescentDay[];
  /** null where it is not visible on any of these days. */
  readonly first: CrescentDay | null;
}

const SUN_HORIZON = 'apparent_upper_limb';
const DAYS = 4;
/** The best time is this part of the lag after sunset (Yallop). */
const BEST = 4 / 9;
const MOON_RADIUS_KM = 1737.4;
const EARTH_RADIUS_KM = 6378.137;
const PAST_EVENT_DAYS = 1e-8;

/** Where the crescent is looked for, and by which rule. */
export interface CrescentRequest {
  readonly place: GeoPlace;
  readonly rule: CrescentRule;
  readonly moonHorizon: RisingDefinition;
}

/**
 * The evenings 0 to 3 after a new moon, or the mornings before it (docs/rules/11-eclipses-and-visibility.md#section-7).
 */
export function crescentOf(
  observatory: Observatory,
  newMoonJdUt: JulianDayUt,
  time: 'evening' | 'morning',
  request: CrescentRequest,
): Crescent {
  const days: CrescentDay[] = [];
  const { place, moonHorizon } = request;
  const search = directionOf(observatory, place, time);
  let from: number = newMoonJdUt;
  for (let day = 0; day < DAYS; day++) {
    const sunJdUt = search.outward('Sun', from, SUN_HORIZON);
    if (sunJdUt === null) break;
    from = sunJdUt;
    const moon = {
      apparent: nearest(search, sunJdUt, SUN_HORIZON),
      printed: nearest(search, sunJdUt, moonHorizon),
    };
    days.push(crescentDay(observatory, newMoonJdUt, sunJdUt, search.direction, request, moon));
  }
  return { newMoonJdUt, days, first: days.find(({ visible }) => visible) ?? null };
}

type EventSearch = (body: 'Sun' | 'Moon', from: number, horizon: RisingDefinition) => JulianDayUt | null;

/** Sets after a new moon, or rises before it. */
interface Search {
  /** 1 for evenings, -1 for mornings. */
  readonly direction: 1 | -1;
  /** The next event away from the new moon, and the last one towards it. */
  readonly outward: EventSearch;
  readonly inward: EventSearch;
}

function directionOf(observatory: Observatory, place: GeoPlace, time: 'evening' | 'morning'): Search {
  const event = time === 'evening' ? 'set' : 'rise';
  const later: EventSearch = (body, from, horizon) =>
    observatory.riseSet(body, event, julianDayUt(from + PAST_EVENT_DAYS), place, horizon);
  const earlier: EventSearch = (body, from, horizon) =>
    observatory.lastRiseSet(body, event, julianDayUt(from - PAST_EVENT_DAYS), place, horizon);
  return time === 'evening'
    ? { direction: 1, outward: later, inward: earlier }
    : { direction: -1, outward: earlier, inward: later };
}

/** The Moon sets or rises within this of the Sun, else the event is that of another day. */
const MAX_LAG_DAYS = 0.4;

/** The set or rise of the Moon that is nearest to that of the Sun. */
function nearest({ outward, inward }: Search, sunJdUt: JulianDayUt, horizon: RisingDefinition): JulianDayUt | null {
  const found = [outward('Moon', sunJdUt, horizon), inward('Moon', sunJdUt, horizon)].filter((jdUt) => jdUt !== null);
  const [near] = found.sort((a, b) => Math.abs(a - sunJdUt) - Math.abs(b - sunJdUt));
  return near !== undefined && Math.abs(near - sunJdUt) < MAX_LAG_DAYS ? near : null;
}

function crescentDay(
  observatory: Observatory,
  newMoonJdUt: JulianDayUt,
  sunJdUt: JulianDayUt,
  direction: 1 | -1,
  { place, rule }: CrescentRequest,
  moon: { readonly apparent: JulianDayUt | null; readonly printed: JulianDayUt | null },
): CrescentDay {
  const lag = moon.apparent === null ? null : direction * (moon.apparent - sunJdUt);
  const bestJdUt = lag === null ? null : julianDayUt(sunJdUt + direction * BEST * lag);
  const view = bestJdUt === null ? null : crescentView(observatory, bestJdUt, place);
  const ageHours = bestJdUt === null ? null : direction * (bestJdUt - newMoonJdUt) * HOURS_PER_DAY;
  return {
    newMoonJdUt,
    sunJdUt,
    moonJdUt: moon.printed,
    lagMinutes: lag === null ? null : lag * MINUTES_PER_DAY,
    ageHours,
    view,
    visible: lag !== null && lag > 0 && view !== null && ageHours !== null && isVisible(rule, view, ageHours),
  };
}

function isVisible(rule: CrescentRule, { q, arclDeg }: CrescentView, ageHours: number): boolean {
  switch (rule) {
    case 'yallop_a':
      return q > CLASS_LIMITS.A;
    case 'yallop_b':
      return q >= CLASS_LIMITS.B;
    case 'surya_siddhanta':
      return arclDeg >= 12;
    case 'age_24h':
      return ageHours >= 24;
  }
}

/** Yallop's figures of a moment. */
function crescentView(observatory: Observatory, bestJdUt: JulianDayUt, place: GeoPlace): CrescentView {
  const centred = viewFrom(place, 'earth_centre');
  const seenMoon = observatory.seen('Moon', bestJdUt);
  const [sun, moon] = [centred(observatory.seen('Sun', bestJdUt)), centred(seenMoon)];
  const [sunAt, moonAt] = [horizontal(place, sun), horizontal(place, moon)];
  const arcvDeg = moonAt.altitudeDeg - sunAt.altitudeDeg;
  const arclDeg = angleBetween(sun, moon);
  const distanceKm = seenMoon.distanceAu * AU_KM;
  const sinParallax = EARTH_RADIUS_KM / distanceKm;
  const semidiameterArcmin = 60 * degrees(Math.asin(MOON_RADIUS_KM / distanceKm));
  const widthArcmin = semidiameterArcmin * (1 + sinDeg(moonAt.altitudeDeg) * sinParallax) * (1 - cosDeg(arclDeg));
  const q = yallopQ(arcvDeg, widthArcmin);
  const dazDeg = degrees(Math.asin(Math.sin(radians(sunAt.azimuthDeg - moonAt.azimuthDeg))));
  return { bestJdUt, arcvDeg, arclDeg, dazDeg, widthArcmin, q, class: classOf(q) };
}

const yallopQ = (arcvDeg: number, w: number): number =>
  (arcvDeg - (11.8371 - 6.3226 * w + 0.7319 * w ** 2 - 0.1018 * w ** 3)) / 10;

const classOf = (q: number): CrescentClass =>
  CRESCENT_CLASSES.find((name) => name === 'F' || q > CLASS_LIMITS[name]) ?? 'F';
