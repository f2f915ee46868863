import { separation } from '../angles/angles.js';
import type { Rules } from '../rules/rules.js';
import { ASPECT_COUNTS } from '../zodiac/aspects.js';
import { type Graha, type LunarNode, PLANETS, type Planet } from '../zodiac/grahas.js';
import { HOUSES, type House, lordOf } from '../zodiac/houses.js';
import { countSigns } from '../zodiac/signs.js';
import { housesOwnedBy, type KpChart, starLordOf } from './kpChart.js';

export type NodeAgentRules = Pick<Rules, 'node_conjunction' | 'node_aspects'>;

/** Ways in which a node represents a planet, by priority. */
export const AGENCIES = ['conjoined', 'aspecting', 'star_lord', 'sign_lord'] as const;
export type Agency = (typeof AGENCIES)[number];

/** Planets that a node represents, with the reason (docs/rules/12-kp-and-prashna.md#section-4). */
export interface NodeAgency {
  /** Sun to Saturn */
  readonly conjoined: readonly Planet[];
  readonly aspecting: readonly Planet[];
  readonly starLord: Graha;
  readonly signLord: Planet;
  /** The first way by priority that gives any. */
  readonly first: Agency;
  /** Houses in which these planets are, and which they own. */
  readonly housesOfConjoined: readonly House[];
  readonly housesOfAspecting: readonly House[];
  readonly housesOfSignLord: readonly House[];
}

const CONJUNCTION_ORB_DEG = 8;
const SEVENTH = 7;

type IsConjoined = (chart: KpChart, node: LunarNode, planet: Planet) => boolean;

const CONJOINED: Readonly<Record<Rules['node_conjunction'], IsConjoined>> = {
  sign: ({ grahas }, node, planet) => grahas[planet].sign === grahas[node].sign,
  house: ({ grahas }, node, planet) => grahas[planet].house === grahas[node].house,
  orb_8: ({ grahas }, node, planet) =>
    separation(grahas[planet].longitudeDeg, grahas[node].longitudeDeg) <= CONJUNCTION_ORB_DEG,
};

/** Planets with a node by the chosen kind of conjunction. */
export const conjoinedWith = (chart: KpChart, node: LunarNode, rules: NodeAgentRules): readonly Planet[] =>
  PLANETS.filter((planet) => CONJOINED[rules.node_conjunction](chart, node, planet));

/** Planets whose graha drishti by sign falls on the sign of a node. */
export const aspectingNode = ({ grahas }: KpChart, node: LunarNode, rules: NodeAgentRules): readonly Planet[] =>
  PLANETS.filter((planet) => {
    const count = countSigns(grahas[planet].sign, grahas[node].sign);
    return ASPECT_COUNTS[planet].includes(count) && (rules.node_aspects === 'all' || count !== SEVENTH);
  });

/** Houses in which some planets are, and which they own, in order. */
function housesOf(chart: KpChart, planets: readonly Planet[]): readonly House[] {
  const found = new Set(planets.flatMap((planet) => [chart.grahas[planet].house, ...housesOwnedBy(chart, planet)]));
  return HOUSES.filter((house) => found.has(house));
}

/** What a node represents in a chart. */
export function nodeAgency(chart: KpChart, node: LunarNode, rules: NodeAgentRules): NodeAgency {
  const conjoined = conjoinedWith(chart, node, rules);
  const aspecting = aspectingNode(chart, node, rules);
  const signLord = lordOf(chart.grahas[node].sign);
  return {
    conjoined,
    aspecting,
    starLord: starLordOf(chart, node),
    signLord,
    first: conjoined.length > 0 ? 'conjoined' : aspecting.length > 0 ? 'aspecting' : 'star_lord',
    housesOfConjoined: housesOf(chart, conjoined),
    housesOfAspecting: housesOf(chart, aspecting),
    housesOfSignLord: housesOf(chart, [signLord]),
  };
}
