import type { MatchKind } from './nameSearch.js';

/**
 * The kind of match weighs more than any population (10^8 people are 8). A name with one or two typos ranks before one
 * that merely contains the text.
 */
const KIND_WEIGHT: Readonly<Record<MatchKind, number>> = { whole: 0, beginning: 20, word: 40, inside: 75, nearly: 50 };
const SLIP_WEIGHT = 10;
/**
 * A primary name counts as if the place had a hundred times the people: a town that is called so today ranks before one
 * that is also called so, unless that is far larger (Bombay is Mumbai and not a hamlet named Bombay).
 */
const PRIMARY_BONUS = 2;

/** Lower is better. */
export const rankOf = (kind: MatchKind, alternate: boolean, population: number, slips = 0): number =>
  KIND_WEIGHT[kind] + slips * SLIP_WEIGHT - Math.log10(population + 1) - (alternate ? 0 : PRIMARY_BONUS);

/** The best few places, each once, kept in order. */
export class BestPlaces {
  private readonly limit: number;
  private readonly ranks: number[] = [];
  private readonly places: number[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  get size(): number {
    return this.places.length;
  }

  /** True when nothing of this rank or worse can come in any more. */
  isFullFor(rank: number): boolean {
    return this.places.length >= this.limit && rank >= (this.ranks[this.limit - 1] ?? Number.POSITIVE_INFINITY);
  }

  add(place: number, rank: number): void {
    if (this.isFullFor(rank)) return;
    const known = this.places.indexOf(place);
    if (known >= 0) {
      if ((this.ranks[known] ?? 0) <= rank) return;
      this.places.splice(known, 1);
      this.ranks.splice(known, 1);
    }
    let at = this.ranks.length;
    while (at > 0 && (this.ranks[at - 1] ?? 0) > rank) at--;
    this.ranks.splice(at, 0, rank);
    this.places.splice(at, 0, place);
    this.ranks.length = this.places.length = Math.min(this.places.length, this.limit);
  }

  list(): readonly number[] {
    return this.places;
  }
}
