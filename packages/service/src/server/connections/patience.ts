/** A minimum rate: at least this many bytes in each interval. */
export interface Pace {
  readonly leastBytes: number;
  readonly withinMs: number;
}

/** How long the service waits for a client. */
export interface Patience {
  /** A connection without traffic in either direction is closed after this time. */
  readonly silentMs: number;
  /** A client that takes nothing of its answer for this time, or for twice that at most, is disconnected. */
  readonly readingMs: number;
  /** Minimum rate of a body that is read while it is answered, whenever the service waits for it. */
  readonly arrivalPace: Pace;
  /** How long the answer of a batch may be silent before an empty line is sent. */
  readonly batchSilenceMs: number;
}

export const PATIENCE: Patience = {
  silentMs: 120_000,
  readingMs: 15_000,
  arrivalPace: { leastBytes: 16 * 1024, withinMs: 30_000 },
  batchSilenceMs: 4_000,
};
