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

/**
 * The methods of each named chart by name, method 1 first (docs/rules/01-positions-and-vargas.md#section-6). The methods
 * themselves are the rows of `core/vargas`.
 */
export const METHOD_NAMES = {
  'D-2_hora': ['even_reverse', 'parashara', 'raman', 'cyclic', 'kashinatha', 'alternate'],
  'D-3_drekkana': ['parashara', 'cyclic', 'alternate', 'jagannatha', 'even_reverse'],
  'D-4_chaturthamsa': ['parashara', 'cyclic', 'even_reverse', 'alternate'],
  'D-5_panchamsa': ['trimsamsa_signs', 'cyclic', 'even_reverse', 'alternate'],
  'D-6_shashthamsa': ['even_from_libra', 'cyclic', 'even_reverse', 'alternate'],
  'D-7_saptamsa': ['parashara', 'even_from_7th_backward', 'even_backward', 'cyclic', 'even_reverse', 'alternate'],
  'D-8_ashtamsa': ['by_quality', 'cyclic', 'even_reverse', 'alternate'],
  'D-9_navamsa': ['parashara', 'even_reverse', 'kalachakra', 'krishna_mishra', 'cyclic', 'alternate'],
  'D-10_dasamsa': [
    'parashara',
    'even_from_9th_backward',
    'even_from_5th_backward',
    'cyclic',
    'even_reverse',
    'alternate',
  ],
  'D-11_rudramsa': ['from_mirrored_sign', 'backward_from_12th', 'cyclic', 'even_reverse', 'alternate'],
  'D-12_dwadasamsa': ['parashara', 'even_backward', 'cyclic', 'even_reverse', 'alternate'],
  'D-16_shodasamsa': ['parashara', 'even_reverse', 'cyclic', 'alternate'],
  'D-20_vimsamsa': ['parashara', 'even_reverse', 'cyclic', 'alternate'],
  'D-24_chaturvimsamsa': ['parashara', 'even_backward', 'from_leo'],
  'D-27_nakshatramsa': ['parashara', 'even_reverse', 'alternate'],
  'D-30_trimsamsa': ['parashara', 'cyclic', 'from_sign', 'even_reverse', 'alternate'],
  'D-40_khavedamsa': ['parashara', 'cyclic', 'even_reverse', 'alternate'],
  'D-45_akshavedamsa': ['parashara', 'cyclic', 'even_reverse', 'alternate'],
  'D-60_shastiamsa': ['parashara', 'cyclic', 'alternate', 'even_backward'],
  'D-81_nava_navamsa': ['cyclic', 'even_reverse', 'alternate', 'kalachakra'],
  'D-108_ashtottaramsa': ['navamsa_dwadasamsa', 'cyclic', 'even_reverse', 'alternate'],
  'D-144_dwadas_dwadasamsa': ['dwadasamsa_dwadasamsa', 'cyclic', 'even_reverse', 'alternate'],
  'D-150_nadiamsa': ['cyclic'],
} as const satisfies Readonly<Record<DividedVargaKey, readonly [string, ...string[]]>>;
/** The name of a method of a chart. */
export type MethodName<Key extends DividedVargaKey> = (typeof METHOD_NAMES)[Key][number];

export const methodCount = (key: DividedVargaKey): number => METHOD_NAMES[key].length;

/** The number of a method, 1.. */
export const methodNumber = (key: DividedVargaKey, name: string): number =>
  (METHOD_NAMES[key] as readonly string[]).indexOf(name) + 1;

/** The charts of every response that divide: those whose method may be chosen. */
export type ChosenMethodKey = Exclude<VargaKey, 'D-1_rasi'>;
export const CHOSEN_METHOD_KEYS = VARGA_KEYS.filter((key): key is ChosenMethodKey => key !== 'D-1_rasi');

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
