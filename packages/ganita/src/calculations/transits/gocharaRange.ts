import { hasDate } from '@ganita/core/time/civilClock.js';
import { parseDate, parseTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { addDays, daysSince2000 } from '@ganita/core/time/julianDay.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf } from '../engineMeta.js';
import { date } from '../fields/birthFields.js';
import { calendarDateCheck, clockCheck } from '../fields/dateChecks.js';
import { eventFields } from '../fields/eventFields.js';
import { spanEndCheck } from '../fields/transitFields.js';
import { type ClockUsed, clockUsed, requireDate } from '../fields/zoneFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { type GocharaContext, gocharaContext, gocharaSettings, ignoredIncludes } from './gocharaContext.js';
import {
  clockField,
  type GocharaRules,
  gocharaChecks,
  gocharaExtensions,
  gocharaRules,
  includeField,
  transitBirth,
} from './gocharaFields.js';
import { type GocharaMoment, gocharaMoment } from './gocharaMomentCalculation.js';

const MAX_DAYS = 60;

/** The request of `POST /gochara/range`, in the contract's order; the last three are extensions. */
const rangeInput = Type.Object({
  ...transitBirth,
  from_date: date,
  to_date: date,
  time_of_day: clockField,
  ...eventFields,
  include: includeField,
  ...gocharaExtensions,
});

/** Transits of one time of day over some dates, compared with one birth. */
export interface GocharaRangeAnswer {
  readonly input: Filled<typeof rangeInput>;
  readonly context: GocharaContext;
  /** One for each date that the clock has, both ends included. */
  readonly days: readonly [GocharaMoment, ...GocharaMoment[]];
  /** How the clock of the event compares with that of its place. */
  readonly clockUsed: ClockUsed;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<Filled<typeof rangeInput>, GocharaRules>, ports: Ports): GocharaRangeAnswer {
  const { input } = request;
  const first = parseDate(input.from_date, 'from_date', TRANSIT_YEARS);
  const more = daysSince2000(parseDate(input.to_date, 'to_date', TRANSIT_YEARS)) - daysSince2000(first);
  const time = parseTime(input.time_of_day, 'time_of_day');
  const context = gocharaContext(request, { ...first, ...time }, ports);
  const { clock, zone, place } = context.event;
  requireDate(first, clock, 'from_date');
  const firstDay = gocharaMoment(context, first, time);
  const later = Array.from({ length: more }, (_, day) => addDays(first, day + 1))
    .filter((date) => hasDate(date, clock))
    .map((date) => gocharaMoment(context, date, time));
  const window = { startJdUt: clock.startOf(first), endJdUt: clock.startOf(addDays(first, more + 1)) };
  return {
    input,
    context,
    days: [firstDay, ...later],
    clockUsed: clockUsed(clock, zone, place, window, ports.zones),
    meta: metaOf(request, ports, gocharaSettings(context, firstDay.jdUt), ignoredIncludes(input)),
  };
}

/** `POST /gochara/range`: transits of at most 61 dates compared with a birth. */
export const gocharaRange = calculation({
  request: rangeInput,
  checks: {
    ...gocharaChecks,
    from_date: calendarDateCheck('from_date'),
    to_date: spanEndCheck('to_date', 'from_date', MAX_DAYS),
    time_of_day: clockCheck('time_of_day'),
  },
  rules: gocharaRules,
  birthField: 'date',
  compute,
});
