import { SOUTH_ASIA } from '@ganita/core/names/southAsia.data.js';
import { withoutAccents } from 'ganita/adapters/placeIndex/normalise.js';
import { linesOf } from './ownPlaces.js';
import type { PlaceRow } from './readRows.js';

/** The first code points of the scripts of India, whose letters are in one order: ISCII. */
const FIRST_LETTERS = {
  Devanagari: 0x0900,
  Bengali: 0x0980,
  Gurmukhi: 0x0a00,
  Gujarati: 0x0a80,
  Oriya: 0x0b00,
  Tamil: 0x0b80,
  Telugu: 0x0c00,
  Kannada: 0x0c80,
  Malayalam: 0x0d00,
} as const;
type Script = keyof typeof FIRST_LETTERS;
const SCRIPTS = Object.keys(FIRST_LETTERS) as readonly Script[];
const BLOCK = 0x80;

/**
 * Rough sounds of the letters by their place in a block. `@` is the vowel that a consonant has without a sign, and may not be
 * spoken; `N` is the nasal of the consonant after it. Where a script does not write a difference, no sound has it: voiced or not, aspirated or not, v or b.
 */
const SOUNDS: Readonly<Record<number, string>> = (() => {
  const rows: readonly (readonly [first: number, sounds: string])[] = [
    [0x01, 'N N . . a a i i u u ri . e e e ai o o o au'],
    [0x15, 'k k k k n c c c c n t t t t n t t t t n n p p p p m y r r l l l p c c c h'],
    [0x3e, 'a i i u u ri . e e e ai o o o au'],
    [0x58, 'k k k c r r p y'],
  ];
  const sounds: Record<number, string> = { 78: 't', 112: 'N', 122: 'n', 123: 'n', 124: 'r', 125: 'l', 126: 'l' };
  for (const [first, row] of rows)
    row.split(' ').forEach((sound, at) => {
      if (sound !== '.') sounds[first + at] = sound;
    });
  return sounds;
})();
const [FIRST_CONSONANT, LAST_CONSONANT, NUKTA, FIRST_SIGN, VIRAMA] = [0x15, 0x39, 0x3c, 0x3e, 0x4d];

/** The sounds of a name in a script of India. */
function soundsOf(name: string, script: Script): string {
  const letters = [...name].map((letter) => (letter.codePointAt(0) ?? 0) - FIRST_LETTERS[script]);
  let sounds = '';
  letters.forEach((letter, at) => {
    sounds += SOUNDS[letter] ?? '';
    if (letter < FIRST_CONSONANT || letter > LAST_CONSONANT) return;
    const next = letters.slice(at + 1).find((one) => one !== NUKTA) ?? 0;
    if (next < FIRST_SIGN || next > VIRAMA) sounds += '@';
  });
  return sounds;
}

/** The same of an English name. */
const soundsOfEnglish = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ee/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/([kgcjtdpbs])h/g, '$1')
    .replace(/[gqx]/g, 'k')
    .replace(/[jsz]/g, 'c')
    .replace(/d/g, 't')
    .replace(/[bfvw]/g, 'p')
    .replace(/([kctpmnlry])\1/g, '$1');

const isVowel = (sound: string): boolean => 'aeiou@'.includes(sound);
/** What it costs to leave a sound out, and to take another for it. */
const lossOf = (sound: string): number => (sound === '@' ? 0 : isVowel(sound) ? 0.4 : sound === 'h' ? 0.5 : 1);
function changeOf(one: string, other: string): number {
  if (one === other || (one === 'N' && 'mn'.includes(other))) return 0;
  if (isVowel(one) && isVowel(other)) return one + other === '@a' || one + other === 'a@' ? 0.05 : 0.4;
  return ['iy', 'yi', 'mn', 'nm', 'kh', 'hk'].includes(one + other) ? 0.4 : 1.2;
}

