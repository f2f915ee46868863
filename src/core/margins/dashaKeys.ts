import { norm360 } from '../angles/angles.js';
import { cyclePlan } from '../dashas/graha/cycle.js';
import { nakshatraCycle } from '../dashas/graha/nakshatraDasha.js';
import { NAKSHATRA_DASHA_ROWS, type NakshatraDashaId } from '../dashas/graha/nakshatraDashas.data.js';
import { ABHIJIT_LIMITS_DEG, type NakshatraSeed, starOf } from '../dashas/graha/seed.js';
import type { DashaLevel, DashaPlan } from '../dashas/period.js';
import { startOf } from '../dashas/starsFromMoon.js';
import { lazy } from '../lazy.js';
import { circleLevelsBetween, levelsReached, multiplesBetween, type SampledPath } from '../search/sampledPath.js';
import { namedDivision, partitionOf } from '../vargas/division.js';
import { vargaPlacing } from '../vargas/vargaChart.js';
import { type Graha, LAGNA_AND_GRAHAS, type LagnaOrGraha } from '../zodiac/grahas.js';
import { NAKSHATRA_DEG, NAKSHATRAS } from '../zodiac/nakshatras.js';
import { DEGREES_PER_SIGN } from '../zodiac/signs.js';
import { methodOfVarga } from '../zodiac/vargaKeys.js';
import type { MarginKey } from './key.js';
import type { WindowSky } from './windowSky.js';

/** Names of the levels of a dasha in a key. */
export const DASHA_LEVEL_IDS = ['maha', 'antara', 'pratyantara', 'sookshma', 'prana'] as const;

/** The nakshatra dashas, and what their keys start with: the usual spelling of the first is the one of the rules. */
const SYSTEMS = (Object.keys(NAKSHATRA_DASHA_ROWS) as readonly NakshatraDashaId[])
  .filter((id) => id !== 'rasi_bhukthi_vimsottari')
  .map((id) => ({ id, prefix: id === 'vimsottari' ? 'vimshottari' : id }));

/** A dasha as it starts at a longitude of its seed: the plan, and the share of the first period that has passed. */
interface Started {
  readonly plan: DashaPlan<Graha>;
  readonly elapsed: number;
}

/** Longitudes at which the nakshatra of a seed may change, Abhijit among them. */
const STAR_LIMITS: readonly number[] = [
  ...new Set([...NAKSHATRAS.map((_, star) => star * NAKSHATRA_DEG), ...ABHIJIT_LIMITS_DEG]),
].sort((a, b) => a - b);

/** The limits of periods of a level that a seed passes between two longitudes, none of which is in another nakshatra. */
function limitsWithin(
  startedAt: (longitudeDeg: number) => Started,
  [starDeg, endDeg]: readonly [number, number],
  [low, high]: readonly [number, number],
  level: number,
): readonly number[] {
  const [quarter, half] = [starDeg + (endDeg - starDeg) / 4, starDeg + (endDeg - starDeg) / 2];
  const { plan, elapsed } = startedAt(quarter);
  const perDegree = (startedAt(half).elapsed - elapsed) / (half - quarter);
  const degOf = (share: number): number => quarter + (share - elapsed) / perDegree;
  const [first] = plan.mahadashas;
  if (first === undefined) return [];
  const found: number[] = [];
  const descend = (key: number, from: number, to: number, below: number): void => {
    if (below > level) return;
    const { keys, ends } = plan.divide(key, below as DashaLevel);
    let start = from;
    keys.forEach((part, index) => {
      const end = index === ends.length - 1 ? to : from + (to - from) * (ends[index] as number);
      if (degOf(start) > high || degOf(end) < low) {
        start = end;
        return;
      }
      found.push(degOf(start));
      descend(part, start, end, below + 1);
      start = end;
    });
  };
  descend(first.key, 0, 1, 2);
  return found.filter((deg) => deg >= low && deg <= high);
}

