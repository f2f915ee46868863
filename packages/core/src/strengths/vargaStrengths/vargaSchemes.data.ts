/**
 * Four groups of vargas: the weight of each varga in vimsopaka, 20 in all, and the names of vaiseshikamsa from two
 * vargas up (docs/rules/03-strengths.md#section-13).
 */
import type { VargaKey } from '../../zodiac/vargaKeys.js';

export const VARGA_SCHEMES = ['shadvarga', 'saptavarga', 'dasavarga', 'shodasavarga'] as const;
export type VargaScheme = (typeof VARGA_SCHEMES)[number];

export interface WeighedVarga {
  readonly key: VargaKey;
  readonly weight: number;
}

export const SCHEME_VARGAS: Readonly<Record<VargaScheme, readonly WeighedVarga[]>> = {
  shadvarga: [
    { key: 'D-1_rasi', weight: 6 },
    { key: 'D-2_hora', weight: 2 },
    { key: 'D-3_drekkana', weight: 4 },
    { key: 'D-9_navamsa', weight: 5 },
    { key: 'D-12_dwadasamsa', weight: 2 },
    { key: 'D-30_trimsamsa', weight: 1 },
  ],
  saptavarga: [
    { key: 'D-1_rasi', weight: 5 },
    { key: 'D-2_hora', weight: 2 },
    { key: 'D-3_drekkana', weight: 3 },
    { key: 'D-7_saptamsa', weight: 1 },
    { key: 'D-9_navamsa', weight: 2.5 },
    { key: 'D-12_dwadasamsa', weight: 4.5 },
    { key: 'D-30_trimsamsa', weight: 2 },
  ],
  dasavarga: [
    { key: 'D-1_rasi', weight: 3 },
    { key: 'D-2_hora', weight: 1.5 },
    { key: 'D-3_drekkana', weight: 1.5 },
    { key: 'D-7_saptamsa', weight: 1.5 },
    { key: 'D-9_navamsa', weight: 1.5 },
    { key: 'D-10_dasamsa', weight: 1.5 },
    { key: 'D-12_dwadasamsa', weight: 1.5 },
    { key: 'D-16_shodasamsa', weight: 1.5 },
    { key: 'D-30_trimsamsa', weight: 1.5 },
    { key: 'D-60_shastiamsa', weight: 5 },
  ],
  shodasavarga: [
    { key: 'D-1_rasi', weight: 3.5 },
    { key: 'D-2_hora', weight: 1 },
    { key: 'D-3_drekkana', weight: 1 },
    { key: 'D-4_chaturthamsa', weight: 0.5 },
    { key: 'D-7_saptamsa', weight: 0.5 },
    { key: 'D-9_navamsa', weight: 3 },
    { key: 'D-10_dasamsa', weight: 0.5 },
    { key: 'D-12_dwadasamsa', weight: 0.5 },
    { key: 'D-16_shodasamsa', weight: 2 },
    { key: 'D-20_vimsamsa', weight: 0.5 },
    { key: 'D-24_chaturvimsamsa', weight: 0.5 },
    { key: 'D-27_nakshatramsa', weight: 0.5 },
    { key: 'D-30_trimsamsa', weight: 1 },
    { key: 'D-40_khavedamsa', weight: 0.5 },
    { key: 'D-45_akshavedamsa', weight: 0.5 },
    { key: 'D-60_shastiamsa', weight: 4 },
  ],
};

/** Ids of the names, in the order of the groups. */
export const AMSA_IDS = [
  'kimsuka',
  'vyanjana',
  'chamara',
  'chatra',
  'kundala',
  'mukuta',
  'parijata',
  'uttama',
  'gopura',
  'simhasana',
  'paravata',
  'devaloka',
  'brahmaloka',
  'airavata',
  'sridhama',
  'bhedaka',
  'kusuma',
  'nagapurusha',
  'kanduka',
  'kerala',
  'kalpavriksha',
  'chandanavana',
  'poornachandra',
  'uchchaisrava',
  'dhanvantari',
  'suryakanta',
  'vidruma',
  'indrasana',
  'goloka',
  'sri_vallabha',
] as const;
export type AmsaId = (typeof AMSA_IDS)[number];

/** Names for 2, 3, 4 ... vargas. */
export const SCHEME_AMSAS: Readonly<Record<VargaScheme, readonly AmsaId[]>> = {
  shadvarga: ['kimsuka', 'vyanjana', 'chamara', 'chatra', 'kundala'],
  saptavarga: ['kimsuka', 'vyanjana', 'chamara', 'chatra', 'kundala', 'mukuta'],
  dasavarga: [
    'parijata',
    'uttama',
    'gopura',
    'simhasana',
    'paravata',
    'devaloka',
    'brahmaloka',
    'airavata',
    'sridhama',
  ],
  shodasavarga: [
    'bhedaka',
    'kusuma',
    'nagapurusha',
    'kanduka',
    'kerala',
    'kalpavriksha',
    'chandanavana',
    'poornachandra',
    'uchchaisrava',
    'dhanvantari',
    'suryakanta',
    'vidruma',
    'indrasana',
    'goloka',
    'sri_vallabha',
  ],
};
