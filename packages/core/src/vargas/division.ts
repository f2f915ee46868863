import { invalidInput } from '../errors/domainError.js';
import type { Rules } from '../rules/rules.js';
import { isOddSign, type Sign, signAt, signIndex } from '../zodiac/signs.js';
import {
  type ChosenMethodKey,
  type DividedVargaKey,
  METHOD_NAMES,
  methodCount,
  methodNumber,
  type NamedVargaKey,
  type VargaKey,
} from '../zodiac/vargaKeys.js';
import { composed, type Partition, WHOLE_SIGNS } from './partition.js';
import { VARGA_ROWS } from './vargaRows.data.js';
import type { PerClass, VargaMethodName, VargaRow, VargaRule } from './vargaRule.js';
import { cyclicSign, ofClass, type SimpleVargaRule, signOfPart } from './vargaSigns.js';

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
const namedPartition = (key: DividedVargaKey, method: number): Partition | null => PARTITIONS[key][method - 1] ?? null;

/** The chosen method of each chart. */
export type VargaMethodRules = Pick<Rules, `varga_methods.${ChosenMethodKey}`>;

/** Which signs of a custom chart start from another sign than its seed (docs/rules/01-positions-and-vargas.md#section-7). */
export type StartVariation = Rules['custom_start_variation'];

/** Signs added to the seed of a custom chart, by class of signs. */
const START_VARIATIONS: Readonly<Record<StartVariation, PerClass<number>>> = {
  none: { all: 0 },
  even_7th: { odd: 0, even: 6 },
  even_9th: { odd: 0, even: 8 },
  even_5th: { odd: 0, even: 4 },
  even_11th: { odd: 0, even: 10 },
  even_3rd: { odd: 0, even: 2 },
  fixed_5th_dual_9th: { movable: 0, fixed: 4, dual: 8 },
  fixed_9th_dual_5th: { movable: 0, fixed: 8, dual: 4 },
  earth_4th_air_7th_water_10th: { fire: 0, earth: 3, air: 6, water: 9 },
  earth_10th_air_7th_water_4th: { fire: 0, earth: 9, air: 6, water: 3 },
};

/** The rasi chart, undivided. */
export interface RasiDivision {
  readonly kind: 'rasi';
}

/** A named chart by one of its methods. */
export interface NamedDivision {
  readonly kind: 'named';
  readonly key: DividedVargaKey;
  /** 1..`methodCount(key)` */
  readonly method: number;
}

/** Sign of the first part of a sign: cyclic as the parts follow, to one base sign, or to the sign itself. */
export type CustomSeed =
  | { readonly kind: 'cyclic' }
  | { readonly kind: 'base_rasi'; readonly sign: Sign }
  | { readonly kind: 'sign' };

/** A chart of any factor. With a cyclic seed the other two options have no effect. */
export interface CustomDivision {
  readonly kind: 'custom';
  /** parts of a sign, 1..300 */
  readonly divisions: number;
  readonly seed: CustomSeed;
  readonly startVariation: StartVariation;
  /** even signs count their parts from the end */
  readonly countFromEndOfSign: boolean;
}

/** The second division, applied to the chart of the first. */
export interface MixedDivision {
  readonly kind: 'mixed';
  readonly first: Division;
  readonly second: Division;
}

/** One resolved way to divide the zodiac: plain data, enough to place any point. */
export type Division = RasiDivision | NamedDivision | CustomDivision | MixedDivision;

export const RASI: RasiDivision = { kind: 'rasi' };

function methodOf(key: DividedVargaKey, method: number): Partition {
  const partition = namedPartition(key, method);
  if (partition === null) {
    const last = methodCount(key);
    const bound = last === 1 ? 'must be 1' : `must be a whole number from 1 to ${last}`;
    const methods = last === 1 ? 'one method' : `${last} methods`;
    throw invalidInput('chart_method', `${bound}: ${key} has ${methods}`, method, 'out_of_range');
  }
  return partition;
}

/**
 * A named chart by method 1..; the rasi has no methods and ignores it.
 * Errors: `invalid_input` for a method that the chart does not have.
 */
export function namedDivision(key: NamedVargaKey, method = 1): RasiDivision | NamedDivision {
  if (key === 'D-1_rasi') return RASI;
  methodOf(key, method);
  return { kind: 'named', key, method };
}

/** A chart by the method that the rules choose. */
export const chosenDivision = (key: VargaKey, rules: VargaMethodRules): RasiDivision | NamedDivision =>
  key === 'D-1_rasi' ? RASI : namedDivision(key, methodNumber(key, rules[`varga_methods.${key}`]));

/** Whether the rules choose method 1 of a chart. */
export const isFirstMethod = (key: VargaKey, rules: VargaMethodRules): boolean =>
  key === 'D-1_rasi' || METHOD_NAMES[key][0] === rules[`varga_methods.${key}`];

/** The sign of a part of a custom chart (docs/rules/01-positions-and-vargas.md#section-7). */
function customSign(division: CustomDivision, sign: Sign, part: number): Sign {
  const { divisions, seed } = division;
  if (seed.kind === 'cyclic') return cyclicSign(divisions, sign, part);
  const counted = division.countFromEndOfSign && !isOddSign(sign) ? divisions - 1 - part : part;
  const start = seed.kind === 'sign' ? sign : seed.sign;
  return signAt(signIndex(start) + ofClass(START_VARIATIONS[division.startVariation], sign) + counted);
}

/** The partition of a division. */
export function partitionOf(division: Division): Partition {
  switch (division.kind) {
    case 'rasi':
      return WHOLE_SIGNS;
    case 'named':
      return methodOf(division.key, division.method);
    case 'custom':
      return {
        divisions: division.divisions,
        signIndexOf: (sign, part) => signIndex(customSign(division, signAt(sign), part)),
      };
    case 'mixed':
      return composed(partitionOf(division.first), partitionOf(division.second));
  }
}
