import { separation } from '../../angles/angles.js';
import { recordFrom } from '../../records.js';
import { GRAHAS, type Graha, type LunarNode, NODES, PLANETS, type Planet } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import { housesOwnedBy, type KpChart, occupantsOf, starLordOf } from '../kpChart.js';
import type { Significators } from '../kpSignificators.js';
import { aspectingNode, type NodeAgentRules } from '../nodeAgents.js';

/** One step of a graha: the graha itself, its star lord, its sub lord, or the star lord of that. */
export interface FourStepRow {
  readonly graha: Graha;
  readonly occupied: House;
  readonly owned: readonly House[];
  /** Whether it signifies the house that it occupies strongly. */
  readonly strongOccupied: boolean;
  /** Owned houses that it signifies strongly: those without an occupant. */
  readonly strongOwned: readonly House[];
}

/** What a node has in addition. */
export interface FourStepNode {
  readonly starLord: Graha;
  readonly signLord: Graha;
  readonly conjoined: readonly Planet[];
  readonly aspecting: readonly Planet[];
}

/** The four steps of every graha (S. Gondhalekar; docs/rules/12-kp-and-prashna.md#section-7). */
export interface FourStep {
  readonly steps: Readonly<Record<Graha, readonly FourStepRow[]>>;
  readonly nodes: Readonly<Record<LunarNode, FourStepNode>>;
}

/** 3 degrees 20 minutes. */
const CONJUNCTION_ORB_DEG = 10 / 3;

/** A graha acts strongly by itself where it has its own star, or no graha is in its stars. */
export const actsStrongly = ({ inOwnStar, withoutStarTenant }: Significators, graha: Graha): boolean =>
  withoutStarTenant.includes(graha) || inOwnStar.includes(graha);

function stepOf(chart: KpChart, graha: Graha, strong: boolean): FourStepRow {
  const owned = housesOwnedBy(chart, graha);
  return {
    graha,
    occupied: chart.grahas[graha].house,
    owned,
    strongOccupied: strong,
    strongOwned: strong ? owned.filter((house) => occupantsOf(chart, house).length === 0) : [],
  };
}

/** The steps of a chart; a star lord is always strong in its steps. */
export function fourStep(chart: KpChart, significators: Significators, rules: NodeAgentRules): FourStep {
  const own = (graha: Graha): FourStepRow => stepOf(chart, graha, actsStrongly(significators, graha));
  const asStarLord = (graha: Graha): FourStepRow => stepOf(chart, starLordOf(chart, graha), true);
  return {
    steps: recordFrom(GRAHAS, (graha) => {
      const { subLord } = chart.grahas[graha].lords;
      return [own(graha), asStarLord(graha), own(subLord), asStarLord(subLord)];
    }),
    nodes: recordFrom(NODES, (node) => ({
      starLord: starLordOf(chart, node),
      signLord: chart.grahas[node].lords.signLord,
      conjoined: PLANETS.filter(
        (planet) =>
          separation(chart.grahas[planet].longitudeDeg, chart.grahas[node].longitudeDeg) <= CONJUNCTION_ORB_DEG,
      ),
      aspecting: aspectingNode(chart, node, rules),
    })),
  };
}
