import type { Evidence, Fact, Relation } from '@ganita/core/facts/evidence.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import { holdersOf, type NamedRoles, rolesIn, rolesOf } from './conditionRoles.js';
import {
  factList,
  foundList,
  houseList,
  housesOwned,
  type Joining,
  placeText,
  rolesText,
  subjectList,
} from './conditionWords.js';
import { filled, type Inflected } from './messages.js';
import type { Speech } from './speech.js';
import { WORDS, type Words } from './words.js';

type Forms = Words['sentences']['form'];

/** Relations by what `observed` is: one value for each subject; the subjects found; the other grahas found; the houses. */
const ONE_EACH: readonly Relation[] = [
  'in_house',
  'in_house_from',
  'in_sign',
  'in_nakshatra',
  'has_dignity',
  'in_shashtiamsa',
];
const SUBJECTS: readonly Relation[] = ['any_in_house', 'any_two_in_house', 'any_three_in_house', 'any_in_house_from'];
const OTHERS: readonly Relation[] = [
  ...(['joined_by', 'aspected_by', 'sign_aspected_by', 'touched_by', 'joined_or_aspected_by', 'hemmed_by'] as const),
  'associated_with',
];
const HOUSES_OWNED: readonly Relation[] = ['lord_of_house', 'exchange'];
/** Relations whose requirements are listed with "and". */
const TOGETHER: readonly Relation[] = ['not_hemmed_by', 'is_not', 'is', 'exchange'];
/** How many of a group are required, where `observed` is those found. */
const REQUIRED: Readonly<Partial<Record<Relation, keyof Forms>>> = {
  any_two_in_house: 'two_of',
  any_three_in_house: 'three_of',
};
const FRIENDS = ['natural_friend', 'temporary_friend', 'great_friend'] as const;

/** A text that begins with a capital letter. */
export const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A condition in a sentence: what was found of it, or, where it is not met, what is required and what was found. The same on
 * pages and in the PDF.
 */
export function conditionSentence(condition: Evidence, speech: Speech, isMet = true): string {
  const { form } = WORDS[speech.language].sentences;
  const roles = rolesOf(condition.id);
  const { view } = roles;
  const seen = (text: string): string => (view === null ? text : filled(form[view], { sentence: text }, speech));
  if (isMet) return raised(seen(sentenceOf(condition, roles, speech, true)));
  const required = seen(sentenceOf(condition, roles, speech, false));
  if (condition.observed.length === 0) return raised(filled(form.not_met, { required }, speech));
  const found = foundList(condition, speech);
  return raised(filled(form.not_met_found, { required, found }, speech));
}

/** `Mars in the 7th house`. */
export const houseSentence = (graha: Graha, house: House, speech: Speech): string =>
  conditionSentence({ id: '', subject: [graha], relation: 'in_house', object: [house], observed: [house] }, speech);

