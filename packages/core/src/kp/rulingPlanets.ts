import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { GRAHAS, type Graha, type LunarNode, NODES, type Planet } from '../zodiac/grahas.js';
import { lordOf } from '../zodiac/houses.js';
import { type Weekday, weekdayLord } from '../zodiac/weekdays.js';
import { type KpChart, type KpCusp, starLordOf } from './kpChart.js';
import { aspectingNode, conjoinedWith, type NodeAgentRules } from './nodeAgents.js';

/**
 * What a ruling planet is lord of, in the order of strength; the last two are of the scheme of seven and have no rank
 * (docs/rules/12-kp-and-prashna.md#section-5).
 */
export const RULING_ROLES = [
  'lagna_star_lord',
  'lagna_sign_lord',
  'moon_star_lord',
  'moon_sign_lord',
  'day_lord',
  'lagna_sub_lord',
  'moon_sub_lord',
] as const;
export type RulingRole = (typeof RULING_ROLES)[number];

const RANKED = 5;

export interface RulingPlanet {
  readonly role: RulingRole;
  readonly graha: Graha;
  /** 1 the strongest .. 5; null for a sub lord */
  readonly rank: number | null;
}

/** A ruling planet once, however often it rules. */
export interface UniqueRuler {
  readonly graha: Graha;
  readonly times: number;
}

/** How a node represents ruling planets. */
export interface RulingNode {
  /** A ruling planet in whose sign the node is; null if the lord of its sign is none. */
  readonly inSignOf: Planet | null;
  readonly conjoined: readonly Planet[];
  readonly aspecting: readonly Planet[];
}

export interface RulingPlanets {
  readonly planets: readonly RulingPlanet[];
  /** In order of rank. */
  readonly unique: readonly UniqueRuler[];
  readonly nodes: Readonly<Record<LunarNode, RulingNode>>;
}

export type RulingRules = NodeAgentRules & Pick<Rules, 'rp_scheme'>;

/** Ruling planets of the chart of the clock, on a weekday. */
export function rulingPlanets(chart: KpChart, weekday: Weekday, rules: RulingRules): RulingPlanets {
  const lagna = (chart.cusps[0] as KpCusp).lords;
  const moon = chart.grahas.Moon.lords;
  const rulers: Readonly<Record<RulingRole, Graha>> = {
    lagna_star_lord: lagna.starLord,
    lagna_sign_lord: lagna.signLord,
    moon_star_lord: moon.starLord,
    moon_sign_lord: moon.signLord,
    day_lord: weekdayLord(weekday),
    lagna_sub_lord: lagna.subLord,
    moon_sub_lord: moon.subLord,
  };
  const roles = rules.rp_scheme === 'seven' ? RULING_ROLES : RULING_ROLES.slice(0, RANKED);
  const planets = roles.map((role, index) => ({
    role,
    graha: rulers[role],
    rank: index < RANKED ? index + 1 : null,
  }));
  const ruling = planets.map(({ graha }) => graha);
  return {
    planets,
    unique: [...new Set(ruling)].map((graha) => ({ graha, times: ruling.filter((one) => one === graha).length })),
    nodes: recordFrom(NODES, (node) => rulingNode(chart, node, ruling, rules)),
  };
}

function rulingNode(chart: KpChart, node: LunarNode, ruling: readonly Graha[], rules: NodeAgentRules): RulingNode {
  const signLord = lordOf(chart.grahas[node].sign);
  const isRuling = (planet: Planet): boolean => ruling.includes(planet);
  return {
    inSignOf: isRuling(signLord) ? signLord : null,
    conjoined: conjoinedWith(chart, node, rules).filter(isRuling),
    aspecting: aspectingNode(chart, node, rules).filter(isRuling),
  };
}

/** Grahas whose star lord is retrograde. */
export const inRetrogradeStar = (chart: KpChart): readonly Graha[] =>
  GRAHAS.filter((graha) => chart.grahas[starLordOf(chart, graha)].isRetrograde);