/** The lords that run at the start of a dasha, level by level. */
function runningAtStart({ plan, elapsed }: Started, level: number): Graha | null {
  const [first] = plan.mahadashas;
  if (first === undefined) return null;
  let { key } = first;
  let share = elapsed;
  for (let below = 2; below <= level; below++) {
    const { keys, ends } = plan.divide(key, below as DashaLevel);
    const found = ends.findIndex((end) => share < end);
    const part = found < 0 ? ends.length - 1 : found;
    const from = part === 0 ? 0 : (ends[part - 1] as number);
    share = (share - from) / ((ends[part] as number) - from);
    key = keys[part] as number;
  }
  return plan.lords[key] as Graha;
}

const isBody = (point: string): point is LagnaOrGraha => (LAGNA_AND_GRAHAS as readonly string[]).includes(point);

/** The path of the seed of the nakshatra dashas; null where the rules start them from a point that is no body. */
function seedPathOf(sky: WindowSky): { readonly path: SampledPath; readonly point: LagnaOrGraha } | null {
  const [point, stars] = startOf(sky.rules.start_from);
  if (!isBody(point)) return null;
  const base = point === 'Ascendant' ? sky.ascendant() : sky.longitude(point);
  const { key, method } = methodOfVarga(sky.rules.dasha_varga);
  if (key === 'D-1_rasi' && stars === 0) return { path: base, point };
  const division = namedDivision(key, method);
  const placing = vargaPlacing(division);
  const limits = levelsReached(base, multiplesBetween(DEGREES_PER_SIGN / partitionOf(division).divisions));
  const path = sky.path(
    (days) => placing(norm360(base.at(days))) + stars * NAKSHATRA_DEG,
    sky.asCusps([...base.jumpsDays, ...limits].sort((a, b) => a - b)),
  );
  return { path, point };
}

/** The periods of the nakshatra dashas that run at the birth, five levels of each. */
export function dashaKeys(sky: WindowSky): readonly MarginKey[] {
  const { rules } = sky;
  const seed = lazy(() => seedPathOf(sky));
  return SYSTEMS.flatMap(({ id, prefix }) => {
    const startedAt = (longitude: number): Started => {
      const longitudeDeg = norm360(longitude);
      const cycle = nakshatraCycle(
        id,
        { kind: 'nakshatra', point: 'Moon', longitudeDeg, ...starOf(longitudeDeg) } satisfies NakshatraSeed,
        rules,
      );
      return { plan: cyclePlan(cycle, rules), elapsed: cycle.elapsed };
    };
    return DASHA_LEVEL_IDS.map((levelId, index): MarginKey => {
      const level = index + 1;
      const levels = (low: number, high: number): readonly number[] => {
        const limits = [low, ...circleLevelsBetween(STAR_LIMITS)(low, high), high];
        const inner = limits.slice(1).flatMap((to, at) => {
          const from = limits[at] as number;
          if (to <= from || level === 1) return [];
          return limitsWithin(startedAt, starAround((from + to) / 2), [from, to], level);
        });
        return [...limits.slice(1, -1), ...inner];
      };
      return {
        key: `${prefix}.${levelId}`,
        group: 'dashas',
        kind: 'graha',
        limits: (range) => {
          const found = seed();
          return found === null ? [] : [...found.path.jumpsDays, ...levelsReached(found.path, levels, range)];
        },
        valueAt: (days) => {
          const found = seed();
          return found === null ? null : runningAtStart(startedAt(found.path.at(days)), level);
        },
      };
    });
  });
}

/** Where the nakshatra of a longitude starts and ends, on the turn of that longitude. */
function starAround(longitude: number): readonly [number, number] {
  const turn = Math.floor(longitude / 360) * 360;
  const index = STAR_LIMITS.findLastIndex((limit) => limit <= longitude - turn);
  return [turn + (STAR_LIMITS[index] as number), turn + (STAR_LIMITS[index + 1] ?? 360)];
}
