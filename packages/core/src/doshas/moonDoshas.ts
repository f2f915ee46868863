import type { Chart } from '../charts/chart.js';
import type { ChartFacts } from '../facts/chartFacts.js';
import { conjunctWith } from '../facts/conjunctionFacts.js';
import { findingOf } from '../facts/criteria.js';
import { LUNAR_NODES, membersOf } from '../facts/grahaSet.js';
import { type LunarNode, NODES } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import { type Nakshatra, nakshatraOf, type Pada } from '../zodiac/nakshatras.js';
import { type DoshaFinding, uncancelled } from './dosha.js';
import { GANDA_MOOLA, GANDANTA_PADAS, GURU_CHANDALA } from './doshas.data.js';

export interface GandaMoola extends DoshaFinding {
  /** nakshatra of the Moon */
  readonly nakshatra: Nakshatra;
  /** 1..27 */
  readonly nakshatraNumber: number;
  readonly pada: Pada;
  /** the pada of its nakshatra that is next to the boundary of a water and a fire sign */
  readonly gandantaPada: boolean;
}

/** Ganda moola: the Moon in one of six nakshatras at the boundaries of water and fire signs. */
export function gandaMoola({ grahas }: Chart, facts: ChartFacts): GandaMoola {
  const { nakshatra, number, pada } = nakshatraOf(grahas.Moon.longitudeDeg);
  return {
    ...uncancelled(findingOf(GANDA_MOOLA.forms.moon_in_gandanta_star, facts)),
    nakshatra,
    nakshatraNumber: number,
    pada,
    gandantaPada: (GANDANTA_PADAS as Readonly<Partial<Record<Nakshatra, Pada>>>)[nakshatra] === pada,
  };
}

export interface GuruChandala extends DoshaFinding {
  readonly node: LunarNode | null;
  readonly house: House | null;
  /** by the strength comparison of grahas */
  readonly jupiterStronger: boolean | null;
}

/** Guru chandala: Jupiter in the sign of a node. */
export function guruChandala(facts: ChartFacts): GuruChandala {
  const joined = membersOf(conjunctWith(facts, 'Jupiter', LUNAR_NODES));
  const node = NODES.find((one) => joined.includes(one)) ?? null;
  return {
    ...uncancelled(findingOf(GURU_CHANDALA.forms.jupiter_with_node, facts)),
    node,
    house: node && facts.houses.Jupiter,
    jupiterStronger: node && facts.comparisons.strongerGraha('Jupiter', node).stronger === 'Jupiter',
  };
}
