import type { DomainError } from '@ganita/core/errors/domainError.js';
import type { StructureError } from './parseJson.js';

/** An error that a request causes. */
export type RequestError = StructureError | DomainError;

/** Most errors that are listed for one request; a hostile one has thousands. */
const MAX_LISTED = 100;

/** A rejected request with all errors of its layer, in the contract's order; its message is that of the first. */
export class RejectedRequest extends Error {
  readonly errors: readonly [RequestError, ...RequestError[]];
  /** How many errors were found beyond those; the search ends at about a thousand. */
  readonly unlisted: number;

  constructor(errors: readonly [RequestError, ...RequestError[]], unlisted: number) {
    super(errors[0].message);
    this.name = 'RejectedRequest';
    this.errors = errors;
    this.unlisted = unlisted;
  }
}

/** Which errors of a request are thrown: the first as it is, or all of its layer as a RejectedRequest. */
export type WantedErrors = 'first' | 'all';

/** Takes the errors of a request in the contract's order. */
export interface ErrorList {
  /** `make` is called only where the error is shown. */
  add(field: string, make: () => RequestError): void;
  has(field: string): boolean;
  /** Throws what was added. */
  endLayer(): void;
}

export const errorList = (wanted: WantedErrors): ErrorList => (wanted === 'first' ? FIRST : allErrors());

const FIRST: ErrorList = {
  add(_field, make) {
    throw make();
  },
  has: () => false,
  endLayer: () => undefined,
};

function allErrors(): ErrorList {
  const listed: RequestError[] = [];
  const fields = new Set<string>();
  let count = 0;
  return {
    add(field, make) {
      count++;
      fields.add(field);
      if (listed.length < MAX_LISTED) listed.push(make());
    },
    has: (field) => fields.has(field),
    endLayer() {
      const [first, ...rest] = listed;
      if (first !== undefined) throw new RejectedRequest([first, ...rest], count - listed.length);
    },
  };
}
