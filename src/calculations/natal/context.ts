import type { Rules } from '../../core/rules/rules.js';
import type { Observatory } from '../../core/sky/observatory.js';
import type { GrahaPaths } from '../../core/transits/grahaPaths.js';
import type { BirthMoment } from '../birthMoment.js';
import type { AnnualDashas } from './annualDashas.js';
import type { MomentCharts } from './chartSet.js';
import type { NatalDashas } from './dashas.js';
import type { NatalInput } from './input.js';
import type { Pravesha } from './pravesha.js';

/**
 * What every key of the horoscope is reckoned from. The charts are of the birth or, where the request asks for a pravesha,
 * of its moment: keys 1-27 read them. Keys 28-31 are of the birth and read `natal`.
 */
export interface NatalContext extends MomentCharts {
  readonly input: NatalInput;
  readonly rules: Rules;
  readonly birth: BirthMoment;
  readonly observatory: Observatory;
  /** Through which limbs, sankrantis and ingresses are found. */
  readonly limbs: Observatory;
  /** Where the grahas go, through the observatory of the limbs. */
  readonly grahaPaths: GrahaPaths;
  /** The charts of the birth; without a pravesha the same as those above. */
  readonly natal: MomentCharts;
  /** The dashas of the birth. */
  readonly dashas: () => NatalDashas;
  /** Those of the year of a pravesha; null for a natal chart. */
  readonly annualDashas: () => AnnualDashas | null;
  /** null for a natal chart */
  readonly pravesha: Pravesha | null;
}
