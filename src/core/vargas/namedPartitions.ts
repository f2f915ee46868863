import { signAt, signIndex } from '../zodiac/signs.js';
import type { DividedVargaKey } from '../zodiac/vargaKeys.js';
import { composed, type Partition } from './partition.js';
import { VARGA_ROWS } from './vargaRows.data.js';
import type { VargaMethodName, VargaRow, VargaRule } from './vargaRule.js';
import { type SimpleVargaRule, signOfPart } from './vargaSigns.js';

const ROWS: Readonly<Record<DividedVargaKey, VargaRow>> = Object.fromEntries(
  VARGA_ROWS.map((row) => [row.key, row]),
) as Record<DividedVargaKey, VargaRow>;

/** Expand a partition to one table of signs, so that a placement is a look-up. */
function tabled(divisions: number, signIndexOf: Partition['signIndexOf']): Partition {
  const signs = new Uint8Array(12 * divisions);
  for (let sign = 0; sign < 12; sign += 1) {
    for (let part = 0; part < divisions; part += 1) signs[sign * divisions + part] = signIndexOf(sign, part);
  }
  return { divisions, signIndexOf: (sign, part) => signs[sign * divisions + part] as number };
}

const simple = (rule: SimpleVargaRule, divisions: number): Partition =>
  tabled(divisions, (sign, part) => signIndex(signOfPart(rule, divisions, signAt(sign), part)));

function partitionOfRule(rule: VargaRule, divisions: number): Partition {
  if (rule.rule !== 'composed') return simple(rule, divisions);
  return tabled(divisions, composed(partitionOfName(rule.first), partitionOfName(rule.second)).signIndexOf);
}

function partitionOfName({ key, method }: VargaMethodName): Partition {
  const { divisions, methods } = ROWS[key];
  return partitionOfRule(methods[method - 1] as VargaRule, divisions);
}

const PARTITIONS: Readonly<Record<DividedVargaKey, readonly Partition[]>> = Object.fromEntries(
  VARGA_ROWS.map(({ key, divisions, methods }) => [key, methods.map((rule) => partitionOfRule(rule, divisions))]),
) as unknown as Record<DividedVargaKey, readonly Partition[]>;

/** The partition of a named chart by a method, counted from 1; null if the chart has no such method. */
export const namedPartition = (key: DividedVargaKey, method: number): Partition | null =>
  PARTITIONS[key][method - 1] ?? null;
