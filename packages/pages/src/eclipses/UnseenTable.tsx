import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Eclipse } from './EclipseCard.js';

/** The eclipses of which nothing is seen at the place. */
export function UnseenTable({ eclipses }: { readonly eclipses: readonly Eclipse[] }): VNode {
  const { say, words, longDate, clock } = useSpeech();
  return (
    <Table
      caption={say.not_visible}
      isStacked
      columns={[
        { name: words.report.phrase.date },
        { name: say.eclipse },
        { name: say.greatest },
        { name: words.report.phrase.nakshatra },
      ]}
      rows={eclipses.map((eclipse) => [
        longDate(eclipse.date),
        `${eclipse.eclipse_kind_name}: ${eclipse.eclipse_type_name}`,
        clock(eclipse.max_at, eclipse.date),
        `${eclipse.eclipsed_body.maximum.sign_name}, ${eclipse.eclipsed_body.maximum.nakshatra_name}`,
      ])}
    />
  );
}
