/** A minimum rate: at least so many bytes in each such time. */
export interface Pace {
  readonly leastBytes: number;
  readonly withinMs: number;
}

/** How long the service waits for a client. */
export interface Patience {
  /** A connection without traffic in either direction is closed after this. */
  readonly silentMs: number;
  /** How fast an answer must be read, unless less of it remains. */
  readonly readingPace: Pace;
  /** How fast a body that is read while it is answered must come, whenever the service waits for it. */
  readonly arrivalPace: Pace;
  /** How long the answer of a batch may be silent before an empty line is sent. */
  readonly batchSilenceMs: number;
}

export const PATIENCE: Patience = {
  silentMs: 120_000,
  readingPace: { leastBytes: 256 * 1024, withinMs: 30_000 },
  arrivalPace: { leastBytes: 16 * 1024, withinMs: 30_000 },
  batchSilenceMs: 4_000,
};
