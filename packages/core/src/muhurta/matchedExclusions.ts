import type { DateFacts } from './dateFacts.js';
import type { EventRow } from './eventRow.js';
import { EXCLUSIONS, type ExclusionId, type ExclusionScope } from './exclusions.js';

/** Whether the text forbids it or only cautions. */
export const SEVERITIES = ['forbidden', 'caution'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An exclusion of an event that is present on a date. */
export interface MatchedExclusion {
  readonly id: ExclusionId;
  readonly severity: Severity;
  readonly scope: ExclusionScope;
}

/**
 * The exclusions of an event that are present: first the forbidden ones, then the cautions, each in the event's order.
 */
export const matchedExclusions = ({ exclusions }: EventRow, facts: DateFacts): readonly MatchedExclusion[] =>
  SEVERITIES.flatMap((severity) =>
    exclusions[severity]
      .filter((id) => EXCLUSIONS[id].test(facts))
      .map((id) => ({ id, severity, scope: EXCLUSIONS[id].scope })),
  );
