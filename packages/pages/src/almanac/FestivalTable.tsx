import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Festival } from './almanacTypes.js';
import { disputeOf, reasonOf } from './reason.js';

interface FestivalTableProps {
  readonly festivals: readonly Festival[];
  /** The date of the page, where the table is of one. */
  readonly date: string;
}

/** The festivals of a date with their times and the reason of the date. */
export function FestivalTable({ festivals, date }: FestivalTableProps): VNode {
  const { say, words, figures, dayMonth } = useSpeech();
  if (festivals.length === 0) return <p>{words.report.phrase.none}</p>;
  return (
    <Table
      caption={say.festivals_of_day}
      isStacked
      columns={[{ name: say.which_festivals }, { name: say.times_to_observe }, { name: say.reason }]}
      rows={festivals.map((festival) => [
        <FestivalName key="name" festival={festival} />,
        <FestivalTimes key="times" festival={festival} date={date} />,
        <span key="reason" class="soft">
          {reasonOf(festival, words, figures)} {festival.near_boundary && say.near_boundary}{' '}
          {disputeOf(festival, words, dayMonth)}
        </span>,
      ])}
    />
  );
}

/** The name of a festival, and who keeps it where that is not everyone. */
export const FestivalName = ({ festival }: { readonly festival: Festival }): VNode => (
  <>
    <b>{festival.name}</b>
    {!festival.for.includes('all') && <span class="soft small"> {festival.for_names.join(', ')}</span>}
  </>
);

interface FestivalTimesProps {
  readonly festival: Festival;
  readonly date: string;
}

/** The times to observe of a festival. */
export function FestivalTimes({ festival, date }: FestivalTimesProps): VNode {
  const { clock } = useSpeech();
  return (
    <ul class="stretches">
      {festival.festival_windows.map(({ id, name, start, end }) => (
        <li key={id}>
          {name} {start === end ? clock(start, date) : `${clock(start, date)} – ${clock(end, start.slice(0, 10))}`}
        </li>
      ))}
    </ul>
  );
}
