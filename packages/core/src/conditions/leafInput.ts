import { invalidInput } from '../errors/domainError.js';
import { suggestion } from '../names/nearestName.js';
import type { NativeId } from './conditionSky.js';
import type { GroupNode, Reading } from './tree.js';

/** The value of a condition as it is read, and where it is in the tree. */
export interface LeafInput {
  /** The value, or each of a list. */
  readonly values: readonly unknown[];
  /** What is written beside the value. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly native: NativeId;
}

/** A kind of condition. */
export interface LeafRow {
  /** What its value may be, for the documentation. */
  readonly takes: string;
  /** Fields that may be written beside the value, and what they may be. */
  readonly options?: Readonly<Record<string, readonly unknown[]>>;
  /** Errors: `invalid_input` naming the path and the valid values. */
  readonly read: (input: LeafInput) => Reading | GroupNode;
}

/** The error of a part of a tree. */
export const invalidTree = (path: string, message: string, value?: unknown) =>
  invalidInput('where', `${path === '' ? '' : `at ${path} `}${message}`, value, 'unknown_value');

/** Each value as one of a list of ids. */
export const idsIn = <const V extends string>({ values, path }: LeafInput, ids: readonly V[]): readonly V[] =>
  values.map((value) => {
    if (ids.some((id) => id === value)) return value as V;
    throw invalidTree(path, `must be one of ${ids.join(', ')}${suggestion(value, ids)}`, value);
  });

/** Each value as a whole number. */
export const numbersIn = ({ values, path }: LeafInput, first: number, last: number): readonly number[] =>
  values.map((value) => {
    if (Number.isInteger(value) && (value as number) >= first && (value as number) <= last) return value as number;
    throw invalidTree(path, `must be a whole number from ${first} to ${last}`, value);
  });

/** Each value as a number that counts from 1 in a list, or as its id. */
export const numberedIn = (input: LeafInput, ids: readonly string[]): readonly number[] =>
  input.values.map((value) =>
    typeof value === 'string'
      ? ids.indexOf(idsIn({ ...input, values: [value] }, ids)[0] as string) + 1
      : (numbersIn({ ...input, values: [value] }, 1, ids.length)[0] as number),
  );

/** Each value as an object with some fields and no others. */
export const objectsIn = ({ values, path }: LeafInput, fields: readonly string[]): readonly Record<string, unknown>[] =>
  values.map((value) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isObject && Object.keys(value).every((key) => fields.includes(key))) return value as Record<string, unknown>;
    throw invalidTree(path, `must be an object with ${fields.join(', ')}`, value);
  });

/** A field of an object as a list: a single value is a list of one. */
export const fieldOf = (
  input: LeafInput,
  value: Readonly<Record<string, unknown>>,
  field: string,
  fallback?: unknown,
): LeafInput => {
  const at = `${input.path}/${field}`;
  const inner = value[field] ?? fallback;
  if (inner === undefined) throw invalidTree(at, 'is required');
  return { ...input, path: at, values: Array.isArray(inner) ? inner : [inner] };
};
