import { normaliseName } from './normalise.js';
import { DIVISION_WORDS, KIND_WORDS } from './qualifiers.data.js';

/** The number of comma-separated segments that are read. */
const MAX_SEGMENTS = 6;
/**
 * A text longer than any name on earth is cut here, as it is given and as it is compared (one letter may become many).
 */
const MAX_TEXT_LENGTH = 200;
/** The longest qualifier in a text without commas: `new south wales` and `united states of america`. */
const MAX_QUALIFIER_WORDS = 7;
/** A name and the words after it that say where the place is. */
export interface Reading {
  readonly name: string;
  readonly qualifiers: readonly string[];
  /** Whether it says all that the text says. */
  readonly isWhole: boolean;
}

/** The name of a division without the word for its kind: of `guntur district`, `dist satara`. Null where there is none. */
function nameOfDivision(words: readonly string[]): string | null {
  if (words.length < 2) return null;
  if (DIVISION_WORDS.has(words.at(-1) ?? '')) return words.slice(0, -1).join(' ');
  return DIVISION_WORDS.has(words[0] ?? '') ? words.slice(1).join(' ') : null;
}

/**
 * The possible readings of a text, the fullest first: the name with all that follows it and is known as a place to lie
 * in, then with one trailing qualifier less at a time. A text without commas is also read with its last words as one or
 * two qualifiers, as in "Paris France" and "Salem Tamil Nadu India".
 */
export function readingsOf(query: string, isQualifier: (word: string) => boolean): readonly Reading[] {
  const [first = '', ...rest] = query
    .slice(0, MAX_TEXT_LENGTH)
    .split(',', MAX_SEGMENTS)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
  const name = normaliseName(first).slice(0, MAX_TEXT_LENGTH);
  if (name === '') return [];
  const behind = rest.filter(isQualifier);
  const readings: Reading[] = [];
  for (let kept = behind.length; kept >= 0; kept--) {
    readings.push({ name, qualifiers: behind.slice(0, kept), isWhole: kept === rest.length });
  }
  const words = name.split(' ');
  // The place that a division has its name from is not all of it.
  const division = nameOfDivision(words);
  if (division !== null) readings.push({ name: division, qualifiers: behind, isWhole: false });
  for (let kept = words.length - 1; kept >= Math.max(1, words.length - MAX_QUALIFIER_WORDS); kept--) {
    const ofName = words.slice(0, kept);
    // A word that only says a kind is no whole name: `nagar agra`.
    const isWhole = behind.length === rest.length && !ofName.every((word) => KIND_WORDS.has(word));
    for (const tail of inOneOrTwo(words.slice(kept))) {
      if (tail.every(isQualifier)) {
        readings.push({ name: ofName.join(' '), qualifiers: [...tail, ...behind], isWhole });
      }
    }
  }
  return readings;
}

/** Words as one text, and as two in every way. */
const inOneOrTwo = (words: readonly string[]): readonly (readonly string[])[] =>
  words.map((_, at) => (at === 0 ? [words.join(' ')] : [words.slice(0, at).join(' '), words.slice(at).join(' ')]));
