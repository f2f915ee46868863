import { recordFrom } from '@ganita/core/records.js';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.js';
import { localeOf, vocabularies as readVocabularies, type Unlike, type Vocabulary, WORDS } from './words.js';

type Lists = Vocabulary['words'];

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** What a word of a language may be written with: its letters, and signs, digits and joiners that scripts share. */
const LETTERS = recordFrom(
  OTHERS,
  (language) =>
    new RegExp(`^[\\p{Script=${localeOf(language).script}}\\p{P}\\p{S}\\p{Nd}\\p{Zs}\\u200c\\u200d]+$`, 'u'),
);
/** A slot of a message. */
const SLOT = /\{\$[a-z]{1,20}(?: :word(?: case=[a-z]{1,20})?)?\}/g;

const vocabularies = readVocabularies().map(({ name, words }) => [name, words] as const);

/** Words of a vocabulary that must not be in a language: not of its script, or the English word again. */
function faults(words: Lists): string[] {
  return OTHERS.flatMap((language) =>
    Object.entries(words[language] ?? {}).flatMap(([id, word]) => {
      const said = word.replace(SLOT, '1');
      const alien = !LETTERS[language].test(said) || word.trim() !== word;
      // A message that has nothing but slots and signs may be that of every language.
      const isEnglish = word === words.en[id] && (said === word || /\p{L}/u.test(said));
      return alien || isEnglish ? [`${language} ${id}: ${word}`] : [];
    }),
  );
}

describe('the words', () => {
  it('are complete by the types: what core finds has its word, and no word is of nothing', () => {
    const unlike: Readonly<Record<Unlike, never>> = {};
    expect(unlike).toEqual({});
  });

  it.each(vocabularies)('%s are in their own scripts and not in English', (_, words) => {
    expect(faults(words)).toEqual([]);
  });

  it.each(vocabularies)('%s are there in every language', (_, words) => {
    for (const language of LANGUAGES) {
      expect(Object.keys(words[language]).sort()).toEqual(Object.keys(words.en).sort());
      expect(Object.values(words[language]).filter((word) => word === '' || word === undefined)).toEqual([]);
    }
  });
});

/** English words that occur in several places and mean one thing in each, so that their words may differ. */
const TWO_THINGS: Readonly<Record<string, readonly string[]>> = {
  'a deity and a graha, a star, a yoga or an anga': [
    ...[
      'jupiter',
      'ashwini',
      'indra',
      'shiva',
      'anala',
      'ardra',
      'pushya',
      'brahma',
      'mitra',
      'kaala',
      'gulika',
      'mrityu',
      'padma',
    ],
  ],
  'a star and a month, a month and a nadi, a paksha and a year': ['jyeshtha', 'shravana', 'magha', 'shukla', 'aadi'],
  'a class of tithis and a karana': ['bhadra'],
  'unlike things of one Latin spelling': [
    'nadi',
    'hora',
    'maya',
    'jaya',
    'pada',
    'e',
    'chatushpada',
    'earth',
    'middle',
    'kati',
    'pingala',
  ],
  'people and animals': ['male', 'female'],
  'a yoni of ashtamangala and a year': ['vrisha', 'khara'],
  'a syllable of a name, and a vowel or the mark of a body': ['i', 'o', 've', 'ma', 'me', 'mo', 'ne', 'sa', 'su'],
  'a syllable of a name, and an answer': ['no'],
  'a half of the day, which others divide into more parts': ['am', 'pm'],
  'a noun that one place adds: chart, muhurta, time, aspect, yoga': [
    ...['rasi', 'abhijit', 'vijaya', 'neutral', 'amrita', 'siddha'],
  ],
  'a stem before a noun that the heading names, and the word alone (Tamil, Telugu)': [
    ...['tara', 'navamsa', 'sthira', 'kala', 'roga', 'ananda', 'saumya', 'yuva', 'rakshasa', 'deva', 'karaka'],
    'poornachandra',
    'great friend',
  ],
  'a lunar month and a month of the Gregorian calendar (Hindi)': ['month'],
  'a lunar month and a month of Odisha (Telugu)': ['chaitra', 'kartika', 'phalguna'],
  'a dasha and a state': ['pachaka'],
  'a part of the day and a yoga of a day (Gujarati)': ['chara'],
  'a message that names what it says: a dignity, a state': ['{$who :word} is {$what :word}'],
  'a dosha, named as such, and a yoga of a day': ['ganda moola'],
};

