import { type EclipseTables, NO_ECLIPSE_TABLES } from '../eclipses/eclipseTables.js';
import { lazy } from '../lazy.js';
import { openLuminaries } from '../panchanga/luminaries.js';
import type { CivilPlace, SunRules } from '../panchanga/sunDay.js';
import type { Rules } from '../rules/rules.js';
import type { Observatory } from '../sky/observatory.js';
import type { AngaSource } from '../sky/suryaSiddhanta/siddhantaLuminaries.js';
import type { Interval } from '../time/interval.js';
import { type CivilDate, type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { AstaPeriod } from '../visibility/astaPeriod.js';
import { astaPeriods, isSubstituted } from '../visibility/astaPeriods.js';
import { invisibleAt } from '../visibility/invisible.js';
import { angaTimeline } from './angaTimeline.js';
import { type AvoidWindow, avoidWindows } from './avoidWindows.js';
import { type DateFacts, dateFacts, type FactSources, type Janma } from './dateFacts.js';
import { type AbhijitOfDay, abhijitOf, evaluationOf, type ScanDay, scanDays, spanOf } from './eventDays.js';
import type { EventRow } from './eventRow.js';
import { type GrahanaRules, grahanasIn } from './grahanas.js';
import { type MatchedExclusion, matchedExclusions } from './matchedExclusions.js';
import { type DayPart, dayParts, risingSigns } from './muhurtaDayParts.js';
import { type DateClasses, dateClasses } from './ratings.js';
import { type Score, type Support, scoreOf, supportsOf } from './score.js';

export type MuhurtaRules = SunRules &
  GrahanaRules &
  AngaSource &
  Pick<Rules, 'abhijit_on_wednesday' | 'muhurta_asta_method'>;

/** The event, the person, the dates and the place. */
export interface ScanRequest {
  readonly event: EventRow;
  readonly janma: Janma;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly where: CivilPlace;
  /** Length of the cells that a day is cut into, whole minutes. */
  readonly resolutionMinutes: number;
  /** Whether windows to avoid are listed, and left out of Abhijit and of the parts of a day. */
  readonly respectWindows: boolean;
}

/** The windows of a day. */
export interface WindowsOfDate extends AbhijitOfDay {
  readonly avoid: readonly AvoidWindow[];
}

/**
 * One date of a scan (docs/rules/08-match-and-muhurta.md#section-19). Nothing here is advice: it is a score by rule,
 * and facts.
 */
export interface MuhurtaDate extends Score {
  readonly day: ScanDay;
  readonly facts: DateFacts;
  readonly classes: DateClasses;
  readonly exclusions: readonly MatchedExclusion[];
  readonly supports: readonly Support[];
  /** null where the Sun does not rise */
  readonly windows: WindowsOfDate | null;
  /** Empty where the Sun does not rise. */
  readonly parts: readonly DayPart[];
}

/** Evaluate every date of a range for an event, in calendar order. */
export function muhurtaScan(
  observatory: Observatory,
  request: ScanRequest,
  rules: MuhurtaRules,
  eclipses: EclipseTables = NO_ECLIPSE_TABLES,
): readonly MuhurtaDate[] {
  const days = scanDays(observatory, request.from, request.to, request.where, rules);
  const scanned = scannedInterval(days);
  const sources: FactSources = {
    observatory,
    almanac: angaTimeline(openLuminaries(observatory, rules), scanned),
    grahanas: lazy(() => grahanasIn(observatory, eclipses, scanned, request.where, rules)),
    isAsta: invisibleAt(observatory, rules.muhurta_asta_method, request.where.place, scanned, 'muhurta_asta_method'),
  };
  return days.map((day) => muhurtaDate(sources, day, request, rules));
}

const ASTA_PLANETS = { guru_asta: 'Jupiter', shukra_asta: 'Venus' } as const;

/** The periods by which scanned dates have an asta, where they are by longitude because the method finds no limit. */
export function astaByLongitudeIn(
  observatory: Observatory,
  dates: readonly MuhurtaDate[],
  { place }: CivilPlace,
  { muhurta_asta_method: method }: MuhurtaRules,
): readonly AstaPeriod[] {
  const scanned = scannedInterval(dates.map(({ day }) => day));
  return (['guru_asta', 'shukra_asta'] as const)
    .filter((id) => dates.some(({ exclusions }) => exclusions.some((one) => one.id === id)))
    .flatMap((id) => astaPeriods(observatory, ASTA_PLANETS[id], method, place, scanned, 'muhurta_asta_method'))
    .filter((period) => isSubstituted(period, method));
}

/** From the start of the day before the first date to the end of the last day. */
function scannedInterval(days: readonly ScanDay[]): Interval {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a scan has at least one date');
  return { startJdUt: first.previousOpeningJdUt, endJdUt: julianDayUt(last.interval.endJdUt) };
}

function muhurtaDate(sources: FactSources, day: ScanDay, request: ScanRequest, rules: MuhurtaRules): MuhurtaDate {
  const { event, janma } = request;
  const factsAt = (jdUt: JulianDayUt) => dateFacts(sources, day, jdUt, janma);
  const facts = factsAt(evaluationOf(day, event.time));
  return {
    ...scoreOf(event, day.vara, facts.angas, janma),
    day,
    facts,
    classes: dateClasses(event, facts),
    exclusions: matchedExclusions(event, { interval: day.interval, facts, factsAt }),
    supports: supportsOf(facts),
    ...windowsAndParts(sources, day, request, rules),
  };
}

function windowsAndParts(
  { observatory, almanac }: FactSources,
  { sunDay, vara }: ScanDay,
  { event, janma, where, resolutionMinutes, respectWindows }: ScanRequest,
  rules: MuhurtaRules,
): Pick<MuhurtaDate, 'windows' | 'parts'> {
  if (sunDay === null) return { windows: null, parts: [] };
  const windows = respectWindows ? avoidWindows(almanac, sunDay, vara) : [];
  const span = spanOf(sunDay, event.time);
  const risingSign = risingSigns(observatory, span, where.place);
  return {
    windows: { ...abhijitOf(sunDay, vara, windows, rules), avoid: windows },
    parts: dayParts(event, janma, { almanac, span, vara, risingSign, windows }, resolutionMinutes),
  };
}
