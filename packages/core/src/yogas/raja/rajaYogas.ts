import { type Association, areAssociated, associationsOf } from '../../facts/association.js';
import type { Evidence } from '../../facts/evidence.js';
import { type GrahaSet, has, LUNAR_NODES, setOf } from '../../facts/grahaSet.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { HOUSES, type House, KENDRAS, TRIKONAS } from '../../zodiac/houses.js';
import type { YogaFacts } from '../yogaFacts.js';
import { endingRules, type NeechaBhangaRule, RAJA_SUB_TYPES, type RajaSubType, subTypeEvidence } from './subTypes.js';

/** A lord of a kendra and a lord of a kona, associated (PVR; docs/rules/06-yogas-doshas-longevity.md#section-3). */
export interface RajaPair {
  /** in the order Sun..Ketu */
  readonly grahas: readonly [Graha, Graha];
  /** house of each */
  readonly houses: readonly [House, House];
  readonly associations: readonly Association[];
  readonly subTypes: readonly RajaSubType[];
  /** for each debilitated graha the numbers of the rules that cancel the debility */
  readonly neechaBhanga: Readonly<Partial<Record<Graha, readonly NeechaBhangaRule[]>>>;
  /** why it is a raja yoga */
  readonly conditions: readonly Evidence[];
  /** why it is of a sub type */
  readonly subTypeConditions: Readonly<Partial<Record<RajaSubType, readonly Evidence[]>>>;
}

/** Houses of a kind that a graha owns. */
const owned = ({ lords }: YogaFacts, graha: Graha, houses: readonly House[]): readonly House[] =>
  HOUSES.filter((house) => houses.includes(house) && lords[house] === graha);

const lordship = (facts: YogaFacts, kind: 'kendra' | 'kona', graha: Graha): Evidence => {
  const houses = kind === 'kendra' ? KENDRAS : TRIKONAS;
  return {
    id: `lord_of_${kind}`,
    subject: [graha],
    relation: 'lord_of_house',
    object: houses,
    observed: owned(facts, graha, houses),
  };
};

/** The evidence of an association. */
const RELATIONS = { conjunction: 'in_one_sign', mutual_aspect: 'aspect_each_other', exchange: 'exchange' } as const;

function associated({ houses, signs }: YogaFacts, [a, b]: readonly [Graha, Graha], way: Association): Evidence {
  const observed = way === 'conjunction' ? [signs[a], signs[b]] : [houses[a], houses[b]];
  return { id: way, subject: [a, b], relation: RELATIONS[way], object: [], observed };
}

const isNode = (graha: Graha): boolean => has(LUNAR_NODES, graha);

/**
 * Associations that form a raja yoga: those of docs/rules/06-yogas-doshas-longevity.md#section-1-6, but no aspect of a
 * node.
 */
const rajaAssociations = (facts: YogaFacts, a: Graha, b: Graha): readonly Association[] =>
  associationsOf(facts, a, b).filter((way) => way !== 'mutual_aspect' || !(isNode(a) || isNode(b)));

function pairOf(facts: YogaFacts, kendraLord: Graha, konaLord: Graha): RajaPair | null {
  if (!areAssociated(facts, kendraLord, konaLord)) return null;
  const associations = rajaAssociations(facts, kendraLord, konaLord);
  if (associations.length === 0) return null;
  const grahas = GRAHAS.filter((one) => one === kendraLord || one === konaLord) as unknown as readonly [Graha, Graha];
  const subTypeConditions: Partial<Record<RajaSubType, readonly Evidence[]>> = {};
  for (const type of RAJA_SUB_TYPES) {
    const evidence = subTypeEvidence(type, facts, grahas);
    if (evidence !== null) subTypeConditions[type] = evidence;
  }
  return {
    grahas,
    houses: [facts.houses[grahas[0]], facts.houses[grahas[1]]],
    associations,
    subTypes: RAJA_SUB_TYPES.filter((type) => subTypeConditions[type] !== undefined),
    neechaBhanga: Object.fromEntries(
      grahas.map((one) => [one, endingRules(facts, one)] as const).filter(([, rules]) => rules.length > 0),
    ),
    conditions: [
      lordship(facts, 'kendra', kendraLord),
      lordship(facts, 'kona', konaLord),
      ...associations.map((way) => associated(facts, grahas, way)),
    ],
    subTypeConditions,
  };
}

/** Every two of the nine, in the order Sun..Ketu. */
const TWOS: readonly (readonly [Graha, Graha])[] = GRAHAS.flatMap((a, at) =>
  GRAHAS.slice(at + 1).map((b) => [a, b] as const),
);

const lordsOf = ({ lords }: YogaFacts, houses: readonly House[]): GrahaSet =>
  setOf(houses.map((house) => lords[house]));

/** Every pair of a kendra lord and a kona lord that is associated in a chart, in the order Sun..Ketu. */
export function rajaPairs(facts: YogaFacts): readonly RajaPair[] {
  const [kendra, kona] = [lordsOf(facts, KENDRAS), lordsOf(facts, TRIKONAS)];
  const found: RajaPair[] = [];
  for (const [a, b] of TWOS) {
    const straight = has(kendra, a) && has(kona, b);
    if (!straight && !(has(kendra, b) && has(kona, a))) continue;
    const pair = straight ? pairOf(facts, a, b) : pairOf(facts, b, a);
    if (pair !== null) found.push(pair);
  }
  return found;
}
