import { invalidInput } from '@ganita/core/errors/domainError.js';
import { type HoraryCusps, horaryCusps, wholeSignCusps } from '@ganita/core/kp/horary.js';
import { kpChart } from '@ganita/core/kp/kpChart.js';
import type { KpArc } from '@ganita/core/kp/kpTable.js';
import { type NumberFacts, numberFacts } from '@ganita/core/kp/numberFacts.js';
import {
  arcOfNumber,
  isEqualScheme,
  lastNumber,
  NUMBER_SCHEMES,
  type NumberScheme,
  pointOfArc,
} from '@ganita/core/kp/numberSchemes.js';
import { KP_RULES } from '@ganita/core/rules/kpRules.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf } from '../engineMeta.js';
import { rulesOf } from '../fields/rulesChecks.js';
import { oneOf } from '../fields/schema.js';
import { withPresentDashas } from '../natal/dashaFields.js';
import type { CheckedRequest, FieldCheck } from '../validation/checkRequest.js';
import { kpChartChecks, kpChartFields } from './chartFields.js';
import { type KpVimsottari, kpVimsottari } from './kpVimsottari.js';
import { type KpMoment, kpMoment, kpSettings } from './moment.js';
import { HORARY_RULES, kpExtensions, kpMomentChecks, kpMomentFields } from './momentFields.js';
import { type KpReading, kpReading } from './reading.js';

/** The number of a question, and how it is read. */
export const numberFields = {
  number: Type.Integer({
    minimum: 1,
    maximum: 2193,
    description: 'number that the questioner names, from 1 to the last of the scheme',
  }),
  number_scheme: Type.Optional(
    oneOf(NUMBER_SCHEMES, {
      title: 'NumberScheme',
      default: '249',
      description:
        'what the numbers count, from 0 Aries: 249 subs and 2193 sub-subs of KP, 108 navamsas, 1800 parts of D-150, 27 nakshatras, 12 signs',
    }),
  ),
};

export const numberCheck: FieldCheck = (value, body) => {
  const scheme = (body.number_scheme ?? '249') as NumberScheme;
  const last = lastNumber(scheme);
  if (value === null || !NUMBER_SCHEMES.includes(scheme) || (value as number) <= last) return;
  throw invalidInput('number', `must be a whole number from 1 to ${last}`, value, 'out_of_range');
};

/** The request of `POST /kp/horary`. */
const horaryInput = Type.Object({
  ...numberFields,
  ...kpMomentFields,
  ...kpChartFields,
  ...kpExtensions(HORARY_RULES),
});
export type HoraryInput = Filled<typeof horaryInput>;

/** The chart of a number. */
export interface HoraryAnswer {
  readonly input: HoraryInput;
  readonly arc: KpArc;
  readonly pointTicks: number;
  readonly moment: KpMoment;
  readonly cusps: HoraryCusps;
  readonly reading: KpReading;
  readonly vimsottari: KpVimsottari;
  readonly facts: NumberFacts;
  readonly meta: Meta;
}

/** Errors: `invalid_input` for a number whose point never rises at the latitude. */
function cuspsOf(input: HoraryInput, pointTicks: number, moment: KpMoment, rules: Rules): HoraryCusps {
  const { resolved, place } = moment.birth;
  const cusps = horaryCusps(moment.observatory, pointTicks, resolved.jdUt, place, rules);
  if (cusps === null) {
    throw invalidInput(
      'number',
      `names a degree of the zodiac that never rises at latitude ${place.latitudeDeg}, so its chart is not defined`,
      input.number,
    );
  }
  return isEqualScheme(input.number_scheme) && rules.number_houses === 'whole_sign'
    ? wholeSignCusps(pointTicks, cusps)
    : cusps;
}

function compute(request: CheckedRequest<HoraryInput>, ports: Ports): HoraryAnswer {
  const { input, rules } = request;
  const arc = arcOfNumber(input.number_scheme, input.number);
  const pointTicks = pointOfArc(arc, rules.horary_point);
  const moment = kpMoment(input, rules, ports);
  const cusps = cuspsOf(input, pointTicks, moment, rules);
  const chart = kpChart(cusps.cusps, moment.grahas, cusps.houseSystem);
  const vimsottari = kpVimsottari(moment, input, rules, ports);
  return {
    input,
    arc,
    pointTicks,
    moment,
    cusps,
    reading: kpReading(chart, { ...moment.clock.sky, armcDeg: cusps.armcDeg }, input, rules),
    vimsottari,
    facts: numberFacts(input.number_scheme, arc, pointTicks, rules),
    meta: metaOf(request, ports, kpSettings(moment, rules, HORARY_RULES, { dasha_year_days: vimsottari.year.days })),
  };
}

/** `POST /kp/horary`: the chart of a number and a moment. */
export const kpHorary = calculation({
  request: horaryInput,
  checks: { number: numberCheck, ...kpMomentChecks, ...kpChartChecks },
  rules: rulesOf({ base: KP_RULES }),
  resolveDefaults: withPresentDashas,
  birthField: 'date',
  compute,
});