describe('one vocabulary', () => {
  it('has in every language one word for what has one word in English, in whatever area it is said', () => {
    const apart = new Set(Object.values(TWO_THINGS).flat());
    const places = new Map<string, { readonly place: string; readonly words: Lists; readonly id: string }[]>();
    // The forms that words have within a sentence are unlike on purpose.
    for (const [name, words] of vocabularies.filter(([area]) => !area.startsWith('forms.'))) {
      for (const [id, word] of Object.entries(words.en)) {
        const key = word.toLowerCase();
        places.set(key, [...(places.get(key) ?? []), { place: `${name}.${id}`, words, id }]);
      }
    }
    const unlike = [...places].filter(([, list]) =>
      OTHERS.some((language) => new Set(list.map(({ words, id }) => words[language][id])).size > 1),
    );
    expect(
      unlike.filter(([word]) => !apart.has(word)).map(([word, list]) => [word, list.map(({ place }) => place)]),
    ).toEqual([]);
    expect([...apart].filter((word) => !unlike.some(([other]) => other === word))).toEqual([]);
  });

  it.each(LANGUAGES)('gives no two yogas one name, %s', (language) => {
    const names = Object.values(WORDS[language].yogas.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('writes nasals before a stop of their own row as anusvara, hi ka te', () => {
    const rows: readonly (readonly [nasal: number, first: number, last: number])[] = [
      [0x19, 0x15, 0x18],
      [0x1e, 0x1a, 0x1d],
      [0x23, 0x1f, 0x22],
      [0x28, 0x24, 0x27],
      [0x2e, 0x2a, 0x2d],
    ];
    const found = (
      [
        ['hi', 0x900],
        ['ka', 0xc80],
        ['te', 0xc00],
      ] as const
    ).flatMap(([language, block]) => {
      const at = (offset: number): string => String.fromCharCode(block + offset);
      const nasal = new RegExp(
        rows.map(([sign, first, last]) => `${at(sign)}${at(0x4d)}[${at(first)}-${at(last)}]`).join('|'),
      );
      return vocabularies.flatMap(([, words]) => Object.values(words[language]).filter((word) => nasal.test(word)));
    });
    expect(found).toEqual([]);
  });

  it('begins no Tamil word with two consonants, but those that almanacs write with grantha letters', () => {
    const cluster = /(?<![\p{L}\p{M}\p{N}])(?!க்ஷ|ஜ்|ஸ்)\p{L}்\p{L}/u;
    const found = vocabularies.flatMap(([name, words]) =>
      Object.entries(words.ta).flatMap(([id, word]) => (cluster.test(word) ? [`${name}.${id} ${word}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

describe('the check itself', () => {
  const good: Lists = recordFrom(LANGUAGES, (language) => ({ a: WORDS[language].zodiac.body.Sun }));

  it('lets good words pass', () => {
    expect(faults(good)).toEqual([]);
  });

  it.each([
    ['Latin letters', 'Surya'],
    ['another script', 'ಸೂರ್ಯ'],
    ['a mixture', 'सूर्य Surya'],
    ['nothing', ''],
    ['a space at the end', 'सूर्य '],
  ])('finds %s', (_, word) => {
    expect(faults({ ...good, hi: { a: word } })).toHaveLength(1);
  });

  it('finds a word that is the English one again, even without letters', () => {
    expect(faults({ ...good, en: { a: '1' }, hi: { a: '1' } })).toEqual(['hi a: 1']);
  });
});
