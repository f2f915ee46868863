import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { MuhurtaDay } from './muhurtaTypes.js';

/** From as many days on, the rounding of each day's hours reaches a tenth of an hour in their sum. */
const MANY_DAYS = 10;

/** What takes time away of days, by how many days it touches and how many hours it takes. */
export function ExcludedTable({ days }: { readonly days: readonly MuhurtaDay[] }): VNode {
  const { words, figures, decimal } = useSpeech();
  const { phrase } = words.muhurta;
  const taken = new Map<string, { readonly days: number; readonly hours: number }>();
  for (const { muhurta_condition_name: part, name, hours } of days.flatMap((day) => day.excluded_by)) {
    const condition = name === null ? part : `${part}: ${name}`;
    const before = taken.get(condition) ?? { days: 0, hours: 0 };
    taken.set(condition, { days: before.days + 1, hours: before.hours + hours });
  }
  return (
    <Table
      caption={words.occasions.muhurta.why_not}
      columns={[
        { name: phrase.condition },
        { name: words.occasions.muhurta.days, isNumber: true },
        { name: phrase.hours, isNumber: true },
      ]}
      rows={[...taken]
        .toSorted(([, a], [, b]) => b.hours - a.hours)
        .map(([condition, { days: count, hours }]) => [
          condition,
          figures(count),
          decimal(hours, count < MANY_DAYS ? 1 : 0),
        ])}
    />
  );
}
