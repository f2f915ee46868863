import { type Sign, signIndex } from '../zodiac/signs.js';

/** Twelve whole numbers, Aries..Pisces. */
export type SignRow = readonly number[];

/** Value of a row in one sign. */
export const valueIn = (row: SignRow, sign: Sign): number => row[signIndex(sign)] ?? 0;

/** A new row from a value for every sign that has one; the others are 0. */
export function rowOf(values: readonly (readonly [Sign, number])[]): SignRow {
  const row = new Array<number>(12).fill(0);
  for (const [sign, value] of values) row[signIndex(sign)] = value;
  return row;
}

/** A copy of a row with other values in some signs. */
export function withValues(row: SignRow, values: readonly (readonly [Sign, number])[]): SignRow {
  const changed = [...row];
  for (const [sign, value] of values) changed[signIndex(sign)] = value;
  return changed;
}

/** The sum of rows, sign by sign. */
export function sumRows(rows: readonly SignRow[]): SignRow {
  const sums = new Array<number>(12).fill(0);
  for (const row of rows) for (let sign = 0; sign < 12; sign++) sums[sign] = (sums[sign] ?? 0) + (row[sign] ?? 0);
  return sums;
}
