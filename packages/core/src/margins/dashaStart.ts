import { norm360 } from '../angles/angles.js';
import { cyclePlan } from '../dashas/graha/cycle.js';
import { nakshatraCycle } from '../dashas/graha/nakshatraDasha.js';
import { NAKSHATRA_DASHA_ROWS, type NakshatraDashaId } from '../dashas/graha/nakshatraDashas.data.js';
import { ABHIJIT_LIMITS_DEG, starOf } from '../dashas/graha/seed.js';
import type { DashaPlan } from '../dashas/period.js';
import { startOf } from '../dashas/starsFromMoon.js';
import type { Rules } from '../rules/rules.js';
import { levelsReached, multiplesBetween, type SampledPath } from '../search/sampledPath.js';
import { namedDivision, partitionOf } from '../vargas/division.js';
import { vargaPlacing } from '../vargas/vargaChart.js';
import { type Graha, LAGNA_AND_GRAHAS, type LagnaOrGraha } from '../zodiac/grahas.js';
import { NAKSHATRA_DEG, NAKSHATRAS } from '../zodiac/nakshatras.js';
import { DEGREES_PER_SIGN } from '../zodiac/signs.js';
import { methodOfVarga } from '../zodiac/vargaKeys.js';
import type { WindowSky } from './windowSky.js';

/** Dashas of grahas that start from a nakshatra. */
export type BodyDashaId = Exclude<NakshatraDashaId, 'rasi_bhukthi_vimsottari'>;
export const BODY_DASHAS = (Object.keys(NAKSHATRA_DASHA_ROWS) as readonly NakshatraDashaId[]).filter(
  (id): id is BodyDashaId => id !== 'rasi_bhukthi_vimsottari',
);

/** A dasha as it starts at a longitude of its seed: the plan, and the share of the first period that has passed. */
export interface Started {
  readonly plan: DashaPlan<Graha>;
  readonly elapsed: number;
}

/** Longitudes at which the nakshatra of a seed may change, Abhijit among them. */
export const STAR_LIMITS_DEG: readonly number[] = [
  ...new Set([...NAKSHATRAS.map((_, star) => star * NAKSHATRA_DEG), ...ABHIJIT_LIMITS_DEG]),
].sort((a, b) => a - b);

/** A dasha whose seed has a longitude, on any turn. */
export function dashaFrom(id: BodyDashaId, longitude: number, rules: Rules): Started {
  const longitudeDeg = norm360(longitude);
  const cycle = nakshatraCycle(id, { kind: 'nakshatra', point: 'Moon', longitudeDeg, ...starOf(longitudeDeg) }, rules);
  return { plan: cyclePlan(cycle, rules), elapsed: cycle.elapsed };
}

const isBody = (point: string): point is LagnaOrGraha => (LAGNA_AND_GRAHAS as readonly string[]).includes(point);

/** The path of the seed of the nakshatra dashas; null where the rules start them from a point that is no body. */
export function seedPathOf(sky: WindowSky): { readonly path: SampledPath; readonly point: LagnaOrGraha } | null {
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
