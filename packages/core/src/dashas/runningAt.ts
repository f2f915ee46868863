import type { JulianDayUt } from '../time/julianDay.js';
import { type Dasha, type DashaLevel, DEEPEST_LEVEL, mahadashasOf, partsOf, type Span } from './period.js';
import type { LimitAt } from './yearLength.js';

/** A period that contains a moment. */
export interface RunningPeriod<L> {
  readonly level: DashaLevel;
  readonly lord: L;
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
}

/**
 * The periods that run at a moment, level 1 first, down to a level or to the deepest level of the system: at each level
 * the one that has started and not ended (docs/rules/04-graha-dashas.md#section-5). Only that branch is computed. null
 * before the first period and from the end of the last.
 */
export function runningAt<L>(
  dasha: Dasha<L>,
  limitAt: LimitAt,
  jdUt: JulianDayUt,
  levels: DashaLevel = DEEPEST_LEVEL,
): readonly RunningPeriod<L>[] | null {
  const first = dasha.limitsYears[0] as number;
  if (jdUt < limitAt(first)) return null;
  const ladder: RunningPeriod<L>[] = [];
  let startJdUt = limitAt(first);
  let spans = mahadashasOf(dasha);
  while (spans.length > 0 && ladder.length < levels) {
    const found = runningOf(spans, limitAt, jdUt, startJdUt);
    if (found === null) return null;
    const { span, period } = found;
    ladder.push(period);
    startJdUt = period.startJdUt;
    spans = partsOf(dasha, span);
  }
  return ladder.length === 0 ? null : ladder;
}

/** The first of consecutive periods that ends after a moment; the first starts at `startJdUt`, not after the moment. */
function runningOf<L>(
  spans: readonly Span<L>[],
  limitAt: LimitAt,
  jdUt: JulianDayUt,
  startJdUt: JulianDayUt,
): { readonly span: Span<L>; readonly period: RunningPeriod<L> } | null {
  let start = startJdUt;
  for (const span of spans) {
    const end = limitAt(span.endYears);
    if (jdUt < end) {
      return { span, period: { level: span.level, lord: span.lord, startJdUt: start, endJdUt: end } };
    }
    start = end;
  }
  return null;
}
