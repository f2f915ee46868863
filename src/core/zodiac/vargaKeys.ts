import { recordFrom } from '../records.js';

/**
 * The 23 charts of every response, in order; the key is the only spelling
 * (docs/rules/01-positions-and-vargas.md#section-6).
 */
export const VARGA_KEYS = [
  'D-1_rasi',
  'D-2_hora',
  'D-3_drekkana',
  'D-4_chaturthamsa',
  'D-5_panchamsa',
  'D-6_shashthamsa',
  'D-7_saptamsa',
  'D-8_ashtamsa',
  'D-9_navamsa',
  'D-10_dasamsa',
  'D-11_rudramsa',
  'D-12_dwadasamsa',
  'D-16_shodasamsa',
  'D-20_vimsamsa',
  'D-24_chaturvimsamsa',
  'D-27_nakshatramsa',
  'D-30_trimsamsa',
  'D-40_khavedamsa',
  'D-45_akshavedamsa',
  'D-60_shastiamsa',
  'D-81_nava_navamsa',
  'D-108_ashtottaramsa',
  'D-144_dwadas_dwadasamsa',
] as const;
export type VargaKey = (typeof VARGA_KEYS)[number];

/** D-150 has a name and one method; it is not one of the 23. */
export const NADIAMSA_KEY = 'D-150_nadiamsa';

/** A chart that has a name, the rasi among them. */
export type NamedVargaKey = VargaKey | typeof NADIAMSA_KEY;

/** A chart that divides: every named one but the rasi. */
export type DividedVargaKey = Exclude<NamedVargaKey, 'D-1_rasi'>;

const NAMED: readonly NamedVargaKey[] = [...VARGA_KEYS, NADIAMSA_KEY];

const FACTORS = recordFrom(NAMED, (key) => Number(key.slice(2, key.indexOf('_'))));

const KEYS: ReadonlyMap<number, NamedVargaKey> = new Map(NAMED.map((key) => [FACTORS[key], key]));

/** Number of parts a sign is cut into: 1 for `D-1_rasi` .. 144, and 150. */
export const factorOf = (key: NamedVargaKey): number => FACTORS[key];

/** The named chart of a factor, or null where only a custom chart has it. */
export const vargaKeyOf = (factor: number): NamedVargaKey | null => KEYS.get(factor) ?? null;

/** How many methods each named chart has; the methods themselves are the rows of `core/vargas`. */
const METHOD_COUNTS = {
  'D-2_hora': 6,
  'D-3_drekkana': 5,
  'D-4_chaturthamsa': 4,
  'D-5_panchamsa': 4,
  'D-6_shashthamsa': 4,
  'D-7_saptamsa': 6,
  'D-8_ashtamsa': 4,
  'D-9_navamsa': 6,
  'D-10_dasamsa': 6,
  'D-11_rudramsa': 5,
  'D-12_dwadasamsa': 5,
  'D-16_shodasamsa': 4,
  'D-20_vimsamsa': 4,
  'D-24_chaturvimsamsa': 3,
  'D-27_nakshatramsa': 3,
  'D-30_trimsamsa': 5,
  'D-40_khavedamsa': 4,
  'D-45_akshavedamsa': 4,
  'D-60_shastiamsa': 4,
  'D-81_nava_navamsa': 4,
  'D-108_ashtottaramsa': 4,
  'D-144_dwadas_dwadasamsa': 4,
  'D-150_nadiamsa': 1,
} as const satisfies Readonly<Record<DividedVargaKey, number>>;
export const methodCount = (key: DividedVargaKey): number => METHOD_COUNTS[key];

/** A named chart by one of its methods: `D-9_navamsa` by the first, `D-9_navamsa_method_2` by the second. */
export type VargaMethod = NamedVargaKey | `${DividedVargaKey}_method_${2 | 3 | 4 | 5 | 6}`;

/** The name of a method 1.. of a named chart. */
export const vargaMethod = (key: NamedVargaKey, method: number): VargaMethod =>
  method === 1 ? key : (`${key}_method_${method}` as VargaMethod);

interface MethodOfVarga {
  readonly key: NamedVargaKey;
  /** 1.. */
  readonly method: number;
}

const METHODS: ReadonlyMap<VargaMethod, MethodOfVarga> = new Map(
  NAMED.flatMap((key) =>
    Array.from({ length: key === 'D-1_rasi' ? 1 : methodCount(key) }, (_, index): [VargaMethod, MethodOfVarga] => [
      vargaMethod(key, index + 1),
      { key, method: index + 1 },
    ]),
  ),
);
export const VARGA_METHODS: readonly VargaMethod[] = [...METHODS.keys()];

/** The chart and the method of a name. */
export const methodOfVarga = (name: VargaMethod): MethodOfVarga => METHODS.get(name) as MethodOfVarga;
