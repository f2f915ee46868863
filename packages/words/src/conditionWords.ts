import { norm360 } from '@ganita/core/angles/angles.js';
import type { Evidence, Fact, Relation } from '@ganita/core/facts/evidence.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import { DEGREES_PER_SIGN, SIGNS } from '@ganita/core/zodiac/signs.js';
import type { Karaka, Role, RoleHolders } from './conditionRoles.js';
import type { Language } from './languages.js';
import { filled, type Inflected } from './messages.js';
import type { Speech } from './speech.js';
import { WORDS, type Words } from './words.js';

/** The word before the last of a list. */
export type Joining = keyof Pick<Words['sentences']['form'], 'both' | 'either'>;

/** Relations whose numbers are houses. */
const OF_HOUSES: readonly Relation[] = [
  'in_house',
  'in_house_from',
  'in_house_from_any',
  'any_in_house',
  'any_two_in_house',
  'any_three_in_house',
  'none_in_house',
  'any_in_house_from',
  'none_in_house_from',
  'in_house_or_dignity',
  'houses_occupied',
  'lord_of_house',
  'exchange',
];
const DEGREES: readonly Relation[] = ['degrees_below', 'degrees_above'];

/** A text that has one form. */
const plain =
  (text: string): Inflected =>
  () =>
    text;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Texts as a list whose last two a word joins, each in the form of the list; of none, words for what none is. */
const joined =
  (texts: readonly Inflected[], joining: Joining, { language }: Speech): Inflected =>
  (form) => {
    const { sentences } = WORDS[language];
    if (texts.length === 0) return inFormOf('such_a_graha', sentences.form.such_a_graha, language)(form);
    const unlike = [...new Set(texts.map((text) => text(form)))];
    const last = unlike.pop() ?? '';
    return unlike.length === 0
      ? last
      : filled(sentences.form[joining], { first: unlike.join(', '), last }, { language });
  };

/** A word in each of its forms; where `forms` has none of it, as it is named. */
const inFormOf =
  (id: string, name: string, language: Language): Inflected =>
  (form) =>
    form === 'nominative' ? name : ((WORDS[language].forms[form] as Readonly<Record<string, string>>)[id] ?? name);

const ordinal = (fact: Fact, { language, figures }: Speech): string =>
  typeof fact === 'number' ? figures(WORDS[language].sentences.ordinal[fact as House]) : fact;

/** Houses in a sentence. */
export const houseList = (facts: readonly Fact[], joining: Joining, speech: Speech): Inflected =>
  joined(
    facts.map((fact) => plain(ordinal(fact, speech))),
    joining,
    speech,
  );

/** Whom a condition is about, each with its role where that is known; a number among them is a house. */
export function subjectList(
  facts: readonly Fact[],
  joining: Joining,
  speech: Speech,
  holders?: RoleHolders,
): Inflected {
  const { form } = WORDS[speech.language].sentences;
  const noted =
    (text: Inflected, roles: readonly Role[] = []): Inflected =>
    (wanted) =>
      roles.length === 0 ? text(wanted) : `${text(wanted)} (${rolesText(roles, speech)})`;
  const list = joined(
    facts.map((fact) =>
      typeof fact === 'number'
        ? houseOf(fact, form.house, speech)
        : noted(wordOf(fact, speech), holders?.each.get(fact)),
    ),
    joining,
    speech,
  );
  return noted(list, holders?.size === facts.length ? holders.together : []);
}

/** A house in each of its forms. */
const houseOf =
  (house: number, name: string, speech: Speech): Inflected =>
  (form) =>
    filled(
      inFormOf('house', name, speech.language)(form),
      { ordinal: ordinal(house, speech), number: speech.figures(house) },
      speech,
    );

/** The houses of roles that are all lordships of houses, in their order; null where one is another role. */
export function housesOwned(roles: readonly Role[]): readonly House[] | null {
  const houses = roles.flatMap(({ id, house }) => (id === 'lord' && house !== null ? [house] : []));
  return houses.length === roles.length ? houses.toSorted((a, b) => a - b) : null;
}

/** Roles as a list: `lord of the 2nd and 10th house`, `lord of the Ascendant of the navamsa and lord of the 10th house`. */
export function rolesText(roles: readonly Role[], speech: Speech): string {
  const { role: texts } = WORDS[speech.language].sentences;
  const houses = housesOwned(roles);
  if (houses !== null)
    return filled(texts.lord, { house: houseList(houses, 'both', speech)('nominative'), whose: '' }, speech);
  return joined(
    roles.map((role) => plain(roleText(role, speech))),
    'both',
    speech,
  )('nominative');
}

function roleText({ id, house, of }: Role, speech: Speech): string {
  const { points, sentences } = WORDS[speech.language];
  if (id === 'atma_karaka' || id === 'putra_karaka') return points.charaKaraka[KARAKAS[id]];
  const whose: string | Inflected =
    of === null
      ? ''
      : typeof of === 'string'
        ? wordOf(of, speech)
        : filled(sentences.form.nested_role, { role: roleText(of, speech) }, speech);
  return filled(sentences.role[id], { house: house === null ? '' : ordinal(house, speech), whose }, speech);
}

const KARAKAS = { atma_karaka: 'atma', putra_karaka: 'putra' } as const satisfies Readonly<Record<Karaka, string>>;

/** What a relation requires or found: ids as words, numbers as houses, degrees or figures. */
export const factList = (facts: readonly Fact[], relation: Relation, joining: Joining, speech: Speech): Inflected =>
  joined(
    facts.map((fact) => {
      if (typeof fact !== 'number') return wordOf(fact, speech);
      if (OF_HOUSES.includes(relation)) return plain(ordinal(fact, speech));
      if (DEGREES.includes(relation)) return plain(speech.minutes(fact));
      return plain(relation === 'at_degree' ? placeText(fact, speech) : speech.figures(fact));
    }),
    joining,
    speech,
  );

/** What was found where a condition is not met: a number among them is a house where the relation is of houses. */
export const foundList = ({ observed, relation }: Evidence, speech: Speech): string =>
  (OF_HOUSES.includes(relation) ? subjectList(observed, 'both', speech) : factList(observed, relation, 'both', speech))(
    'nominative',
  );

/** A longitude as degrees and sign; empty where there is none. */
export function placeText(fact: Fact | undefined, speech: Speech): string {
  if (typeof fact !== 'number') return '';
  const degrees = norm360(fact);
  const sign = SIGNS[Math.floor(degrees / DEGREES_PER_SIGN)];
  return `${speech.minutes(degrees % DEGREES_PER_SIGN)} ${sign === undefined ? '' : wordOf(sign, speech)('nominative')}`;
}

/** A graha, sign, nakshatra, dignity or state as it is named within a sentence. */
function wordOf(fact: Exclude<Fact, number>, { language }: Speech): Inflected {
  const { zodiac, evidence, sentences } = WORDS[language];
  const names: readonly Readonly<Record<string, string>>[] = [
    sentences.named,
    zodiac.body,
    zodiac.sign,
    zodiac.nakshatra,
    sentences.dignity,
  ];
  const name = names.find((words) => Object.hasOwn(words, fact))?.[fact];
  return inFormOf(fact, name ?? lowered((evidence.fact as Readonly<Record<string, string>>)[fact] ?? fact), language);
}
