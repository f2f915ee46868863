/** A stretch of time through which the clocks of a zone kept one offset under one name. */
export interface ZonePeriod {
  /** Unix seconds (leap seconds not counted) at which it begins; -Infinity for the first. */
  readonly startUnix: number;
  /** Unix seconds at which the next one begins; Infinity for the last. */
  readonly endUnix: number;
  /** Seconds by which the clock is ahead of UTC. */
  readonly offsetSeconds: number;
  /** True while the clock is advanced for summer, war or the like. */
  readonly isDst: boolean;
  /** As in tzdata: `LMT` is local mean time, `-00` means that nobody kept a clock there. */
  readonly abbreviation: string;
}

/** Which zones a place lies in, and what their clocks showed. An adapter implements it. */
export interface ZoneHistory {
  /** Release of the IANA time zone database behind it, `2026f` say. */
  readonly tzdataVersion: string;
  /**
   * IANA ids of the land zones at a place, in alphabetical order: none at sea and where no zone is laid down,
   * several where two clocks are kept or a border is disputed.
   */
  zonesAt(latitudeDeg: number, longitudeDeg: number): readonly string[];
  /** The period that holds a moment. Throws for an id the data does not have. */
  periodAt(zone: string, unixSeconds: number): ZonePeriod;
}
