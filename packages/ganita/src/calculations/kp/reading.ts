import { secondsToNextSub, type TurningSky } from '@ganita/core/kp/cuspMotion.js';
import { type KpChart, rotated } from '@ganita/core/kp/kpChart.js';
import { type Significators, significatorsOf } from '@ganita/core/kp/kpSignificators.js';
import { type NodeAgency, nodeAgency } from '@ganita/core/kp/nodeAgents.js';
import { inRetrogradeStar } from '@ganita/core/kp/rulingPlanets.js';
import { type CuspalInterlinks, cuspalInterlinks } from '@ganita/core/kp/theories/cuspalInterlinks.js';
import { type FourStep, fourStep } from '@ganita/core/kp/theories/fourStep.js';
import {
  type CuspalSubLord,
  cuspalSubLords,
  type HouseGroup,
  houseGroups,
  type NadiHouses,
  type NamedHouses,
  nakshatraNadi,
} from '@ganita/core/kp/theories/houseLists.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { type Graha, type LunarNode, NODES } from '@ganita/core/zodiac/grahas.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import type { KpTheory } from './chartFields.js';

/** What a request says of the reading of a chart. */
export interface KpReadingInput {
  readonly rotate: House;
  readonly theories: readonly KpTheory[];
  readonly house_groups: readonly NamedHouses[];
}

/** The theories of an answer; null where they are not requested. */
export interface KpTheories {
  readonly fourStep: FourStep | null;
  readonly cuspalInterlinks: CuspalInterlinks | null;
  readonly cuspalSubLords: readonly CuspalSubLord[] | null;
  readonly nakshatraNadi: Readonly<Record<Graha, NadiHouses>> | null;
}

/** A KP chart and everything that follows from it. */
export interface KpReading {
  readonly chart: KpChart;
  /** Seconds until each cusp enters the next sub; null without cusps of Placidus. */
  readonly secondsToNextSub: readonly number[] | null;
  readonly significators: Significators;
  readonly inRetrogradeStar: readonly Graha[];
  readonly agency: Readonly<Record<LunarNode, NodeAgency>>;
  readonly theories: KpTheories;
  readonly groups: readonly HouseGroup[];
}

/** Read a chart, rotated where the request says so. */
export function kpReading(unrotated: KpChart, sky: TurningSky, input: KpReadingInput, rules: Rules): KpReading {
  const chart = rotated(unrotated, input.rotate);
  const significators = significatorsOf(chart);
  const requested = <T>(theory: KpTheory, compute: () => T): T | null =>
    input.theories.includes(theory) ? compute() : null;
  const seconds = secondsToNextSub(unrotated, sky);
  return {
    chart,
    secondsToNextSub: seconds && [...seconds.slice(input.rotate - 1), ...seconds.slice(0, input.rotate - 1)],
    significators,
    inRetrogradeStar: inRetrogradeStar(chart),
    agency: recordFrom(NODES, (node) => nodeAgency(chart, node, rules)),
    theories: {
      fourStep: requested('four_step', () => fourStep(chart, significators, rules)),
      cuspalInterlinks: requested('cuspal_interlinks', () => cuspalInterlinks(chart, significators, rules)),
      cuspalSubLords: requested('cuspal_sub_lords', () => cuspalSubLords(chart, significators)),
      nakshatraNadi: requested('nakshatra_nadi', () => nakshatraNadi(chart)),
    },
    groups: houseGroups(input.house_groups, significators),
  };
}
