import type { VNode } from 'preact';
import type { ResponseOf } from '../../api/types.js';
import { Table } from '../parts/Table.js';
import { useSpeech } from '../speech.js';

type Event = ResponseOf<'gocharEvents'>['gochar_events'][number];

/** Changes of sign and stations; the Moon changes sign every other day and is left to the panchang. */
const isListed = ({ planet, type }: Event): boolean => planet !== 'Moon' && type !== 'nakshatra_change';

/** What the planets do next. */
export function EventTable({ events }: { readonly events: readonly Event[] }): VNode {
  const { say, words, longDate, clock } = useSpeech();
  return (
    <Table
      caption={say.next_changes}
      columns={[{ name: words.report.phrase.date }, { name: words.report.phrase.planet }, { name: say.next_changes }]}
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
