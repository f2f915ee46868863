/** Letters that transliterations write in several ways, each with how it is read here; in their order. */
const ONE_SOUND: readonly (readonly [RegExp, string])[] = [
  [/w/g, 'v'],
  [/sh/g, 's'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/([bdgjkpt])h/g, '$1'],
  [/(.)(?=\1)/g, ''],
  [/a$/, ''],
];

/** Letters of transliteration that are not what is left of them without their marks. */
const MARKED: readonly (readonly [RegExp, string])[] = [
  [/[ṛṚ]/g, 'ri'],
  [/[śṣŚṢ]/g, 'sh'],
];

const replacedIn = (text: string, rows: readonly (readonly [RegExp, string])[]): string =>
  rows.reduce((found, [letters, as]) => found.replace(letters, as), text);

/** A name without what writers of names differ in: capitals, accents, spaces, hyphens, apostrophes. */
export const lettersOnly = (name: string): string =>
  replacedIn(name.normalize('NFC'), MARKED)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The same without what transliterations of Sanskrit differ in: `Ekādaśī`, `Ekadashi` and `ekadasi` sound alike. */
const soundOf = (name: string): string => replacedIn(lettersOnly(name), ONE_SOUND);

/** What names mean. */
export interface NameTable {
  /** undefined for a name that is not listed, or of which two listed ones sound like it. */
  readonly meant: (name: string) => string | undefined;
}

/** Names with what they mean. */
export type Names = readonly (readonly [name: string, id: string])[];

/** Add names to those of a map; one that means two things means none. */
function addNames(known: Map<string, string | undefined>, names: Names, letters: (name: string) => string): void {
  for (const [name, id] of names) {
    const key = letters(name);
    known.set(key, known.has(key) && known.get(key) !== id ? undefined : id);
  }
}

/**
 * A table of names: each as it is spelled, else as it sounds. A name that means two things in one list means none; what a later
 * list says of a name counts.
 */
export function nameTable(...lists: readonly Names[]): NameTable {
  const spelled = new Map<string, string | undefined>();
  const sounds = new Map<string, string | undefined>();
  for (const names of lists) {
    const own = new Map<string, string | undefined>();
    addNames(own, names, lettersOnly);
    for (const [letters, id] of own) spelled.set(letters, id);
    addNames(sounds, names, soundOf);
  }
  return { meant: (name) => spelled.get(lettersOnly(name)) ?? sounds.get(soundOf(name)) };
}
