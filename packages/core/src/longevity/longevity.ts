import { membersOf } from '../facts/grahaSet.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import type { Graha } from '../zodiac/grahas.js';
import type { Sign } from '../zodiac/signs.js';
import { type Ayurdaya, type AyurdayaCharts, type AyurdayaRules, ayurdaya } from './ayurdaya/ayurdaya.js';
import { BAND_OF, type Band, CATEGORY_LIMITS, type LifeCategory } from './bands.js';
import { type CombinationFinding, combinationsOf } from './combinations.js';
import { type SignificatorRules, type Significators, significatorsOf } from './lifeSignificators.js';
import { PAIR_SETS, type PairSet, type ThreePairs, threePairs } from './threePairs.js';

export type LongevityRules = AyurdayaRules &
  SignificatorRules &
  Pick<Rules, 'pair_set' | 'longevity_limits' | 'kakshya_change'>;

/** Longevity by the classical methods: facts of a chart, not a prediction. */
export interface Longevity {
  /** of the chosen set of three pairs, after the kakshya change if it is chosen */
  readonly band: Band;
  readonly category: LifeCategory;
  readonly limitYears: Readonly<Record<LifeCategory, number>>;
  readonly combinations: readonly CombinationFinding[];
  readonly chosenSet: PairSet;
  readonly threePairs: Readonly<Record<PairSet, ThreePairs>>;
  readonly significators: Significators;
  readonly ayurdaya: Ayurdaya;
  /** the facts that the combinations use */
  readonly grounds: Grounds;
}

/** Groups of grahas in the combinations. */
export interface Grounds {
  readonly benefics: readonly Graha[];
  readonly malefics: readonly Graha[];
  readonly combust: readonly Graha[];
  readonly retrograde: readonly Graha[];
}

/**
 * Compute longevity of D-1 (docs/rules/06-yogas-doshas-longevity.md#section-6). `horaLagna` is the sign of the hora
 * lagna in D-1.
 */
export function longevityOf(charts: AyurdayaCharts, horaLagna: Sign, rules: LongevityRules): Longevity {
  const { facts, rasi } = charts;
  const pairs = recordFrom(PAIR_SETS, (set) => threePairs(facts, horaLagna, set, rules));
  const { result, kakshya } = pairs[rules.pair_set];
  const category = kakshya?.result ?? result;
  return {
    band: BAND_OF[category],
    category,
    limitYears: CATEGORY_LIMITS[rules.longevity_limits],
    combinations: combinationsOf(facts),
    chosenSet: rules.pair_set,
    threePairs: pairs,
    significators: significatorsOf(facts, rasi.grahas, rules),
    ayurdaya: ayurdaya(charts, rules),
    grounds: {
      benefics: membersOf(facts.benefics),
      malefics: membersOf(facts.malefics),
      combust: membersOf(facts.birth.combust),
      retrograde: membersOf(facts.birth.retrograde),
    },
  };
}
