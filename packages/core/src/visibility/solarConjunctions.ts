import { norm360, separation, signedArc } from '../angles/angles.js';
import { type GrahaYuddha, WARRING_PLANETS, type WarringPlanet, warBetween } from '../charts/states/grahaYuddha.js';
import { perKey } from '../lazy.js';
import type { Rules } from '../rules/rules.js';
import { bracketedZero, signChanges } from '../search/crossings.js';
import type { BodyState, Observatory, ObservedPlaces } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { BODY_MOTIONS } from '../transits/bodyMotions.data.js';

/** Bodies whose conjunctions are searched. */
export const CONJUNCTION_BODIES = ['Sun', 'Moon', ...WARRING_PLANETS] as const;
export type ConjunctionBody = (typeof CONJUNCTION_BODIES)[number];

/** Two bodies at one longitude, or, where they turn before it, at their least distance within a degree. */
export interface Conjunction {
  readonly bodies: readonly [ConjunctionBody, ConjunctionBody];
  readonly jdUt: JulianDayUt;
  readonly exact: boolean;
  readonly longitudeDeg: number;
  readonly latitudesDeg: readonly [number, number];
  /** Difference in longitude at the moment; zero of an exact one. */
  readonly separationDeg: number;
  readonly northern: ConjunctionBody | null;
  /** Distance from the Sun in longitude of the first body; of the second where the first is the Sun. */
  readonly fromSunDeg: number;
  /** The time within a degree, in which planets are at war; null for Sun and Moon. */
  readonly war: War | null;
}

/** A planetary war. */
export interface War {
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
  /** At the conjunction. */
  readonly state: GrahaYuddha;
}

/** Points of the search; a body's longitude bends by less than the bounds of its motion between them. */
const CELL_DAYS = 8;
/** Bodies farther apart do not meet within a cell. */
const FAR_DEG = 140;
const WAR_ORB_DEG = 1;
const TOLERANCE_DAYS = 1e-7;
/** A war between slow planets lasts no longer; it may begin before the interval. */
const MAX_WAR_DAYS = 400;

/**
 * Every conjunction of some bodies in an interval, two by two, in time order
 * (docs/rules/11-eclipses-and-visibility.md#section-6). None is missed: the search follows the bounds of the motions.
 */
export function conjunctionsIn(
  observatory: Observatory,
  bodies: readonly ConjunctionBody[],
  interval: Interval,
  rules: Pick<Rules, 'graha_yuddha_victor'>,
): readonly Conjunction[] {
  const longitudes = new Map(
    bodies.map((body) => [body, perKey((jd: number) => observatory.longitudeDeg(body, julianDayUt(jd)))]),
  );
  const lengthAt = (body: ConjunctionBody, jd: number): number => longitudes.get(body)?.(jd) as number;
  const ordered = CONJUNCTION_BODIES.filter((body) => bodies.includes(body));
  const pairs = ordered.flatMap((a, index) => ordered.slice(index + 1).map((b) => [a, b] as const));
  return pairs
    .flatMap(([a, b]) => pairConjunctions(observatory, [a, b], lengthAt, interval, rules))
    .sort((x, y) => x.jdUt - y.jdUt);
}

const isWarring = (body: ConjunctionBody): body is WarringPlanet =>
  (WARRING_PLANETS as readonly ConjunctionBody[]).includes(body);

function pairConjunctions(
  observatory: Observatory,
  [a, b]: readonly [ConjunctionBody, ConjunctionBody],
  longitudeDeg: (body: ConjunctionBody, jd: number) => number,
  interval: Interval,
  rules: Pick<Rules, 'graha_yuddha_victor'>,
): readonly Conjunction[] {
  /** How far the second body is ahead, degrees. */
  const ahead = (jd: number): number => signedArc(longitudeDeg(a, jd), longitudeDeg(b, jd));
  const maxBend = BODY_MOTIONS[a].maxAccelerationDegPerDay2 + BODY_MOTIONS[b].maxAccelerationDegPerDay2;
  const passages = (levelDeg: number, { startJdUt, endJdUt }: Interval): readonly JulianDayUt[] => {
    const found: JulianDayUt[] = [];
    const first = Math.floor(startJdUt / CELL_DAYS);
    for (let cell = first; cell * CELL_DAYS < endJdUt; cell++) {
      const from = cell * CELL_DAYS;
      const start = ahead(from);
      if (Math.abs(start) > FAR_DEG) continue;
      const at = (days: number): number => start + signedArc(norm360(start), norm360(ahead(from + days))) - levelDeg;
      const changes = signChanges({ at, maxBend }, [0, start - levelDeg], [CELL_DAYS, at(CELL_DAYS)]);
      found.push(...changes.map(({ days }) => julianDayUt(from + days)));
    }
    return found.filter((jdUt) => jdUt >= startJdUt && jdUt < endJdUt);
  };
  const conjunction = (jdUt: JulianDayUt, exact: boolean, war: Interval | null): Conjunction => {
    const states = [observatory.state(a, jdUt), observatory.state(b, jdUt)] as const;
    return {
      bodies: [a, b],
      jdUt,
      exact,
      ...factsOf(observatory, [a, b], states, jdUt),
      war:
        war === null || !isWarring(a) || !isWarring(b) ? null : { ...war, state: warOf([a, b], states, exact, rules) },
    };
  };
  if (!isWarring(a) || !isWarring(b)) return passages(0, interval).map((jdUt) => conjunction(jdUt, true, null));
  return warsOf(ahead, passages, interval, observatory.places.range).flatMap((war) => {
    const exact = passages(0, war);
    const all = exact.length > 0 ? exact.map((jdUt) => [jdUt, true] as const) : [[closest(ahead, war), false] as const];
    return all
      .filter(([jdUt]) => jdUt >= interval.startJdUt && jdUt < interval.endJdUt)
      .map(([jdUt, isExact]) => conjunction(jdUt, isExact, war));
  });
}

