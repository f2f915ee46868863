import type { RuleName } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import type { CivilClock } from '@ganita/core/time/civilClock.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { civilDays, type TransitEvent, transitEvents, wholeDays } from '@ganita/core/transits/transitEvents.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { ayanamsaMode, date, latitude, longitude, timezone } from '../fields/birthFields.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth, noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { cosmeticPlace, grahasField, spanEndCheck } from '../fields/transitFields.js';
import { type ClockUsed, clockOfFields, clockUsed, zone } from '../fields/zoneFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { observedFigures, TRANSIT_RULES } from './transitRules.js';

const MAX_DAYS = 90;

/** The choices that affect the events of some days. */
const EVENT_RULES = [...TRANSIT_RULES, 'station'] as const satisfies readonly RuleName[];

/** The request of `POST /gochar/events`, in the contract's order; the last two are extensions. */
const eventsInput = Type.Object({
  from_date: date,
  to_date: date,
  latitude,
  longitude,
  timezone,
  zone,
  place: cosmeticPlace,
  planets: grahasField('grahas wanted; null = all nine'),
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(EVENT_RULES),
  meta: metaField,
});

/** The events of some days, in order of time. */
export interface GocharEventsAnswer {
  readonly input: Filled<typeof eventsInput>;
  readonly events: readonly TransitEvent[];
  /** The clock of the answer, and how it compares with that of the place. */
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<Filled<typeof eventsInput>>, ports: Ports): GocharEventsAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const [from, to] = [
    parseDate(input.from_date, 'from_date', TRANSIT_YEARS),
    parseDate(input.to_date, 'to_date', TRANSIT_YEARS),
  ];
  const window = civilDays(from, to, clock, rules.printed_rounding);
  const paths = openGrahaPaths(observatory, ports.transitTables);
  return {
    input,
    events: transitEvents(paths, input.planets ?? GRAHAS, window),
    clock,
    clockUsed: clockUsed(clock, input.zone, place, wholeDays(from, to, clock), ports.zones),
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(namedRules(rules, EVENT_RULES), observedFigures(rules, observatory, window.startJdUt)),
    ),
  };
}

/** `POST /gochar/events`: changes of sign and nakshatra, and stations of at most 91 days. */
export const gocharEvents = calculation({
  request: eventsInput,
  checks: {
    from_date: calendarDateCheck('from_date'),
    to_date: spanEndCheck('to_date', 'from_date', MAX_DAYS),
    ayanamsa_mode: ayanamsaWithoutBirth,
  },
  rules: rulesOf({ check: noUserAyanamsa }),
  compute,
});
