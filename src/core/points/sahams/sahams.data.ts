import type { LagnaOrGraha, Planet } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';

/** A longitude a saham is made of. */
export type SahamTerm =
  | LagnaOrGraha
  /** The ascendant moved on by whole signs: house n, in degrees. */
  | { readonly house: House }
  /** The planet that owns the n-th sign from the ascendant's. */
  | { readonly lordOfHouse: House }
  /** The planet that owns the sign in which another stands. */
  | { readonly dispositorOf: Planet }
  /** A saham of the same chart, by night already turned. */
  | { readonly saham: string }
  | { readonly degrees: number };

/** A - B + C. */
export type SahamFormula = readonly [a: SahamTerm, b: SahamTerm, c: SahamTerm];

export interface SahamRow {
  readonly id: string;
  readonly formula: SahamFormula;
  /** By night A and B are exchanged, or nothing changes, or another formula stands. */
  readonly night: 'exchanged' | 'same' | SahamFormula;
  /** Another formula where a planet owns the ascendant's sign. */
  readonly where?: { readonly lagnaLord: Planet; readonly formula: SahamFormula };
}

const H = (house: House): SahamTerm => ({ house });
const lord = (lordOfHouse: House): SahamTerm => ({ lordOfHouse });
const saham = (id: string): SahamTerm => ({ saham: id });
const L = 'Ascendant';

/**
 * The 36 sahams of Tajaka (PVR book 28.8, table 74; docs/rules/02-points-and-arudhas.md#section-6). A saham named in
 * a formula stands before it.
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
