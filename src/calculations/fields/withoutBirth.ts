import { invalidInput } from '../../core/errors/domainError.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** `ayanamsa_mode` is taken in letters of any case. */
export const upperCaseAyanamsa = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  typeof body.ayanamsa_mode === 'string' ? { ...body, ayanamsa_mode: body.ayanamsa_mode.toUpperCase() } : { ...body };

/** SIDM_USER is carried from the moment of a birth, and there is none here. */
export const ayanamsaWithoutBirth: FieldCheck = (value) => {
  if (value === 'SIDM_USER') throw invalidInput('ayanamsa_mode', 'SIDM_USER needs a birth', value);
};

/** The same in `rules`, for a calculation that takes no `ayanamsa_value`. */
export const noUserAyanamsa = ({ ayanamsa_mode: mode }: Readonly<Record<string, unknown>>): void => {
  if (mode !== 'SIDM_USER') return;
  throw invalidInput(
    'rules.ayanamsa_mode',
    'SIDM_USER needs a birth and its ayanamsa_value, which is no field here',
    mode,
  );
};
