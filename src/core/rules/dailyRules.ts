import { DEFAULT_RULES, resolveRules } from './rules.js';

/**
 * Defaults of `/panchang`, and of the panchanga of `/gochara` and `/muhurta`, that differ from the natal chart: those
 * nearest to printed almanacs by measurement (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const DAILY_RULES = resolveRules(DEFAULT_RULES, {
  positions: 'apparent',
  sunrise_definition: 'apparent_upper_limb',
  moon_event_span: 'vedic_day',
  abhijit_on_wednesday: 'void',
  ritu_method: 'tropical',
});
