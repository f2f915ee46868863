import { arc, type SiderealDegrees, siderealDegrees } from '../angles/angles.js';
import type { LagnaOrGraha, Planet } from '../zodiac/grahas.js';
import { type House, lordOf } from '../zodiac/houses.js';
import { DEGREES_PER_SIGN, signFrom, signOf } from '../zodiac/signs.js';
import type { PointLongitudes } from './pointLongitudes.js';

/** A term of a saham. */
export type SahamTerm =
  | LagnaOrGraha
  /** The ascendant advanced by whole signs: house n, in degrees. */
  | { readonly house: House }
  /** The planet that owns the n-th sign from the ascendant's. */
  | { readonly lordOfHouse: House }
  /** The planet that owns the sign of another. */
  | { readonly dispositorOf: Planet }
  /** A saham of the same chart, already reversed for a night birth. */
  | { readonly saham: string }
  | { readonly degrees: number };

/** A - B + C. */
export type SahamFormula = readonly [a: SahamTerm, b: SahamTerm, c: SahamTerm];

export interface SahamRow {
  readonly id: string;
  readonly formula: SahamFormula;
  /** By night A and B are exchanged, or nothing changes, or another formula applies. */
  readonly night: 'exchanged' | 'same' | SahamFormula;
  /** Another formula if a planet owns the ascendant's sign. */
  readonly where?: { readonly lagnaLord: Planet; readonly formula: SahamFormula };
}

const H = (house: House): SahamTerm => ({ house });
const lord = (lordOfHouse: House): SahamTerm => ({ lordOfHouse });
const saham = (id: string): SahamTerm => ({ saham: id });
const L = 'Ascendant';

/**
 * The 36 sahams of Tajaka (PVR book 28.8, table 74; docs/rules/02-points-and-arudhas.md#section-6). A saham used in
 * a formula is listed before it.
 */
export const SAHAM_ROWS = [
  { id: 'punya', formula: ['Moon', 'Sun', L], night: 'exchanged' },
  { id: 'vidya', formula: ['Sun', 'Moon', L], night: 'exchanged' },
  { id: 'yasas', formula: ['Jupiter', saham('punya'), L], night: 'exchanged' },
  { id: 'mitra', formula: ['Jupiter', saham('punya'), 'Venus'], night: 'exchanged' },
  { id: 'mahatmya', formula: [saham('punya'), 'Mars', L], night: 'exchanged' },
  { id: 'asha', formula: ['Saturn', 'Mars', L], night: 'exchanged' },
  {
    id: 'samartha',
    formula: ['Mars', lord(1), L],
    night: 'exchanged',
    where: { lagnaLord: 'Mars', formula: ['Jupiter', 'Mars', L] },
  },
  { id: 'bhratri', formula: ['Jupiter', 'Saturn', L], night: 'same' },
  { id: 'gaurava', formula: ['Jupiter', 'Moon', 'Sun'], night: 'exchanged' },
  { id: 'pithri', formula: ['Saturn', 'Sun', L], night: 'exchanged' },
  { id: 'rajya', formula: ['Saturn', 'Sun', L], night: 'exchanged' },
  { id: 'maathri', formula: ['Moon', 'Venus', L], night: 'exchanged' },
  { id: 'puthra', formula: ['Jupiter', 'Moon', L], night: 'exchanged' },
  { id: 'jeeva', formula: ['Saturn', 'Jupiter', L], night: 'exchanged' },
  { id: 'karma', formula: ['Mars', 'Mercury', L], night: 'exchanged' },
  { id: 'roga', formula: [L, 'Moon', L], night: 'same' },
  { id: 'kali', formula: ['Jupiter', 'Mars', L], night: 'exchanged' },
  { id: 'sastra', formula: ['Jupiter', 'Saturn', 'Mercury'], night: 'exchanged' },
  { id: 'bandhu', formula: ['Mercury', 'Moon', L], night: 'exchanged' },
  { id: 'mrithyu', formula: [H(8), 'Moon', L], night: 'same' },
  { id: 'paradesa', formula: [H(9), lord(9), L], night: 'same' },
  { id: 'artha', formula: [H(2), lord(2), L], night: 'same' },
  { id: 'paradara', formula: ['Venus', 'Sun', L], night: 'exchanged' },
  { id: 'vanika', formula: ['Moon', 'Mercury', L], night: 'exchanged' },
  {
    id: 'karyasiddhi',
    formula: ['Saturn', 'Sun', { dispositorOf: 'Sun' }],
    night: ['Saturn', 'Moon', { dispositorOf: 'Moon' }],
  },
  { id: 'vivaha', formula: ['Venus', 'Saturn', L], night: 'exchanged' },
  { id: 'santapa', formula: ['Saturn', 'Moon', H(6)], night: 'exchanged' },
  { id: 'sraddha', formula: ['Venus', 'Mars', L], night: 'exchanged' },
  { id: 'preethi', formula: [saham('sastra'), saham('punya'), L], night: 'exchanged' },
  { id: 'jadya', formula: ['Mars', 'Saturn', 'Mercury'], night: 'exchanged' },
  { id: 'vyaapaara', formula: ['Mars', 'Saturn', L], night: 'same' },
  { id: 'sathru', formula: ['Mars', 'Saturn', L], night: 'exchanged' },
  { id: 'jalapatna', formula: [{ degrees: 105 }, 'Saturn', L], night: 'exchanged' },
  { id: 'bandhana', formula: [saham('punya'), 'Saturn', L], night: 'exchanged' },
  { id: 'apamrithyu', formula: [H(8), 'Mars', L], night: 'exchanged' },
  { id: 'laabha', formula: [H(11), lord(11), L], night: 'same' },
] as const satisfies readonly SahamRow[];

