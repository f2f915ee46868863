/** A run of one offset on the clocks of a place, bounded by readings of the clock itself. */
export interface ClockRun {
  /** First reading of the run, in seconds as if the clock were on UTC. */
  readonly wallStart: number;
  /** The reading at which the clock was changed; not itself part of the run. */
  readonly wallEnd: number;
  /** Seconds ahead of UTC. */
  readonly offsetSeconds: number;
}

/** A moment that a reading of the clock can mean. */
export interface ClockMatch<R extends ClockRun> {
  readonly run: R;
  /** The reading on this run's own clock: as requested, or moved forward by the gap if it was skipped. */
  readonly wallSeconds: number;
}

export interface WallReading<R extends ClockRun> {
  /** In time order: usually one; two (or more) if the clock was set back over the reading; one if it was skipped. */
  readonly matches: readonly ClockMatch<R>[];
  readonly ambiguity: null | 'overlap' | 'gap';
}

/** Find the moments at which a clock showed a reading. The runs are consecutive and include every candidate. */
export function readWallClock<R extends ClockRun>(runs: readonly R[], wallSeconds: number): WallReading<R> {
  const matches = runs
    .filter((run) => run.wallStart <= wallSeconds && wallSeconds < run.wallEnd)
    .map((run) => ({ run, wallSeconds }));
  if (matches.length > 0) return { matches, ambiguity: matches.length > 1 ? 'overlap' : null };
  for (let i = 1; i < runs.length; i++) {
    const before = runs[i - 1];
    const after = runs[i];
    if (before === undefined || after === undefined) break;
    if (before.wallEnd <= wallSeconds && wallSeconds < after.wallStart) {
      const moved = wallSeconds + after.offsetSeconds - before.offsetSeconds;
      return { matches: [{ run: after, wallSeconds: moved }], ambiguity: 'gap' };
    }
  }
  throw new RangeError(`no run of the clock contains the reading ${wallSeconds}`);
}
