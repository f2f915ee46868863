import type { Ashtakavarga } from '../../ashtakavarga/ashtakavarga.js';
import type { Chart } from '../../charts/chart.js';
import type { Comparisons } from '../../comparisons/comparisons.js';
import type { Ayurdaya } from '../../longevity/ayurdaya/ayurdaya.js';
import type { SpecialPoints } from '../../points/specialPoints.js';
import type { Rules } from '../../rules/rules.js';
import type { Graha } from '../../zodiac/grahas.js';
import type { TwilightAt } from '../dashaTwilight.js';

/** Inputs of the graha dashas of a birth; what only some of them need is computed on first use. */
export interface DashaSubject {
  /** D-1 */
  readonly rasi: Chart;
  /** D-9 by method 1. */
  readonly navamsa: Chart;
  /** Negative when retrograde. */
  readonly speedDegPerDay: Readonly<Record<Graha, number>>;
  /** Strength comparisons and lords of signs in D-1. */
  readonly comparisons: Comparisons;
  readonly points: () => SpecialPoints;
  readonly ashtakavarga: () => Ashtakavarga;
  readonly ayurdaya: () => Ayurdaya;
  /** Position of the birth between sunsets and sunrises. */
  readonly twilight: () => TwilightAt;
}

/** The choices that the graha dashas use. */
export type GrahaDashaRules = Pick<
  Rules,
  | 'start_from'
  | 'seed_star'
  | 'dasha_varga'
  | 'antardasha_option'
  | 'tribhagi'
  | 'sub_period_split'
  | 'shashtisama_balance'
  | 'abhijit_star'
  | 'ashtottari_condition'
  | 'tithi_index'
  | 'naisargika_own_antardasha'
  | 'naisargika_skipped_houses'
  | 'tara_order'
  | 'ashtakavarga_start'
  | 'moola_start'
  | 'moola_at_moolatrikona'
  | 'rashmi_order'
  | 'rashmi_combustion'
  | 'panchasvara_names'
  | 'panchottari_condition'
  | 'arudha_exception'
  | 'arudha_co_lords'
>;
