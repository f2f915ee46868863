import type { DashaLevel } from '../dashas/period.js';
import { lazy } from '../lazy.js';
import { circleLevelsBetween, levelsReached } from '../search/sampledPath.js';
import type { Graha } from '../zodiac/grahas.js';
import { BODY_DASHAS, type BodyDashaId, dashaFrom, STAR_LIMITS_DEG, type Started, seedPathOf } from './dashaStart.js';
import type { MarginKey } from './key.js';
import type { WindowSky } from './windowSky.js';

/** Names of the levels of a dasha in a key. */
const DASHA_LEVEL_IDS = ['maha', 'antara', 'pratyantara', 'sookshma', 'prana'] as const;

/** What the keys of a dasha start with: the usual spelling of the first is not that of the rules. */
const prefixOf = (id: BodyDashaId): string => (id === 'vimsottari' ? 'vimshottari' : id);

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

/** The periods of the nakshatra dashas that run at the birth, five levels of each. */
export function dashaKeys(sky: WindowSky): readonly MarginKey[] {
  const { rules } = sky;
  const seed = lazy(() => seedPathOf(sky));
  return BODY_DASHAS.flatMap((id) => {
    const startedAt = (longitudeDeg: number): Started => dashaFrom(id, longitudeDeg, rules);
    return DASHA_LEVEL_IDS.map((levelId, index): MarginKey => {
      const level = index + 1;
      const levels = (low: number, high: number): readonly number[] => {
        const limits = [low, ...circleLevelsBetween(STAR_LIMITS_DEG)(low, high), high];
        const inner = limits.slice(1).flatMap((to, at) => {
          const from = limits[at] as number;
          if (to <= from || level === 1) return [];
          return limitsWithin(startedAt, starAround((from + to) / 2), [from, to], level);
        });
        return [...limits.slice(1, -1), ...inner];
      };
      return {
        key: `${prefixOf(id)}.${levelId}`,
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
  const index = STAR_LIMITS_DEG.findLastIndex((limit) => limit <= longitude - turn);
  return [turn + (STAR_LIMITS_DEG[index] as number), turn + (STAR_LIMITS_DEG[index + 1] ?? 360)];
}
