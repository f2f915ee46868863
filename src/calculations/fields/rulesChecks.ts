import { DomainError, invalidInput } from '../../core/errors/domainError.js';
import { DEFAULT_RULES, type RuleName, type Rules, resolveRules } from '../../core/rules/rules.js';
import { rulesFromRequest } from '../../core/rules/rulesFromRequest.js';
import type { FieldCheck, RulesResolver } from '../validation/checkRequest.js';

/** `ayanamsa_mode` is case-insensitive. */
export const upperCaseAyanamsa = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  typeof body.ayanamsa_mode === 'string' ? { ...body, ayanamsa_mode: body.ayanamsa_mode.toUpperCase() } : { ...body };

/** SIDM_USER is defined at the moment of a birth, and there is none here. */
export const ayanamsaWithoutBirth: FieldCheck = (value) => {
  if (value === 'SIDM_USER') throw invalidInput('ayanamsa_mode', 'SIDM_USER requires a birth', value);
};

/** The same in `rules`, for a calculation without `ayanamsa_value`. */
export const noUserAyanamsa = ({ ayanamsa_mode: mode }: Readonly<Record<string, unknown>>): void => {
  if (mode !== 'SIDM_USER') return;
  throw invalidInput(
    'rules.ayanamsa_mode',
    'SIDM_USER requires a birth and its ayanamsa_value, which is not a field here',
    mode,
  );
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reject choices that do not affect a calculation, and values that are not listed; a rule set may name only what
 * `meta.conventions` shows. A preset is allowed everywhere; it decides there what the calculation reads of it. Errors:
 * `invalid_input`.
 */
export function checkChoices(chosen: Fields, names: readonly RuleName[], field = 'rules'): void {
  const known: readonly string[] = ['preset', ...names];
  const idle = Object.keys(chosen).find((name) => !known.includes(name));
  if (idle !== undefined) throw invalidInput(field, `has the unknown name "${idle}"`, idle);
  resolveRules(DEFAULT_RULES, chosen, (name) => `${field}.${name}`);
}

export interface RulesOptions {
  /** The defaults. */
  readonly base?: Rules;
  /** A test of its own of the field `rules`. Errors: `invalid_input`. */
  readonly check?: (chosen: Fields) => void;
}

/**
 * Resolves the field `rules` of a request, which may name only these choices, and the fields that are choices
 * themselves.
 */
export const rulesOf =
  (names: readonly RuleName[], { base = DEFAULT_RULES, check }: RulesOptions = {}): RulesResolver<Rules> =>
  ({ rules }, given) => {
    const chosen = rules as Fields;
    checkChoices(chosen, names);
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
    throw new DomainError(error.code, named(error.message), { field: named(error.field), value: error.value });
  }
}
