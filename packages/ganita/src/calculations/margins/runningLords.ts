import { type Dasha, type DashaLevel, mahadashasOf, partsOf, type Span } from '@ganita/core/dashas/period.js';
import { lordIds } from '@ganita/core/dashas/rasi/rasiDashas.js';
import type { SignTriple } from '@ganita/core/dashas/rasi/sudarshana.js';
import type { LimitAt } from '@ganita/core/dashas/yearLength.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { EventSpan } from './eventSpans.js';

/** A period that runs at an event. */
export interface RunningAtEvent {
  readonly level: DashaLevel;
  readonly lord: string;
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
  /** Days of the event in it; null where the event is a moment. */
  readonly days: number | null;
}

/** Deepest level of an event that is a span: of a year it has some eighty periods. */
const DEEPEST_OF_SPAN: DashaLevel = 3;

/** The periods of a dasha that contain a moment or overlap a span, each followed by its parts. */
export function runningAtEvent(
  dasha: Dasha<string | SignTriple>,
  limitAt: LimitAt,
  event: EventSpan,
  levels: DashaLevel,
): readonly RunningAtEvent[] {
  const deepest = event.isMoment ? levels : Math.min(levels, DEEPEST_OF_SPAN);
  const found: RunningAtEvent[] = [];
  const visit = (spans: readonly Span<string | SignTriple>[]): void => {
    for (const span of spans) {
      const [startJdUt, endJdUt] = [limitAt(span.startYears), limitAt(span.endYears)];
      if (event.isMoment ? event.startJdUt < startJdUt : event.endJdUt <= startJdUt) return;
      if (event.startJdUt >= endJdUt) continue;
      const days = Math.min(endJdUt, event.endJdUt) - Math.max(startJdUt, event.startJdUt);
      found.push({
        level: span.level,
        lord: lordIds(span.lord).join(','),
        startJdUt,
        endJdUt,
        days: event.isMoment ? null : days,
      });
      if (span.level < deepest) visit(partsOf(dasha, span));
    }
  };
  visit(mahadashasOf(dasha));
  return found;
}
