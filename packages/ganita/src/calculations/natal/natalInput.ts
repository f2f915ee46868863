import { invalidInput } from '@ganita/core/errors/domainError.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { rulesFromRequest } from '@ganita/core/rules/rulesFromRequest.js';
import { resolveDivision } from '@ganita/core/vargas/resolveDivision.js';
import { Type } from 'typebox';
import type { Filled } from '../calculation.js';
import { birthFields } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { nullable, oneOf } from '../fields/schema.js';
import type { FieldCheck, RulesResolver } from '../validation/checkRequest.js';
import { chartInput } from './chartInput.js';
import { chartListFields } from './chartListFields.js';
import { dashaChecks, dashaFields } from './dashaFields.js';
import { SECTION_KEYS } from './sectionKeys.js';

const { dasha_levels: _levels, ...dashaOptions } = dashaFields;

/** Which keys, charts and dashas are computed: what the request of a chart and that of a comparison have in common. */
export const chartOptionFields = {
  sections: Type.Optional(
    nullable(
      Type.Array(oneOf(SECTION_KEYS, { title: 'SectionKey' }), {
        default: null,
        description: 'requested keys of the horoscope; null = all',
      }),
    ),
  ),
  ...dashaOptions,
  ...chartListFields,
  gender: chartInput.properties.gender,
};

/** The request of a natal chart: the shared block and the extension fields. */
export const natalInput = Type.Object({
  ...birthFields,
  sections: chartOptionFields.sections,
  ...chartInput.properties,
});

/** The request with its defaults filled in. */
export type NatalInput = Filled<typeof natalInput>;

/** SIDM_USER requires the user's degrees. */
export const ayanamsaCheck: FieldCheck = (value, body) => {
  if (value === 'SIDM_USER' && (body.ayanamsa_value ?? null) === null) {
    throw invalidInput('ayanamsa_mode', 'SIDM_USER requires ayanamsa_value', value, 'requires_field');
  }
};

/** A method of the factor, whatever the other fields of the chart. */
const chartMethodCheck: FieldCheck = (value, { divisional_chart_factor = 1 }) =>
  resolveDivision(
    {
      factor: divisional_chart_factor as number,
      method: value as number,
      baseRasi: null,
      countFromEndOfSign: null,
    },
    DEFAULT_RULES,
  );

const varnadaCheck: FieldCheck = (varnada_method) => resolveRules(DEFAULT_RULES, { varnada_method }, (name) => name);

type Fields = Readonly<Record<string, unknown>>;

/** A rule set of a chart: its choices must agree with the given fields. Errors: `invalid_input`. */
export const natalRuleSet = (field: string, chosen: Fields, given: Fields): Rules =>
  rulesFromRequest(given, chosen, DEFAULT_RULES, field);

export const natalRules: RulesResolver<Rules> = ({ rules }, given) => natalRuleSet('rules', rules as Fields, given);

export const natalChecks: Readonly<Record<string, FieldCheck>> = {
  date: birthDateCheck('date'),
  time: clockCheck('time'),
  ayanamsa_mode: ayanamsaCheck,
  chart_method: chartMethodCheck,
  varnada_method: varnadaCheck,
  ...dashaChecks,
};
