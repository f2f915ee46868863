import type { Chart } from '../../charts/chart.js';
import type { Evidence } from '../../facts/evidence.js';
import { charaKarakas } from '../../karakas/karakas.js';
import { recordFrom } from '../../records.js';
import { naturesOf } from '../../strengths/strengthNatures.js';
import { rasiDrishti } from '../../zodiac/aspects.js';
import { GRAHAS, type Graha, PLANETS } from '../../zodiac/grahas.js';
import { HOUSES, houseOf } from '../../zodiac/houses.js';
import { type Sign, signOf } from '../../zodiac/signs.js';
import type { YogaFacts } from '../yogaFacts.js';

/** Special lagnas for which yogadas are computed. */
export type YogadaLagna = 'hora_lagna' | 'ghati_lagna';

/**
 * Facts for the yogas of Jagannatha Hora: D-1 with the seven planets as lords
 * (docs/rules/09-jhora-agreement.md#rule-y1).
 */
export interface JhoraFacts {
  readonly facts: YogaFacts;
  readonly yogadaSigns: Readonly<Record<YogadaLagna, Sign>>;
  /** Jupiter, Venus, and Mercury if it is a benefic of shadbala (docs/rules/09-jhora-agreement.md#rule-s5). */
  readonly adhiPlanets: readonly Graha[];
  readonly karakas: Readonly<Record<'atma' | 'pitri', Graha>>;
}

/** Gather the facts; `facts` are those of D-1 with plain lords, navamsa included. */
export function jhoraFacts(
  facts: YogaFacts,
  { grahas }: Chart,
  lagnasDeg: Readonly<Record<YogadaLagna, number>>,
): JhoraFacts {
  const longitudesDeg = recordFrom(PLANETS, (planet) => grahas[planet].longitudeDeg);
  const { Mercury } = naturesOf(longitudesDeg, { benefics_shadbala: 'jhora' });
  const ranked = charaKarakas(grahas, 'eight');
  const holder = (wanted: 'atma' | 'pitri'): Graha => {
    const found = ranked.find(({ karaka }) => karaka === wanted);
    if (found === undefined) throw new Error(`the scheme of eight has no ${wanted} karaka`);
    return found.graha;
  };
  return {
    facts,
    yogadaSigns: recordFrom(['hora_lagna', 'ghati_lagna'], (lagna) => signOf(lagnasDeg[lagna])),
    adhiPlanets: Mercury === 'benefic' ? ['Mercury', 'Jupiter', 'Venus'] : ['Jupiter', 'Venus'],
    karakas: { atma: holder('atma'), pitri: holder('pitri') },
  };
}

/** A yogada: the planets that form it, and how each is related to its signs. */
export interface Yogadas {
  readonly planets: readonly Graha[];
  readonly conditions: readonly Evidence[];
}

/** How a graha is related to a sign: in it, its lord, or by rasi drishti from its own; graha drishti does not count. */
function relationsTo({ facts }: JhoraFacts, graha: Graha, sign: Sign, point: string): readonly Evidence[] {
  const signOfGraha = facts.signs[graha];
  const house = houseOf(facts.lagna, sign);
  const found: Evidence[] = [];
  if (signOfGraha === sign) {
    found.push({ id: `in_${point}`, subject: [graha], relation: 'in_sign', object: [sign], observed: [signOfGraha] });
  }
  if (facts.lords[house] === graha) {
    const owned = HOUSES.filter((one) => facts.lords[one] === graha);
    found.push({
      id: `lord_of_${point}`,
      subject: [graha],
      relation: 'lord_of_house',
      object: [house],
      observed: owned,
    });
  }
  if (rasiDrishti(signOfGraha).includes(sign)) {
    const seen = { subject: [sign], relation: 'sign_aspected_by' as const };
    found.push({ id: `sees_${point}`, ...seen, object: [graha], observed: [graha] });
  }
  return found;
}

/** Grahas related to every one of some points, with the evidence; null if there is none. */
function relatedTo(jhora: JhoraFacts, graha: Graha, points: readonly Point[]): readonly Evidence[] | null {
  const relations = points.map(([point, sign]) => relationsTo(jhora, graha, sign, point));
  return relations.some((found) => found.length === 0) ? null : relations.flat();
}

type Point = readonly [name: string, sign: Sign];

const pointsOf = ({ facts, yogadaSigns }: JhoraFacts, lagnas: readonly YogadaLagna[]): readonly Point[] => [
  ['lagna', facts.lagna],
  ...lagnas.map((lagna): Point => [lagna, yogadaSigns[lagna]]),
];

/**
 * Planets related to the lagna and to the hora lagna, the ghati lagna or both
 * (docs/rules/09-jhora-agreement.md#rule-y1). A planet related to both is not listed again for each.
 */
export function yogadasOf(jhora: JhoraFacts, lagnas: readonly [YogadaLagna] | 'both'): Yogadas {
  const all = pointsOf(jhora, ['hora_lagna', 'ghati_lagna']);
  const points = lagnas === 'both' ? all : pointsOf(jhora, lagnas);
  const planets: Graha[] = [];
  const conditions: Evidence[] = [];
  for (const graha of GRAHAS) {
    const found = relatedTo(jhora, graha, points);
    if (found === null || (lagnas !== 'both' && relatedTo(jhora, graha, all) !== null)) continue;
    planets.push(graha);
    conditions.push(...found);
  }
  return { planets, conditions };
}
