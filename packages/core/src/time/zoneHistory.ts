/** An interval in which the clocks of a zone had one offset under one name. */
export interface ZonePeriod {
  /** Unix seconds (leap seconds not counted) at which it starts; -Infinity for the first. */
  readonly startUnix: number;
  /** Unix seconds at which the next one starts; Infinity for the last. */
  readonly endUnix: number;
  /** Seconds by which the clock is ahead of UTC. */
  readonly offsetSeconds: number;
  /** True while the clock is advanced for summer, war or the like. */
  readonly isDst: boolean;
  /** As in tzdata: `LMT` is local mean time, `-00` means that there was no clock. */
  readonly abbreviation: string;
}

/** The zones of a place, and the history of their clocks. An adapter implements it. */
export interface ZoneHistory {
  /** Release of the IANA time zone database behind it, for example `2026f`. */
  readonly tzdataVersion: string;
  /**
   * IANA ids of the land zones at a place, in alphabetical order: none at sea and where no zone is defined,
   * several if two clocks are in use or a border is disputed.
   */
  zonesAt(latitudeDeg: number, longitudeDeg: number): readonly string[];
  /** Whether the zones of places are known: a library may have histories of zones without a map. `zonesAt` throws then. */
  readonly hasMap: boolean;
  /** Names of every zone and alias of the database. */
  readonly names: ReadonlySet<string>;
  /** The period that contains a moment. Throws for an unknown id. */
  periodAt(zone: string, unixSeconds: number): ZonePeriod;
}
