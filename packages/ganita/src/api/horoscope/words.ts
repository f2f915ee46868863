import type { Language } from '@ganita/words/languages.js';
import { WORDS, type Words } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { described } from '../../calculations/fields/schema.js';

type WordList = Readonly<Record<string, string>>;

/** Vocabularies of ids that occur as keys or in rows without their word, by the name of their list in `words`. */
const WORD_LISTS = {
  planets: ({ zodiac }: Words): WordList => zodiac.body,
  signs: ({ zodiac }: Words): WordList => zodiac.sign,
  nakshatras: ({ zodiac }: Words): WordList => zodiac.nakshatra,
  dignities: ({ zodiac }: Words): WordList => zodiac.dignity,
  vargas: ({ report }: Words): WordList => report.varga,
  sahams: ({ points }: Words): WordList => points.saham,
  upagrahas: ({ points }: Words): WordList => points.upagraha,
  special_lagnas: ({ points }: Words): WordList => points.specialLagna,
  sphutas: ({ points }: Words): WordList => withoutEnding(points.sphuta, '_sphuta'),
  arudha_padas: ({ points }: Words): WordList => points.arudhaPada,
  chara_karakas: ({ points }: Words): WordList => points.charaKaraka,
  svaras: ({ report }: Words): WordList => report.svara,
  condition_relations: ({ evidence }: Words): WordList => evidence.relation,
  condition_facts: ({ evidence }: Words): WordList => evidence.fact,
  associations: ({ yogas }: Words): WordList => yogas.association,
  raja_yoga_sub_types: ({ yogas }: Words): WordList => yogas.rajaSubType,
  yoga_cancellations: ({ yogas }: Words): WordList => yogas.cancellation,
} as const;

/** A list of `words`. */
export type WordListName = keyof typeof WORD_LISTS;

/** Lists of the ids in a condition. */
export const CONDITION_WORDS = [
  'planets',
  'signs',
  'nakshatras',
  'dignities',
  'condition_relations',
  'condition_facts',
] as const satisfies readonly WordListName[];

/** The contract names some points without the ending of their id. */
const withoutEnding = (words: WordList, ending: string): WordList =>
  Object.fromEntries(
    Object.entries(words).map(([id, word]) => [id.endsWith(ending) ? id.slice(0, -ending.length) : id, word]),
  );

const listSchema = Type.Record(Type.String(), Type.String(), {
  title: 'WordsById',
  description: 'display words by id',
});

/** `words` of an answer: the lists that its sections need. */
export const wordsSchema = Type.Object(
  Object.fromEntries(
    Object.keys(WORD_LISTS).map((name): [string, TSchema] => [
      name,
      Type.Optional(described(listSchema, `words of ${name.replaceAll('_', ' ')}`)),
    ]),
  ) as Record<WordListName, ReturnType<typeof Type.Optional<typeof listSchema>>>,
  { title: 'Words', description: 'id to display word, for ids that are keys or are in rows without their word' },
);

/** The lists of these names in a language, each once. */
export const wordsRecord = (names: readonly WordListName[], language: Language) =>
  Object.fromEntries(
    (Object.keys(WORD_LISTS) as WordListName[])
      .filter((name) => names.includes(name))
      .map((name) => [name, WORD_LISTS[name](WORDS[language])]),
  ) as Readonly<Partial<Record<WordListName, WordList>>>;
