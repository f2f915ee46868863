import { perKey } from '../lazy.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { Graha } from '../zodiac/grahas.js';
import type { PathBody } from './bodyMotions.data.js';
import { type BodyPath, bodyPath } from './bodyPath.js';
import { opposite } from './divisions.js';
import { NO_TABLES, type TransitTables } from './motionBlocks.js';

/** The paths of the nine grahas through one observatory; made for one calculation and discarded with it. */
export interface GrahaPaths {
  readonly observatory: Observatory;
  of(graha: Graha): BodyPath;
}

/** Open the paths of the grahas. Slow ones share the cached tables. */
export function openGrahaPaths(observatory: Observatory, tables: TransitTables = NO_TABLES): GrahaPaths {
  const pathOf = perKey((body: PathBody): BodyPath => bodyPath(observatory, body, tables));
  const node = observatory.rules.node_type === 'mean' ? 'mean_node' : 'true_node';
  return {
    observatory,
    of(graha) {
      if (graha === 'Rahu') return pathOf(node);
      return graha === 'Ketu' ? oppositePath(pathOf(node)) : pathOf(graha);
    },
  };
}

/**
 * The path of a point that is always opposite a body: the same moments, with boundaries relative to the opposite point.
 */
const oppositePath = (path: BodyPath): BodyPath => ({
  crossings: (division, window: Interval) => path.crossings(opposite(division), window),
  nextCrossing: (division, afterJdUt: JulianDayUt) => path.nextCrossing(opposite(division), afterJdUt),
  stations: (window: Interval) =>
    path.stations(window).map((station) => ({ ...station, longitudeDeg: (station.longitudeDeg + 180) % 360 })),
});
