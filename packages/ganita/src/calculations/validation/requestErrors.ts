import type { DomainError } from '@ganita/core/errors/domainError.js';
import type { StructureError } from './parseJson.js';

/** An error that a request causes. */
export type RequestError = StructureError | DomainError;

/** Most errors that are listed for one request; a hostile one has thousands. */
const MAX_LISTED = 100;

/** A rejected request with all its errors, in the contract's order and those of its structure first; its message is the first. */
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

/** Which errors of a request are thrown: the first as it is, or all as a RejectedRequest. */
export type WantedErrors = 'first' | 'all';

/** Takes the errors of a request in the contract's order. */
export interface ErrorList {
  /** `make` is called only where the error is shown. */
  add(field: string, make: () => RequestError): void;
  has(field: string): boolean;
  /** Whether anything was added. */
  isEmpty(): boolean;
  /** Throws what was added. */
  end(): void;
}

export const errorList = (wanted: WantedErrors): ErrorList => (wanted === 'first' ? FIRST : allErrors());

const FIRST: ErrorList = {
  add(_field, make) {
    throw make();
  },
  has: () => false,
  isEmpty: () => true,
  end: () => undefined,
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
    isEmpty: () => count === 0,
    end() {
      const [first, ...rest] = listed;
      if (first !== undefined) throw new RejectedRequest([first, ...rest], count - listed.length);
    },
  };
}
