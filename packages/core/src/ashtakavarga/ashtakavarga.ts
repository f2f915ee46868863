import type { Chart } from '../charts/chart.js';
import { recordFrom } from '../records.js';
import { GRAHAS, type LunarNode, PLANETS, type Planet } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';
import { type AshtakavargaRules, CONTRIBUTORS, type Contributor, type Prastara, prastaraOf } from './prastara.js';
import { type SignRow, sumRows } from './signRow.js';
import { ekadhipatyaSodhana, occupiedSigns, type Pindas, pindasOf, trikonaSodhana } from './sodhana.js';

/** Signs of the nine grahas and the Ascendant: all that ashtakavarga needs of a chart. */
export type SignPlacement = Readonly<Record<Contributor | LunarNode, Sign>>;

/** The ashtakavarga of a chart (docs/rules/03-strengths.md#section-14). Every row runs Aries..Pisces. */
export interface Ashtakavarga {
  /** 1 where the contributor gives the owner a bindu in the sign, else 0. */
  readonly prastara: Readonly<Record<Contributor, Prastara>>;
  /** Bindus by sign, before any reduction. */
  readonly bhinna: Readonly<Record<Contributor, SignRow>>;
  /** Sum of the seven planets' rows, without the Ascendant's: 337 in all. */
  readonly sarva: SignRow;
  readonly afterTrikona: Readonly<Record<Planet, SignRow>>;
  /** Ekadhipatya sodhana of the result of trikona sodhana. */
  readonly afterEkadhipatya: Readonly<Record<Planet, SignRow>>;
  /** Sum of the seven rows after both reductions. */
  readonly sodhitaSarva: SignRow;
  readonly pindas: Readonly<Record<Planet, Pindas>>;
}

/** The signs of the grahas and the Ascendant of a chart. */
export function placementOf(chart: Chart): SignPlacement {
  return { Ascendant: chart.ascendant.sign, ...recordFrom(GRAHAS, (graha) => chart.grahas[graha].sign) };
}

/** Bindus of one owner by sign: the columns of its prastara added up. */
const bhinnaOf = (prastara: Prastara): SignRow => sumRows(CONTRIBUTORS.map((contributor) => prastara[contributor]));

/** The tables of bindus. */
function bindusOf(
  placement: SignPlacement,
  rules: AshtakavargaRules,
): Pick<Ashtakavarga, 'prastara' | 'bhinna' | 'sarva'> {
  const prastara = recordFrom(CONTRIBUTORS, (owner) => prastaraOf(owner, placement, rules));
  const bhinna = recordFrom(CONTRIBUTORS, (owner) => bhinnaOf(prastara[owner]));
  return { prastara, bhinna, sarva: sumRows(PLANETS.map((planet) => bhinna[planet])) };
}

/** All tables of a chart. Every reduction makes a new row; the bindus do not change. */
export function ashtakavargaOf(placement: SignPlacement, rules: AshtakavargaRules): Ashtakavarga {
  const bindus = bindusOf(placement, rules);
  const occupied = occupiedSigns(placement);
  const afterTrikona = recordFrom(PLANETS, (planet) => trikonaSodhana(bindus.bhinna[planet]));
  const afterEkadhipatya = recordFrom(PLANETS, (planet) => ekadhipatyaSodhana(afterTrikona[planet], occupied));
  return {
    ...bindus,
    afterTrikona,
    afterEkadhipatya,
    sodhitaSarva: sumRows(PLANETS.map((planet) => afterEkadhipatya[planet])),
    pindas: recordFrom(PLANETS, (planet) => pindasOf(afterEkadhipatya[planet], placement)),
  };
}
