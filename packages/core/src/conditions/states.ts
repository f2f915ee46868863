import { spansOverlapping } from '../panchanga/angaSpans.js';
import { ANGAS, type AngaId, partOfAngle } from '../panchanga/angas.js';
import { HIGHEST_LAGNA_LATITUDE_DEG } from '../panchanga/lagnaSpans.js';
import { type Marked, type MarkedSet, SAME_EDGE_DAYS } from '../search/intervalSets.js';
import { contains, type Interval } from '../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { type Sign, signOf } from '../zodiac/signs.js';
import type { Weekday } from '../zodiac/weekdays.js';
import type { ConditionSky } from './conditionSky.js';

/** Angas that are given at the start of an interval, and cut it where the states are split. */
const STATE_ANGAS = ['tithi', 'nakshatra', 'yoga', 'karana', 'moon_sign'] as const satisfies readonly AngaId[];
type StateAnga = (typeof STATE_ANGAS)[number];

/** The panchanga of a moment, and the rising sign: null nearer to a pole than every sign rises. */
export interface States {
  readonly numbers: Readonly<Record<StateAnga, number>>;
  /** null where the Sun does not rise or set */
  readonly vara: Weekday | null;
  readonly lagna: Sign | null;
}

/** The moment at which the states of an interval are read: just after its start, where nothing changes any more. */
export const readAt = ({ startJdUt, endJdUt }: Interval): JulianDayUt =>
  julianDayUt(startJdUt + Math.min((endJdUt - startJdUt) / 2, 10 * SAME_EDGE_DAYS));

/** The states with which an interval starts. */
export function statesAt(sky: ConditionSky, interval: Interval): States {
  const jdUt = readAt(interval);
  const { luminaries, observatory, where } = sky;
  const number = (id: StateAnga): number => partOfAngle(ANGAS[id], luminaries.angleDeg(ANGAS[id], jdUt));
  const day = sky.days.at(jdUt);
  return {
    numbers: {
      tithi: number('tithi'),
      nakshatra: number('nakshatra'),
      yoga: number('yoga'),
      karana: number('karana'),
      moon_sign: number('moon_sign'),
    },
    vara: day.isSubstituted || !contains(day.interval, jdUt) ? null : day.weekday,
    lagna:
      Math.abs(where.place.latitudeDeg) > HIGHEST_LAGNA_LATITUDE_DEG
        ? null
        : signOf(observatory.ascendantDeg(jdUt, where.place)),
  };
}

/**
 * Intervals cut wherever one of the states changes; a cut has the name of the state as its cause. The rising sign cuts
 * only where `withLagna` is set.
 */
export function splitByStates(sky: ConditionSky, set: MarkedSet, withLagna: boolean): MarkedSet {
  return set.flatMap((interval) => cutAt(interval, changesIn(sky, interval, withLagna)));
}

interface Change {
  readonly jdUt: JulianDayUt;
  readonly state: string;
}

function changesIn(sky: ConditionSky, interval: Interval, withLagna: boolean): readonly Change[] {
  const { startJdUt, endJdUt } = interval;
  const inside = (jdUt: number): boolean => jdUt > startJdUt + SAME_EDGE_DAYS && jdUt < endJdUt - SAME_EDGE_DAYS;
  const ofAngas = STATE_ANGAS.flatMap((state) =>
    spansOverlapping(sky.luminaries, state, startJdUt, endJdUt).map((span) => ({ jdUt: span.startJdUt, state })),
  );
  const ofDays = sky.daysAround(interval, null).map((day) => ({ jdUt: day.interval.startJdUt, state: 'vara' }));
  const rising = withLagna ? sky.risingIn(12, interval) : [];
  const lagnas = rising
    .filter(({ number }, at) => at > 0 && number !== rising[at - 1]?.number)
    .map((span) => ({ jdUt: span.startJdUt, state: 'lagna' }));
  return [...ofAngas, ...ofDays, ...lagnas].filter(({ jdUt }) => inside(jdUt)).sort((a, b) => a.jdUt - b.jdUt);
}

function cutAt(interval: Marked, changes: readonly Change[]): MarkedSet {
  const pieces: Marked[] = [];
  let rest = interval;
  for (let at = 0; at < changes.length; ) {
    const { jdUt } = changes[at] as Change;
    const states: string[] = [];
    for (; at < changes.length && (changes[at] as Change).jdUt <= jdUt + SAME_EDGE_DAYS; at++) {
      states.push((changes[at] as Change).state);
    }
    pieces.push({ ...rest, endJdUt: jdUt, closedBy: states });
    rest = { ...rest, startJdUt: jdUt, openedBy: states };
  }
  return [...pieces, rest];
}
