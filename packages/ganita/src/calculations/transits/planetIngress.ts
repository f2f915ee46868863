import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import type { CivilClock } from '@ganita/core/time/civilClock.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { type Ingress, ingressesOf } from '@ganita/core/transits/ingresses.js';
import { civilDays, wholeDays } from '@ganita/core/transits/transitEvents.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { ayanamsaMode, date, OFFSET_BOUNDS } from '../fields/birthFields.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth, noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { grahasField, spanEndCheck } from '../fields/transitFields.js';
import { type ClockUsed, clockOfFields, clockUsed, zone } from '../fields/zoneFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { observedFigures, TRANSIT_RULES } from './transitRules.js';

/** Five years, one of them a leap year, both ends counted. */
const MAX_DAYS = 1827;
const SLOW_GRAHAS: readonly Graha[] = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'];

/** The request of `POST /planet-ingress`, in the contract's order; the last two are extensions. */
const ingressInput = Type.Object({
  planets: grahasField('grahas wanted; null = Saturn, Jupiter, Rahu, Ketu'),
  from_date: date,
  to_date: date,
  timezone: Type.Optional(Type.Number({ ...OFFSET_BOUNDS, default: 0, description: 'UTC offset in hours' })),
  zone,
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(TRANSIT_RULES),
  meta: metaField,
});

/** The sign changes of some years, in order of time. */
export interface PlanetIngressAnswer {
  readonly input: Filled<typeof ingressInput>;
  readonly ingresses: readonly Ingress[];
  /** The clock of the answer, and how it compares with that of the place. */
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<Filled<typeof ingressInput>>, ports: Ports): PlanetIngressAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const [from, to] = [
    parseDate(input.from_date, 'from_date', TRANSIT_YEARS),
    parseDate(input.to_date, 'to_date', TRANSIT_YEARS),
  ];
  const window = civilDays(from, to, clock, rules.printed_rounding);
  const paths = openGrahaPaths(observatory, ports.transitTables);
  return {
    input,
    ingresses: ingressesOf(paths, input.planets ?? SLOW_GRAHAS, window),
    clock,
    clockUsed: clockUsed(clock, input.zone, null, wholeDays(from, to, clock), ports.zones),
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(namedRules(rules, TRANSIT_RULES), observedFigures(rules, observatory, window.startJdUt)),
    ),
  };
}

/** `POST /planet-ingress`: every sign change of some grahas in at most five years. */
export const planetIngress = calculation({
  request: ingressInput,
  checks: {
    from_date: calendarDateCheck('from_date'),
    to_date: spanEndCheck('to_date', 'from_date', MAX_DAYS),
    ayanamsa_mode: ayanamsaWithoutBirth,
  },
  rules: rulesOf({ check: noUserAyanamsa }),
  compute,
});
