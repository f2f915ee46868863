import type { Criteria } from '@ganita/core/facts/criteria.js';
import { FURTHER_YOGAS } from '@ganita/core/yogas/rows/optional.data.js';
import type { Cancellation, YogaRow } from '@ganita/core/yogas/yoga.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';

/** A yoga as it is looked for: under its id, or under `id/value` by another reading. */
export interface Subject {
  readonly name: string;
  readonly criteria: Criteria<YogaFacts>;
  readonly cancellations: readonly Cancellation[];
}

/** What no sky can show in D-1 (docs/yogas.md has the proofs): looked for in the navamsa alone. */
export const IMPOSSIBLE_IN_RASI: readonly string[] = ['koorma_yoga/pvr', 'yukthi_samanwithavagmi_yoga_155'];

/** The other readings of a row under their own names. */
function otherReadings({ id, cancellations = [], readings }: YogaRow): readonly Subject[] {
  const cancellationsOf: Readonly<Partial<Record<string, readonly Cancellation[]>>> = readings?.cancellations ?? {};
  return Object.entries<Criteria<YogaFacts>>(readings?.criteria ?? {}).map(([value, criteria]) => ({
    name: `${id}/${value}`,
    criteria,
    cancellations: cancellationsOf[value] ?? cancellations,
  }));
}

const ROWS: readonly YogaRow[] = [...YOGAS, ...FURTHER_YOGAS];

/** Every row under the usual rules, and every other reading. */
export const SUBJECTS: readonly Subject[] = ROWS.flatMap((row) => [
  { name: row.id, criteria: row.criteria, cancellations: row.cancellations ?? [] },
  ...otherReadings(row),
]);
