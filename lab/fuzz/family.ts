import fc from 'fast-check';
import type { Client } from './client.js';
import type { Tally } from './tally.js';

/** What the cases are sent to. */
export interface Target {
  readonly client: Client;
  readonly tally: Tally;
  readonly port: number;
  readonly pdfSecret: string;
  /** Of `/jobs`; null where no Redis can be started for them. */
  readonly jobsSecret: string | null;
}

/** Cases of one kind. */
export interface Family {
  readonly name: string;
  /** Its part of all cases, in hundredths. */
  readonly share: number;
  readonly run: (target: Target, count: number, seed: number) => Promise<unknown>;
}

/** Do something with `count` cases; what is wrong with them goes to the tally. */
export const each = <T>(
  cases: fc.Arbitrary<T>,
  count: number,
  seed: number,
  send: (one: T) => Promise<void>,
): Promise<void> => fc.assert(fc.asyncProperty(cases, send), { numRuns: count, seed });
