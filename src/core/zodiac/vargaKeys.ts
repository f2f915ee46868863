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

type FactorIn<Key> = Key extends `D-${infer Factor extends number}_${string}` ? Factor : never;

/** Number of parts of every named chart. */
export type NamedVargaFactor = FactorIn<NamedVargaKey>;
export const NAMED_VARGA_FACTORS = NAMED.map((key) => FACTORS[key] as NamedVargaFactor);

/** Number of parts a sign is cut into: 1 for `D-1_rasi` .. 144, and 150. */
export const factorOf = (key: NamedVargaKey): number => FACTORS[key];

/** The named chart of a factor, or null where only a custom chart has it. */
export const vargaKeyOf = (factor: number): NamedVargaKey | null => KEYS.get(factor) ?? null;
