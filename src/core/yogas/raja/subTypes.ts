import { evidenceOf, meets } from '../../facts/criteria.js';
import type { Evidence } from '../../facts/evidence.js';
import { setOf } from '../../facts/grahaSet.js';
import type { Graha } from '../../zodiac/grahas.js';
import { DUSTHANAS, type House } from '../../zodiac/houses.js';
import type { YogaFacts } from '../yogaFacts.js';
import { NEECHA_BHANGA, NEECHA_BHANGA_RULES, type NeechaBhangaRule } from './neechaBhanga.data.js';

/** What a pair of lords can be besides a raja yoga (PVR; docs/rules/06-yogas-doshas-longevity.md#section-3). */
export const RAJA_SUB_TYPES = ['dharma_karmadhipati', 'vipareeta', 'neecha_bhanga'] as const;
export type RajaSubType = (typeof RAJA_SUB_TYPES)[number];

/** Names of vipareeta raja yoga by the house in which a lord stands. */
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

/** The rules, by their numbers, that end the debility of a graha; none where it is not debilitated. */
export function endingRules(facts: YogaFacts, graha: Graha): readonly NeechaBhangaRule[] {
  const { debilitated, rules } = NEECHA_BHANGA[graha];
  return meets(debilitated, facts) ? NEECHA_BHANGA_RULES.filter((rule) => meets(rules[rule], facts)) : [];
}

/** A debilitated graha of the pair whose debility ends. */
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

/** Why an associated pair is of a sub type, or null where it is not. */
export const subTypeEvidence = (type: RajaSubType, facts: YogaFacts, pair: Pair): readonly Evidence[] | null =>
  TESTS[type](facts, pair);
