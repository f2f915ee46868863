import type { VNode } from 'preact';
import type { KnownPlace } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Festival } from './almanacTypes.js';
import { festivalAddress } from './festivalAddress.js';
import { disputeOf, reasonOf } from './reason.js';

interface FestivalsOfDayProps {
  readonly festivals: readonly Festival[];
  readonly date: string;
  readonly place: KnownPlace;
}

/** The lowest rank that is open: what is public, and what is widely kept. */
const WIDELY_KEPT = 2;

/** In the order of their ranks, those of one rank as they were. */
export const byRank = <F extends Pick<Festival, 'rank'>>(festivals: readonly F[]): readonly F[] =>
  festivals.toSorted((a, b) => a.rank - b.rank);

/** The festivals of a date, the great ones first; what few keep is folded where there is a great one. */
export function FestivalsOfDay({ festivals, date, place }: FestivalsOfDayProps): VNode {
  const { words } = useSpeech();
  if (festivals.length === 0) return <p>{words.report.phrase.none}</p>;
  const great = byRank(festivals.filter(({ rank }) => rank <= WIDELY_KEPT));
  const others = byRank(festivals.filter(({ rank }) => rank > WIDELY_KEPT));
  const table = (shown: readonly Festival[], caption: string): VNode => (
    <FestivalTable festivals={shown} date={date} place={place} caption={caption} />
  );
  const { of_few: ofFew } = words.occasions.festival;
  const { festivals_of_day: ofDay } = words.pages.phrase;
  if (great.length === 0) return table(others, ofDay);
  return (
    <>
      {table(great, ofDay)}
      {others.length > 0 && (
        <details class="options">
          <summary>{ofFew}</summary>
          {table(others, ofFew)}
        </details>
      )}
    </>
  );
}

interface FestivalTableProps extends FestivalsOfDayProps {
  readonly caption: string;
}

/** Festivals of a date with their times and the reason of the date. */
function FestivalTable({ festivals, date, place, caption }: FestivalTableProps): VNode {
  const { say, words, figures, dayMonth } = useSpeech();
  return (
    <Table
      caption={caption}
      isStacked
      columns={[{ name: say.which_festivals }, { name: say.times_to_observe }, { name: say.reason }]}
      rows={festivals.map((festival) => [
        <FestivalName key="name" festival={festival} place={place} />,
        <FestivalTimes key="times" festival={festival} date={date} />,
        <span key="reason" class="soft">
          {reasonOf(festival, words, figures)} {festival.near_boundary && say.near_boundary}{' '}
          {figures(disputeOf(festival, words, dayMonth))}
        </span>,
      ])}
    />
  );
}

interface FestivalNameProps {
  readonly festival: Festival;
  readonly place: KnownPlace;
}

/** The name of a festival, which leads to its page, and who keeps it where that is not everyone. */
export const FestivalName = ({ festival, place }: FestivalNameProps): VNode => (
  <>
    <a class="festival-name" href={festivalAddress(festival.id, place)}>
      {festival.name}
    </a>
    {!festival.for.includes('all') && <span class="soft small"> {festival.for_names.join(', ')}</span>}
  </>
);

interface FestivalTimesProps {
  readonly festival: Festival;
  readonly date: string;
  /** Only of these kinds; all where left out. */
  readonly kinds?: readonly Festival['festival_windows'][number]['window_kind'][];
}

/** Whether a festival has times to show. */
export const hasTimes = ({ anga, festival_windows: windows }: Festival): boolean =>
  anga?.anga_kind === 'sankranti' || windows.length > 0;

/** The times to observe of a festival; before them the moment of the sankranti that it is of. */
export function FestivalTimes({ festival, date, kinds }: FestivalTimesProps): VNode {
  const { words, clock, span } = useSpeech();
  const { anga, festival_windows: windows } = festival;
  const shown = windows.filter(({ window_kind: kind }) => kinds?.includes(kind) ?? true);
  return (
    <ul class="stretches">
      {anga?.anga_kind === 'sankranti' && (
        <li>
          {words.festivalParts.category.sankranti} {clock(anga.starts, date)}
        </li>
      )}
      {shown.map(({ id, name, start, end }) => (
        <li key={id}>
          {name} {start === end ? clock(start, date) : span(start, end, date)}
        </li>
      ))}
    </ul>
  );
}
