import { Type } from 'typebox';
import { invalidInput } from '../../core/errors/domainError.js';
import { NATAL_RULES } from '../../core/rules/areas.js';
import { rulesOfRequest } from '../../core/rules/given.js';
import { DEFAULT_RULES, resolveRules } from '../../core/rules/rules.js';
import { resolveDivision } from '../../core/vargas/resolveDivision.js';
import type { Filled } from '../calculation.js';
import { birthFields } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { GENDERS } from '../fields/gender.js';
import { byRuleSet } from '../fields/ruleSet.js';
import { rulesField } from '../fields/rulesField.js';
import { nullable, oneOf } from '../fields/schema.js';
import { rulesCheck } from '../fields/withoutBirth.js';
import type { FieldCheck } from '../validation/checkRequest.js';
import { dashaChecks, dashaFields } from './dashaFields.js';
import { SECTION_KEYS } from './sectionKeys.js';

/** The request of a natal chart: the shared block and the extension fields. */
export const natalInput = Type.Object({
  ...birthFields,
  sections: Type.Optional(
    nullable(
      Type.Array(Type.String(), { default: null, description: 'extension: keys of the horoscope wanted; null = all' }),
    ),
  ),
  ...dashaFields,
  gender: Type.Optional(
    nullable(oneOf(GENDERS, { default: null, description: 'extension: for rules that differ between men and women' })),
  ),
  rules: rulesField(NATAL_RULES),
});

/** The request with its defaults filled in. */
export type NatalInput = Filled<typeof natalInput>;

/** SIDM_USER needs the user's degrees. */
export const ayanamsaCheck: FieldCheck = (value, body) => {
  if (value === 'SIDM_USER' && (body.ayanamsa_value ?? null) === null) {
    throw invalidInput('ayanamsa_mode', 'SIDM_USER needs ayanamsa_value');
  }
};

const sectionsCheck: FieldCheck = (value) => {
  const unknown = ((value ?? []) as string[]).find((key) => !(SECTION_KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) throw invalidInput('sections', `must hold only ${SECTION_KEYS.join(', ')}`, unknown);
};

/** A method that the factor has, whatever else the chart is made of. */
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

/** Choices that are listed, that contradict no field, and that make a chart. */
export const natalRulesCheck = (field: string): FieldCheck => {
  const namesAndValues = rulesCheck(NATAL_RULES, field);
  return (value, body) => {
    namesAndValues(value, body);
    const chosen = value as Record<string, unknown>;
    const rules = rulesOfRequest(body, new Set(Object.keys(body)), chosen, DEFAULT_RULES, field);
    byRuleSet(field, () => resolveDivision({ factor: 1, method: 1, baseRasi: null, countFromEndOfSign: null }, rules));
  };
};

export const natalChecks: Readonly<Record<string, FieldCheck>> = {
  date: birthDateCheck('date'),
  time: clockCheck('time'),
  ayanamsa_mode: ayanamsaCheck,
  chart_method: chartMethodCheck,
  varnada_method: varnadaCheck,
  sections: sectionsCheck,
  ...dashaChecks,
  rules: natalRulesCheck('rules'),
};

/** `ayanamsa_mode` and `calculation_type` are taken in letters of any case. */
export function normaliseBirth(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const normalised: Record<string, unknown> = { ...body };
  if (typeof body.ayanamsa_mode === 'string') normalised.ayanamsa_mode = body.ayanamsa_mode.toUpperCase();
  if (typeof body.calculation_type === 'string') normalised.calculation_type = body.calculation_type.toLowerCase();
  return normalised;
}
