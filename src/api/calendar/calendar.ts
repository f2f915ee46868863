import type { CalendarAnswer } from '../../calculations/calendar/calendarRange.js';
import type { Language } from '../../calculations/fields/languages.js';
import type { CalendarDay } from '../../core/panchanga/range/calendarDays.js';
import { dateText } from '../../core/time/civilText.js';
import {
  angasRecord,
  dayNameRecord,
  lunarDateRecord,
  qualitiesRecord,
  risesRecord,
  solarDateRecord,
} from '../panchang/panchang.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import type { calendarDaySchema, calendarHeadSchema, calendarResponse } from './response.js';

/** The wire record of `POST /calendar`. */
export const calendarRecord = (answer: CalendarAnswer): Wire<typeof calendarResponse> => ({
  calendar: { ...calendarHead(answer), rows: calendarRows(answer) },
  resolved_time: clockUsedRecord(answer.clockUsed),
  meta: metaRecord(answer.meta),
});

/** Place, range and sections of a calendar. */
export const calendarHead = ({ input, from, to, days }: CalendarAnswer): Wire<typeof calendarHeadSchema> => ({
  from_date: dateText(from),
  to_date: dateText(to),
  place: input.place,
  latitude: input.latitude as number,
  longitude: input.longitude as number,
  sections: [...new Set(input.sections)],
  count: days.length,
});

/** A row for each date. */
export function calendarRows(answer: CalendarAnswer): Wire<typeof calendarDaySchema>[] {
  const clock = clockOf(answer.clock, answer.rounding);
  return answer.days.map((day) => calendarDayRecord(day, clock, answer.input.language));
}

function calendarDayRecord(day: CalendarDay, clock: Clock, language: Language): Wire<typeof calendarDaySchema> {
  const { basis, rises, angas, lunar, solar, qualities } = day;
  const { date, where } = basis;
  return {
    date: dateText(date),
    timezone: where.clock.offsetHoursAt(where.clock.startOf(date)),
    ...dayNameRecord(basis, language),
    ...(angas && { limbs: angasRecord(angas, clock, language) }),
    ...(rises && { sun_moon: risesRecord(basis, rises, clock) }),
    ...(qualities && { windows: qualitiesRecord(qualities, clock, language) }),
    ...(lunar && { lunar: lunarDateRecord(lunar, clock, language) }),
    ...(solar && { solar: solarDateRecord(solar, language) }),
  };
}
