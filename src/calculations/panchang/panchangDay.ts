import { panchangDay as computeDay, type PanchangDay } from '../../core/panchanga/panchangDay.js';
import { DAILY_RULES } from '../../core/rules/dailyRules.js';
import { angaObservatoryOf } from '../../core/sky/angaObservatory.js';
import { openObservatory } from '../../core/sky/observatory.js';
import { parseDate, TRANSIT_YEARS } from '../../core/time/civilText.js';
import type { PrintedRounding } from '../../core/time/printedMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { noUserAyanamsa, rulesOf, upperCaseAyanamsa } from '../fields/rulesChecks.js';
import { angaPositionFlags, metaOf, namedRules, SOLAR_MONTH_POSITIONS, settingsOf } from '../meta.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { PANCHANG_RULES, panchangChecks, panchangInput } from './input.js';

type PanchangInput = Filled<typeof panchangInput>;

/** A panchang with its request and `meta`. */
export interface PanchangAnswer {
  readonly input: PanchangInput;
  readonly day: PanchangDay;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<PanchangInput>, ports: Ports): PanchangAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const where = {
    place: { latitudeDeg: input.latitude, longitudeDeg: input.longitude },
    utcOffsetHours: input.timezone,
  };
  const day = computeDay(observatory, parseDate(input.date, 'date', TRANSIT_YEARS), where, rules);
  return {
    input,
    day,
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(
        {
          ...namedRules(rules, PANCHANG_RULES),
          ayanamsa_value: observatory.ayanamsaDeg(day.interval.startJdUt),
          position_flags: angaPositionFlags(rules),
          solar_month_positions: SOLAR_MONTH_POSITIONS,
          anchored_to: day.sunDay === null ? 'midnight' : 'sunrise',
        },
        DAILY_RULES,
      ),
    ),
  };
}

/** `POST /panchang`: the panchanga of one date at one place. */
export const panchangDay = calculation({
  request: panchangInput,
  checks: panchangChecks,
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  normalise: upperCaseAyanamsa,
  compute,
});
