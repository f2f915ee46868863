import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { Paksha } from '@ganita/core/panchanga/angaNames.js';
import {
  REGIONAL_CALENDAR_IDS,
  REGIONAL_CALENDARS,
  type RegionalCalendarId,
  type RegionalMonth,
} from '@ganita/core/regionalCalendars/calendars.data.js';
import { datesOf, type WantedDate } from '@ganita/core/regionalCalendars/datesOf.js';
import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import {
  openRegionalCalendars,
  type RegionalCalendars,
  regionalDates,
} from '@ganita/core/regionalCalendars/regionalDates.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { type CivilClock, civilDay } from '@ganita/core/time/civilClock.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { CivilDate } from '@ganita/core/time/julianDay.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { angaPositionFlags, metaOf, namedRules, SOLAR_MONTH_POSITIONS, settingsOf } from '../engineMeta.js';
import { noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import { type ClockUsed, clockOfFields, clockUsed, requireDate } from '../fields/zoneFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { calendarConvertChecks } from './checks.js';
import { calendarConvertInput, REGIONAL_RULES } from './regionalCalendarsInput.js';

type ConvertInput = Filled<typeof calendarConvertInput>;

/** A Gregorian date, and what it is in each calendar. */
export interface ConvertedDate {
  readonly date: CivilDate;
  /** The Sun does not rise or does not set on the date. */
  readonly isSunEventSubstituted: boolean;
  readonly calendars: readonly (readonly [RegionalCalendarId, RegionalDate | null])[];
}

/** The dates of `POST /calendar/convert`. */
export interface CalendarConvertAnswer {
  readonly input: ConvertInput;
  readonly dates: readonly [ConvertedDate, ...ConvertedDate[]];
  readonly clock: CivilClock;
  readonly clockUsed: ClockUsed;
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

/** The Gregorian dates of a request. Errors: `invalid_input` for a date that the calendar does not have. */
function datesOfInput(
  input: ConvertInput,
  calendars: RegionalCalendars,
  clock: CivilClock,
): readonly [CivilDate, ...CivilDate[]] {
  if (input.date !== null) {
    const date = parseDate(input.date, 'date', TRANSIT_YEARS);
    requireDate(date, clock, 'date');
    return [date];
  }
  const wanted = wantedOf(input);
  const { dates, hasMonth } = datesOf(calendars, wanted);
  const [first, ...others] = dates;
  if (first !== undefined) return [first, ...others];
  const name = `${wanted.isAdhika ? 'adhika ' : ''}${wanted.month} of ${wanted.calendar} ${wanted.year}`;
  if (!hasMonth) throw invalidInput('from_month', `does not exist: there is no ${name}`, wanted.month, 'not_a_date');
  throw invalidInput(
    'from_day',
    wanted.paksha === null
      ? `does not exist in ${name}`
      : `does not exist in ${name}: no sunrise is in ${wanted.paksha} ${wanted.day}`,
    wanted.day,
    'not_a_date',
  );
}

/** The date of a request in a calendar; the check has made sure that its parts are given and are of the calendar. */
const wantedOf = (input: ConvertInput): WantedDate => ({
  calendar: input.from_calendar as RegionalCalendarId,
  year: input.from_year as number,
  month: input.from_month as RegionalMonth,
  day: input.from_day as number,
  paksha: input.from_paksha as Paksha | null,
  isAdhika: input.from_adhika,
});

function compute(request: CheckedRequest<ConvertInput>, ports: Ports): CalendarConvertAnswer {
  const { input, rules } = request;
  const observatory = angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules);
  const clock = clockOfFields(input, ports.zones);
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const calendars = openRegionalCalendars(observatory, { place, clock }, rules);
  const [first, ...others] = datesOfInput(input, calendars, clock);
  const ids = input.calendars ?? REGIONAL_CALENDAR_IDS;
  const converted = (date: CivilDate): ConvertedDate => ({
    date,
    isSunEventSubstituted:
      ids.some((id) => REGIONAL_CALENDARS[id].kind !== 'civil') && calendars.sky.sunrise(date) === null,
    calendars: regionalDates(calendars, date, ids),
  });
  const day = civilDay(first, clock);
  return {
    input,
    dates: [converted(first), ...others.map(converted)],
    clock,
    clockUsed: clockUsed(clock, input.zone, place, day, ports.zones),
    rounding: rules.printed_rounding,
    meta: metaOf(
      request,
      ports,
      settingsOf(
        namedRules(rules, REGIONAL_RULES),
        {
          ayanamsa_value: observatory.ayanamsaDeg(day.startJdUt),
          position_flags: angaPositionFlags(rules),
          solar_month_positions: SOLAR_MONTH_POSITIONS,
        },
        DAILY_RULES,
      ),
    ),
  };
}

/** `POST /calendar/convert`: a date in the calendars of the regions, and a date of one of them in the others. */
export const calendarConvert = calculation({
  request: calendarConvertInput,
  checks: calendarConvertChecks,
  rules: rulesOf({ base: DAILY_RULES, check: noUserAyanamsa }),
  compute,
});
