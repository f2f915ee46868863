import { DEFAULT_RULES, resolveRules } from './rules.js';

/** Defaults of a KP chart that differ from the natal chart (docs/rules/12-kp-and-prashna.md#section-1). */
export const KP_RULES = resolveRules(DEFAULT_RULES, { ayanamsa_mode: 'KP' });
