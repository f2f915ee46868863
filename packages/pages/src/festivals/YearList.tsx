import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import type { FestivalCalendar } from '../almanac/almanacTypes.js';
import { FestivalName, FestivalTimes } from '../almanac/FestivalTable.js';
import { disputeOf, reasonOf } from '../almanac/reason.js';
import { civilDate } from '../fields/dates.js';
import { type KnownPlace, placeParameters } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { Table } from '../parts/Table.js';
import { PATHS } from '../paths.js';

interface YearListProps {
  readonly calendar: FestivalCalendar;
  readonly place: KnownPlace;
}

/** The festivals of a year by month, each with its times; the reason of its date is folded. */
export function YearList({ calendar, place }: YearListProps): VNode {
  const { say, words, figures, dayMonth, monthYear } = useSpeech();
  const shown = calendar.observances;
  const months = [...new Set(shown.map(({ date }) => date.slice(0, 7)))];
  return (
    <div class="stack">
      <nav class="further" aria-label={say.nav_month}>
        {months.map((month) => (
          <a key={month} href={`#m${month.slice(5)}`}>
            {words.report.civilMonth[civilDate(`${month}-01`).month as keyof typeof words.report.civilMonth]}
          </a>
        ))}
      </nav>
      {months.map((month) => (
        <Card key={month} title={monthYear(`${month}-01`)} id={`m${month.slice(5)}`}>
          <Table
            caption={monthYear(`${month}-01`)}
            isStacked
            columns={[
              { name: words.report.phrase.date },
              { name: say.which_festivals },
              { name: say.times_to_observe },
            ]}
            rows={shown
              .filter(({ date }) => date.startsWith(month))
              .map((festival) => [
                <a
                  key="date"
                  class="nowrap"
                  href={addressOf(PATHS.day, { ...placeParameters(place), date: festival.date })}
                >
                  {dayMonth(festival.date)}
                  <span class="soft small"> {festival.weekday_name}</span>
                </a>,
                <div key="name" class={festival.rank === 1 ? 'great' : undefined}>
                  <FestivalName festival={festival} place={place} />
                  <details class="why">
                    <summary>{say.reason}</summary>
                    {reasonOf(festival, words, figures)} {festival.near_boundary && say.near_boundary}{' '}
                    {figures(disputeOf(festival, words, dayMonth))}
                  </details>
                </div>,
                <FestivalTimes key="times" festival={festival} date={festival.date} />,
              ])}
          />
        </Card>
      ))}
    </div>
  );
}
