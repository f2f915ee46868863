import type { Comparisons } from '../../comparisons/comparisons.js';
import type { PlacedPoint } from '../../comparisons/placement.js';
import type { RankedKaraka } from '../../karakas/karakas.js';
import type { Rules } from '../../rules/rules.js';
import type { LagnaOrGraha } from '../../zodiac/grahas.js';
import type { Sign } from '../../zodiac/signs.js';
import { factorOf, VARGA_KEYS, type VargaKey } from '../../zodiac/vargaKeys.js';
import type { TwilightAt } from '../dashaTwilight.js';

/** A chart that dashas are computed in, and its number of parts of a sign: 1 for the rasi. */
export interface DashaChart {
  readonly comparisons: Comparisons;
  readonly divisions: number;
}

/** Inputs of the rasi dashas of a birth; what only some of them need is computed on first use. */
export interface RasiDashaSubject {
  /** Strength comparisons and lords of signs in D-1. */
  readonly rasi: Comparisons;
  /** The chart of a dasha unless its rule names another: D-1 or the chosen one. */
  readonly chosen: DashaChart;
  /** One of the 23 charts by one of its methods, by default 1. */
  readonly varga: (key: VargaKey, method?: number) => Comparisons;
  /** Longitudes in the chosen chart, 0 <= x < 360. */
  readonly longitudesDeg: Readonly<Record<LagnaOrGraha, number>>;
  /** Sree lagna in the chosen chart, with its degrees. */
  readonly sreeLagna: () => PlacedPoint & { readonly degreesInSign: number };
  /** Signs of hora lagna and varnada lagna in the chosen chart. */
  readonly horaLagna: () => Sign;
  readonly varnadaLagna: () => Sign;
  /** Sign of the arudha lagna in D-1. */
  readonly arudhaLagna: () => Sign;
  /** Chara karakas by rank, as they are in D-1. */
  readonly karakas: () => readonly RankedKaraka[];
  /** Position of the birth between sunsets and sunrises. */
  readonly twilight: () => TwilightAt;
}

/** The choices that the rasi dashas use. */
export type RasiDashaRules = Pick<
  Rules,
  | 'kendradi_karaka'
  | 'sudasa_antardasha'
  | 'shoola_house'
  | 'shoola_antardasha'
  | 'padanadhamsa_navamsa_method'
  | 'padanadhamsa_varga'
  | 'paryaaya_varga'
  | 'paryaaya_chara_seed'
  | 'paryaaya_tribhagi'
  | 'raashiyanka_start'
  | 'raashiyanka_years'
  | 'raashiyanka_parts'
  | 'kalachakra_start'
  | 'sudarshana_year'
  | 'sudarshana_cycles'
  | 'sudarshana_antardasha'
  | 'panchasvara_names'
>;

/** The charts that have a dasha id of their own: all but the rasi. */
export type DashaVarga = Exclude<VargaKey, 'D-1_rasi'>;
export const DASHA_VARGAS = VARGA_KEYS.filter((key): key is DashaVarga => key !== 'D-1_rasi');

type Factor<K> = K extends `D-${infer N}_${string}` ? N : never;

/** Id of a dasha in one fixed chart, independent of the chosen one: `narayana_d9`. */
export type VargaDashaId<S extends string> = `${S}_d${Factor<DashaVarga>}`;

export const vargaDashaId = <S extends string>(system: S, key: DashaVarga): VargaDashaId<S> =>
  `${system}_d${factorOf(key)}` as VargaDashaId<S>;

/** The charts of a system by their ids. */
export const vargaDashas = <S extends string>(system: S): ReadonlyMap<string, DashaVarga> =>
  new Map(DASHA_VARGAS.map((key) => [vargaDashaId(system, key), key]));
