import type { AngaSpan } from '../panchanga/angaSpans.js';
import { ANGAS } from '../panchanga/angas.js';
import type { RangeDay } from '../panchanga/range/rangeDays.js';
import { contains, type Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { FestivalAlmanac } from './almanac.js';
import {
  chooseDay,
  type DayLook,
  type Decision,
  type DecisionId,
  dayAfter,
  type KaalaChoice,
  looksAt,
  type MomentCheck,
} from './dayChoice.js';
import type { DayRule, Procedure } from './festivalRow.js';
import { daylight, kaalaOf, momentIn, nightAfter } from './kaalas.js';

/** The day of an anga by the rule of its row. */
export const dayOfAnga = (almanac: FestivalAlmanac, span: AngaSpan, rule: DayRule): Decision =>
  'procedure' in rule ? PROCEDURE[rule.procedure](almanac, span) : chooseDay(almanac.days, span, rule);

const PURVAHNA: KaalaChoice = { kaala: 'purvahna', both: 'purva', none: 'start' };
const PRADOSHA: KaalaChoice = { kaala: 'pradosha', both: 'para', none: 'start' };

/** What chooses the day of procedures that move it to the next where all of their comparisons hold. */
export const MOVED_CHOICES: Readonly<Partial<Record<Procedure, KaalaChoice>>> = {
  three_muhurtas: PURVAHNA,
  holika_dahan: PRADOSHA,
};

type DayProcedure = (almanac: FestivalAlmanac, span: AngaSpan) => Decision;

const PROCEDURE: Readonly<Record<Procedure, DayProcedure>> = {
  day_of_start: ({ days }, { startJdUt }) => decision(days.at(startJdUt), 'anga_starts'),
  raksha_bandhan: (almanac, span) =>
    afterThreeMuhurtas(almanac, span, () => decision(almanac.days.at(span.startJdUt), 'no_day_start')),
  three_muhurtas: (almanac, span) => afterThreeMuhurtas(almanac, span, () => chooseDay(almanac.days, span, PURVAHNA)),
  holika_dahan: holikaDahan,
  vijayadashami,
  jayanti_yoga: jayantiYoga,
  kojagara(almanac, span) {
    const atNishitha = chooseDay(almanac.days, span, { kaala: 'nishitha', both: 'vyapti', none: 'start' });
    if (atNishitha.decidedBy !== 'no_day_start') return atNishitha;
    return chooseDay(almanac.days, span, { kaala: 'pradosha', both: 'vyapti', none: 'start' });
  },
};

const decision = (
  day: RangeDay,
  decidedBy: DecisionId,
  looks: readonly DayLook[] = [],
  checks: readonly MomentCheck[] = [],
): Decision => ({ day, decidedBy, looks, checks, marginDays: nearestOf(checks) });

const nearestOf = (checks: readonly MomentCheck[]): number | null =>
  checks.length === 0 ? null : Math.min(...checks.map(({ moment, limit }) => Math.abs(moment - limit)));

const check = (id: string, moment: number, limit: number): MomentCheck => ({
  id,
  moment,
  limit,
  isBefore: moment <= limit,
});

/** The day after the one on which a tithi begins, if it holds its sunrise and a fifth of its daylight. */
function afterThreeMuhurtas({ days }: FestivalAlmanac, span: Interval, otherwise: () => Decision): Decision {
  const second = dayAfter(days, days.at(span.startJdUt), 1);
  const checks = [
    check('sunrise_before_end', second.sun.sunriseJdUt, span.endJdUt),
    check('three_muhurtas_before_end', momentIn(daylight(second), 1 / 5), span.endJdUt),
  ];
  const looks = looksAt(days, span, 'pratah');
  if (checks.every(({ isBefore }) => isBefore)) return decision(second, 'three_muhurtas', looks, checks);
  const other = otherwise();
  return {
    ...other,
    looks: other.looks.length === 0 ? looks : other.looks,
    checks,
    marginDays: Math.min(...[nearestOf(checks), other.marginDays].filter((margin) => margin !== null)),
  };
}

/** Elongation at which Bhadra (Vishti karana) ends in the middle of a Purnima. */
const BHADRA_END_DEG = 174;

/** Bhadra of a Purnima: its first half. */
export function bhadraOf({ sky }: FestivalAlmanac, { startJdUt, endJdUt }: Interval): Interval {
  const middle = (startJdUt + endJdUt) / 2;
  return { startJdUt, endJdUt: sky.luminaries.crossing(ANGAS.karana, BHADRA_END_DEG, middle) };
}

function holikaDahan(almanac: FestivalAlmanac, span: AngaSpan): Decision {
  const byPradosha = chooseDay(almanac.days, span, PRADOSHA);
  if (byPradosha.decidedBy !== 'only_day') return byPradosha;
  const next = dayAfter(almanac.days, byPradosha.day, 1);
  const checks = [
    check(
      'midnight_before_end_of_bhadra',
      momentIn(nightAfter(byPradosha.day), 1 / 2),
      bhadraOf(almanac, span).endJdUt,
    ),
    check('three_and_a_half_praharas_before_end', momentIn(daylight(next), 7 / 8), span.endJdUt),
  ];
  const isLate = checks.every(({ isBefore }) => isBefore);
  return isLate
    ? decision(next, 'bhadra', byPradosha.looks, checks)
    : { ...byPradosha, checks, marginDays: Math.min(nearestOf(checks) ?? 1, byPradosha.marginDays ?? 1) };
}

const NISHITHA: KaalaChoice = { kaala: 'nishitha', both: 'vyapti', none: 'start' };

/**
 * The day of Ashtami at nishitha; the next one, where that nishitha has no Rohini and the two are together at some time
 * of it (docs/rules/17-festivals-by-publisher-region-and-rank.md#section-2).
 */
function jayantiYoga(almanac: FestivalAlmanac, span: AngaSpan): Decision {
  const { days } = almanac;
  const first = chooseDay(days, span, NISHITHA);
  const together = almanac
    .stays('Rohini')
    .map((stay) => common(stay, span))
    .filter((part) => part.startJdUt < part.endJdUt);
  const meets = (interval: Interval | null): boolean =>
    interval !== null &&
    together.some((part) => part.startJdUt < interval.endJdUt && part.endJdUt > interval.startJdUt);
  const withRohini = first.looks.find(({ kaala, isCovered }) => isCovered && meets(kaala));
  if (withRohini !== undefined) {
    return withRohini.day === first.day ? first : { ...first, day: withRohini.day, decidedBy: 'rohini' };
  }
  const next = dayAfter(days, first.day, 1);
  return meets(next.interval) ? { ...first, day: next, decidedBy: 'rohini' } : first;
}

/** What two intervals have in common; it ends before it starts where they have nothing. */
export const common = (a: Interval, b: Interval): Interval => ({
  startJdUt: julianDayUt(Math.max(a.startJdUt, b.startJdUt)),
  endJdUt: julianDayUt(Math.min(a.endJdUt, b.endJdUt)),
});

/** Shravana decides between two days of Dashami (docs/rules/10-festivals.md#section-7). */
function vijayadashami(almanac: FestivalAlmanac, span: AngaSpan): Decision {
  const { days } = almanac;
  const first = chooseDay(days, span, { kaala: 'aparahna', both: 'purva', none: 'start' });
  const next = dayAfter(days, first.day, 1);
  const hasShravana = (day: RangeDay): boolean => {
    const aparahna = kaalaOf('aparahna', day, days);
    if (aparahna === null) return false;
    return [aparahna.startJdUt, momentIn(aparahna, 1 / 2)].some((jdUt) => isShravana(almanac, jdUt));
  };
  if (first.decidedBy === 'first_of_two') {
    return hasShravana(next) && !hasShravana(first.day) ? { ...first, day: next, decidedBy: 'shravana' } : first;
  }
  if (first.decidedBy !== 'only_day') return first;
  const third = momentIn(daylight(next), 1 / 5);
  const lasts = check('three_muhurtas_before_end', third, span.endJdUt);
  const isLate = lasts.isBefore && isShravana(almanac, third) && !hasShravana(first.day);
  return { ...first, ...(isLate ? { day: next, decidedBy: 'shravana' as const } : {}), checks: [lasts] };
}

const isShravana = ({ stays }: FestivalAlmanac, jdUt: JulianDayUt): boolean =>
  stays('Shravana').some((stay) => contains(stay, julianDayUt(jdUt)));
