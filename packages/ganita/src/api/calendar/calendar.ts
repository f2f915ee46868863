import { touches } from '@ganita/core/eclipses/grahanasOfDay.js';
import type { CalendarDay } from '@ganita/core/panchanga/range/calendarDays.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { daysSince2000 } from '@ganita/core/time/julianDay.js';
import type { Language } from '@ganita/words/languages.js';
import type { CalendarAnswer, CalendarFestivals } from '../../calculations/calendar/calendarRange.js';
import { grahanaOfDayRecord } from '../eclipses/grahana.js';
import { endpointAnswer } from '../endpointAnswer.js';
import { festivalRecord } from '../festivals/festivals.js';
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
import type { calendarDaySchema, calendarHeadSchema } from './response.js';
import { calendarResponse } from './response.js';

/** The wire record of `POST /calendar`. */
export const calendarRecord = (answer: CalendarAnswer): Wire<typeof calendarResponse> => ({
  calendar: { ...calendarHead(answer), rows: calendarRows(answer) },
  resolved_time: clockUsedRecord(answer.range.clockUsed),
  meta: metaRecord(answer.meta),
});

/** Place, range and sections of a calendar. */
export const calendarHead = ({ input, range, days }: CalendarAnswer): Wire<typeof calendarHeadSchema> => ({
  from_date: dateText(range.from),
  to_date: dateText(range.to),
  place: input.place,
  latitude: input.latitude as number,
  longitude: input.longitude as number,
  sections: [...new Set(input.sections)],
  count: days.length,
});

/** A row for each date. */
export function calendarRows(answer: CalendarAnswer): Wire<typeof calendarDaySchema>[] {
  const { language } = answer.input;
  const clock = clockOf(answer.range.clock, answer.rounding);
  return answer.days.map((day) => ({
    ...calendarDayRecord(day, clock, language),
    ...(answer.input.sections.includes('grahanas') && { grahanas: grahanasRecord(day, answer, clock) }),
    ...(answer.festivals && { festivals: festivalsOfDay(day, answer.festivals, answer, clock) }),
  }));
}

const grahanasRecord = ({ basis }: CalendarDay, { grahanas, input }: CalendarAnswer, clock: Clock) =>
  grahanas.filter((one) => touches(one, basis.interval)).map((one) => grahanaOfDayRecord(one, clock, input.language));

function festivalsOfDay(
  { basis }: CalendarDay,
  { calendar, days }: CalendarFestivals,
  { grahanas, input }: CalendarAnswer,
  clock: Clock,
) {
  const show = { calendar, grahanas, clock, language: input.language, withEvidence: false };
  const index = daysSince2000(basis.date);
  return days.filter(({ occurrence }) => occurrence.day.index === index).map((one) => festivalRecord(one, show));
}

function calendarDayRecord(
  { basis, rises, angas, lunar, solar, qualities }: CalendarDay,
  clock: Clock,
  language: Language,
) {
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

/** The answer of `POST /calendar`. */
export const calendarAnswer = endpointAnswer({ schema: calendarResponse, record: calendarRecord });
