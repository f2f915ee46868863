import {
  FURTHER_RASI_DASHAS,
  RASI_DASHAS,
  type RasiDasha,
  type RasiDashaId,
} from '@ganita/core/dashas/rasi/rasiDashas.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import { observeSky, type Sky } from '@ganita/core/sky/sky.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import fc from 'fast-check';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { type NatalDashas, natalDashas } from 'ganita/calculations/natal/dashaCalculations.js';
import { withLongitudes } from './birthDashas.js';

/** Every rasi dasha there is. */
export const ALL_RASI_DASHAS: readonly RasiDashaId[] = [...RASI_DASHAS, ...FURTHER_RASI_DASHAS];

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

/** Any moment and place, with the sky as it was or with the grahas put anywhere. */
export const anyBirth = fc.record({
  jd: fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }),
  latitudeDeg: fc.double({ min: -89, max: 89, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  put: fc.option(fc.record(recordFrom([...GRAHAS, 'Ascendant'], () => longitude))),
});
export type AnyBirth = typeof anyBirth extends fc.Arbitrary<infer T> ? T : never;

/** Moments a few days and hours apart through a century. */
export const BIRTHS: readonly AnyBirth[] = Array.from({ length: 24 }, (_, index) => ({
  jd: 2_416_000.37 + index * 2_731.713,
  latitudeDeg: 13,
  longitudeDeg: 80,
  put: null,
}));

export function skyOfBirth({ jd, latitudeDeg, longitudeDeg, put }: AnyBirth, observatory: Observatory): Sky {
  const place = { latitudeDeg, longitudeDeg };
  const sky = observeSky(observatory, julianDayUt(jd), place, longitudeDeg / 15, DEFAULT_RULES);
  return put === null ? sky : withLongitudes(sky, put);
}

/** The rasi dashas of a sky, read in D-1 or in a chart of another factor. */
export function rasiDashasOf(
  sky: Sky,
  observatory: Observatory,
  rules: Rules,
  systems: readonly RasiDashaId[] = ALL_RASI_DASHAS,
  factor = 1,
): { readonly dashas: readonly RasiDasha[]; readonly of: NatalDashas } {
  const chart = { divisional_chart_factor: factor, chart_method: 1, base_rasi: null, count_from_end_of_sign: null };
  const input = { dasha_systems: [...systems], dasha_at: null, gender: null };
  const of = natalDashas(momentCharts(sky, chart, rules), observatory, input, rules);
  return { dashas: of.rasi(), of };
}
