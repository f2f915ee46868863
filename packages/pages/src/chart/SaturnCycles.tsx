import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Fold } from '../parts/Fold.js';
import { Picture } from '../parts/Picture.js';
import { Table } from '../parts/Table.js';
import type { SaturnTimeline } from './chartTypes.js';
import { PARTS } from './PartsOfPage.js';

interface SaturnFoldProps {
  readonly timeline: SaturnTimeline;
  readonly svg: string;
}

/** Saturn through a life, as a picture and as a table. */
export function SaturnFold({ timeline, svg }: SaturnFoldProps): VNode {
  const { words } = useSpeech();
  return (
    <Fold title={words.report.phrase.saturn} id={PARTS.saturn}>
      <div class="columns">
        <Picture svg={svg} />
        <SaturnCycles timeline={timeline} />
      </div>
    </Fold>
  );
}

/** The sade satis of the life with their phases, and what runs now. */
function SaturnCycles({ timeline }: { readonly timeline: SaturnTimeline }): VNode {
  const { say, words, date } = useSpeech();
  // A cycle that reaches out of the ephemeris has no date at that end.
  const dated = (text: string | null): string => (text === null ? '–' : date(text));
  const { phrase } = words.report;
  const { sadeSati, nextCycle, cycles } = timeline;
  const running = cycles.find(
    ({ startDate, endDate }) => (startDate ?? '') <= timeline.asOf && timeline.asOf < (endDate ?? '9999'),
  );
  return (
    <div>
      <p>
        {sadeSati.active && running !== undefined
          ? filled(say.sade_sati_ends, { end: dated(running.endDate) }, words)
          : nextCycle === null
            ? ''
            : filled(say.sade_sati_next, { start: dated(nextCycle.startDate), end: dated(nextCycle.endDate) }, words)}
      </p>
      <Table
        caption={phrase.sade_sati}
        columns={[{ name: phrase.phase }, { name: phrase.start }, { name: phrase.end }]}
        rows={cycles.flatMap((cycle) =>
          cycle.phases.map((part) => [
            `${phrase.sade_sati}: ${part.phaseName}`,
            <span class="nowrap">{dated(part.startDate)}</span>,
            <span class="nowrap">{dated(part.endDate)}</span>,
          ]),
        )}
      />
    </div>
  );
}
