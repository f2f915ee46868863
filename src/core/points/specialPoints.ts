import type { SiderealDegrees } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import type { Sky } from '../sky/sky.js';
import { BODIES, type Body, OUTER_PLANETS } from '../zodiac/grahas.js';
import { SPECIAL_LAGNAS, SPHUTAS, UPAGRAHAS, VARNADAS, type Varnada } from '../zodiac/points.js';
import { type LagnaRules, lagnaBaseOf, type SpecialLagnas, specialLagnas } from './lagnas/specialLagnas.js';
import { type PointLongitudes, pointLongitudes } from './pointLongitudes.js';
import { type Sphutas, sphutas } from './sphutas/sphutas.js';
import { type UpagrahaRules, type Upagrahas, upagrahas } from './upagrahas/upagrahas.js';
import { varnadas } from './varnadas/varnadas.js';

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

/** The 59 points of the amsa table (docs/rules/02-points-and-arudhas.md#section-12). */
export const AMSA_POINTS = [...BODIES, ...UPAGRAHAS, ...SPECIAL_LAGNAS, ...VARNADAS, ...SPHUTAS] as const;
export type AmsaPoint = (typeof AMSA_POINTS)[number];

/** D-1 longitudes of the 59; null for an outer planet that the calculation type does not have. */
export function amsaPointLongitudes(
  points: SpecialPoints,
  outerPlanets: Sky['outerPlanets'],
): Readonly<Record<AmsaPoint, number | null>> {
  const outer = Object.fromEntries(
    OUTER_PLANETS.map((body) => [body, outerPlanets?.[body].longitudeDeg ?? null]),
  ) as Record<(typeof OUTER_PLANETS)[number], number | null>;
  const bodies: Readonly<Record<Body, number | null>> = { ...points.bodies, ...outer };
  return {
    ...bodies,
    ...points.upagrahas.longitudesDeg,
    ...points.lagnas,
    ...points.varnadas,
    ...points.sphutas,
  };
}
