/** An era in which a zone's history names one city's mean time, while other towns kept their own. */
export interface TownTimeEra {
  readonly zone: string;
  /** Abbreviations of the periods concerned, as in tzdata. */
  readonly abbreviations: readonly string[];
}

/**
 * India before Indian Standard Time (1906-01-01). tzdata gives all of India Howrah time (to 1870) and then Madras
 * time: the clocks of the railways and the telegraph. Towns kept their own local mean time, among them Calcutta
 * (5:53:20, to 1948) and Bombay (4:51, to 1955).
 * Source: tzdata, file `asia`, Asia/Kolkata; Wikipedia, "Indian Standard Time", "Calcutta Time", "Railway time"; the
 * reasons are in docs/time.md.
 */
export const TOWN_TIME_ERAS: readonly TownTimeEra[] = [{ zone: 'Asia/Kolkata', abbreviations: ['HMT', 'MMT'] }];
