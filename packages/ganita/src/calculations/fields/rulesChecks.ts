import { DomainError, invalidInput } from '@ganita/core/errors/domainError.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import { rulesFromRequest } from '@ganita/core/rules/rulesFromRequest.js';
import type { FieldCheck, RulesResolver } from '../validation/checkRequest.js';

/** SIDM_USER is defined at the moment of a birth, and there is none here. */
export const ayanamsaWithoutBirth: FieldCheck = (value) => {
  if (value === 'SIDM_USER') throw invalidInput('ayanamsa_mode', 'SIDM_USER requires a birth', value, 'requires_field');
};

/** The same in `rules`, for a calculation without `ayanamsa_value`. */
export const noUserAyanamsa = ({ ayanamsa_mode: mode }: Readonly<Record<string, unknown>>): void => {
  if (mode !== 'SIDM_USER') return;
  throw invalidInput(
    'rules.ayanamsa_mode',
    'SIDM_USER requires a birth and its ayanamsa_value, which is not a field here',
    mode,
    'requires_field',
  );
};

type Fields = Readonly<Record<string, unknown>>;

export interface RulesOptions {
  /** The defaults. */
  readonly base?: Rules;
  /** A test of its own of the field `rules`. Errors: `invalid_input`. */
  readonly check?: (chosen: Fields) => void;
}

/** Resolves the field `rules` of a request, and the fields that are choices themselves. */
export const rulesOf =
  ({ base = DEFAULT_RULES, check }: RulesOptions = {}): RulesResolver<Rules> =>
  ({ rules }, given) => {
    const chosen = rules as Fields;
    check?.(chosen);
    return rulesFromRequest(given, chosen, base);
  };

/** The name of a request's choices in error messages. */
const PLAIN = 'rules.';

/**
 * Compute by the rule set of the request field `field`: an error names a rejected choice by it. Errors: those of
 * `compute`.
 */
export function renameErrorField<Result>(field: string, compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof DomainError) || error.field?.startsWith(PLAIN) !== true) throw error;
    const named = (text: string): string => text.replace(PLAIN, `${field}.`);
    const { value, reason } = error;
    const details = { field: named(error.field), value, ...(reason !== null && { reason }) };
    throw new DomainError(error.code, named(error.message), details);
  }
}
