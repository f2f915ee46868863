import type { MatchKind } from './nameSearch.js';

type KindWeights = Readonly<Record<MatchKind, number>>;

/**
 * The kind of match weighs more than any population (10^8 people are 8). A name with one or two typos, or one that sounds
 * alike, ranks before one that merely contains the text.
 */
const WEIGHTS_OF_NAME: KindWeights = { whole: 0, beginning: 20, word: 40, sound: 60, nearly: 50, inside: 102 };
/** Of a text that may be the beginning of a name: a name that is just the text counts as a hundred times the people. */
const WEIGHTS_OF_BEGINNING: KindWeights = { ...WEIGHTS_OF_NAME, beginning: 2 };
/**
 * More than what separates the start of a word from the whole name: in the wanted country a word that starts with the
 * text precedes the whole name elsewhere. Less than what separates it from a match inside a word.
 */
const COUNTRY_BONUS = 52;
const SLIP_WEIGHT = 10;
/**
 * A primary name counts as if the place had a hundred times the people: a town that is called so today ranks before one
 * that is also called so, unless that is far larger (Bombay is Mumbai and not a hamlet named Bombay).
 */
const PRIMARY_BONUS = 2;

/**
 * Rank of a place by how its name matches, and by its size, without any bonus; lower is better. `isPrefix`: the text
 * may be the beginning of a name. Arguments and no record: a search ranks tens of thousands of places.
 */
export const rankOf = (kind: MatchKind, slips: number, population: number, isPrefix: boolean): number =>
  (isPrefix ? WEIGHTS_OF_BEGINNING : WEIGHTS_OF_NAME)[kind] + slips * SLIP_WEIGHT - Math.log10(population + 1);

/** What is subtracted from a rank for a primary name, and for a place in the wanted country. */
export const bonusOf = (isPrimary: boolean, isPreferred: boolean): number =>
  (isPrimary ? PRIMARY_BONUS : 0) + (isPreferred ? COUNTRY_BONUS : 0);

/** The best few places, each once, kept in order. */
export class BestPlaces {
  private readonly limit: number;
  private readonly ranks: number[] = [];
  private readonly places: number[] = [];
  /** Places whose name is just the text, and whether it is the primary one. */
  private readonly exact = new Map<number, boolean>();

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

  /** `exact`: whether the name that is just the text is the primary one; null where the name is another. */
  add(place: number, rank: number, exact: boolean | null): void {
    if (this.isFullFor(rank)) return;
    if (exact !== null) this.exact.set(place, exact || this.exact.get(place) === true);
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

  list(): readonly { readonly place: number; readonly exact: boolean | null }[] {
    return this.places.map((place) => ({ place, exact: this.exact.get(place) ?? null }));
  }
}
