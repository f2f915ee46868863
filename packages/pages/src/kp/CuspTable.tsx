import type { VNode } from 'preact';
import { durationText } from '../durations.js';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { KpChart } from './kpTypes.js';

/** The twelve cusps with their lords, and how long the sky turns until each enters the next sub. */
export function CuspTable({ cusps }: { readonly cusps: KpChart['cusps'] }): VNode {
  const { words, degrees, figures } = useSpeech();
  const { phrase } = words.report;
  const { body } = words.zodiac;
  return (
    <Table
      caption={words.kp.phrase.cusps}
      columns={[
        { name: phrase.house },
        { name: phrase.sign },
        { name: phrase.degrees, isNumber: true },
        { name: words.kp.agency.sign_lord },
        { name: phrase.star_lord },
        { name: phrase.sub_lord },
        { name: words.kp.phrase.sub_sub_lord },
        { name: phrase.nakshatra },
        { name: figures(words.kp.phrase.kp_number), isNumber: true },
        { name: words.kp.phrase.next_sub, isNumber: true },
      ]}
      rows={cusps.map(({ kp_lords: lords, ...cusp }) => [
        figures(cusp.house),
        cusp.sign_name,
        degrees(cusp.longitude),
        body[lords.sign_lord],
        body[lords.star_lord],
        <b key="sub">{body[lords.sub_lord]}</b>,
        body[lords.sub_sub_lord],
        <span key="nakshatra" class="nowrap">{`${cusp.nakshatra_name} ${figures(cusp.pada)}`}</span>,
        figures(lords.kp_number),
        cusp.seconds_to_next_sub === null ? '–' : figures(durationText(cusp.seconds_to_next_sub, words)),
      ])}
    />
  );
}
