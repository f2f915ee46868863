import type { DayLook, KaalaChoice } from '@ganita/core/festivals/dayChoice.js';
import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import type { FestivalRow, FestivalRule, Procedure } from '@ganita/core/festivals/festivalRow.js';
import type { FestivalCalendar, FestivalDay } from '@ganita/core/festivals/festivals.js';
import type { Occurrence } from '@ganita/core/festivals/occurrence.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { julianDayUt, SECONDS_PER_DAY } from '@ganita/core/time/julianDay.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { Clock } from '../values/clock.js';
import { namedOrNull } from '../values/names.js';
import { round6 } from '../values/numbers.js';

/** The rule of a row, and what decided the date. */
export function ruleRecord(
  {
    row,
    occurrence,
  }: { readonly row: Pick<FestivalRow, 'rule' | 'sources' | 'undecided'>; readonly occurrence: Occurrence },
  language: Language,
) {
  const day = dayRuleOf(row.rule);
  const choice: KaalaChoice | null = day !== null && 'kaala' in day ? day : null;
  const procedure: Procedure | null = day !== null && 'procedure' in day ? day.procedure : null;
  return {
    rule_kind: row.rule.kind,
    ...namedOrNull('kaala', choice?.kaala ?? null, WORDS[language].festivalParts.dayPart),
    both: choice?.both ?? null,
    none: choice?.none ?? null,
    procedure,
    ...namedOrNull('counted_from', baseOf(row.rule), WORDS[language].festivals.name),
    counted_days: row.rule.kind === 'offset' ? row.rule.days : null,
    decided_by: occurrence.decision.decidedBy,
    sources: row.sources,
    is_undecided: row.undecided,
  };
}

/** The row from whose days those of a row are counted. */
const baseOf = (rule: FestivalRule): FestivalId | null => ('of' in rule ? (rule.of as FestivalId) : null);

/** How the day of an anga is chosen; null of a row that depends on no anga. */
const dayRuleOf = (rule: FestivalRule) => ('day' in rule && typeof rule.day === 'object' ? rule.day : null);

/** The days and moments that were compared. */
export const evidenceRecord = (
  { occurrence: { decision } }: Pick<FestivalDay, 'occurrence'>,
  { almanac }: Pick<FestivalCalendar, 'almanac'>,
  clock: Clock,
) => ({
  compared_days: decision.looks.map((look) => ({
    date: dateText(look.day.date),
    sunrise_at: clock.moment(look.day.sun.sunriseJdUt),
    tithi_at_sunrise: almanac.sky.spanAt('tithi', look.day.sun.sunriseJdUt).number,
    kaala_start: clock.momentOrNull(look.kaala?.startJdUt ?? null),
    kaala_end: clock.momentOrNull(look.kaala?.endJdUt ?? null),
    is_covered: look.isCovered,
    covered_seconds: Math.round(look.coveredDays * SECONDS_PER_DAY),
    covered_part: coveredPart(look),
  })),
  checks: decision.checks.map(({ id, moment, limit, isBefore }) => ({
    id,
    moment: clock.moment(julianDayUt(moment)),
    limit: clock.moment(julianDayUt(limit)),
    is_before: isBefore,
  })),
});

function coveredPart({ kaala, coveredDays, isCovered }: DayLook): number {
  if (kaala === null || !isCovered) return 0;
  const length = kaala.endJdUt - kaala.startJdUt;
  return length === 0 ? 1 : round6(Math.min(1, coveredDays / length));
}
