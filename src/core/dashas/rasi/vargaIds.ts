import { factorOf, VARGA_KEYS, type VargaKey } from '../../zodiac/vargaKeys.js';

/** The charts that have a dasha id of their own: all but the rasi. */
export type DashaVarga = Exclude<VargaKey, 'D-1_rasi'>;
export const DASHA_VARGAS = VARGA_KEYS.filter((key): key is DashaVarga => key !== 'D-1_rasi');

type Factor<K> = K extends `D-${infer N}_${string}` ? N : never;

/** A dasha read in one chart, whichever is chosen: `narayana_d9`. */
export type VargaDashaId<S extends string> = `${S}_d${Factor<DashaVarga>}`;

export const vargaDashaId = <S extends string>(system: S, key: DashaVarga): VargaDashaId<S> =>
  `${system}_d${factorOf(key)}` as VargaDashaId<S>;

/** The charts of a system by their ids. */
export const vargaDashas = <S extends string>(system: S): ReadonlyMap<string, DashaVarga> =>
  new Map(DASHA_VARGAS.map((key) => [vargaDashaId(system, key), key]));
