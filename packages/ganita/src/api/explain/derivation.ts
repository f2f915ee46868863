import { dateText, momentText } from '@ganita/core/time/civilText.js';
import {
  dateOfDay,
  type JulianDayUt,
  julianDayUt,
  SECONDS_PER_DAY,
  UNIX_EPOCH_JD,
} from '@ganita/core/time/julianDay.js';

/** A value of a derivation. */
export type Plain = string | number | boolean;

/** A value that later steps use: an input, or what a step gave. */
export interface Known<V extends Plain = Plain> {
  readonly name: string;
  readonly value: V;
}

/** What a derivation starts from. */
export interface DerivationInput extends Known {
  readonly unit: string | null;
}

/** What a step takes: an input or the result of an earlier step by its name, or a number of the rule. */
export interface Operand {
  readonly from: string | null;
  readonly value: Plain;
}

/** One step: an operation on its operands. */
export interface Step {
  readonly name: string;
  readonly operation: OperationId;
  /** The table that is looked up by the operands; null of arithmetic. */
  readonly table: string | null;
  readonly operands: readonly Operand[];
  readonly result: Plain;
}

const figures = (of: (...values: number[]) => Plain) => of as (...values: Plain[]) => Plain;
const julianDayOfText = (utc: string): JulianDayUt =>
  julianDayUt(Date.parse(`${utc}Z`) / 1000 / SECONDS_PER_DAY + UNIX_EPOCH_JD);
const isTrue = (value: Plain): boolean => value === true;
const remainder = (a: number, b: number): number => a - b * Math.floor(a / b);

/**
 * What a step can do, each with all of its operands in their order. `count`: how many of the others equal the first.
 * `pick`: of the others the one at the place that the first says. `greatest`: the place of the greatest of the others that
 * comes after so many greater ones, of equal ones the earlier before the later; places count from 0.
 * `near`: whether two angles differ by less than the third, around the circle. `moment`: a Julian day (UT) on a clock so
 * many hours ahead of UTC. `year`: that of a written moment. `later`: a written moment of UTC on such a clock.
 */
const ARITHMETIC = {
  add: figures((first, ...others) => others.reduce((sum, value) => sum + value, first as number)),
  subtract: figures((a, b) => (a as number) - (b as number)),
  multiply: figures((first, ...others) => others.reduce((product, value) => product * value, first as number)),
  divide: figures((a, b) => (a as number) / (b as number)),
  floor: figures((a) => Math.floor(a as number)),
  modulo: figures((a, b) => remainder(a as number, b as number)),
  minimum: figures((...values) => Math.min(...values)),
  maximum: figures((...values) => Math.max(...values)),
  absolute: figures((a) => Math.abs(a as number)),
  square_root: figures((a) => Math.sqrt(a as number)),
  round: figures((a, digits) => Math.round((a as number) * 10 ** (digits as number)) / 10 ** (digits as number) + 0),
  equal: (a: Plain, b: Plain) => a === b,
  less: figures((a, b) => (a as number) < (b as number)),
  at_most: figures((a, b) => (a as number) <= (b as number)),
  near: figures((a, b, within) => {
    const apart = remainder((a as number) - (b as number), 360);
    return Math.min(apart, 360 - apart) < (within as number);
  }),
  count: (of: Plain, ...values: Plain[]) => values.filter((value) => value === of).length,
  pick: (place: Plain, ...values: Plain[]) => values[place as number] as Plain,
  greatest: figures((after, ...values) => {
    const places = [...values.keys()].sort((a, b) => (values[b] as number) - (values[a] as number));
    return places[after as number] as number;
  }),
  all: (...values: Plain[]) => values.every(isTrue),
  any: (...values: Plain[]) => values.some(isTrue),
  choose: (condition: Plain, yes: Plain, no: Plain) => (isTrue(condition) ? yes : no),
  year: (moment: Plain) => Number.parseInt(`${moment}`, 10),
  date: figures((days) => dateText(dateOfDay(days as number))),
  moment: figures((jdUt, hours) => momentText(julianDayUt(jdUt as number), hours as number)),
  later: (utc: Plain, hours: Plain) => momentText(julianDayOfText(`${utc}`), hours as number),
} satisfies Readonly<Record<string, (...values: never[]) => Plain>>;
type ArithmeticId = keyof typeof ARITHMETIC;

