import type { CalendarOfBirth } from '@ganita/core/panchanga/calendarOfBirth.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import type { GrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import type { BirthMoment } from '../birthMoment.js';
import type { AnnualDashas } from './annualDashaCalculations.js';
import type { ChartInput } from './chartInput.js';
import type { MomentCharts } from './chartSet.js';
import type { NatalDashas } from './dashaCalculations.js';
import type { Pravesha } from './praveshaCalculation.js';

/**
 * What every key of the horoscope is computed from. The charts are of the birth or, where the request is for a
 * pravesha, of its moment. `graha_dashas`, `rasi_dashas`, `saturn_transits`, `longevity_prediction` and
 * `birth_attributes` are always of the birth and read `natal`; all other keys read the charts.
 */
export interface NatalContext extends MomentCharts {
  readonly input: ChartInput;
  readonly rules: Rules;
  readonly birth: BirthMoment;
  readonly observatory: Observatory;
  /** The paths of the grahas, by the choices of ingresses. */
  readonly grahaPaths: GrahaPaths;
  /** The calendar of the moment of the charts. */
  readonly calendar: () => CalendarOfBirth;
  /** The charts of the birth; without a pravesha the same as those above. */
  readonly natal: MomentCharts;
  /** The dashas of the birth. */
  readonly dashas: () => NatalDashas;
  /** Those of the year of a pravesha; null for a natal chart. */
  readonly annualDashas: () => AnnualDashas | null;
  /** null for a natal chart */
  readonly pravesha: Pravesha | null;
}
