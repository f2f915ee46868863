import { type EclipseRules, eclipseAtPlace } from '../eclipses/eclipseAtPlace.js';
import { eclipseSeries } from '../eclipses/eclipseSeries.js';
import type { EclipseTables } from '../eclipses/eclipseTables.js';
import { isPenumbral } from '../eclipses/globalEclipse.js';
import type { CivilPlace } from '../panchanga/sunDay.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import type { Interval } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';

/** The choices that decide which day an eclipse excludes. */
export type GrahanaRules = EclipseRules & Pick<Rules, 'grahana_exclusion'>;

/** An eclipse begins at most so long before its maximum. */
const MAX_HALF_DAYS = 0.3;

/**
 * Moments of the eclipses of an interval that count as grahana, each of which excludes its day: the maximum anywhere on
 * Earth, or the visible beginning at the place. A penumbral eclipse of the Moon does not count.
 */
export function grahanasIn(
  observatory: Observatory,
  tables: EclipseTables,
  { startJdUt, endJdUt }: Interval,
  where: CivilPlace,
  rules: GrahanaRules,
): readonly JulianDayUt[] {
  const isAnywhere = rules.grahana_exclusion === 'maximum_anywhere';
  const reach = isAnywhere ? 0 : MAX_HALF_DAYS;
  return eclipseSeries(observatory.ephemeris, tables)
    .between(startJdUt - reach, endJdUt + reach)
    .filter((eclipse) => !isPenumbral(eclipse))
    .flatMap((eclipse) => {
      if (isAnywhere) return [eclipse.maximumJdUt];
      const sparsha = eclipseAtPlace(observatory, eclipse, where, rules)?.grahana?.sparshaJdUt;
      return sparsha === undefined ? [] : [sparsha];
    });
}
