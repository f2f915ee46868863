import { describe, expect, it } from 'vitest';
import { type DividedVargaKey, factorOf, methodCount } from '../zodiac/vargaKeys.js';
import { namedDivision, partitionOf } from './division.js';

/**
 * The formulas of docs/rules/01-positions-and-vargas.md#section-6 written out as arithmetic on s (0 Aries .. 11
 * Pisces) and k (part 0..N-1), and compared with the rows in every part of every sign. Values are before mod 12.
 */
type Formula = (s: number, k: number) => number;

const SHORT = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
const signs = (text: string): number[] => text.split(' ').map((name) => SHORT.indexOf(name));
const isOdd = (s: number): boolean => s % 2 === 0;

const cyclic =
  (n: number): Formula =>
  (s, k) =>
    s * n + k;
const reverse =
  (n: number): Formula =>
  (s, k) =>
    isOdd(s) ? s * n + k : s * n + n - 1 - k;
const alternate =
  (n: number): Formula =>
  (s, k) =>
    isOdd(s) ? (s / 2) * n + k : 11 - (((s - 1) / 2) * n + k);
const parity =
  (odd: Formula, even: Formula): Formula =>
  (s, k) =>
    isOdd(s) ? odd(s, k) : even(s, k);
const quality =
  (...start: [number, number, number]): Formula =>
  (s, k) =>
    k + (start[s % 3] ?? Number.NaN);
const element =
  (...start: [number, number, number, number]): Formula =>
  (s, k) =>
    k + (start[s % 4] ?? Number.NaN);
const table =
  (...rows: string[]): Formula =>
  (s, k) =>
    signs(rows[s] ?? '')[k] ?? Number.NaN;
const own: Formula = (s, k) => s + k;
const kalachakra: Formula = (s, k) => {
  const rows = ['Ar Ta Ge Cn', 'Le Vi Li Sc', 'Sg Cp Aq Pi', 'Sc Li Vi Cn', 'Le Ge Ta Ar', 'Pi Aq Cp Sg'];
  const pada = 9 * s + k;
  return signs(rows[Math.floor(pada / 4) % 6] ?? '')[pada % 4] ?? Number.NaN;
};
const twice =
  (first: Formula, n: number, second: Formula): Formula =>
  (s, k) =>
    second((((first(s, Math.floor(k / n)) % 12) + 12) % 12) as number, k % n);
const trimsamsa: Formula = (s, k) => {
  const [limits, names] = isOdd(s)
    ? [[5, 10, 18, 25, 30], signs('Ar Aq Sg Ge Li')]
    : [[5, 12, 20, 25, 30], signs('Ta Vi Pi Cp Sc')];
  return names[limits.findIndex((limit) => k < limit)] ?? Number.NaN;
};

