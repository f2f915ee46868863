import { Type } from 'typebox';
import { invalidInput } from '../../core/errors/domainError.js';
import { GENDERS } from '../../core/facts/gender.js';
import { NATAL_RULES } from '../../core/rules/areas.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '../../core/rules/rules.js';
import { rulesFromRequest } from '../../core/rules/rulesFromRequest.js';
import { resolveDivision } from '../../core/vargas/resolveDivision.js';
import type { Filled } from '../calculation.js';
import { birthFields } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { metaField } from '../fields/metaSchema.js';
import { checkChoices, renameErrorField } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { nullable, oneOf } from '../fields/schema.js';
import type { FieldCheck, RulesResolver } from '../validation/checkRequest.js';
import { dashaChecks, dashaFields } from './dashaFields.js';
import { SECTION_KEYS, type SectionKey } from './sectionKeys.js';

/** A key of the horoscope; another text is a range error. */
const sectionKey = Type.Unsafe<SectionKey>(Type.String({ title: 'SectionKey' }));

/** The request of a natal chart: the shared block and the extension fields. */
export const natalInput = Type.Object({
  ...birthFields,
  sections: Type.Optional(
    nullable(Type.Array(sectionKey, { default: null, description: 'requested keys of the horoscope; null = all' })),
  ),
  ...dashaFields,
  gender: Type.Optional(
    nullable(oneOf(GENDERS, { default: null, description: 'for rules that differ between men and women' })),
  ),
  rules: rulesField(NATAL_RULES),
  meta: metaField,
});

/** The request with its defaults filled in. */
export type NatalInput = Filled<typeof natalInput>;

/** SIDM_USER requires the user's degrees. */
export const ayanamsaCheck: FieldCheck = (value, body) => {
  if (value === 'SIDM_USER' && (body.ayanamsa_value ?? null) === null) {
    throw invalidInput('ayanamsa_mode', 'SIDM_USER requires ayanamsa_value');
  }
};

const sectionsCheck: FieldCheck = (value) => {
  const unknown = ((value ?? []) as string[]).find((key) => !(SECTION_KEYS as readonly string[]).includes(key));
  if (unknown !== undefined) throw invalidInput('sections', `must contain only ${SECTION_KEYS.join(', ')}`, unknown);
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

/**
 * A rule set of a chart: its choices must be listed, agree with the given fields and form a chart. Errors:
 * `invalid_input`.
 */
export function natalRuleSet(field: string, chosen: Fields, given: Fields): Rules {
  checkChoices(chosen, NATAL_RULES, field);
  const rules = rulesFromRequest(given, chosen, DEFAULT_RULES, field);
  renameErrorField(field, () =>
    resolveDivision({ factor: 1, method: 1, baseRasi: null, countFromEndOfSign: null }, rules),
  );
  return rules;
}

export const natalRules: RulesResolver<Rules> = ({ rules }, given) => natalRuleSet('rules', rules as Fields, given);

export const natalChecks: Readonly<Record<string, FieldCheck>> = {
  date: birthDateCheck('date'),
  time: clockCheck('time'),
  ayanamsa_mode: ayanamsaCheck,
  chart_method: chartMethodCheck,
  varnada_method: varnadaCheck,
  sections: sectionsCheck,
  ...dashaChecks,
};

/** `ayanamsa_mode` and `calculation_type` are case-insensitive. */
export function normaliseBirth(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const normalised: Record<string, unknown> = { ...body };
  if (typeof body.ayanamsa_mode === 'string') normalised.ayanamsa_mode = body.ayanamsa_mode.toUpperCase();
  if (typeof body.calculation_type === 'string') normalised.calculation_type = body.calculation_type.toLowerCase();
  return normalised;
}
