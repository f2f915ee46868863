import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';

type ConvertedDay = ResponseOf<'calendarConvert'>['converted'][number];
type RegionalDate = ConvertedDay['calendars'][number];

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

/** `8 Mangsir 2083, Bikram Sambat`, with what is not sure about it. */
function DateOfCalendar({ one }: { readonly one: RegionalDate }): VNode {
  const { say, words, figures } = useSpeech();
  const { calendar_day, calendar_month_name, calendar_year, era_name, paksha_name, is_adhika, samvatsara } = one;
  const month = is_adhika === true ? `${calendar_month_name} (${words.report.phrase.adhika})` : calendar_month_name;
  const day = figures(calendar_day);
  const dayAndMonth = paksha_name === null ? `${day} ${month}` : `${month} ${paksha_name} ${day}`;
  return (
    <>
      {`${dayAndMonth} ${figures(calendar_year)}, ${era_name}`}
      {samvatsara !== null && ` · ${samvatsara.name}`}
      {one.near_boundary === true && <p class="soft small">{say.near_boundary}</p>}
      {one.predicted && <p class="soft small">{say.by_the_rule}</p>}
    </>
  );
}
