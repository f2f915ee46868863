/** A place in a graph: a share of its time, and degrees of the zodiac. */
export interface GraphPlace {
  readonly at: number;
  readonly deg: number;
}
