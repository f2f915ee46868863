import { type EclipseRules, eclipseAtPlace } from '../eclipses/eclipseAtPlace.js';
import { eclipseSeries } from '../eclipses/eclipseSeries.js';
import type { EclipseTables } from '../eclipses/eclipseTables.js';
import { isPenumbral } from '../eclipses/globalEclipse.js';
import type { CivilPlace } from '../panchanga/sunDay.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';

/** The choices that decide which time an eclipse excludes. */
export type GrahanaRules = EclipseRules & Pick<Rules, 'grahana_exclusion'>;

/** What an eclipse excludes at a place. */
export interface GrahanaOfDay {
  /** The moment whose Vedic day it excludes; null where only a visible eclipse does and this one is not seen. */
  readonly jdUt: JulianDayUt | null;
  /** From the beginning of its sutak, or of the eclipse where it has none, to its end; null where it is not seen. */
  readonly seen: Interval | null;
}

/** Sutak begins, and an eclipse ends, at most so long before or after its maximum. */
const REACH_DAYS = 2;

/**
 * The eclipses that may count as grahana in an interval: each excludes the day of its maximum anywhere on Earth, or of its
 * visible beginning at the place, and the time from its sutak to its end where it is seen. A penumbral eclipse of the Moon
 * does not count.
 */
export const grahanasIn = (
  observatory: Observatory,
  tables: EclipseTables,
  { startJdUt, endJdUt }: Interval,
  where: CivilPlace,
  rules: GrahanaRules,
): readonly GrahanaOfDay[] =>
  eclipseSeries(observatory.ephemeris, tables)
    .between(startJdUt - REACH_DAYS, endJdUt + REACH_DAYS)
    .filter((eclipse) => !isPenumbral(eclipse))
    .map((eclipse) => {
      const grahana = eclipseAtPlace(observatory, eclipse, where, rules)?.grahana ?? null;
      const sparshaJdUt = grahana?.sparshaJdUt ?? null;
      return {
        jdUt: rules.grahana_exclusion === 'maximum_anywhere' ? eclipse.maximumJdUt : sparshaJdUt,
        seen: grahana && {
          startJdUt: grahana.sutak?.startJdUt ?? grahana.sparshaJdUt,
          endJdUt: grahana.mokshaJdUt,
        },
      };
    });
