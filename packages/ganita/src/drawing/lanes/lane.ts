/** A part of a row of a timeline. Its places are shares of the row, 0 at its start and 1 at its end. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly look: 'plain' | 'shaded' | 'running';
  /** A line below its text: unbroken for good, broken for bad. */
  readonly quality: 'good' | 'bad' | null;
  /** Texts that are tried in it, the best first. */
  readonly labels: readonly string[];
  /** What it is, in the notes, where none of its texts fits; blocks with the same note have the same number. */
  readonly note: string;
  readonly id?: string;
}

/** A text below a place of a row. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** A row of a timeline. */
export interface Lane {
  readonly name: string;
  /** What is written at the right of the name. */
  readonly beside: string;
  readonly blocks: readonly Block[];
  /** Whether all blocks have texts of one kind, or numbers. */
  readonly isUniform: boolean;
  /** Whether the row has an outline, where its blocks leave gaps. */
  readonly isFramed: boolean;
  /** Texts below the row, the most important first: one that has no room is left out. */
  readonly ticks: readonly Tick[];
  /** Where the moment of the picture is; null where it is not in the row. */
  readonly now: number | null;
}

/** Rows below a title. */
export interface LaneGroup {
  readonly title: string;
  readonly lanes: readonly Lane[];
}
