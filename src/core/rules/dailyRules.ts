import { DEFAULT_RULES, resolveRules } from './rules.js';

/**
 * Where `/panchang`, and the panchanga of `/gochara` and `/muhurta`, depart from the natal chart: the definitions
 * nearest to printed almanacs, found by measurement (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const DAILY_RULES = resolveRules(DEFAULT_RULES, {
  positions: 'apparent',
  sunrise_definition: 'apparent_upper_limb',
  moon_event_span: 'vedic_day',
  abhijit_on_wednesday: 'void',
  ritu_method: 'tropical',
});
