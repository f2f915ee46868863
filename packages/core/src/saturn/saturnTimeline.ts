import type { Prastara } from '../ashtakavarga/prastara.js';
import { type CivilClock, readingAt } from '../time/civilClock.js';
import type { Interval } from '../time/interval.js';
import { type CivilDate, type JulianDayUt, julianDayUt, midnightOf } from '../time/julianDay.js';
import type { GrahaPaths } from '../transits/grahaPaths.js';
import type { Sign } from '../zodiac/signs.js';
import { cyclesOverlapping, type SaturnCycle, sadeSatiBySign } from './cycles.js';
import { type KakshyaStay, kakshyaStaysIn, supportedShare } from './kakshyaTransits.js';
import { lifeOf, YEAR_DAYS } from './lifeWindow.js';
import { type MonthBand, monthBands, monthsBetween } from './monthBands.js';
import { phasesOf, type SadeSatiPhase } from './phases.js';
import { dhaiyyaAt, type RunningDhaiyya, type RunningSadeSati, runningSadeSati } from './saturnState.js';

/** The data of a birth that the timeline needs. */
export interface TimelineBirth {
  readonly jdUt: JulianDayUt;
  readonly moonSign: Sign;
  readonly prastaraOfSaturn: Prastara;
  /** The clock of dates and months. */
  readonly clock: CivilClock;
}

/** A cycle with its phases. */
export interface TimelineCycle {
  readonly cycle: SaturnCycle;
  readonly phases: readonly SadeSatiPhase[];
}

/** Saturn's kakshyas in a cycle. */
export interface DetailedCycle {
  /** 0..1; null if the ephemeris does not contain the whole cycle. */
  readonly reliefShare: number | null;
  readonly months: readonly MonthBand[];
}

/**
 * Sade sati and dhaiyya of a life, and their state at a date
 * (docs/rules/07-panchang-calendar-transits.md#section-14).
 */
export interface SaturnTimeline {
  readonly sadeSati: RunningSadeSati | null;
  /**
   * Whole calendar months from the date to the end of the running cycle; null if none is running or its end is unknown.
   */
  readonly monthsRemaining: number | null;
  /** Of the running cycle, else of the next; null if there is neither. */
  readonly reliefShare: number | null;
  readonly dhaiyya: RunningDhaiyya | null;
  /** First cycle that starts after the date, in 1900 to 2200; null if there is none. */
  readonly nextCycle: TimelineCycle | null;
  /** Every cycle that overlaps the birth and the hundred years after it. */
  readonly cycles: readonly TimelineCycle[];
}

const FIRST_NEXT: CivilDate = { year: 1900, month: 1, day: 1 };
const AFTER_NEXT: CivilDate = { year: 2201, month: 1, day: 1 };
/** Longer than the time between the starts of two consecutive cycles. */
const NEXT_WITHIN_YEARS = 32;

/** Compute the timeline at the start of a date. */
export function saturnTimeline(paths: GrahaPaths, birth: TimelineBirth, asOf: CivilDate): SaturnTimeline {
  const zone = sadeSatiBySign(birth.moonSign);
  const cycles = (window: Interval): readonly SaturnCycle[] => cyclesOverlapping(paths, zone, window);
  const asOfJdUt = birth.clock.startOf(asOf);
  const sadeSati = runningSadeSati(cycles({ startJdUt: asOfJdUt, endJdUt: asOfJdUt }), asOfJdUt);
  const next = nextCycle(cycles, asOfJdUt);
  const reported = sadeSati?.cycle ?? next;
  return {
    sadeSati,
    monthsRemaining: sadeSati && monthsRemaining(sadeSati.cycle, asOf, birth.clock),
    reliefShare: reported && reliefShare(reported, kakshyaStaysIn(paths, reported.segments, birth.prastaraOfSaturn)),
    dhaiyya: dhaiyyaAt(paths, birth.moonSign, asOfJdUt),
    nextCycle: next && withPhases(next),
    cycles: cycles(lifeOf(birth.jdUt)).map(withPhases),
  };
}

/** A cycle with its kakshyas and months. */
export function detailedCycle(paths: GrahaPaths, birth: TimelineBirth, cycle: SaturnCycle): DetailedCycle {
  const kakshyaStays = kakshyaStaysIn(paths, cycle.segments, birth.prastaraOfSaturn);
  return {
    reliefShare: reliefShare(cycle, kakshyaStays),
    months: monthBands(cycle, kakshyaStays, birth.clock),
  };
}

const withPhases = (cycle: SaturnCycle): TimelineCycle => ({ cycle, phases: phasesOf(cycle) });

const reliefShare = (cycle: SaturnCycle, stays: readonly KakshyaStay[]): number | null =>
  cycle.startIsKnown && cycle.endIsKnown ? supportedShare(stays) : null;

const monthsRemaining = (cycle: SaturnCycle, asOf: CivilDate, clock: CivilClock): number | null =>
  cycle.endIsKnown ? monthsBetween(asOf, readingAt(clock, cycle.endJdUt)) : null;

function nextCycle(cycles: (window: Interval) => readonly SaturnCycle[], afterJdUt: JulianDayUt): SaturnCycle | null {
  const [firstJdUt, lastJdUt] = [midnightOf(FIRST_NEXT, 0), midnightOf(AFTER_NEXT, 0)];
  const startJdUt = julianDayUt(Math.max(afterJdUt, firstJdUt));
  if (startJdUt >= lastJdUt) return null;
  const window = { startJdUt, endJdUt: julianDayUt(startJdUt + NEXT_WITHIN_YEARS * YEAR_DAYS) };
  const startsAfter = ({ startJdUt: jdUt }: SaturnCycle): boolean =>
    jdUt > afterJdUt && jdUt >= firstJdUt && jdUt < lastJdUt;
  return cycles(window).find(startsAfter) ?? null;
}
