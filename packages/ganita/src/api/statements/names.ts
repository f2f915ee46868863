import { DOSHAS } from '@ganita/core/doshas/dosha.js';
import { FESTIVAL_IDS } from '@ganita/core/festivals/festivalCatalogue.js';
import { CHARA_KARAKAS } from '@ganita/core/karakas/karakas.js';
import { perKey } from '@ganita/core/lazy.js';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS } from '@ganita/core/panchanga/angaNames.data.js';
import { RAJA_YOGAS } from '@ganita/core/yogas/raja/subTypes.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import { DIGNITIES } from '@ganita/core/zodiac/dignities.js';
import { BODIES, GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { WEEKDAYS } from '@ganita/core/zodiac/weekdays.js';
import { WORDS } from '@ganita/words/words.js';
import {
  BODY_SYNONYMS,
  FESTIVAL_SYNONYMS,
  NAKSHATRA_SYNONYMS,
  PROPERTY_SYNONYMS,
  SIGN_SYNONYMS,
  VARGA_SYNONYMS,
} from '../../calculations/fields/synonyms.data.js';
import { BODY_NAMES } from '../columns/families.data.js';
import { type Names, type NameTable, nameTable } from './spelling.js';

type WordsOf = Readonly<Record<string, string>>;

/** English words of ids, their other names, the ids themselves: the later counts. */
const named = (ids: readonly string[], words: WordsOf = {}, synonyms: WordsOf = {}): readonly Names[] => [
  ids.map((id) => [words[id] ?? id, id]),
  Object.entries(synonyms),
  ids.map((id) => [id, id]),
];

/** Names also without what they may end with: `Gaja Kesari Yoga`, `Diwali (Lakshmi Puja)`. */
const alsoWithout = (ending: RegExp, lists: readonly Names[]): readonly Names[] =>
  lists.map((names) =>
    names.flatMap(
      ([name, id]): Names => [
        [name, id],
        [name.replace(ending, ''), id],
      ],
    ),
  );

const isGraha = ([, id]: Names[number]): boolean => (GRAHAS as readonly string[]).includes(id);
const bodyNames = (): readonly Names[] => named(BODIES, WORDS.en.zodiac.body, BODY_SYNONYMS);
/** The same names of things that selectors of columns call otherwise. */
const called = (lists: readonly Names[], selector: (id: string) => string): readonly Names[] =>
  lists.map((names) => names.map(([name, id]) => [name, selector(id)]));

/** The names of each kind of thing. */
const NAMES = {
  sign: () => named(SIGNS, WORDS.en.zodiac.sign, SIGN_SYNONYMS),
  graha: () => bodyNames().map((names) => names.filter(isGraha)),
  /** As selectors of columns call them. */
  point: () => called(bodyNames(), (id) => BODY_NAMES[id] ?? id),
  nakshatra: () => named(NAKSHATRAS, WORDS.en.zodiac.nakshatra, NAKSHATRA_SYNONYMS),
  dignity: () => alsoWithout(/ sign$/, named(DIGNITIES, WORDS.en.zodiac.dignity)),
  weekday: () => named(WEEKDAYS, WORDS.en.zodiac.vara),
  tithi: () => named(TITHIS, WORDS.en.angas.tithi),
  paksha: () => named(PAKSHAS, WORDS.en.angas.paksha),
  nityaYoga: () => named(NITYA_YOGAS, WORDS.en.angas.nityaYoga),
  karana: () => named(KARANAS, WORDS.en.angas.karana),
  karaka: () => named(CHARA_KARAKAS.map((id) => `${id}_karaka`)),
  yoga: () =>
    alsoWithout(
      /[ _]yoga$/i,
      named(
        [...YOGAS, ...RAJA_YOGAS].map(({ id }) => id),
        WORDS.en.yogas.name,
      ),
    ),
  dosha: () => alsoWithout(/[ _]dosha$/i, named(DOSHAS, WORDS.en.doshas.name)),
  festival: () => alsoWithout(/ \([^()]{1,60}\)$/, named(FESTIVAL_IDS, WORDS.en.festivals.name, FESTIVAL_SYNONYMS)),
  /** As selectors of columns call them: `D-9`. */
  varga: () => called(named(VARGA_KEYS, {}, VARGA_SYNONYMS), (key) => key.split('_')[0] ?? key),
  property: () => [Object.entries(PROPERTY_SYNONYMS)],
} as const satisfies Readonly<Record<string, () => readonly Names[]>>;
export type NameKind = keyof typeof NAMES;

/** The table of a kind, made when it is first asked for. */
export const namesOf: (kind: NameKind) => NameTable = perKey((kind: NameKind) => nameTable(...NAMES[kind]()));

/** Kinds by the lists of values that columns have. */
const KIND_OF_LIST: Readonly<Record<string, NameKind>> = {
  Sign: 'sign',
  Graha: 'graha',
  Nakshatra: 'nakshatra',
  Dignity: 'dignity',
  Weekday: 'weekday',
  TithiId: 'tithi',
  Paksha: 'paksha',
  NityaYogaId: 'nityaYoga',
  KaranaId: 'karana',
};

/** What names mean among the values of a column. */
export function namesAmong(list: string | null, values: readonly string[]): NameTable {
  const kind = list === null ? undefined : KIND_OF_LIST[list];
  return kind === undefined ? nameTable(...named(values)) : namesOf(kind);
}
