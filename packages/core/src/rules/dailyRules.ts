import { DEFAULT_RULES, resolveRules } from './rules.js';

/**
 * Defaults of `/panchang`, and of the panchanga of `/gochara` and `/muhurta`, that differ from the natal chart: those
 * nearest to printed almanacs by measurement (docs/rules/07-panchang-calendar-transits.md#section-1). The calendar of a
 * chart has the same under names of its own.
 */
export const DAILY_RULES = resolveRules(DEFAULT_RULES, {
  positions: DEFAULT_RULES.calendar_positions,
  sunrise_definition: DEFAULT_RULES.calendar_sunrise_definition,
});
