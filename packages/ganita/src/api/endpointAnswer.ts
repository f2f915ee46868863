import type { TSchema } from 'typebox';
import type { Wire } from './schema/wire.js';
import type { SelfWriting } from './writing/jsonFields.js';

/** What an endpoint answers: the wire schema, and the record of a result, which is what the schema says. */
export interface EndpointAnswer<Result = unknown, Answered = unknown> {
  readonly schema: TSchema;
  record(result: Result): Answered;
  /** The record as it is written where the answer becomes a text at once; left out where it is built first. */
  written?(result: Result): SelfWriting;
}

/** An answer; a record that its schema does not describe does not compile. */
export const endpointAnswer = <Schema extends TSchema, Result>(answer: {
  readonly schema: Schema;
  readonly record: (result: Result) => Wire<Schema>;
  readonly written?: (result: Result) => SelfWriting;
}): EndpointAnswer<Result, Wire<Schema>> => answer;
