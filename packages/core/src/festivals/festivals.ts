import { perKey } from '../lazy.js';
import type { RangeSky } from '../panchanga/range/rangeSky.js';
import { type CivilDate, daysSince2000 } from '../time/julianDay.js';
import { type FestivalAlmanac, type FestivalRules, festivalAlmanac } from './almanac.js';
import { keepsOther } from './disputes.js';
import { FESTIVALS, type FestivalId, festivalRow } from './festivalCatalogue.js';
import type { FestivalRow, FestivalRule } from './festivalRow.js';
import type { Occurrence } from './occurrence.js';
import { occurrences, type RuleContext } from './occurrences.js';
import { sourcesOf } from './sources.js';

/** The festivals of the pass of a range. */
export interface FestivalCalendar {
  readonly almanac: FestivalAlmanac;
  /** Every day of the pass on which a row is kept, in time order. */
  occurrencesOf(id: FestivalId): readonly Occurrence[];
  /** The same by the rule of its dispute that the request does not keep; null where none is named. */
  otherOccurrencesOf(id: FestivalId): readonly Occurrence[] | null;
}

export function festivalCalendar(sky: RangeSky, rules: FestivalRules): FestivalCalendar {
  const almanac = festivalAlmanac(sky, rules);
  const context: RuleContext = {
    almanac,
    occurrencesOf: perKey((id: string): readonly Occurrence[] =>
      occurrences(context, ruleOf(festivalRow(id as FestivalId), rules, false)),
    ),
  };
  const others = perKey((id: string): readonly Occurrence[] | null => {
    const row = festivalRow(id as FestivalId);
    if (row.dispute !== null) return occurrences(context, ruleOf(row, rules, true));
    if (row.rule.kind !== 'offset') return null;
    const counted = others(row.rule.of);
    return counted && occurrences({ almanac, occurrencesOf: () => counted }, row.rule);
  });
  return { almanac, occurrencesOf: context.occurrencesOf, otherOccurrencesOf: others };
}

/** The rule by which a row is kept, or the one of its dispute that is not. */
const ruleOf = ({ rule, dispute }: FestivalRow, rules: FestivalRules, isOther: boolean): FestivalRule =>
  dispute !== null && keepsOther(dispute, rules) !== isOther ? dispute.other.rule : rule;

/** A row with the rule by which a request keeps it, and the sources of that rule. */
export const rowByRules = (
  row: FestivalRow,
  rules: FestivalRules,
): Pick<FestivalRow, 'rule' | 'sources' | 'undecided'> =>
  row.dispute !== null && keepsOther(row.dispute, rules)
    ? { ...row, rule: row.dispute.other.rule, sources: sourcesOf(row.dispute.other.followers) }
    : row;

/** A row and one of its days. */
export interface FestivalDay {
  readonly row: FestivalRow & { readonly id: FestivalId };
  readonly occurrence: Occurrence;
}

/** The days of some rows from one date to another, both included: by date, and on one date in the order of the table. */
export function festivalsBetween(
  calendar: FestivalCalendar,
  from: CivilDate,
  to: CivilDate,
  ids: ReadonlySet<FestivalId>,
): readonly FestivalDay[] {
  const [first, last] = [daysSince2000(from), daysSince2000(to)];
  return FESTIVALS.filter(({ id }) => ids.has(id))
    .flatMap((row) =>
      calendar
        .occurrencesOf(row.id)
        .filter(({ day }) => day.index >= first && day.index <= last)
        .map((occurrence) => ({ row, occurrence })),
    )
    .sort((a, b) => a.occurrence.day.index - b.occurrence.day.index);
}
