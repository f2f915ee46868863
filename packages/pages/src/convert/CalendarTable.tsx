import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { dayOf, lunarMonthOf, type RegionalDate } from '../almanac/CalendarLede.js';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';

type ConvertedDay = ResponseOf<'calendarConvert'>['converted'][number];

/** A day in every calendar, with the dates of its month. */
export function CalendarTable({ day }: { readonly day: ConvertedDay }): VNode {
  const { say, words, longDate } = useSpeech();
  return (
    <Table
      caption={`${say.in_calendars}, ${longDate(day.date)}`}
      columns={[{ name: say.lunar_calendar }, { name: words.report.phrase.date }, { name: say.month_lasts }]}
      rows={day.calendars.map((one) => [
        one.regional_calendar_name,
        <DateOfCalendar key="date" one={one} />,
        one.month_start === null || one.month_end === null
          ? '–'
          : `${longDate(one.month_start)} – ${longDate(one.month_end)}`,
      ])}
    />
  );
}

/** `8 Mangsir, Bikram Sambat 2083`, with what is not sure about it. */
function DateOfCalendar({ one }: { readonly one: RegionalDate }): VNode {
  const speech = useSpeech();
  const { say, figures } = speech;
  const { calendar_day, calendar_year, era_name, paksha_name, samvatsara } = one;
  const dayAndMonth =
    paksha_name === null ? dayOf(one, speech) : `${lunarMonthOf(one, speech)} ${paksha_name} ${figures(calendar_day)}`;
  return (
    <>
      {`${dayAndMonth}, ${era_name} ${figures(calendar_year)}`}
      {samvatsara !== null && ` · ${samvatsara.name}`}
      {one.near_boundary === true && <p class="soft small">{say.near_boundary}</p>}
      {one.predicted && <p class="soft small">{say.by_the_rule}</p>}
    </>
  );
}
