import { type MuhurtaPart, muhurtaParts } from '@ganita/core/conditions/muhurtaTree.js';
import type { ConditionTree } from '@ganita/core/conditions/tree.js';
import { type EventType, eventRow } from '@ganita/core/muhurta/events/events.js';
import type { Words } from '@ganita/words/words.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Muhurta } from './muhurtaTypes.js';

/** `/all/10/none/2`: a part of the tree of an event, and one condition of it. */
const POINTER = /^\/all\/(\d+)(?:\/none\/(\d+))?$/;

/** The words of a single exclusion or window; null for other conditions. */
function wordOf(condition: ConditionTree | undefined, { muhurta, panchangaDay }: Words): string | null {
  const id = condition?.exclusion ?? condition?.window;
  const words: Readonly<Record<string, string>> = {
    ...muhurta.exclusion,
    ...panchangaDay.window,
    bhadra: panchangaDay.dayYoga.bhadra,
  };
  return typeof id === 'string' ? (words[id] ?? null) : null;
}

type Parts = readonly (readonly [MuhurtaPart, ConditionTree])[];

function conditionName(pointer: string, parts: Parts, words: Words): string {
  const [, part = '', at] = POINTER.exec(pointer) ?? [];
  const found = parts[Number(part)];
  if (found === undefined) throw new Error(`no condition of the event is at ${pointer}`);
  const [id, tree] = found;
  const none = tree.none as readonly ConditionTree[] | undefined;
  const word = at === undefined ? null : wordOf(none?.[Number(at)], words);
  return word === null ? words.muhurta.part[id] : `${words.muhurta.part[id]}: ${word}`;
}

interface BlockedTableProps {
  readonly event: EventType;
  readonly hasSelf: boolean;
  readonly hasPartner: boolean;
  readonly muhurta: Pick<Muhurta, 'strictness' | 'blocked_by'>;
}

/** What each condition alone takes away of a range in which nothing was found, what takes most first. */
export function BlockedTable({ event, hasSelf, hasPartner, muhurta }: BlockedTableProps): VNode {
  const { words, decimal } = useSpeech();
  const { phrase } = words.muhurta;
  const parts = muhurtaParts(eventRow(event), {
    strictness: muhurta.strictness,
    hasSelf,
    hasPartner,
    require: [],
    drop: [],
    asPublished: 'none',
  });
  return (
    <Table
      caption={phrase.blocked_by}
      columns={[{ name: phrase.condition }, { name: phrase.hours, isNumber: true }]}
      rows={[...muhurta.blocked_by]
        .filter(({ hours }) => hours > 0)
        .sort((a, b) => b.hours - a.hours)
        .map(({ condition, hours }) => [conditionName(condition, parts, words), decimal(hours, 1)])}
    />
  );
}
