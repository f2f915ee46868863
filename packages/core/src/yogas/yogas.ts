import { evidenceOf, meets } from '../facts/criteria.js';
import type { Evidence } from '../facts/evidence.js';
import { NO_REQUIREMENTS, namesOfRequirements, type Requirement, unknownOf } from '../facts/requirements.js';
import type { CancellationId, ChosenYoga, YogaRules } from './yoga.js';
import type { YogaFacts } from './yogaFacts.js';

/** A yoga that is present in one chart. */
export interface PresentYoga {
  readonly id: string;
  /** every condition of the ways in which it is formed */
  readonly conditions: readonly Evidence[];
  /** ids of what cancels it; always empty if cancelled yogas are omitted */
  readonly cancelledBy: readonly CancellationId[];
}

/** A yoga whose absence cannot be decided. */
export interface OpenYoga {
  readonly id: string;
  /** what is unknown */
  readonly unknown: readonly Requirement[];
}

/** The yogas of one chart. A yoga in neither list is absent. */
export interface YogasOfChart {
  readonly present: readonly PresentYoga[];
  readonly notEvaluated: readonly OpenYoga[];
}

const NONE: readonly CancellationId[] = [];

/** Ids of what cancels a yoga in a chart. */
function cancelledBy({ cancellations }: ChosenYoga, facts: YogaFacts): readonly CancellationId[] {
  if (cancellations.length === 0) return NONE;
  return cancellations.filter(({ criteria }) => meets(criteria, facts)).map(({ id }) => id);
}

/** Evaluate yogas in one chart. Evidence is made only for a yoga that is formed. */
export function yogasIn(
  facts: YogaFacts,
  yogas: readonly ChosenYoga[],
  { cancelled_yogas }: Pick<YogaRules, 'cancelled_yogas'>,
): YogasOfChart {
  const present: PresentYoga[] = [];
  const notEvaluated: OpenYoga[] = [];
  for (const yoga of yogas) {
    const { id } = yoga.row;
    const conditions = evidenceOf(yoga.criteria, facts);
    if (conditions !== null) {
      const cancelling = cancelledBy(yoga, facts);
      if (cancelling.length === 0 || cancelled_yogas === 'listed')
        present.push({ id, conditions, cancelledBy: cancelling });
      continue;
    }
    const unknown = unknownOf(yoga.requirements, facts.known);
    if (unknown !== NO_REQUIREMENTS) notEvaluated.push({ id, unknown: namesOfRequirements(unknown) });
  }
  return { present, notEvaluated };
}
