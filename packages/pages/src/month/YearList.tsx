import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import type { FestivalCalendar } from '../almanac/almanacTypes.js';
import { FestivalName, FestivalTimes } from '../almanac/FestivalTable.js';
import { disputeOf, reasonOf } from '../almanac/reason.js';
import { placeParameters } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { Table } from '../parts/Table.js';
import { PATHS } from '../paths.js';
import type { MonthState } from './month.js';

interface YearListProps {
  readonly calendar: FestivalCalendar;
  readonly state: MonthState;
}

/** The festivals of a year by month, each with its times and the reason of its date. */
export function YearList({ calendar, state }: YearListProps): VNode {
  const { say, words, figures, dayMonth, monthYear } = useSpeech();
  const shown = calendar.observances;
  const months = [...new Set(shown.map(({ date }) => date.slice(0, 7)))];
  return (
    <div class="stack">
      {months.map((month) => (
        <Card key={month} title={monthYear(`${month}-01`)}>
          <Table
            caption={monthYear(`${month}-01`)}
            isStacked
            columns={[
              { name: words.report.phrase.date },
              { name: say.which_festivals },
              { name: say.times_to_observe },
              { name: say.reason },
            ]}
            rows={shown
              .filter(({ date }) => date.startsWith(month))
              .map((festival) => [
                <a
                  key="date"
                  class="nowrap"
                  href={addressOf(PATHS.day, { ...placeParameters(state.place), date: festival.date })}
                >
                  {dayMonth(festival.date)}
                  <span class="soft small"> {festival.weekday_name}</span>
                </a>,
                <FestivalName key="name" festival={festival} />,
                <FestivalTimes key="times" festival={festival} date={festival.date} />,
                <span key="reason" class="soft">
                  {reasonOf(festival, words, figures)} {festival.near_boundary && say.near_boundary}{' '}
                  {disputeOf(festival, words, dayMonth)}
                </span>,
              ])}
          />
        </Card>
      ))}
    </div>
  );
}
