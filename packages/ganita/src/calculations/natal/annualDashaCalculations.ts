import {
  ANNUAL_GRAHA_DASHAS,
  type AnnualDasha,
  type AnnualGrahaDashaId,
  annualGrahaDasha,
  annualRasiDasha,
  VARSHA_NARAYANA_IDS,
  type VarshaNarayanaId,
  type YearOfLife,
} from '@ganita/core/annual/annualDashas.js';
import { vargaDashas } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { partitionOf } from '@ganita/core/vargas/division.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { factorOf } from '@ganita/core/zodiac/vargaKeys.js';
import type { ChartInput } from './chartInput.js';
import { type MomentCharts, momentCharts } from './chartSet.js';
import type { NatalDashas } from './dashaCalculations.js';
import type { Pravesha } from './praveshaCalculation.js';

/** The requested annual dashas. */
export interface AnnualDashas {
  readonly graha: readonly (AnnualDasha<Graha | 'Ascendant'> & { readonly id: AnnualGrahaDashaId })[];
  readonly rasi: readonly (ReturnType<typeof annualRasiDasha> & { readonly id: VarshaNarayanaId })[];
}

const VARSHA_VARGAS = vargaDashas('varsha_narayana');

/** Dashas of the year of a pravesha, from the solar return that starts it. */
export function annualDashas(
  natal: MomentCharts,
  { year }: NatalDashas,
  pravesha: Pravesha,
  input: ChartInput,
  rules: Rules,
): AnnualDashas {
  const annual = momentCharts(pravesha.yearSky(), input, rules);
  const life: YearOfLife = {
    completedYears: input.years - 1,
    year,
    returnJdUt: pravesha.moment.yearJdUt,
    natalMoonDeg: natal.rasi.grahas.Moon.longitudeDeg,
    natalLagna: natal.rasi.ascendant.sign,
    annualRasi: annual.rasi,
  };
  const { dasha_systems } = input;
  const isRequested = (id: string, byDefault: boolean): boolean => dasha_systems?.includes(id) ?? byDefault;
  return {
    graha: ANNUAL_GRAHA_DASHAS.filter((id) => isRequested(id, true)).map((id) => ({
      id,
      ...annualGrahaDasha(id, life, rules),
    })),
    rasi: VARSHA_NARAYANA_IDS.filter((id) => isRequested(id, id === 'varsha_narayana')).map((id) => {
      const key = VARSHA_VARGAS.get(id);
      const [comparisons, divisions] =
        key === undefined
          ? [annual.chosenComparisons(), partitionOf(annual.chosen.division).divisions]
          : [annual.firstComparisons(key), factorOf(key)];
      return { id, ...annualRasiDasha(life, comparisons, divisions) };
    }),
  };
}
