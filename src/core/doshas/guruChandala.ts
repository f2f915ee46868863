import type { ChartFacts } from '../facts/chartFacts.js';
import { joining } from '../facts/company.js';
import { findingOf } from '../facts/criteria.js';
import { LUNAR_NODES, membersOf } from '../facts/grahaSet.js';
import { type LunarNode, NODES } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import { type DoshaFinding, uncancelled } from './dosha.js';
import { GURU_CHANDALA } from './doshas.data.js';

export interface GuruChandala extends DoshaFinding {
  readonly node: LunarNode | null;
  readonly house: House | null;
  /** by the strength comparison of grahas */
  readonly jupiterStronger: boolean | null;
}

/** Guru chandala: Jupiter in the sign of a node. */
export function guruChandala(facts: ChartFacts): GuruChandala {
  const joined = membersOf(joining(facts, 'Jupiter', LUNAR_NODES));
  const node = NODES.find((one) => joined.includes(one)) ?? null;
  return {
    ...uncancelled(findingOf(GURU_CHANDALA.forms.jupiter_with_node, facts)),
    node,
    house: node && facts.houses.Jupiter,
    jupiterStronger: node && facts.comparisons.strongerGraha('Jupiter', node).stronger === 'Jupiter',
  };
}
