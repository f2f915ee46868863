import { type Dasha, type DashaLevel, dashaOf, mahadashasOf, partsOf, type Span } from '../dashas/period.js';
import { circleLevelsBetween, type DaysRange, levelsReached } from '../search/sampledPath.js';
import type { Graha } from '../zodiac/grahas.js';
import { type BodyDashaId, dashaFrom, STAR_LIMITS_DEG, seedPathOf } from './dashaStart.js';
import { timelineOf, type ValueSpan } from './marginTimeline.js';
import type { WindowSky } from './windowSky.js';

/** A moment after a birth, and how the years of its dashas are counted to it. */
export interface EventAge {
  /** Days from the recorded birth. */
  readonly days: number;
  readonly yearDays: number;
}

/** A hundredth of a second of the age of an event, in years. */
const PHASE_YEARS = 3e-10;

/** The periods that contain a moment of a dasha, counted in years from its start, level 1 first. */
function ladderAt(dasha: Dasha<Graha>, years: number, levels: DashaLevel): readonly Span<Graha>[] {
  const ladder: Span<Graha>[] = [];
  let spans = mahadashasOf(dasha);
  while (ladder.length < levels) {
    const found = spans.find(({ endYears }) => years < endYears);
    if (found === undefined) return ladder;
    ladder.push(found);
    spans = partsOf(dasha, found);
  }
  return ladder;
}

/** Starts of the periods of all levels between two moments of a dasha. */
function startsBetween(dasha: Dasha<Graha>, low: number, high: number, levels: DashaLevel): readonly number[] {
  const found: number[] = [];
  const visit = (spans: readonly Span<Graha>[]): void => {
    for (const span of spans) {
      if (span.endYears < low || span.startYears > high) continue;
      if (span.startYears >= low) found.push(span.startYears);
      if (span.level < levels) visit(partsOf(dasha, span));
    }
  };
  visit(mahadashasOf(dasha));
  return found;
}

/**
 * The lords that run at an event, for every moment of a range at which the birth may have been: the dasha starts with
 * the seed of that moment, and the event is so many years after it
 * (docs/rules/13-birth-time-margins.md#section-6). null where the rules start the dasha from a point that is no body.
 */
export function lordsAtEvent(
  sky: WindowSky,
  id: BodyDashaId,
  { days: eventDays, yearDays }: EventAge,
  levels: DashaLevel,
  range: DaysRange,
): readonly ValueSpan[] | null {
  const seed = seedPathOf(sky);
  if (seed === null) return null;
  const { path } = seed;
  const cuts = [...path.jumpsDays, ...levelsReached(path, circleLevelsBetween(STAR_LIMITS_DEG))];
  const startedAt = (days: number) => {
    const { plan, elapsed } = dashaFrom(id, path.at(days), sky.rules);
    const [first] = plan.mahadashas;
    return { plan, phase: elapsed * (first?.years ?? 0) + (eventDays - days) / yearDays };
  };
  const phase = sky.path((days) => startedAt(days).phase, { angular: false, tolerance: PHASE_YEARS, cuts });
  const dashaAt = (days: number): Dasha<Graha> =>
    dashaOf({ ...startedAt(days).plan, startYears: 0, sameAtEveryLevel: true });
  const limits = [
    range.fromDays,
    ...cuts.filter((cut) => cut > range.fromDays && cut < range.toDays),
    range.toDays,
  ].sort((a, b) => a - b);
  const changes = limits.slice(1).flatMap((toDays, index) => {
    const fromDays = limits[index] as number;
    const dasha = dashaAt((fromDays + toDays) / 2);
    return levelsReached(phase, (low, high) => startsBetween(dasha, low, high, levels), { fromDays, toDays });
  });
  return timelineOf(
    {
      limits: () => [...cuts, ...changes],
      valueAt: (days) => ladderAt(dashaAt(days), phase.at(days), levels).map(({ lord }) => lord),
    },
    range,
  );
}