export type Saham = (typeof SAHAM_ROWS)[number]['id'];
/** The 36, in the order of every response. */
export const SAHAMS: readonly Saham[] = SAHAM_ROWS.map(({ id }) => id);

/** Tolerance for the binary form of the arcs in the test whether C is on the arc from B to A. */
export const ON_THE_WAY_DEG = 1e-9;

/** A - B + C, and one sign more if C is not on the zodiacal arc from B to A (ends included). */
const sahamSum = (a: number, b: number, c: number): SiderealDegrees =>
  siderealDegrees(a - b + c + (arc(b, c) > arc(b, a) + ON_THE_WAY_DEG ? DEGREES_PER_SIGN : 0));

/** The formula of a row in a chart, A and B exchanged if the night rule requires it. */
export function sahamFormula(row: SahamRow, isDayBirth: boolean, lagnaLord: string): SahamFormula {
  const formula = row.where?.lagnaLord === lagnaLord ? row.where.formula : row.formula;
  if (isDayBirth || row.night === 'same') return formula;
  if (row.night !== 'exchanged') return row.night;
  const [a, b, c] = formula;
  return [b, a, c];
}

/**
 * D-1 longitudes of the 36 sahams (PVR book 28.8; docs/rules/02-points-and-arudhas.md#section-6). Lords are the seven
 * planets; houses are equal,
 * 30 degrees each from the ascendant.
 */
export function sahams(longitudes: PointLongitudes, isDayBirth: boolean): Readonly<Record<Saham, SiderealDegrees>> {
  const lagna = longitudes.Ascendant;
  const lagnaSign = signOf(lagna);
  const found: Record<string, SiderealDegrees> = {};
  const degreesOf = (term: SahamTerm): number => {
    if (typeof term === 'string') return longitudes[term];
    if ('house' in term) return siderealDegrees(lagna + DEGREES_PER_SIGN * (term.house - 1));
    if ('lordOfHouse' in term) return longitudes[lordOf(signFrom(lagnaSign, term.lordOfHouse))];
    if ('dispositorOf' in term) return longitudes[lordOf(signOf(longitudes[term.dispositorOf]))];
    if ('degrees' in term) return term.degrees;
    return found[term.saham] as SiderealDegrees;
  };
  for (const row of SAHAM_ROWS) {
    const [a, b, c] = sahamFormula(row, isDayBirth, lordOf(lagnaSign));
    found[row.id] = sahamSum(degreesOf(a), degreesOf(b), degreesOf(c));
  }
  return found as Record<Saham, SiderealDegrees>;
}