function sentenceOf(condition: Evidence, roles: NamedRoles, speech: Speech, isMet: boolean): string {
  const { id, subject, relation, object, observed } = condition;
  const { condition: templates, form } = WORDS[speech.language].sentences;
  const points = object.filter((fact) => typeof fact !== 'number');
  const numbers = object.filter((fact) => typeof fact === 'number');
  const [ofSubject, ofObject] = [holdersOf(subject, roles.subject), holdersOf(points, roles.object)];
  const subjects = (of: readonly Fact[]): Inflected => subjectList(of, 'both', speech, ofSubject);
  const objects = (of: readonly Fact[], joining: Joining): Inflected => subjectList(of, joining, speech, ofObject);
  const who = subjects(subject);
  const facts = (of: readonly Fact[], joining: Joining): Inflected => factList(of, relation, joining, speech);
  /** Grahas in a house from some points: in the 1st from a graha they are with it, and from the Ascendant it is a house. */
  const placed = (whom: string | Inflected, houses: readonly Fact[], of: readonly Fact[], group = subject): string => {
    const from = objects(of, 'either');
    if (isOne(of, 'Ascendant')) {
      const template = relation === 'none_in_house_from' ? templates.none_in_house : templates.in_house;
      return filled(template, { who: whom, what: facts(houses, 'either') }, speech);
    }
    // A graha that has the roles of both is not with itself.
    if (isOne(houses, 1) && group.length === 1 && isOne(group, of[0] ?? 0)) return roleSentence(group, roles, speech);
    if (isOne(houses, 1) && relation !== 'none_in_house_from')
      return filled(templates.joined_by, { who: whom, what: from }, speech);
    return filled(templates[relation], { who: whom, what: facts(houses, 'either'), from }, speech);
  };

  if (isMet && ONE_EACH.includes(relation) && observed.length === subject.length && object[0] !== 'same') {
    return eachByFound(subject, observed)
      .map(([group, found]) =>
        relation === 'in_house_from'
          ? placed(subjects(group), [found], points, group)
          : filled(templates[relation], { who: subjects(group), what: facts([found], 'both') }, speech),
      )
      .join('; ');
  }
  switch (relation) {
    case 'in_house_from_any': {
      if (!isMet || observed.length !== subject.length) return placed(who, numbers, points);
      return eachByFound(subject, observed)
        .map(([group, point]) => placed(subjects(group), numbers, [point], group))
        .join('; ');
    }
    case 'in_house_from':
    case 'none_in_house_from':
      return placed(who, numbers, points);
    case 'houses_occupied':
      return filled(
        templates[relation],
        { who: subjectList(object, 'both', speech), what: houseList(isMet ? observed : subject, 'both', speech) },
        speech,
      );
    case 'occupied_only_by':
      return filled(
        templates[relation],
        {
          who: subjectList(isMet && observed.length > 0 ? observed : object, 'both', speech),
          what: houseList(subject, 'both', speech),
        },
        speech,
      );
    case 'in_one_sign':
      if (subject.length === 1) return roleSentence(subject, roles, speech);
      return isMet
        ? filled(templates[relation], { who, what: facts(observed.slice(0, 1), 'both') }, speech)
        : filled(form.in_some_sign, { who }, speech);
    case 'in_shashtiamsa':
      if (object[0] === 'same') return filled(form.in_one_shashtiamsa, { who }, speech);
      break;
    case 'in_house_or_dignity': {
      const [house, dignity] = observed;
      if (isMet && house !== undefined && object.includes(house))
        return filled(templates.in_house, { who, what: facts([house], 'both') }, speech);
      if (isMet && dignity !== undefined)
        return filled(templates.has_dignity, { who, what: facts([dignity], 'both') }, speech);
      return filled(
        templates[relation],
        { who, what: facts(numbers, 'either'), dignity: facts(points, 'either') },
        speech,
      );
    }
    case 'aspect_each_other': {
      const all = points.length === 0 ? who : filled(form.both, { first: who, last: objects(points, 'both') }, speech);
      return filled(templates[relation], { who: all }, speech);
    }
    case 'is':
      if (subject[0] === 'gender' || subject[0] === 'half_of_day')
        return filled(form.birth_is, { who, what: facts(object, 'either') }, speech);
      if (isMet) return roleSentence(subject, roles, speech);
      break;
    case 'friend_of': {
      const kind = FRIENDS.find((one) => id.includes(`_${one}_of_`));
      return filled(
        templates[relation],
        { who, what: objects(object, 'either'), kind: kind === undefined ? '' : facts([kind], 'both') },
        speech,
      );
    }
    case 'between':
      return filled(
        templates[relation],
        { who, what: isMet ? facts(observed, 'both') : speech.figures(object.join('–')) },
        speech,
      );
    case 'at_degree':
      return filled(templates[relation], { who, what: placeText(object[0], speech) }, speech);
  }
  if (SUBJECTS.includes(relation)) {
    const some = isMet
      ? subjects(observed)
      : filled(form[REQUIRED[relation] ?? 'one_of'], { who: subjectList(subject, 'both', speech) }, speech);
    if (relation === 'any_in_house_from') return placed(some, numbers, points, isMet ? observed : subject);
    return filled(templates[relation], { who: some, what: facts(numbers, 'either') }, speech);
  }
  if (OTHERS.includes(relation) && isMet)
    return filled(templates[relation], { who, what: objects(observed, 'both') }, speech);
  if (HOUSES_OWNED.includes(relation) && (isMet || object.length === 0)) {
    // The sentence says of which houses they are lords: it is not said twice.
    const owners = rolesIn(roles.subject).every(({ id: role }) => role === 'lord')
      ? subjectList(subject, 'both', speech)
      : who;
    return filled(templates[relation], { who: owners, what: facts(observed, 'both') }, speech);
  }
  const counts = isMet && (relation === 'varga_count' || (relation === 'has_state' && observed.length > 0));
  return filled(
    templates[relation],
    { who, what: facts(counts ? observed : object, counts || TOGETHER.includes(relation) ? 'both' : 'either') },
    speech,
  );
}

/** Whether a list is one fact alone. */
const isOne = ([first, ...others]: readonly Fact[], fact: Fact): boolean => first === fact && others.length === 0;

/** A graha that has several roles by itself, or whose role is what the condition is about. */
function roleSentence(subject: readonly Fact[], { subject: first, object }: NamedRoles, speech: Speech): string {
  const { condition, form } = WORDS[speech.language].sentences;
  const who = subjectList(subject, 'both', speech);
  const roles = rolesIn([...first, ...object]);
  if (roles.length === 0) return filled(form.one_graha, { who }, speech);
  const owned = housesOwned(roles);
  return owned !== null
    ? filled(condition.lord_of_house, { who, what: houseList(owned, 'both', speech) }, speech)
    : filled(form.has_role, { who, role: rolesText(roles, speech) }, speech);
}

/** Subjects by what was found of them, in their order. */
function eachByFound(
  subject: readonly Fact[],
  observed: readonly Fact[],
): readonly (readonly [readonly Fact[], Fact])[] {
  const groups = new Map<Fact, Fact[]>();
  subject.forEach((one, at) => {
    const found = observed[at] as Fact;
    groups.set(found, [...(groups.get(found) ?? []), one]);
  });
  return [...groups].map(([found, group]) => [group, found] as const);
}
