import type { RuleName, Rules } from '../core/rules/rules.js';

/** The preset and some choices by name as they were made. */
export const namedRules = (rules: Rules, names: readonly RuleName[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries((['preset', ...names] as const).map((name) => [name, rules[name]]));

/** Numbers of the position flags of Swiss Ephemeris that each choice stands for (rules 01 section 1, 07 section 1). */
export const POSITION_FLAGS: Readonly<Record<Rules['positions'], number>> = { geometric: 66_386, apparent: 65_794 };

/** By which places a solar month is always reckoned (rules 07 section 7). */
export const SOLAR_MONTH_POSITIONS = 'geometric, LAHIRI';
