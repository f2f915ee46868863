import { normaliseName } from './normalise.js';

/** Blocks of the nine Brahmic scripts of India in Unicode: 128 code points each, all in the order of ISCII. */
const [FIRST_BLOCK, END_OF_BLOCKS, BLOCK] = [0x900, 0xd80, 0x80];
/** Latin letters by the place of a letter in its block. Source: the code charts of Unicode; ISO 15919, without its marks. */
const LETTERS: readonly (readonly [first: number, letters: string])[] = [
  [0x01, 'n n - - a a i i u u ri li e e e ai o o o au'],
  [0x15, 'k kh g gh n c ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v s s s h'],
  [0x3e, 'a i i u u ri ri e e e ai o o o au'],
  [0x58, 'k kh g j r rh f y ri'],
];
/** Letters that are elsewhere in their own block: Bengali khanda ta, Assamese ra and va, Gurmukhi tippi, Odia wa, Malayalam chillus. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '\u09ce': 't',
  '\u09f0': 'r',
  '\u09f1': 'v',
  '\u0a70': 'n',
  '\u0b71': 'v',
  '\u0d7a': 'n',
  '\u0d7b': 'n',
  '\u0d7c': 'r',
  '\u0d7d': 'l',
  '\u0d7e': 'l',
  '\u0d7f': 'k',
};

const LATIN_OF: ReadonlyMap<number, string> = new Map(
  LETTERS.flatMap(([first, letters]) =>
    letters.split(' ').map((letter, index) => [first + index, letter === '-' ? '' : letter] as const),
  ),
);

/** A d with a dot below is said as an r: the letters of all blocks, and the dot. */
const DOTTED_D = /[\u0921\u0922\u09a1\u09a2\u0b21\u0b22][\u093c\u09bc\u0b3c]/gu;

/** The dot for a nasal, which ends words of Telugu, Kannada and Malayalam as an m. */
const LAST_DOT = /[\u0c02\u0c82\u0d02](?= |$)/gu;

/** A text in a script of India in Latin letters. The vowel that a consonant carries unwritten is left out. */
function inLatin(name: string): string {
  const text = name.replace(DOTTED_D, 'r').replace(LAST_DOT, 'm');
  let latin = '';
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const isIndian = code >= FIRST_BLOCK && code < END_OF_BLOCKS;
    latin += isIndian ? (ELSEWHERE[letter] ?? LATIN_OF.get(code % BLOCK) ?? '') : letter;
  }
  return latin;
}

/** What spellings of one Indian name do not agree in, in the order in which it is taken out. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ /g, ''],
  [/ksh|x/g, 'ks'],
  [/zh/g, 'l'],
  [/[cs]h/g, 's'],
  // Breath: th and t, bh and b.
  [/(?<=[a-z])h/g, ''],
  [/[bvwf]/g, 'p'],
  [/d/g, 't'],
  [/[gq]/g, 'k'],
  [/c(?=[aou])/g, 'k'],
  [/[cjz]/g, 's'],
  [/[ye]/g, 'i'],
  [/o/g, 'u'],
  [/(?<=[a-z])a/g, ''],
  [/m(?=p)/g, 'n'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=[a-z]{3})[iu]$/g, ''],
];
const SHORTEST = 3;

/**
 * Letters for the sound of a name, the same for most spellings of it, in Latin or a script of India: no breath, voice,
 * length or doubling, no a but at the start. Null for a name of another script, or with too little sound to distinguish names.
 */
export function soundKeyOf(name: string): string | null {
  const latin = inLatin(normaliseName(name));
  if (!/^[a-z ]+$/.test(latin)) return null;
  const key = RULES.reduce((text, [pattern, letter]) => text.replace(pattern, letter), latin);
  return key.length < SHORTEST ? null : key;
}

const [FNV_OFFSET, FNV_PRIME] = [0x811c9dc5, 0x01000193];

/** The number by which the index finds a sound (FNV-1a, 32 bits). */
export function soundNumber(key: string): number {
  let number = FNV_OFFSET;
  for (let i = 0; i < key.length; i++) number = Math.imul(number ^ key.charCodeAt(i), FNV_PRIME);
  return number >>> 0;
}
