import type { Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
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
  /** Of one of scope `day` that begins or ends within the Vedic day, when it does; else null. */
  readonly startsJdUt: JulianDayUt | null;
  readonly endsJdUt: JulianDayUt | null;
}

/** A date with its facts at the instant of evaluation and at any other moment. */
export interface JudgedDate {
  readonly interval: Interval;
  readonly facts: DateFacts;
  readonly factsAt: (jdUt: JulianDayUt) => DateFacts;
}

/** A moment is found to a tenth of a second. */
const TOLERANCE_DAYS = 1e-6;

/**
 * The exclusions of an event that are present: first the forbidden ones, then the cautions, each in the event's order. Those
 * of an instant at the instant of evaluation; those of scope `day` in any part of the Vedic day.
 */
export const matchedExclusions = ({ exclusions }: EventRow, date: JudgedDate): readonly MatchedExclusion[] =>
  SEVERITIES.flatMap((severity) =>
    exclusions[severity].flatMap((id) => {
      const { scope } = EXCLUSIONS[id];
      const times = scope === 'day' ? timesInDay(id, date) : EXCLUSIONS[id].test(date.facts) ? WHOLE : null;
      return times === null ? [] : [{ id, severity, scope, ...times }];
    }),
  );

const WHOLE: Pick<MatchedExclusion, 'startsJdUt' | 'endsJdUt'> = { startsJdUt: null, endsJdUt: null };

/** A state lasts longer than a day: one that is present in a day is so at its start or at its end. */
function timesInDay(id: ExclusionId, { interval, factsAt }: JudgedDate): typeof WHOLE | null {
  const isPresent = (jdUt: number): boolean => EXCLUSIONS[id].test(factsAt(julianDayUt(jdUt)));
  const last = interval.endJdUt - TOLERANCE_DAYS;
  const [atStart, atEnd] = [isPresent(interval.startJdUt), isPresent(last)];
  if (atStart === atEnd) return atStart ? WHOLE : null;
  let [from, to]: [number, number] = [interval.startJdUt, last];
  while (to - from > TOLERANCE_DAYS) {
    const middle = (from + to) / 2;
    if (isPresent(middle) === atStart) from = middle;
    else to = middle;
  }
  const change = julianDayUt(to);
  return { startsJdUt: atStart ? null : change, endsJdUt: atStart ? change : null };
}