/** How unlike two rows of sounds are: the least cost of changing one into the other. */
function unlikeness(one: string, other: string): number {
  let row = [0];
  for (const sound of other) row.push((row.at(-1) as number) + lossOf(sound));
  for (const sound of one) {
    const next = [(row[0] as number) + lossOf(sound)];
    for (let at = 0; at < other.length; at++) {
      const to = other[at] as string;
      next.push(
        Math.min(
          (row[at] as number) + changeOf(sound, to),
          (row[at + 1] as number) + lossOf(sound),
          (next[at] as number) + lossOf(to),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) as number;
}

/** A name that is further than this from the English one, by its consonants, is another name: Kashi, Bombay. */
const MOST_UNLIKE = 0.3;
/** Letters of Assamese, which Bengali has not. */
const ASSAMESE = /[ৰৱ]/u;

/** The name of a place in a script: that of the gazetteer which sounds most like its name of today; null where none does. */
function nameInScript({ name, alternates }: PlaceRow, script: Script): string | null {
  const first = FIRST_LETTERS[script];
  const isWritten = (text: string): boolean =>
    [...text].every((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return (code >= first && code < first + BLOCK) || letter === '\u200c' || letter === '\u200d';
    });
  const english = soundsOfEnglish(name);
  const consonants = [...english].filter((sound) => !isVowel(sound)).length;
  let [best, least]: [string | null, number] = [null, MOST_UNLIKE * consonants];
  // Of equals the shorter: the anusvara, and not the nasal of its row.
  for (const text of alternates
    .map((one) => one.normalize('NFC'))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    if ([...text].length < 2 || !isWritten(text) || ASSAMESE.test(text)) continue;
    const cost = unlikeness(soundsOf(text, script).replace(/([kctpmnlry])\1/g, '$1'), english);
    if (cost < least) [best, least] = [text, cost];
  }
  return best;
}

/** Languages that write some names otherwise than Hindi, which has their script. */
const OTHER_WRITINGS = ['mr', 'ne', 'sa'] as const;
const WRITINGS = [...SCRIPTS, ...OTHER_WRITINGS];

/**
 * The rows with the names of `ownNames.tsv`, by which they are found too: each is of the place of its name and state that has the
 * most people. Error: there is none.
 */
export function withOwnNames(
  rows: readonly PlaceRow[],
  table: string,
  states: ReadonlyMap<string, string>,
): readonly PlaceRow[] {
  const own = new Map(
    linesOf(table).map((line) => {
      const [name = '', state = '', ...names] = line.split('\t');
      if (names.length !== WRITINGS.length)
        throw new Error(`${name} has ${names.length} names, not ${WRITINGS.length}`);
      return [`${name}, ${state}`, names];
    }),
  );
  const keyOf = (row: PlaceRow): string => `${withoutAccents(row.name)}, ${states.get(row.stateCode) ?? ''}`;
  const largest = new Map<string, PlaceRow>();
  for (const row of rows) {
    const key = keyOf(row);
    if (own.has(key) && row.population >= (largest.get(key)?.population ?? 0)) largest.set(key, row);
  }
  for (const key of own.keys()) if (!largest.has(key)) throw new Error(`${key} is no place of the gazetteer`);
  return rows.map((row) => {
    const key = keyOf(row);
    const names = largest.get(key) === row ? own.get(key) : undefined;
    if (names === undefined) return row;
    const written = Object.fromEntries(WRITINGS.map((writing, at) => [writing, names[at] ?? '']));
    return { ...row, alternates: [...new Set([...row.alternates, ...names])], written };
  });
}

/** Names in one writing, and the numbers of their places. */
export interface WrittenNames {
  readonly writing: string;
  readonly places: readonly number[];
  readonly names: readonly string[];
}

/**
 * The names of the places of South Asia in the scripts of India, by the Unicode name of the script, or by a language that writes it
 * otherwise: of our own table, else of the gazetteer.
 */
export const namesInScripts = (places: readonly PlaceRow[]): readonly WrittenNames[] =>
  WRITINGS.map((writing) => {
    const named = places.flatMap((place, number) => {
      const name = nameIn(place, writing);
      return name === null ? [] : [{ number, name }];
    });
    return { writing, places: named.map(({ number }) => number), names: named.map(({ name }) => name) };
  });

function nameIn(place: PlaceRow, writing: (typeof WRITINGS)[number]): string | null {
  if (place.written !== undefined) return place.written[writing] ?? null;
  const isIndian = SOUTH_ASIA.includes(place.countryCode) && place.alternates.length > 0;
  const script = SCRIPTS.find((one) => one === writing);
  return isIndian && script !== undefined ? nameInScript(place, script) : null;
}
