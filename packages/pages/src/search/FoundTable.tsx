import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { tithiName } from '../almanac/tithiName.js';
import { hoursText } from '../durations.js';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Wanted } from './conditions.js';
import { causeText } from './searchConditionWords.js';

type Found = ResponseOf<'panchangSearch'>['intervals'][number];

interface FoundTableProps {
  readonly intervals: readonly Found[];
  readonly wanted: Wanted;
}

/** When the conditions hold, in local times, why each interval opens and closes, and the panchanga at its start. */
export function FoundTable({ intervals, wanted }: FoundTableProps): VNode {
  const { words, weekdayDate, clock, figures } = useSpeech();
  const { phrase: names } = words.report;
  const { phrase } = words.search;
  return (
    <Table
      caption={phrase.table_note}
      isDense
      columns={[
        { name: names.date },
        { name: words.muhurta.phrase.from, isNumber: true },
        { name: words.muhurta.phrase.until, isNumber: true },
        { name: words.muhurta.phrase.length, isNumber: true },
        { name: phrase.opens },
        { name: phrase.closes },
        { name: names.tithi },
        { name: names.nakshatra },
        { name: names.yoga },
        { name: names.lagna },
      ]}
      rows={intervals.map((one) => [
        <span key="date" class="nowrap">
          {weekdayDate(one.start.slice(0, 10))}
        </span>,
        clock(one.start),
        clock(one.end, one.start.slice(0, 10)),
        figures(hoursText(one.duration_minutes)),
        causeText(one.opened_by, 'opens', wanted, words),
        causeText(one.closed_by, 'closes', wanted, words),
        tithiName({
          name: one.states.tithi_name,
          number: one.states.tithi_number,
          paksha_name: one.states.paksha_name,
        }),
        one.states.nakshatra_name,
        one.states.yoga_name,
        one.states.lagna_sign_name ?? '–',
      ])}
    />
  );
}
