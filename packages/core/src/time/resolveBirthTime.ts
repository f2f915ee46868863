import { invalidInput } from '../errors/domainError.js';
import { type CivilDateTime, civilOf, clockAt, type JulianDayUt, julianDayOf, unixOf } from './julianDay.js';
import { keepsLocalMeanTime, localMeanOffset } from './localMeanTime.js';
import { type ClockMatch, type ClockRun, readWallClock } from './wallClock.js';
import type { ZoneHistory, ZonePeriod } from './zoneHistory.js';

/** The time data of a birth record. */
export interface BirthClock {
  /** The reading of the clock; a real date. */
  readonly local: CivilDateTime;
  /** North positive, -90..90. */
  readonly latitudeDeg: number;
  /** East positive, -180..180. */
  readonly longitudeDeg: number;
  /** The offset as supplied, hours ahead of UTC: it decides if the clock reading is ambiguous. null with a zone only. */
  readonly suppliedOffsetHours: number | null;
  /** The zone as supplied, used in place of those of the coordinates. */
  readonly zone?: string | null;
}

/** Source of an offset. */
export type OffsetSource = 'zone' | 'local_mean_time' | 'supplied';

/** The moment of a birth, and how it was computed from the clock. */
export interface ResolvedTime {
  readonly jdUt: JulianDayUt;
  /** Hours ahead of UTC: whole seconds from a zone, longitude / 15 unrounded for local mean time. */
  readonly offsetHours: number;
  /** IANA id; null if the supplied offset is used. */
  readonly zone: string | null;
  readonly source: OffsetSource;
  readonly isDst: boolean;
  /** `overlap`: the clock showed the reading twice; `gap`: never, and the reading was moved forward. */
  readonly ambiguity: null | 'overlap' | 'gap';
  /** To the nearest whole second. */
  readonly utc: CivilDateTime;
  /** The reading that was used: as given, or moved forward over a gap. */
  readonly appliedLocal: CivilDateTime;
}

interface LocalRun extends ClockRun {
  readonly source: 'zone' | 'local_mean_time' | 'no_clock';
  readonly isDst: boolean;
}

interface Candidate extends ClockMatch<LocalRun> {
  readonly zone: string;
  readonly ambiguity: ResolvedTime['ambiguity'];
}

/** A moment and the reading of a clock differ by less than this. */
const MARGIN_SECONDS = 36 * 3600;

/**
 * Resolve the reading of a clock at a place to a moment (docs/time.md).
 *
 * The zone is the supplied one, else those of the coordinates, and the offset that of their history; if that is local
 * mean time the offset is the birth longitude's. If several moments match (the clock was set back, or the place has two
 * clocks) the one whose offset is nearest to the supplied one is used; of equally near ones, or without a supplied one,
 * the earlier, then the first zone by name. A reading that the clock skipped is moved forward by the gap. If there is no
 * land zone, or its history says that there was no clock yet, the supplied offset is used.
 */
export function resolveBirthTime(birth: BirthClock, history: ZoneHistory): ResolvedTime {
  const wallSeconds = unixOf(birth.local);
  const { zone: supplied = null } = birth;
  const zones = supplied === null ? history.zonesAt(birth.latitudeDeg, birth.longitudeDeg) : [supplied];
  const candidates = zones.flatMap((zone): readonly Candidate[] => {
    const { matches, ambiguity } = readWallClock(runsNear(birth, zone, wallSeconds, history), wallSeconds);
    return matches.map((match) => ({ ...match, zone, ambiguity }));
  });
  const chosen = nearest(candidates, birth.suppliedOffsetHours === null ? null : birth.suppliedOffsetHours * 3600);
  if (chosen === null) return suppliedTime(birth);
  const { run, zone, ambiguity } = chosen;
  const { source, isDst, offsetSeconds } = run;
  if (source === 'no_clock') return suppliedTime(birth);
  const appliedLocal = ambiguity === 'gap' ? clockAt(chosen.wallSeconds) : birth.local;
  return moment(appliedLocal, offsetSeconds / 3600, { zone, source, isDst, ambiguity });
}

/** The runs of a zone's clocks at the birth place that a reading can belong to. */
function runsNear(birth: BirthClock, zone: string, wallSeconds: number, history: ZoneHistory): readonly LocalRun[] {
  let period = history.periodAt(zone, wallSeconds - MARGIN_SECONDS);
  let run = localRun(birth, zone, period, null);
  const runs = [run];
  while (period.endUnix <= wallSeconds + MARGIN_SECONDS) {
    period = history.periodAt(zone, period.endUnix);
    run = localRun(birth, zone, period, run);
    runs.push(run);
  }
  return runs;
}

function localRun(birth: BirthClock, zone: string, period: ZonePeriod, before: LocalRun | null): LocalRun {
  const local = keepsLocalMeanTime(zone, period, birth.longitudeDeg, birth.suppliedOffsetHours);
  const offsetSeconds = local ? localMeanOffset(birth.longitudeDeg, period.offsetSeconds) : period.offsetSeconds;
  const source = local ? 'local_mean_time' : 'zone';
  return {
    // A clock is changed at a reading; with local mean time that is another moment in each town.
    wallStart:
      before === null ? period.startUnix + offsetSeconds : before.wallEnd + (offsetSeconds - before.offsetSeconds),
    wallEnd: period.endUnix + period.offsetSeconds,
    offsetSeconds,
    source: period.abbreviation === '-00' ? 'no_clock' : source,
    isDst: period.isDst,
  };
}

/**
 * The candidate whose offset is nearest to the supplied one, the earlier and then the first named among equals; without
 * a supplied one the earliest.
 */
function nearest(candidates: readonly Candidate[], suppliedSeconds: number | null): Candidate | null {
  const away = ({ run }: Candidate): number =>
    suppliedSeconds === null ? 0 : Math.abs(run.offsetSeconds - suppliedSeconds);
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    if (best === null) {
      best = candidate;
      continue;
    }
    const nearer = away(best) - away(candidate);
    const earlier = momentOf(best) - momentOf(candidate);
    if (nearer > 0 || (nearer === 0 && earlier > 0)) best = candidate;
  }
  return best;
}

const momentOf = (candidate: Candidate): number => candidate.wallSeconds - candidate.run.offsetSeconds;

/** Errors: `invalid_input` where a zone without a clock was supplied, and no offset. */
function suppliedTime(birth: BirthClock): ResolvedTime {
  const { local, suppliedOffsetHours: offsetHours } = birth;
  if (offsetHours === null)
    throw invalidInput('zone', 'had no clock at that date: timezone is required', birth.zone, 'requires_field');
  return moment(local, offsetHours, { zone: null, source: 'supplied', isDst: false, ambiguity: null });
}

function moment(
  appliedLocal: CivilDateTime,
  offsetHours: number,
  how: Pick<ResolvedTime, 'zone' | 'source' | 'isDst' | 'ambiguity'>,
): ResolvedTime {
  const jdUt = julianDayOf(appliedLocal, offsetHours);
  return { jdUt, offsetHours, ...how, utc: civilOf(jdUt, 0), appliedLocal };
}
