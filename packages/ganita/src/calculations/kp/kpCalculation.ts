import { KP_RULES } from '@ganita/core/rules/kpRules.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf } from '../engineMeta.js';
import { rulesOf } from '../fields/rulesChecks.js';
import { withPresentDashas } from '../natal/dashaFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { kpChartChecks, kpChartFields } from './chartFields.js';
import { type KpVimsottari, kpVimsottari } from './kpVimsottari.js';
import { type KpMoment, kpMoment, kpSettings } from './moment.js';
import { KP_CHART_RULES, kpExtensions, kpMomentChecks, kpMomentFields } from './momentFields.js';
import { type KpReading, kpReading } from './reading.js';

/** The request of `POST /kp`. */
const kpInput = Type.Object({ ...kpMomentFields, ...kpChartFields, ...kpExtensions(KP_CHART_RULES) });
export type KpInput = Filled<typeof kpInput>;

/** A KP chart of a birth or another moment. */
export interface KpAnswer {
  readonly input: KpInput;
  readonly moment: KpMoment;
  readonly reading: KpReading;
  readonly vimsottari: KpVimsottari;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<KpInput>, ports: Ports): KpAnswer {
  const { input, rules } = request;
  const moment = kpMoment(input, rules, ports);
  const { chart, sky } = moment.clock;
  const vimsottari = kpVimsottari(moment, input, rules, ports);
  return {
    input,
    moment,
    reading: kpReading(chart, sky, input, rules),
    vimsottari,
    meta: metaOf(request, ports, kpSettings(moment, rules, KP_CHART_RULES, { dasha_year_days: vimsottari.year.days })),
  };
}

/** `POST /kp`: the chart of Krishnamurti Paddhati. */
export const kp = calculation({
  request: kpInput,
  checks: { ...kpMomentChecks, ...kpChartChecks },
  rules: rulesOf({ base: KP_RULES }),
  resolveDefaults: withPresentDashas,
  birthField: 'date',
  compute,
});