const FORMULAS: readonly (readonly [DividedVargaKey, readonly Formula[]])[] = [
  [
    'D-2_hora',
    [
      reverse(2),
      (s, k) => (isOdd(s) ? [4, 3] : [3, 4])[k] ?? Number.NaN,
      table(
        ...['Sc Cp', 'Ta Pi', 'Vi Ar', 'Cn Li', 'Le Ge', 'Ge Cn'],
        ...['Li Le', 'Ar Vi', 'Pi Ta', 'Cp Sc', 'Aq Sg', 'Sg Aq'],
      ),
      cyclic(2),
      table(
        ...['Sc Ar', 'Ta Li', 'Vi Ge', 'Cn Cn', 'Le Le', 'Ge Vi'],
        ...['Li Ta', 'Ar Sc', 'Pi Sg', 'Cp Aq', 'Aq Cp', 'Sg Pi'],
      ),
      alternate(2),
    ],
  ],
  [
    'D-3_drekkana',
    [
      (s, k) => s + 4 * k,
      cyclic(3),
      alternate(3),
      (s, k) => (signs('Ar Cp Li Cn')[s % 4] ?? Number.NaN) + 4 * k,
      reverse(3),
    ],
  ],
  ['D-4_chaturthamsa', [(s, k) => s + 3 * k, cyclic(4), reverse(4), alternate(4)]],
  [
    'D-5_panchamsa',
    [
      parity(
        (_, k) => signs('Ar Aq Sg Ge Li')[k] ?? Number.NaN,
        (_, k) => signs('Ta Vi Pi Cp Sc')[k] ?? Number.NaN,
      ),
      cyclic(5),
      reverse(5),
      alternate(5),
    ],
  ],
  [
    'D-6_shashthamsa',
    [
      parity(
        (_, k) => k,
        (_, k) => k + 6,
      ),
      cyclic(6),
      reverse(6),
      alternate(6),
    ],
  ],
  [
    'D-7_saptamsa',
    [
      parity(own, (s, k) => s + 6 + k),
      parity(own, (s, k) => s + 6 - k),
      parity(own, (s, k) => s - k),
      cyclic(7),
      reverse(7),
      alternate(7),
    ],
  ],
  ['D-8_ashtamsa', [quality(0, 8, 4), cyclic(8), reverse(8), alternate(8)]],
  [
    'D-9_navamsa',
    [
      element(0, 9, 6, 3),
      reverse(9),
      kalachakra,
      (s, k) => [k, 9 - k, 6 + k, 3 - k][s % 4] ?? Number.NaN,
      cyclic(9),
      alternate(9),
    ],
  ],
  [
    'D-10_dasamsa',
    [
      parity(own, (s, k) => s + 8 + k),
      parity(own, (s, k) => s + 8 - k),
      parity(own, (s, k) => s + 4 - k),
      cyclic(10),
      reverse(10),
      alternate(10),
    ],
  ],
  ['D-11_rudramsa', [(s, k) => k - s, (s, k) => s - 1 - k, cyclic(11), reverse(11), alternate(11)]],
  ['D-12_dwadasamsa', [own, parity(own, (s, k) => s - k), cyclic(12), reverse(12), alternate(12)]],
  ['D-16_shodasamsa', [quality(0, 4, 8), reverse(16), cyclic(16), alternate(16)]],
  ['D-20_vimsamsa', [quality(0, 8, 4), reverse(20), cyclic(20), alternate(20)]],
  [
    'D-24_chaturvimsamsa',
    [
      parity(
        (_, k) => 4 + k,
        (_, k) => 3 + k,
      ),
      parity(
        (_, k) => 4 + k,
        (_, k) => 3 - k,
      ),
      (_, k) => 4 + k,
    ],
  ],
  ['D-27_nakshatramsa', [element(0, 3, 6, 9), reverse(27), alternate(27)]],
  ['D-30_trimsamsa', [trimsamsa, cyclic(30), own, reverse(30), alternate(30)]],
  [
    'D-40_khavedamsa',
    [
      parity(
        (_, k) => k,
        (_, k) => k + 6,
      ),
      cyclic(40),
      reverse(40),
      alternate(40),
    ],
  ],
  ['D-45_akshavedamsa', [quality(0, 4, 8), cyclic(45), reverse(45), alternate(45)]],
  ['D-60_shastiamsa', [own, cyclic(60), alternate(60), parity(own, (s, k) => s - k)]],
  ['D-81_nava_navamsa', [cyclic(81), reverse(81), alternate(81), twice(kalachakra, 9, kalachakra)]],
  ['D-108_ashtottaramsa', [twice(element(0, 9, 6, 3), 12, own), cyclic(108), reverse(108), alternate(108)]],
  ['D-144_dwadas_dwadasamsa', [twice(own, 12, own), cyclic(144), reverse(144), alternate(144)]],
  ['D-150_nadiamsa', [cyclic(150)]],
];

describe('every part of every sign follows its formula', () => {
  it.each(FORMULAS)('in %s by all methods', (key, formulas) => {
    expect(formulas.length).toBe(methodCount(key));
    const differences: string[] = [];
    for (const [i, formula] of formulas.entries()) {
      const { divisions, signIndexOf } = partitionOf(namedDivision(key, i + 1));
      expect(divisions).toBe(factorOf(key));
      for (let s = 0; s < 12; s += 1) {
        for (let k = 0; k < divisions; k += 1) {
          const wanted = ((formula(s, k) % 12) + 12) % 12;
          if (signIndexOf(s, k) !== wanted) differences.push(`method ${i + 1}, sign ${s}, part ${k}`);
        }
      }
    }
    expect(differences).toEqual([]);
  });
});