/** The closed list of operations: arithmetic, two on tables, and a condition of docs/evidence.md. */
export const OPERATIONS = [
  ...(Object.keys(ARITHMETIC) as readonly ArithmeticId[]),
  'lookup',
  'interpolate',
  'condition',
] as const;
export type OperationId = (typeof OPERATIONS)[number];

type Given = Known | Plain;

const operandOf = (given: Given): Operand =>
  typeof given === 'object' ? { from: given.name, value: given.value } : { from: null, value: given };

/** The steps of one value, as they are written down. */
export interface Derivation {
  readonly inputs: readonly DerivationInput[];
  readonly steps: readonly Step[];
  /** What it starts from; a name has one value. */
  readonly input: <V extends Plain>(name: string, value: V, unit?: string | null) => Known<V>;
  /** Arithmetic of numbers. */
  readonly number: (name: string, operation: ArithmeticId, ...given: readonly Given[]) => Known<number>;
  /** A comparison or a connection of comparisons. */
  readonly test: (name: string, operation: ArithmeticId, ...given: readonly Given[]) => Known<boolean>;
  /** A text or one of two values. */
  readonly plain: (name: string, operation: ArithmeticId, ...given: readonly Given[]) => Known;
  /** The entry of a table for some keys, as the engine found it. */
  readonly lookup: <V extends Plain>(name: string, table: string, entry: V, ...keys: readonly Given[]) => Known<V>;
  /** A figure between two entries of a table, as the engine found it. */
  readonly interpolate: (name: string, table: string, found: number, at: Known<number>) => Known<number>;
  /** A condition and whether it is met, as the engine found it. */
  readonly condition: (name: string, met: boolean, ...given: readonly Given[]) => Known<boolean>;
}

export function derivation(): Derivation {
  const inputs = new Map<string, DerivationInput>();
  const steps = new Map<string, Step>();
  const written = <V extends Plain>(step: Step): Known<V> => {
    const before = steps.get(step.name);
    if (before !== undefined && before.result !== step.result) throw new Error(`two steps are called ${step.name}`);
    if (before === undefined) steps.set(step.name, step);
    return { name: step.name, value: step.result as V };
  };
  const computed = <V extends Plain>(name: string, operation: ArithmeticId, ...given: readonly Given[]): Known<V> => {
    const operands = given.map(operandOf);
    const apply = ARITHMETIC[operation] as (...values: readonly Plain[]) => Plain;
    return written({ name, operation, table: null, operands, result: apply(...operands.map(({ value }) => value)) });
  };
  const found = <V extends Plain>(
    name: string,
    operation: OperationId,
    table: string | null,
    result: V,
    given: readonly Given[],
  ): Known<V> => written({ name, operation, table, operands: given.map(operandOf), result });
  return {
    get inputs() {
      return [...inputs.values()];
    },
    get steps() {
      return [...steps.values()];
    },
    input(name, value, unit = null) {
      inputs.set(name, { name, value, unit });
      return { name, value };
    },
    number: computed<number>,
    test: computed<boolean>,
    plain: computed,
    lookup: (name, table, entry, ...keys) => found(name, 'lookup', table, entry, keys),
    interpolate: (name, table, value, at) => found(name, 'interpolate', table, value, [at]),
    condition: (name, met, ...given) => found(name, 'condition', null, met, given),
  };
}

/** The same steps, with names that start with whose they are. */
export const prefixed = (steps: Derivation, prefix: string): Derivation => {
  const named = (name: string): string => `${prefix}_${name}`;
  return {
    inputs: steps.inputs,
    steps: steps.steps,
    input: steps.input,
    number: (name, ...rest) => steps.number(named(name), ...rest),
    test: (name, ...rest) => steps.test(named(name), ...rest),
    plain: (name, ...rest) => steps.plain(named(name), ...rest),
    lookup: (name, ...rest) => steps.lookup(named(name), ...rest),
    interpolate: (name, ...rest) => steps.interpolate(named(name), ...rest),
    condition: (name, ...rest) => steps.condition(named(name), ...rest),
  };
};
