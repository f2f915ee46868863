import type { EventRow } from '@ganita/core/muhurta/eventRow.js';
import { eventRow } from '@ganita/core/muhurta/events/events.js';
import { astaByLongitudeIn, type MuhurtaDate, muhurtaScan as scanDates } from '@ganita/core/muhurta/muhurtaScan.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { PrintedRounding } from '@ganita/core/time/printedMoment.js';
import { wholeDays } from '@ganita/core/transits/transitEvents.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import { openBirthAndDays } from '../birthAndDays.js';
import type { BirthMoment } from '../birthMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, settingsOf } from '../engineMeta.js';
import { type EventPlace, eventPlaceOf } from '../fields/eventFields.js';
import { rulesOf } from '../fields/rulesChecks.js';
import { type ClockUsed, clockUsed, requireDate } from '../fields/zoneFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { withAstaNotes } from './astaNotes.js';
import { MUHURTA_RULES, muhurtaChecks, muhurtaInput } from './muhurtaInput.js';

type MuhurtaInput = Filled<typeof muhurtaInput>;

/** A scan with its request, the birth as resolved, and `meta`. */
export interface MuhurtaAnswer {
  readonly input: MuhurtaInput;
  readonly birth: BirthMoment;
  readonly event: EventRow;
  readonly where: EventPlace;
  /** How the clock of the event compares with that of its place. */
  readonly clockUsed: ClockUsed;
  /** Sidereal longitude of the natal Moon. */
  readonly natalMoonDeg: number;
  readonly dates: readonly MuhurtaDate[];
  readonly rounding: PrintedRounding;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<MuhurtaInput>, ports: Ports): MuhurtaAnswer {
  const { input, rules } = request;
  const { birth, natalMoonDeg, observatory, figures } = openBirthAndDays(input, rules, ports);
  const event = eventRow(input.event_type);
  const from = parseDate(input.from_date, 'from_date', TRANSIT_YEARS);
  const to = parseDate(input.to_date, 'to_date', TRANSIT_YEARS);
  const where = eventPlaceOf(input, { ...from, hour: 0, minute: 0, second: 0 }, ports.zones);
  const { clock, zone, place } = where;
  requireDate(from, clock, 'from_date');
  const dates = scanDates(
    observatory,
    {
      event,
      janma: { nakshatra: nakshatraOf(natalMoonDeg).nakshatra, sign: signOf(natalMoonDeg) },
      from,
      to,
      where,
      resolutionMinutes: input.day_part_resolution_minutes,
      respectWindows: input.respect_inauspicious_windows,
    },
    rules,
    ports.eclipseTables,
  );
  return {
    input,
    birth,
    event,
    where,
    clockUsed: clockUsed(clock, zone, place, wholeDays(from, to, clock), ports.zones),
    natalMoonDeg,
    dates,
    rounding: rules.printed_rounding,
    meta: withAstaNotes(
      metaOf(request, ports, settingsOf(namedRules(rules, MUHURTA_RULES), figures, DAILY_RULES)),
      astaByLongitudeIn(observatory, dates, where, rules),
      clock,
      rules.muhurta_asta_method,
    ),
  };
}

/** `POST /muhurta`: every date of a range scored for an event. */
export const muhurtaScan = calculation({
  request: muhurtaInput,
  checks: muhurtaChecks,
  rules: rulesOf({ base: DAILY_RULES }),
  birthField: 'date',
  compute,
});
