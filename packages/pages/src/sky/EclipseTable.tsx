import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';

type Eclipse = ResponseOf<'eclipses'>['eclipses'][number];

/** The eclipses of a year: on Earth, and what is seen of them at the place. */
export function EclipseTable({ eclipses }: { readonly eclipses: readonly Eclipse[] }): VNode {
  const { say, words, longDate, clock, span, decimal } = useSpeech();
  if (eclipses.length === 0) return <p>{words.report.phrase.none}</p>;
  return (
    <Table
      caption={say.eclipses}
      columns={[
        { name: words.report.phrase.date },
        { name: say.eclipse },
        { name: say.greatest },
        { name: say.magnitude, isNumber: true },
        { name: words.report.phrase.nakshatra },
        { name: say.at_the_place },
      ]}
      rows={eclipses.map((eclipse) => {
        const { local } = eclipse;
        const seen = (local?.visible_intervals ?? []).map(({ start, end }) => span(start, end, eclipse.date));
        return [
          longDate(eclipse.date),
          `${eclipse.eclipse_kind_name}: ${eclipse.eclipse_type_name}`,
          clock(eclipse.max_at, eclipse.date),
          eclipse.magnitude === null ? '–' : decimal(eclipse.magnitude, 3),
          `${eclipse.eclipsed_body.maximum.sign_name}, ${eclipse.eclipsed_body.maximum.nakshatra_name}`,
          local?.visible === true
            ? `${say.visible}: ${local.local_type_name ?? ''} ${seen.join(', ')}`
            : say.not_visible,
        ];
      })}
    />
  );
}
