import {
  countNakshatras,
  NAKSHATRAS,
  type Nakshatra,
  nakshatraFrom,
  nakshatraNumber,
  nakshatraOf,
} from './nakshatras.js';
import { countSigns, type Sign } from './signs.js';

/** A nakshatra of the list of twenty-eight. */
export type Star28 = Nakshatra | 'Abhijit';

const STARS_BEFORE_ABHIJIT = 21;

/** The twenty-eight nakshatras: Abhijit follows Uttara Ashadha. */
export const STARS_28: readonly Star28[] = [
  ...NAKSHATRAS.slice(0, STARS_BEFORE_ABHIJIT),
  'Abhijit',
  ...NAKSHATRAS.slice(STARS_BEFORE_ABHIJIT),
];

/**
 * Number 1..28 of a nakshatra: those after Abhijit move up by one (docs/rules/01-positions-and-vargas.md#section-9,
 * latta).
 */
export function star28Number(star: Star28): number {
  if (star === 'Abhijit') return STARS_BEFORE_ABHIJIT + 1;
  const number = nakshatraNumber(star);
  return number > STARS_BEFORE_ABHIJIT ? number + 1 : number;
}

/** The nakshatra of a number, 1..28, any whole number reduced. */
const star28At = (number: number): Star28 => STARS_28[(((number - 1) % 28) + 28) % 28] as Star28;

/** The n-th nakshatra from `from` counted inclusively in the twenty-eight, forward or back. */
export const star28From = (from: Star28, n: number, direction: 'forward' | 'back' = 'forward'): Star28 =>
  star28At(star28Number(from) + (direction === 'forward' ? n - 1 : 1 - n));

/** Inclusive count of nakshatras from `from` to `to` in the twenty-eight, 1..28. */
export const countStars28 = (from: Star28, to: Star28): number =>
  ((star28Number(to) - star28Number(from) + 28) % 28) + 1;

/**
 * Abhijit: the last quarter of Uttara Ashadha and the first fifteenth of Shravana, end excluded
 * (docs/rules/08-match-and-muhurta.md#section-16).
 */
export const ABHIJIT_SPAN_DEG = { from: 276 + 40 / 60, to: 280 + 53 / 60 + 20 / 3600 } as const;

/** The nakshatra, of twenty-eight, of a longitude 0 <= x < 360. */
export const star28Of = (longitudeDeg: number): Star28 =>
  longitudeDeg >= ABHIJIT_SPAN_DEG.from && longitudeDeg < ABHIJIT_SPAN_DEG.to
    ? 'Abhijit'
    : nakshatraOf(longitudeDeg).nakshatra;

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

/** Tara of a nakshatra counted from another, by inclusive count over the twenty-seven: 1 Janma .. 9 Parama Mitra. */
export const taraOf = (from: Nakshatra, to: Nakshatra): TaraNumber =>
  (((countNakshatras(from, to) - 1) % 9) + 1) as TaraNumber;

export const taraAt = (tara: TaraNumber): Tara => TARAS[tara - 1] as Tara;

const GOOD_TARAS: readonly TaraNumber[] = [2, 4, 6, 8, 9];

/** Sampat, Kshema, Sadhaka, Mitra and Parama Mitra. */
export const isGoodTara = (tara: TaraNumber): boolean => GOOD_TARAS.includes(tara);

/**
 * Special taras: inclusive counts from the base nakshatra (PVR book; docs/rules/02-points-and-arudhas.md#section-10).
 */
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

/** The nakshatra of a special tara counted from a base nakshatra. */
export const specialTaraStar = (base: Nakshatra, tara: SpecialTara): Nakshatra =>
  nakshatraFrom(base, SPECIAL_TARA_COUNTS[tara]);

/** The special tara that a nakshatra is when counted from a base nakshatra, or null. */
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
