import { KP_RULES } from '@ganita/core/rules/kpRules.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf } from '../engineMeta.js';
import { rulesOf } from '../fields/rulesChecks.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { type KpMoment, kpMoment, kpSettings } from './moment.js';
import { kpExtensions, kpMomentChecks, kpMomentFields, RULING_RULES } from './momentFields.js';

/** The request of `POST /kp/ruling-planets`. */
const rulingInput = Type.Object({ ...kpMomentFields, ...kpExtensions(RULING_RULES) });
type RulingInput = Filled<typeof rulingInput>;

/** The ruling planets of a moment. */
export interface RulingAnswer {
  readonly input: RulingInput;
  readonly moment: KpMoment;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<RulingInput>, ports: Ports): RulingAnswer {
  const { input, rules } = request;
  const moment = kpMoment(input, rules, ports);
  return { input, moment, meta: metaOf(request, ports, kpSettings(moment, rules, RULING_RULES)) };
}

/** `POST /kp/ruling-planets`: the ruling planets of a moment and place. */
export const kpRulingPlanets = calculation({
  request: rulingInput,
  checks: kpMomentChecks,
  rules: rulesOf({ base: KP_RULES }),
  birthField: 'date',
  compute,
});
