import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';

type Event = ResponseOf<'gocharEvents'>['gochar_events'][number];

/** Changes of sign and stations; the Moon changes sign every other day and is left to the panchang. */
const isListed = ({ planet, type }: Event): boolean => planet !== 'Moon' && type !== 'nakshatra_change';

interface EventTableProps {
  readonly title: string;
  readonly events: readonly Event[];
}

/** What the planets do in some days. */
export function EventTable({ title, events }: EventTableProps): VNode {
  const { words, longDate, clock } = useSpeech();
  return (
    <Table
      caption={title}
      columns={[{ name: words.report.phrase.date }, { name: words.report.phrase.planet }, { name: title }]}
      rows={events.filter(isListed).map((event) => [
        <>
          {longDate(event.date)} <span class="soft">{clock(event.at)}</span>
        </>,
        event.planet_name,
        event.type === 'sign_change'
          ? `${event.from_name ?? ''} → ${event.to_name ?? ''}`
          : event.direction === 'retrograde'
            ? words.pictures.phrase.becomes_retrograde
            : words.pictures.phrase.becomes_direct,
      ])}
    />
  );
}
