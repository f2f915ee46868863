import { type Strictness, stricterThan } from '@ganita/core/conditions/muhurtaTree.js';
import { FACTORS } from '@ganita/core/muhurta/eventRow.js';
import { type EventType, eventRow } from '@ganita/core/muhurta/events/events.js';
import { weightsOf } from '@ganita/core/muhurta/score.js';
import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { hoursText } from '../durations.js';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { FoundInterval } from './muhurtaTypes.js';

interface IntervalTableProps {
  readonly event: EventType;
  readonly intervals: readonly FoundInterval[];
  readonly strictness: Strictness;
}

/** When an event may be, in order of time: length, rising sign, points by factor, and what a stricter level rejects. The most points are bold. */
export function IntervalTable({ event, intervals, strictness }: IntervalTableProps): VNode {
  const { words, weekdayDate, clock, figures, decimal } = useSpeech();
  const { phrase, part } = words.muhurta;
  const weights = weightsOf(eventRow(event));
  const best = Math.max(...intervals.map(({ score }) => score));
  const stricter = stricterThan(strictness);
  const points = (value: number | null): string =>
    value === null ? '–' : decimal(value, Number.isInteger(value) ? 0 : 1);
  // Fewer without a birth, whose factors do not count.
  const most = String(intervals[0]?.score_most ?? 100);
  return (
    <Table
      caption={phrase.intervals_note}
      isDense
      columns={[
        { name: words.report.phrase.date },
        { name: phrase.from, isNumber: true },
        { name: phrase.until, isNumber: true },
        { name: phrase.length, isNumber: true },
        { name: words.report.phrase.lagna },
        { name: figures(phrase.points.replace('100', most)), isNumber: true },
        ...FACTORS.map((factor) => ({ name: `${part[factor]} / ${figures(weights[factor])}`, isNumber: true })),
        ...(stricter === null
          ? []
          : [{ name: filled(phrase.stricter_fails, { strictness: words.muhurta.strictness[stricter] }, words) }]),
      ]}
      rows={intervals.map((one) => [
        <span key="date" class="nowrap">
          {weekdayDate(one.start.slice(0, 10))}
        </span>,
        clock(one.start),
        clock(one.end, one.start.slice(0, 10)),
        figures(hoursText(one.duration_minutes)),
        one.lagna_at_start?.sign_name ?? '–',
        one.score === best ? <b key="score">{points(one.score)}</b> : points(one.score),
        ...FACTORS.map((factor) => points(one.factor_points[factor])),
        ...(stricter === null
          ? []
          : [
              <span key="fails" class="stricter-fails">
                {one.stricter_fails.map((id) => part[id]).join(', ') || '–'}
              </span>,
            ]),
      ])}
    />
  );
}
