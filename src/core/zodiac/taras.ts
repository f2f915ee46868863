import { countNakshatras, type Nakshatra, nakshatraFrom } from './nakshatras.js';
import { countSigns, type Sign } from './signs.js';

/**
 * The nine taras in order (docs/rules/02-points-and-arudhas.md#section-10,
 * docs/rules/07-panchang-calendar-transits.md#section-13).
 */
export const TARAS = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyari',
  'sadhaka',
  'vadha',
  'mitra',
  'parama_mitra',
] as const;
export type Tara = (typeof TARAS)[number];
export type TaraNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Tara of a star seen from another, by inclusive count over the twenty-seven: 1 Janma .. 9 Parama Mitra. */
export const taraOf = (from: Nakshatra, to: Nakshatra): TaraNumber =>
  (((countNakshatras(from, to) - 1) % 9) + 1) as TaraNumber;

export const taraId = (tara: TaraNumber): Tara => TARAS[tara - 1] as Tara;

const GOOD_TARAS: readonly TaraNumber[] = [2, 4, 6, 8, 9];

/** Sampat, Kshema, Sadhaka, Mitra and Parama Mitra. */
export const isGoodTara = (tara: TaraNumber): boolean => GOOD_TARAS.includes(tara);

/** Special taras: inclusive counts from the base star (PVR book; docs/rules/02-points-and-arudhas.md#section-10). */
export const SPECIAL_TARA_COUNTS = {
  janma: 1,
  karma: 10,
  samudayika: 18,
  sanghatika: 16,
  jati: 4,
  naidhana: 7,
  desa: 12,
  abhisheka: 13,
  adhana: 19,
  vainasika: 22,
  manasa: 25,
} as const;
export type SpecialTara = keyof typeof SPECIAL_TARA_COUNTS;
const SPECIAL_TARAS = Object.keys(SPECIAL_TARA_COUNTS) as SpecialTara[];

/** The star of a special tara counted from a base star. */
export const specialTaraStar = (base: Nakshatra, tara: SpecialTara): Nakshatra =>
  nakshatraFrom(base, SPECIAL_TARA_COUNTS[tara]);

/** The special tara that a star is when counted from a base star, or null. */
export function specialTaraOf(base: Nakshatra, star: Nakshatra): SpecialTara | null {
  const count = countNakshatras(base, star);
  return SPECIAL_TARAS.find((tara) => SPECIAL_TARA_COUNTS[tara] === count) ?? null;
}

/** Chandra count: the Moon's sign counted inclusively from the janma sign, 1..12. */
export const chandraCount = (janmaSign: Sign, moonSign: Sign): number => countSigns(janmaSign, moonSign);

const GOOD_CHANDRA_COUNTS: readonly number[] = [1, 3, 6, 7, 10, 11];

/** Favourable chandra bala. */
export const isGoodChandraCount = (count: number): boolean => GOOD_CHANDRA_COUNTS.includes(count);

/** The Moon in the 8th from the janma sign. */
export const isChandrashtama = (count: number): boolean => count === 8;
