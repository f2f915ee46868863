import type { RuleName, Rules } from '@ganita/core/rules/rules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { ANGA_RULES, angaPositionFlags } from '../engineMeta.js';

/** The choices that affect a transit without a birth. */
export const TRANSIT_RULES = [
  'ayanamsa_mode',
  'node_type',
  'positions',
  ...ANGA_RULES,
] as const satisfies readonly RuleName[];

/** What `meta.conventions` shows of an observatory in addition to the choices: its ayanamsa at one moment. */
export const observedFigures = (
  rules: Rules,
  observatory: Observatory,
  jdUt: JulianDayUt,
): Readonly<Record<string, unknown>> => ({
  ayanamsa_value: observatory.ayanamsaDeg(jdUt),
  position_flags: angaPositionFlags(rules),
});
