import { areAssociated } from '../facts/association.js';
import type { ChartFacts } from '../facts/chartFacts.js';
import { conjunctWith } from '../facts/conjunctionFacts.js';
import { anyOf, findingOf, meets } from '../facts/criteria.js';
import { common, LUNAR_NODES, membersOf, setOf } from '../facts/grahaSet.js';
import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import { type DoshaFinding, uncancelled } from './dosha.js';
import {
  PITRU,
  PITRU_AFFLICTED,
  PITRU_LUMINARIES,
  PITRU_MEETING_HOUSES,
  PITRU_NINTH,
  PITRU_TOGETHER,
  type PitruReason,
} from './doshas.data.js';

const PITRU_REASONS = Object.keys(PITRU.forms) as readonly PitruReason[];
const ANY_REASON = anyOf(...Object.values(PITRU.forms).flatMap((criteria) => criteria.anyOf));

/** A graha and the one that affects it. */
export type GrahaPair = readonly [Graha, Graha];

export interface Pitru extends DoshaFinding {
  /** reasons that apply, with their numbers in the rules */
  readonly reasons: readonly { readonly number: number; readonly id: PitruReason }[];
  readonly inNinth: readonly Graha[];
  readonly ketuInFourth: boolean;
  /** Sun, Moon, Rahu or Ketu, and Mars or Saturn */
  readonly associatedWithMarsOrSaturn: readonly GrahaPair[];
  /** houses that contain two or three of Mercury, Venus and Rahu */
  readonly together: readonly { readonly house: House; readonly grahas: readonly Graha[] }[];
  readonly luminaryWithNode: readonly GrahaPair[];
}

/** Pitru dosha: any of five reasons. */
export function pitru(facts: ChartFacts): Pitru {
  const group = setOf(PITRU_TOGETHER);
  const meeting = (house: House) => ({ house, grahas: membersOf(common(facts.occupants[house], group)) });
  return {
    ...uncancelled(findingOf(ANY_REASON, facts)),
    reasons: PITRU_REASONS.map((id, index) => ({ number: index + 1, id })).filter(({ id }) =>
      meets(PITRU.forms[id], facts),
    ),
    inNinth: PITRU_NINTH.filter((graha) => facts.houses[graha] === 9),
    ketuInFourth: facts.houses.Ketu === 4,
    associatedWithMarsOrSaturn: PITRU_AFFLICTED.flatMap((graha) =>
      (['Mars', 'Saturn'] as const)
        .filter((other) => areAssociated(facts, graha, other))
        .map((other): GrahaPair => [graha, other]),
    ),
    together: PITRU_MEETING_HOUSES.map(meeting).filter(({ grahas }) => grahas.length >= 2),
    luminaryWithNode: PITRU_LUMINARIES.flatMap((graha) =>
      membersOf(conjunctWith(facts, graha, LUNAR_NODES)).map((node): GrahaPair => [graha, node]),
    ),
  };
}
