import { aspectedBy, joinedBy } from '../../facts/conditions/conjunctionConditions.js';
import { DEBILITATED, exalted, hasDignity } from '../../facts/conditions/dignityConditions.js';
import { anyIn } from '../../facts/conditions/placeConditions.js';
import { anyInFrom, inHousesFrom } from '../../facts/conditions/relativeHouses.js';
import { allOf, anyOf, evidenceOf, meets } from '../../facts/criteria.js';
import type { Evidence } from '../../facts/evidence.js';
import { setOf } from '../../facts/grahaSet.js';
import { dispositorOf, EXALTED_GRAHAS, graha, type SingleSubject, type Subject } from '../../facts/subjects.js';
import { recordFrom } from '../../records.js';
import { EXALTATION_SIGNS } from '../../zodiac/dignities.data.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { DUSTHANAS, type House, KENDRAS } from '../../zodiac/houses.js';
import { MOON, PVR } from '../rows/shorthands.js';
import { IN_NAVAMSA, type YogaFacts } from '../yogaFacts.js';

/**
 * Raja yogas by pairs of lords: all of them, and those of each sub type (PVR;
 * docs/rules/06-yogas-doshas-longevity.md#section-3).
 */
export const RAJA_YOGAS = [
  { id: 'raja_yoga', subType: null, source: PVR },
  { id: 'dharma_karmadhipati_raja_yoga', subType: 'dharma_karmadhipati', source: PVR },
  { id: 'vipareeta_raja_yoga', subType: 'vipareeta', source: PVR },
  { id: 'neecha_bhanga_raja_yoga', subType: 'neecha_bhanga', source: PVR },
] as const satisfies readonly {
  readonly id: string;
  /** null for all pairs */
  readonly subType: RajaSubType | null;
  readonly source: string;
}[];
export type RajaYogaId = (typeof RAJA_YOGAS)[number]['id'];

/** The grahas whose exaltation sign is the sign of a graha. */
const exaltedWhere = (subject: SingleSubject): Subject => ({
  id: `exalted_where_${subject.id}_is`,
  name: `the graha exalted in the sign of ${subject.name}`,
  requirements: subject.requirements,
  of: (facts) => setOf(GRAHAS.filter((one) => EXALTATION_SIGNS[one].includes(facts.signs[subject.one(facts)]))),
});

/** What cancels the debility of a graha, by the numbers of the rules. */
const rulesFor = (subject: SingleSubject) =>
  ({
    1: anyOf<YogaFacts>([exalted(dispositorOf(subject))], [inHousesFrom(MOON, dispositorOf(subject), KENDRAS)]),
    2: allOf<YogaFacts>(joinedBy(subject, EXALTED_GRAHAS)),
    3: allOf<YogaFacts>(aspectedBy(subject, dispositorOf(subject))),
    4: allOf<YogaFacts>(exalted(subject, IN_NAVAMSA)),
    5: anyOf<YogaFacts>([anyIn(exaltedWhere(subject), KENDRAS)], [anyInFrom(MOON, exaltedWhere(subject), KENDRAS)]),
  }) as const;

/** Numbers of the rules. */
export const NEECHA_BHANGA_RULES = [1, 2, 3, 4, 5] as const;
export type NeechaBhangaRule = (typeof NEECHA_BHANGA_RULES)[number];

/**
 * Neecha bhanga of each graha (PVR; docs/rules/06-yogas-doshas-longevity.md#section-3).
 */
export const NEECHA_BHANGA = recordFrom(GRAHAS, (one) => ({
  debilitated: allOf<YogaFacts>(hasDignity(graha(one), DEBILITATED)),
  rules: rulesFor(graha(one)),
}));

/** Sub types of a raja yoga (PVR; docs/rules/06-yogas-doshas-longevity.md#section-3). */
export const RAJA_SUB_TYPES = ['dharma_karmadhipati', 'vipareeta', 'neecha_bhanga'] as const;
export type RajaSubType = (typeof RAJA_SUB_TYPES)[number];

/** Names of vipareeta raja yoga by the house of a lord. */
const VIPAREETA_NAMES: Readonly<Partial<Record<House, 'harsha' | 'sarala' | 'vimala'>>> = {
  6: 'harsha',
  8: 'sarala',
  12: 'vimala',
};

type Pair = readonly [Graha, Graha];

/** The lords of the 9th and the 10th. */
function dharmaKarmadhipati({ lords }: YogaFacts, pair: Pair): readonly Evidence[] | null {
  if (setOf([lords[9], lords[10]]) !== setOf(pair)) return null;
  return ([9, 10] as const).map((house) => ({
    id: `lord_${house}`,
    subject: [lords[house]],
    relation: 'lord_of_house',
    object: [house],
    observed: [house],
  }));
}

/** Both in dusthanas; the id of each condition names the house. */
function vipareeta({ houses }: YogaFacts, pair: Pair): readonly Evidence[] | null {
  const names = pair.map((graha) => VIPAREETA_NAMES[houses[graha]]);
  if (names.includes(undefined)) return null;
  return pair.map((graha, at) => ({
    id: `${names[at]}_in_dusthana`,
    subject: [graha],
    relation: 'in_house',
    object: DUSTHANAS,
    observed: [houses[graha]],
  }));
}

/** The numbers of the rules that cancel the debility of a graha; none if it is not debilitated. */
export function endingRules(facts: YogaFacts, graha: Graha): readonly NeechaBhangaRule[] {
  const { debilitated, rules } = NEECHA_BHANGA[graha];
  return meets(debilitated, facts) ? NEECHA_BHANGA_RULES.filter((rule) => meets(rules[rule], facts)) : [];
}

/** A debilitated graha of the pair whose debility is cancelled. */
function neechaBhanga(facts: YogaFacts, pair: Pair): readonly Evidence[] | null {
  const evidence = pair.flatMap((graha) => {
    const ending = endingRules(facts, graha);
    const { debilitated, rules } = NEECHA_BHANGA[graha];
    const criteria = ending.length === 0 ? [] : [debilitated, ...ending.map((rule) => rules[rule])];
    return criteria.flatMap((one) => evidenceOf(one, facts) ?? []);
  });
  return evidence.length === 0 ? null : evidence;
}

const TESTS: Readonly<Record<RajaSubType, (facts: YogaFacts, pair: Pair) => readonly Evidence[] | null>> = {
  dharma_karmadhipati: dharmaKarmadhipati,
  vipareeta,
  neecha_bhanga: neechaBhanga,
};

/** Why an associated pair is of a sub type, or null if it is not. */
export const subTypeEvidence = (type: RajaSubType, facts: YogaFacts, pair: Pair): readonly Evidence[] | null =>
  TESTS[type](facts, pair);
