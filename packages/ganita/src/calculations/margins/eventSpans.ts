import { invalidInput } from '@ganita/core/errors/domainError.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import {
  addDays,
  type CivilDate,
  HOURS_PER_DAY,
  type JulianDayUt,
  julianDayUt,
  midnightOf,
} from '@ganita/core/time/julianDay.js';
import type { LifeEvent } from './rectificationInput.js';

/** When an event was: a moment, or a span of whole days. */
export interface EventSpan {
  readonly event: LifeEvent;
  readonly startJdUt: JulianDayUt;
  /** The same as the start for a moment. */
  readonly endJdUt: JulianDayUt;
  /** The moment itself, or the middle of the span. */
  readonly middleJdUt: JulianDayUt;
  readonly isMoment: boolean;
}

const NOON_DAYS = 12 / HOURS_PER_DAY;

/** The spans of events on the clock of the birth. Errors: `invalid_input` naming the event. */
export const eventSpans = (events: readonly LifeEvent[], offsetHours: number): readonly EventSpan[] =>
  events.map((event, index) => spanOf(event, `rectification.events[${index}]`, offsetHours));

function spanOf(event: LifeEvent, field: string, offsetHours: number): EventSpan {
  const { date = null, from_date: from = null, to_date: to = null, precision = 'day' } = event;
  const startOf = (day: CivilDate): JulianDayUt => midnightOf(day, offsetHours);
  if (date !== null) {
    if (from !== null || to !== null)
      throw invalidInput(field, 'has either a date, or from_date and to_date', null, 'contradiction');
    const day = parseDate(date, `${field}.date`, TRANSIT_YEARS);
    if (precision === 'day') return momentOf(event, julianDayUt(startOf(day) + NOON_DAYS));
    const { year, month } = day;
    return precision === 'month'
      ? daysOf(event, startOf({ year, month, day: 1 }), startOf(monthAfter(year, month)))
      : daysOf(event, startOf({ year, month: 1, day: 1 }), startOf({ year: year + 1, month: 1, day: 1 }));
  }
  if (from === null || to === null)
    throw invalidInput(field, 'requires a date, or from_date and to_date', null, 'requires_field');
  const first = startOf(parseDate(from, `${field}.from_date`, TRANSIT_YEARS));
  const end = startOf(addDays(parseDate(to, `${field}.to_date`, TRANSIT_YEARS), 1));
  if (end <= first) throw invalidInput(`${field}.to_date`, 'must not be before from_date', to, 'out_of_range');
  return daysOf(event, first, end);
}

const monthAfter = (year: number, month: number): CivilDate =>
  month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };

const momentOf = (event: LifeEvent, jdUt: JulianDayUt): EventSpan => ({
  event,
  startJdUt: jdUt,
  endJdUt: jdUt,
  middleJdUt: jdUt,
  isMoment: true,
});

const daysOf = (event: LifeEvent, startJdUt: JulianDayUt, endJdUt: JulianDayUt): EventSpan => ({
  event,
  startJdUt,
  endJdUt,
  middleJdUt: julianDayUt((startJdUt + endJdUt) / 2),
  isMoment: false,
});
