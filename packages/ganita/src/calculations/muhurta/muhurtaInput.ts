import { EVENT_TYPES } from '@ganita/core/muhurta/events/events.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import { ANGA_RULES } from '../engineMeta.js';
import { birthCore, birthFields, date, optionalInteger } from '../fields/birthFields.js';
import { birthDateCheck, calendarDateCheck, clockCheck } from '../fields/dateChecks.js';
import { eventFields } from '../fields/eventFields.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { rulesField } from '../fields/rulesField.js';
import { described, oneOf } from '../fields/schema.js';
import { cosmeticPlace, spanEndCheck } from '../fields/transitFields.js';
import { ayanamsaCheck } from '../natal/natalInput.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** Days from the first date of a scan to its last. */
const MAX_SCAN_DAYS = 90;

/** The choices that affect a muhurta. */
export const MUHURTA_RULES = [
  'ayanamsa_mode',
  'positions',
  'lagna_nutation',
  'sunrise_definition',
  'abhijit_on_wednesday',
  'grahana_exclusion',
  'moon_horizon',
  'sutak_rule',
  'sutak_from',
  'muhurta_asta_method',
  'tithi_source',
  'siddhanta_clock',
  ...ANGA_RULES,
] as const satisfies readonly RuleName[];

/** The request of `POST /muhurta`, in the contract's order; the last three are extensions. */
export const muhurtaInput = Type.Object({
  ...birthCore,
  place: cosmeticPlace,
  event_type: oneOf(EVENT_TYPES, {
    title: 'MuhurtaEventType',
    description: 'kind of event; GET /muhurta/events lists them with their names',
  }),
  from_date: described(date, 'YYYY-MM-DD; first date that is scored'),
  to_date: described(date, `YYYY-MM-DD; last date that is scored, at most ${MAX_SCAN_DAYS} days after the first`),
  ...eventFields,
  day_part_resolution_minutes: optionalInteger(5, 60, 15, 'minutes of the cells that each day is divided into'),
  respect_inauspicious_windows: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'whether windows to avoid are listed, and left out of abhijit and parts',
    }),
  ),
  ayanamsa_value: birthFields.ayanamsa_value,
  language: languageField,
  rules: rulesField(MUHURTA_RULES, DAILY_RULES),
  meta: metaField,
});

export const muhurtaChecks: Readonly<Record<string, FieldCheck>> = {
  date: birthDateCheck('date'),
  time: clockCheck('time'),
  ayanamsa_mode: ayanamsaCheck,
  from_date: calendarDateCheck('from_date'),
  to_date: spanEndCheck('to_date', 'from_date', MAX_SCAN_DAYS),
};
