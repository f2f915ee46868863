import type { Language } from '@ganita/words/languages.js';
import type { TSchema } from 'typebox';
import type { Wire } from '../schema/wire.js';
import type { SelfWriting } from '../writing/jsonFields.js';
import type { WordListName } from './words.js';

/** A schema and the function that makes its record. */
export interface WireForm<Value, Schema extends TSchema> {
  readonly schema: Schema;
  readonly record: (value: Value, language: Language) => Wire<Schema>;
}

/** A section on the wire. */
export interface Section<Value, Schema extends TSchema, Details extends TSchema | null = null>
  extends WireForm<Value, Schema> {
  /** What explains it, answered under the name of the section in `details`. */
  readonly details: Details extends TSchema ? WireForm<Value, Details> : null;
  /** Lists of `words` that its keys and rows need. */
  readonly words: readonly WordListName[];
  /** The record as it is written where the answer becomes a text at once, if that costs less than building it. */
  readonly written: Written<Value> | null;
}

type Written<Value> = (value: Value, language: Language) => SelfWriting;

interface Parts<Value, Schema extends TSchema> extends WireForm<Value, Schema> {
  readonly words?: readonly WordListName[];
  readonly written?: Written<Value>;
}

/** A section; a record that is not what its schema says does not compile. */
export function section<Value, Schema extends TSchema, Details extends TSchema>(
  parts: Parts<Value, Schema> & { readonly details: WireForm<Value, Details> },
): Section<Value, Schema, Details>;
export function section<Value, Schema extends TSchema>(parts: Parts<Value, Schema>): Section<Value, Schema>;
export function section(parts: object): object {
  return { details: null, words: [], written: null, ...parts };
}
