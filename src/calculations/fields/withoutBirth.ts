import { invalidInput } from '../../core/errors/domainError.js';
import { DEFAULT_RULES, type RuleName, resolveRules } from '../../core/rules/rules.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** `ayanamsa_mode` is taken in letters of any case. */
export const upperCaseAyanamsa = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  typeof body.ayanamsa_mode === 'string' ? { ...body, ayanamsa_mode: body.ayanamsa_mode.toUpperCase() } : { ...body };

/** SIDM_USER is carried from the moment of a birth, and there is none here. */
export const ayanamsaWithoutBirth: FieldCheck = (value) => {
  if (value === 'SIDM_USER') throw invalidInput('ayanamsa_mode', 'SIDM_USER needs a birth', value);
};

/**
 * Refuse choices that decide nothing in a calculation, and values that are not listed; `rules` may hold only what its
 * `meta.conventions` shows. A preset is taken everywhere, and chooses there what the calculation asks of it.
 */
export const rulesCheck =
  (names: readonly RuleName[], field = 'rules'): FieldCheck =>
  (value) => {
    const known: readonly string[] = ['preset', ...names];
    const idle = Object.keys(value as object).find((name) => !known.includes(name));
    if (idle !== undefined) throw invalidInput(field, `has the unknown name "${idle}"`, idle);
    resolveRules(DEFAULT_RULES, value as Record<string, unknown>, (name) => `${field}.${name}`);
  };

/** The same for a calculation that takes no `ayanamsa_value`: SIDM_USER is refused in `rules` too. */
export function rulesWithoutUserAyanamsa(names: readonly RuleName[]): FieldCheck {
  const namesAndValues = rulesCheck(names);
  return (value, record) => {
    namesAndValues(value, record);
    const { ayanamsa_mode: mode } = value as Readonly<Record<string, unknown>>;
    if (mode !== 'SIDM_USER') return;
    throw invalidInput(
      'rules.ayanamsa_mode',
      'SIDM_USER needs a birth and its ayanamsa_value, which is no field here',
      mode,
    );
  };
}
