import { recordFrom } from '@ganita/core/records.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { type CivilClock, civilDay } from '@ganita/core/time/civilClock.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { type NextChanges, nextChanges } from '@ganita/core/transits/nextChanges.js';
import { retrogradePlanets, type TransitingGrahas, transitingGrahas } from '@ganita/core/transits/transitingGrahas.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { ayanamsaMode, date, latitude, longitude, timezone } from '../fields/birthFields.js';
import { calendarDateCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { ayanamsaWithoutBirth, noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { cosmeticPlace } from '../fields/transitFields.js';
import { type ClockUsed, clockOfFields, clockUsed, requireDate, zone } from '../fields/zoneFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { observedFigures, TRANSIT_RULES } from './transitRules.js';

const NOON = { hour: 12, minute: 0, second: 0 };

/** The request of `POST /gochar`, in the contract's order; the last two are extensions. */
const gocharInput = Type.Object({
  date,
  latitude,
  longitude,
  timezone,
  zone,
  place: cosmeticPlace,
  ayanamsa_mode: ayanamsaMode,
  language: languageField,
  rules: rulesField(TRANSIT_RULES),
  meta: metaField,
});

/** The grahas at local noon of a date, with what they enter next. */
export interface GocharAnswer {
  readonly input: Filled<typeof gocharInput>;
  readonly jdUt: JulianDayUt;
  /** The clock of the answer, and how it compares with that of the place. */
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly grahas: TransitingGrahas;
  readonly changes: Readonly<Record<Graha, NextChanges>>;
  readonly retrogradeNow: readonly Graha[];
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<Filled<typeof gocharInput>>, ports: Ports): GocharAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const paths = openGrahaPaths(observatory, ports.transitTables);
  const clock = clockOfFields(input, ports.zones);
  const date = parseDate(input.date, 'date', TRANSIT_YEARS);
  requireDate(date, clock, 'date');
  const jdUt = clock.momentOf({ ...date, ...NOON });
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const grahas = transitingGrahas(observatory, jdUt);
  return {
    input,
    jdUt,
    clock,
    clockUsed: clockUsed(
      clock,
      input.zone,
      place,
      { startJdUt: jdUt, endJdUt: civilDay(date, clock).endJdUt },
      ports.zones,
    ),
    grahas,
    changes: recordFrom(GRAHAS, (graha) => nextChanges(paths, graha, jdUt)),
    retrogradeNow: retrogradePlanets(grahas),
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(namedRules(rules, TRANSIT_RULES), observedFigures(rules, observatory, jdUt)),
    ),
  };
}

/** `POST /gochar`: the nine grahas at local noon of a date. */
export const gochar = calculation({
  request: gocharInput,
  checks: {
    date: calendarDateCheck('date'),
    ayanamsa_mode: ayanamsaWithoutBirth,
  },
  rules: rulesOf({ check: noUserAyanamsa }),
  compute,
});
