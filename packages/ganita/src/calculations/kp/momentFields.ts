import { KP_RULES } from '@ganita/core/rules/kpRules.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import { appliedAyanamsaMode, birthFields, birthMomentFields, timezone } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { namedPlace } from '../fields/namedPlace.js';
import { rulesField } from '../fields/rulesField.js';
import { ayanamsaCheck } from '../natal/natalInput.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** When and where: a birth, or the moment of a question. */
export const kpMomentFields = {
  ...birthMomentFields,
  ...namedPlace,
  timezone,
  ayanamsa_mode: Type.Optional({
    ...appliedAyanamsaMode,
    default: KP_RULES.ayanamsa_mode,
    description: 'sidereal zero point, in either case of letters; those of KP are named by their constant',
  }),
  ayanamsa_value: birthFields.ayanamsa_value,
  node_type: birthFields.node_type,
};

/** What follows the fields of a calculation. */
export const kpExtensions = (rules: readonly RuleName[]) => ({
  language: languageField,
  rules: rulesField(rules, KP_RULES),
  meta: metaField,
});

export const kpMomentChecks: Readonly<Record<string, FieldCheck>> = {
  date: birthDateCheck('date'),
  time: clockCheck('time'),
  ayanamsa_mode: ayanamsaCheck,
};

/** The choices that decide the longitudes of a KP chart. */
const KP_POSITION_RULES = [
  'ayanamsa_mode',
  'node_type',
  'positions',
  'lagna_nutation',
  'kp_latitude',
] as const satisfies readonly RuleName[];

/** Those of ruling planets. */
export const RULING_RULES = [
  ...KP_POSITION_RULES,
  'sunrise_definition',
  'node_conjunction',
  'node_aspects',
  'kp_day',
  'rp_scheme',
] as const satisfies readonly RuleName[];

/** Those of a whole chart. */
export const KP_CHART_RULES = [...RULING_RULES, 'cil_compare', 'year_length'] as const satisfies readonly RuleName[];

/** Those of the chart of a number. */
export const HORARY_RULES = [
  ...KP_CHART_RULES,
  'horary_point',
  'number_houses',
  'planet_of_108',
] as const satisfies readonly RuleName[];
