import type { TSchema } from 'typebox';
import type { Wire } from './schema/wire.js';
import type { SelfWriting } from './writing/jsonFields.js';

/**
 * What an endpoint answers: its wire schema and the record of a result. A record that its schema does not describe does
 * not compile. The type of the record has a name of its own, so that rows are compared without reading their schemas.
 */
export interface EndpointAnswer<Result = unknown, Schema extends TSchema = TSchema, Answered = Wire<Schema>> {
  readonly schema: Schema;
  record(result: Result): Answered;
  /** The record as it is written where the answer becomes a text at once; left out where it is built first. */
  written?(result: Result): SelfWriting;
}
