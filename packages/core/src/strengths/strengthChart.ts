import { sripatiMadhyas } from '../charts/bhavaMethods.js';
import { type Chart, chartOf } from '../charts/chart.js';
import { perKey } from '../lazy.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import type { Sky } from '../sky/sky.js';
import { namedDivision } from '../vargas/division.js';
import { vargaChart } from '../vargas/vargaChart.js';
import { type Graha, PLANETS, type Planet } from '../zodiac/grahas.js';
import { type CompoundRelation, compoundRelationOf } from '../zodiac/relations.js';
import type { Sign } from '../zodiac/signs.js';
import type { VargaKey } from '../zodiac/vargaKeys.js';
import { type Nature, naturesOf } from './strengthNatures.js';

/** Signs of the nine grahas, as needed for relations; every chart has them. */
type Placed = { readonly grahas: Readonly<Record<Graha, { readonly sign: Sign }>> };

/** Compound relation of one graha to another by their signs in a chart. */
export const compoundIn = ({ grahas }: Placed, of: Graha, to: Graha): CompoundRelation =>
  compoundRelationOf(of, grahas[of].sign, to, grahas[to].sign);

/** One number for each of the seven planets. */
export type ByPlanet<T = number> = Readonly<Record<Planet, T>>;

/** Inputs of every bala of one chart. Longitudes are sidereal degrees, 0 <= x < 360. */
export interface StrengthChart {
  readonly sky: Sky;
  readonly rasi: Chart;
  /** Any of the 23 charts by method 1. */
  readonly varga: (key: VargaKey) => Chart;
  /** Any of them by its chosen method. */
  readonly chosenVarga: (key: VargaKey) => Chart;
  readonly longitudesDeg: ByPlanet;
  readonly ascendantDeg: number;
  /** Bhava madhyas of Sripati, houses 1..12: the angles, and the quadrants between them divided in three. */
  readonly madhyasDeg: readonly number[];
  readonly natures: ByPlanet<Nature>;
}

/** Prepare a sky for its balas; `varga` and `chosenVarga` may supply existing charts. */
export function strengthChart(
  sky: Sky,
  rules: Pick<Rules, 'benefics_shadbala'>,
  varga: (key: VargaKey) => Chart = chartsOf(sky),
  chosenVarga = varga,
): StrengthChart {
  const longitudesDeg = recordFrom(PLANETS, (planet): number => sky.grahas[planet].longitudeDeg);
  return {
    sky,
    rasi: varga('D-1_rasi'),
    varga,
    chosenVarga,
    longitudesDeg,
    ascendantDeg: sky.ascendantDeg,
    madhyasDeg: sripatiMadhyas({ ascendantDeg: sky.ascendantDeg, cuspsDeg: sky.cusps.cuspsDeg }),
    natures: naturesOf(longitudesDeg, rules),
  };
}

/** The charts of a sky by method 1, each made on first use. */
const chartsOf = (sky: Sky): ((key: VargaKey) => Chart) =>
  perKey((key) => (key === 'D-1_rasi' ? chartOf(sky) : vargaChart(sky, namedDivision(key))));
