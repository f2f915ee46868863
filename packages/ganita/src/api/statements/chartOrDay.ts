import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { rulesFromRequest } from '@ganita/core/rules/rulesFromRequest.js';
import { Type } from 'typebox';
import type { Meta, Ports } from '../../calculations/calculation.js';
import { metaOf, namedRules, settingsOf } from '../../calculations/engineMeta.js';
import { time } from '../../calculations/fields/birthFields.js';
import { clockCheck } from '../../calculations/fields/dateChecks.js';
import { described, nullable } from '../../calculations/fields/schema.js';
import { chartInput } from '../../calculations/natal/chartInput.js';
import { natalChecks, natalRuleSet } from '../../calculations/natal/natalInput.js';
import type { CheckedRequest, FieldCheck, RulesResolver } from '../../calculations/validation/checkRequest.js';
import { ROW_FIELDS } from '../columns/columnsCalculation.js';

/** The fields of a birth, or of a day where `time` is left out. */
export const CHART_OR_DAY = {
  ...ROW_FIELDS,
  date: described(ROW_FIELDS.date, 'YYYY-MM-DD; date of the birth, or of the day where `time` is left out'),
  time: Type.Optional(nullable({ ...time, default: null })),
};

/** How much of the settings its answer shows. */
export const META_FIELD = chartInput.properties.meta;

/** The choices of the chart, and those of the days. */
export interface ChartAndDayRules {
  readonly chart: Rules;
  readonly days: Rules;
}

export const chartAndDayRules: RulesResolver<ChartAndDayRules> = ({ rules }, given) => {
  const chosen = rules as Readonly<Record<string, unknown>>;
  const { ayanamsa_mode } = given;
  return {
    chart: natalRuleSet('rules', chosen, given),
    days: rulesFromRequest({ ayanamsa_mode }, chosen, DAILY_RULES),
  };
};

export const chartOrDayChecks: Readonly<Record<string, FieldCheck>> = {
  ...natalChecks,
  time: (value, body, limits) => value === null || clockCheck('time')(value, body, limits),
};

/** `meta` of such a request: the choices of a chart. */
export const metaOfChart = (
  request: Parameters<typeof metaOf>[0] & Pick<CheckedRequest<unknown, ChartAndDayRules>, 'rules'>,
  ports: Ports,
): Meta => metaOf(request, ports, settingsOf(namedRules(request.rules.chart, NATAL_RULES)));