/** The times within a degree that touch an interval, each whole. */
function warsOf(
  ahead: (jd: number) => number,
  passages: (levelDeg: number, interval: Interval) => readonly JulianDayUt[],
  { startJdUt, endJdUt }: Interval,
  { fromJdUt, toJdUt }: ObservedPlaces['range'],
): readonly Interval[] {
  /** The days around the interval, as far as the ephemeris has the whole cells of the search. */
  const near = (days: number): Interval => ({
    startJdUt: julianDayUt(Math.max(fromJdUt + CELL_DAYS, startJdUt - days)),
    endJdUt: julianDayUt(Math.min(toJdUt - CELL_DAYS, endJdUt + days)),
  });
  const limitsIn = (interval: Interval): readonly JulianDayUt[] =>
    [...passages(-WAR_ORB_DEG, interval), ...passages(WAR_ORB_DEG, interval)].sort((x, y) => x - y);
  const within = (jd: number): boolean => Math.abs(ahead(jd)) <= WAR_ORB_DEG;
  const isCut = within(startJdUt) || within(endJdUt);
  const limits = limitsIn(near(isCut ? MAX_WAR_DAYS : 0));
  const wars = limits.slice(1).map((end, index) => ({ startJdUt: limits[index] as JulianDayUt, endJdUt: end }));
  return wars.filter(
    (war) => within((war.startJdUt + war.endJdUt) / 2) && war.endJdUt > startJdUt && war.startJdUt < endJdUt,
  );
}

/** The least distance within a war without an exact conjunction: where the difference of longitude turns. */
function closest(ahead: (jd: number) => number, { startJdUt, endJdUt }: Interval): JulianDayUt {
  const step = (endJdUt - startJdUt) / 64;
  let best: number = startJdUt;
  for (let index = 0; index <= 64; index++) {
    const jd = startJdUt + index * step;
    if (Math.abs(ahead(jd)) < Math.abs(ahead(best))) best = jd;
  }
  const half = step / 32;
  const turning = (jd: number): number => ahead(jd + half) - ahead(jd - half);
  return julianDayUt(bracketedZero(turning, best - step, best + step, TOLERANCE_DAYS));
}

function factsOf(
  observatory: Observatory,
  [a, b]: readonly [ConjunctionBody, ConjunctionBody],
  [placeA, placeB]: readonly [BodyState, BodyState],
  jdUt: JulianDayUt,
) {
  const latitudesDeg = [latitudeOf(placeA), latitudeOf(placeB)] as const;
  const difference = latitudesDeg[0] - latitudesDeg[1];
  const sunDeg = observatory.longitudeDeg('Sun', jdUt);
  return {
    longitudeDeg: placeA.longitudeDeg,
    latitudesDeg,
    separationDeg: separation(placeA.longitudeDeg, placeB.longitudeDeg),
    northern: difference === 0 ? null : difference > 0 ? a : b,
    fromSunDeg: separation((a === 'Sun' ? placeB : placeA).longitudeDeg, sunDeg),
  };
}

function latitudeOf({ latitudeDeg }: BodyState): number {
  if (latitudeDeg === null) throw new Error('an ephemeris has latitudes');
  return latitudeDeg;
}

/** An exact conjunction has one longitude, so that no planet has the lower one by rounding. */
const warOf = (
  [a, b]: readonly [WarringPlanet, WarringPlanet],
  [placeA, placeB]: readonly [BodyState, BodyState],
  exact: boolean,
  rules: Pick<Rules, 'graha_yuddha_victor'>,
): GrahaYuddha => {
  const longitudeDeg = exact ? placeA.longitudeDeg : placeB.longitudeDeg;
  const apart = separation(placeA.longitudeDeg, longitudeDeg);
  return warBetween(a, placeA, b, { ...placeB, longitudeDeg }, apart, rules);
};
