import type { SiderealDegrees } from '../angles/angles.js';
import { mapPerBody, type PerBody } from '../charts/perBody.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import type { Sky } from '../sky/sky.js';
import { OUTER_PLANETS } from '../zodiac/grahas.js';
import { SPECIAL_LAGNAS, SPHUTAS, UPAGRAHAS, VARNADAS, type Varnada } from '../zodiac/points.js';
import { type PointLongitudes, pointLongitudes } from './pointLongitudes.js';
import { type LagnaRules, lagnaBaseOf, type SpecialLagnas, specialLagnas } from './specialLagnas.js';
import { type Sphutas, sphutas } from './sphutas.js';
import { type UpagrahaRules, type Upagrahas, upagrahas } from './upagrahas.js';
import { varnadas } from './varnadas.js';

export type PointRules = LagnaRules & UpagrahaRules & Pick<Rules, 'varnada_method'>;

/**
 * The special points of a birth in D-1; in a varga each is divided like any longitude
 * (docs/rules/02-points-and-arudhas.md#section-11).
 */
export interface SpecialPoints {
  readonly bodies: PointLongitudes;
  readonly lagnas: SpecialLagnas;
  readonly upagrahas: Upagrahas;
  readonly sphutas: Sphutas;
  readonly varnadas: Readonly<Record<Varnada, SiderealDegrees>>;
}

export function specialPoints(sky: Sky, rules: PointRules): SpecialPoints {
  const bodies = pointLongitudes(sky);
  const lagnas = specialLagnas(lagnaBaseOf(sky), rules);
  const risen = upagrahas(sky, rules);
  return {
    bodies,
    lagnas,
    upagrahas: risen,
    sphutas: sphutas(bodies, risen.longitudesDeg.gulika),
    varnadas: varnadas(bodies.Ascendant, lagnas.hora_lagna, rules.varnada_method),
  };
}

/** The points of the amsa table that are no bodies, in its order: the thirteen bodies precede them. */
export const DERIVED_POINTS = [...UPAGRAHAS, ...SPECIAL_LAGNAS, ...VARNADAS, ...SPHUTAS] as const;
type DerivedPoint = (typeof DERIVED_POINTS)[number];

/**
 * A value for each of the 59 points of the amsa table (docs/rules/02-points-and-arudhas.md#section-12); only that of an
 * outer planet may be null, where the calculation has none.
 */
export type PerAmsaPoint<T> = PerBody<T> & Readonly<Record<DerivedPoint, T>>;

/** Compute a value from the value of each of the 59 points, in their order. */
export const mapAmsaPoints = <T, R>(values: PerAmsaPoint<T>, value: (of: T) => R): PerAmsaPoint<R> =>
  Object.assign(
    mapPerBody(values, (of) => value(of)),
    recordFrom(DERIVED_POINTS, (id) => value(values[id])),
  );

/** D-1 longitudes of the 59. */
export const amsaPointLongitudes = (
  points: SpecialPoints,
  outerPlanets: Sky['outerPlanets'],
): PerAmsaPoint<number> => ({
  ...points.bodies,
  ...recordFrom(OUTER_PLANETS, (body) => outerPlanets?.[body].longitudeDeg ?? null),
  ...points.upagrahas.longitudesDeg,
  ...points.lagnas,
  ...points.varnadas,
  ...points.sphutas,
});
