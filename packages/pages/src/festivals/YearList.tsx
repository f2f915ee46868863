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
  /** Whether each month begins with its great festivals, and the others are folded. */
  readonly isFolded: boolean;
}

type Festival = FestivalCalendar['observances'][number];

/** The festivals of a year by month. */
export function YearList({ calendar, place, isFolded }: YearListProps): VNode {
  const { say, words, figures, monthYear } = useSpeech();
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
      {months.map((month) => {
        const title = monthYear(`${month}-01`);
        const all = shown.filter(({ date }) => date.startsWith(month));
        const great = isFolded ? all.filter(isGreat) : [];
        const others = great.length === 0 ? [] : all.filter((festival) => !isGreat(festival));
        const more = `${say.nav_more} (${figures(others.length)})`;
        return (
          <Card key={month} title={title} id={`m${month.slice(5)}`}>
            <FestivalList festivals={great.length === 0 ? all : great} place={place} caption={title} />
            {others.length > 0 && (
              <details class="options">
                <summary>{more}</summary>
                <FestivalList festivals={others} place={place} caption={`${title}: ${more}`} />
              </details>
            )}
          </Card>
        );
      })}
    </div>
  );
}

const isGreat = ({ rank }: Festival): boolean => rank === 1;

interface FestivalListProps {
  readonly festivals: readonly Festival[];
  readonly place: KnownPlace;
  readonly caption: string;
}

/** Festivals with their dates and times; the reason of each date is folded. */
function FestivalList({ festivals, place, caption }: FestivalListProps): VNode {
  const { say, words, figures, dayMonth } = useSpeech();
  return (
    <Table
      caption={caption}
      isStacked
      columns={[{ name: words.report.phrase.date }, { name: say.which_festivals }, { name: say.times_to_observe }]}
      rows={festivals.map((festival) => [
        <a key="date" class="nowrap" href={addressOf(PATHS.day, { ...placeParameters(place), date: festival.date })}>
          {dayMonth(festival.date)}
          <span class="soft small"> {festival.weekday_name}</span>
        </a>,
        <div key="name" class={isGreat(festival) ? 'great' : undefined}>
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
  );
}
