import type { Chart } from '../../charts/chart.js';
import { comparisonsOf } from '../../comparisons/comparisons.js';
import type { ComparisonRules } from '../../comparisons/placement.js';
import { recordFrom } from '../../records.js';
import type { Rules } from '../../rules/rules.js';
import { GRAHAS, type Graha, isPlanet, type Planet } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/houses.js';
import {
  type CompoundRelation,
  compoundRelation,
  type NaturalRelation,
  naturalRelation,
  temporaryRelation,
} from '../../zodiac/relations.js';
import type { Sign } from '../../zodiac/signs.js';
import type { VargaKey } from '../../zodiac/vargaKeys.js';
import { compoundIn, type StrengthChart } from '../strengthChart.js';
import { SCHEME_VARGAS, VARGA_SCHEMES, type VargaScheme } from './vargaSchemes.data.js';

/** Twenty-point strength of a graha in one group of vargas. */
export interface Vimsopaka {
  /** 5 <= x <= 20 */
  readonly score: number;
  /** Points of the graha in each varga of the group, 5 to 20. */
  readonly points: Readonly<Partial<Record<VargaKey, number>>>;
}

export type VimsopakaRules = Pick<Rules, 'vimsopaka'> & ComparisonRules;

const OWN = 20;
const BY_RELATION: Readonly<Record<CompoundRelation, number>> = {
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

/** Points in an own sign, or in one of whose lord a graha is this. */
export const pointsOf = (relation: CompoundRelation | 'own'): number =>
  relation === 'own' ? OWN : BY_RELATION[relation];

/** Natural relations that Jagannatha Hora gives both nodes here (docs/rules/09-jhora-agreement.md#rule-v1). */
const NODE_RELATIONS: Readonly<Record<Planet, NaturalRelation>> = {
  Sun: 'enemy',
  Moon: 'enemy',
  Mars: 'enemy',
  Mercury: 'neutral',
  Jupiter: 'neutral',
  Venus: 'friend',
  Saturn: 'friend',
};

/** Points of a graha in a varga sign, by the varga's own chart and the rasi. */
type PointsIn = (graha: Graha, sign: Sign) => number;

const FORMS: Readonly<Record<Rules['vimsopaka'], (rasi: Chart, varga: Chart, rules: VimsopakaRules) => PointsIn>> = {
  // An own sign is one for either co-lord; the lord of another sign is the stronger co-lord in the varga, and
  // the relation to it is that of the rasi.
  d1_compound: (rasi, varga, rules) => {
    const { lordOf: strongerLordOf } = comparisonsOf(varga, rules);
    return (graha, sign) => {
      if (lordOf(sign) === graha) return OWN;
      const lord = strongerLordOf(sign);
      return pointsOf(lord === graha ? 'own' : compoundIn(rasi, graha, lord));
    };
  },
  // Seven lords, and the temporary relation by signs in the varga.
  varga_compound: (_, varga) => (graha, sign) => {
    const lord = lordOf(sign);
    if (lord === graha) return OWN;
    const natural = isPlanet(graha) ? naturalRelation(graha, lord) : NODE_RELATIONS[lord];
    return pointsOf(compoundRelation(natural, temporaryRelation(sign, varga.grahas[lord].sign)));
  },
};

/** Vimsopaka of the nine grahas in the four groups (docs/rules/03-strengths.md#section-13). */
export function vimsopakaOf(
  chart: Pick<StrengthChart, 'rasi' | 'varga'>,
  rules: VimsopakaRules,
): Readonly<Record<VargaScheme, Readonly<Record<Graha, Vimsopaka>>>> {
  const points = Object.fromEntries(
    SCHEME_VARGAS.shodasavarga.map(({ key }) => {
      const varga = chart.varga(key);
      const pointsIn = FORMS[rules.vimsopaka](chart.rasi, varga, rules);
      return [key, recordFrom(GRAHAS, (graha) => pointsIn(graha, varga.grahas[graha].sign))];
    }),
  ) as Partial<Record<VargaKey, Readonly<Record<Graha, number>>>>;
  return recordFrom(VARGA_SCHEMES, (scheme) => recordFrom(GRAHAS, (graha) => weigh(scheme, graha, points)));
}

function weigh(
  scheme: VargaScheme,
  graha: Graha,
  points: Readonly<Partial<Record<VargaKey, Readonly<Record<Graha, number>>>>>,
): Vimsopaka {
  const own: Partial<Record<VargaKey, number>> = {};
  let score = 0;
  for (const { key, weight } of SCHEME_VARGAS[scheme]) {
    const value = points[key]?.[graha];
    if (value === undefined) throw new Error(`${key} is not among the sixteen vargas`);
    own[key] = value;
    score += (weight * value) / OWN;
  }
  return { score, points: own };
}
