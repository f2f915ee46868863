import type { Language } from '../../../calculations/fields/languages.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { AYURDAYA_METHODS, type Ayurdaya, type MethodYears } from '../../../core/longevity/ayurdaya/ayurdaya.js';
import { REDUCTIONS } from '../../../core/longevity/ayurdaya/reductions.js';
import type { LifeCategory } from '../../../core/longevity/bands.js';
import type { Significators } from '../../../core/longevity/significators.js';
import { PAIR_SETS, type ThreePairs } from '../../../core/longevity/threePairs.js';
import { recordFrom } from '../../../core/records.js';
import { PLANETS } from '../../../core/zodiac/grahas.js';
import { WORDS } from '../../../i18n/words.js';
import type { Wire } from '../../schema/wire.js';
import { findingRecord } from '../../values/evidence.js';
import { round6 } from '../../values/numbers.js';
import { signRecord } from '../../values/position.js';
import type { ayurdayaSchema, longevityPredictionSchema, methodYearsSchema, pairSetSchema } from './schema.js';

type Longevity = SectionResults['longevity_prediction'];

const categoryRecord = (category: LifeCategory, language: Language) => ({
  category,
  category_name: WORDS[language].longevity.category[category],
});

const threePairsRecord = (of: ThreePairs, chosen: boolean, language: Language): Wire<typeof pairSetSchema> => ({
  id: of.set,
  name: WORDS[language].longevity.pairSet[of.set],
  chosen,
  pairs: of.pairs.map(({ id, points, signs, category }) => ({
    id,
    name: WORDS[language].longevity.pair[id],
    points: [
      { id: points[0], ...signRecord(signs[0], language) },
      { id: points[1], ...signRecord(signs[1], language) },
    ],
    ...categoryRecord(category, language),
  })),
  ...categoryRecord(of.result, language),
  agreeing: of.agreeing,
  years: of.years,
  kakshya_change: of.kakshya && {
    raised_by_jupiter: of.kakshya.raisedByJupiter,
    lowered_by_saturn: of.kakshya.loweredBySaturn,
    ...categoryRecord(of.kakshya.result, language),
  },
});

const methodRecord = (of: MethodYears, name: string): Wire<typeof methodYearsSchema> => ({
  name,
  planets: recordFrom(PLANETS, (planet) => {
    const { baseYears, reductionFactor, increaseFactor, years } = of.planets[planet];
    return {
      base_years: round6(baseYears),
      reduction_factor: round6(reductionFactor),
      increase_factor: increaseFactor,
      years: round6(years),
    };
  }),
  sum_of_planet_base_years: round6(of.sumOfBaseYears),
  sum_of_planet_years: round6(of.sumOfYears),
  span_years: round6(of.spanYears),
});

const ayurdayaRecord = (of: Ayurdaya, language: Language): Wire<typeof ayurdayaSchema> => ({
  applicable_method: of.applicable,
  applicable_method_name: WORDS[language].longevity.ayurdayaMethod[of.applicable],
  lagna_years: round6(of.lagnaYears),
  lagna_years_by: of.lagnaYearsBy,
  lagna_years_by_rasi: round6(of.lagnaYearsByRasi),
  lagna_years_by_navamsa: round6(of.lagnaYearsByNavamsa),
  reduction_factors: recordFrom(PLANETS, (planet) =>
    recordFrom(REDUCTIONS, (reduction) => round6(of.reductions[planet][reduction])),
  ),
  reductions: recordFrom(REDUCTIONS, (reduction) => ({ name: WORDS[language].longevity.reduction[reduction] })),
});

const significatorsRecord = (of: Significators, language: Language) => ({
  maraka_lords: of.marakaLords,
  marakas: of.marakas,
  badhaka: { ...signRecord(of.badhakaSign, language), lords: of.badhakaLords },
  rudra: { planet: of.rudra, ...signRecord(of.rudraSign, language), candidates: of.rudraCandidates },
  trishoola: of.trishoola.map((sign) => signRecord(sign, language)),
  brahma: of.brahma,
  maheshwara: of.maheshwara,
  atma_karaka: of.atmaKaraka,
});

export const longevityRecord = (of: Longevity, language: Language): Wire<typeof longevityPredictionSchema> => ({
  nature: 'classical_method',
  nature_name: WORDS[language].longevity.nature.classical_method,
  band: of.band,
  band_name: WORDS[language].longevity.band[of.band],
  ...categoryRecord(of.category, language),
  limit_years: of.limitYears,
  combinations: of.combinations.map((combination) => ({
    id: combination.id,
    name: WORDS[language].longevity.combination[combination.id],
    band: combination.band,
    band_name: WORDS[language].longevity.band[combination.band],
    ...findingRecord(combination),
  })),
  three_pairs: PAIR_SETS.map((set) => threePairsRecord(of.threePairs[set], set === of.chosenSet, language)),
  computed_years: recordFrom(AYURDAYA_METHODS, (method) =>
    methodRecord(of.ayurdaya.methods[method], WORDS[language].longevity.ayurdayaMethod[method]),
  ),
  ayurdaya: ayurdayaRecord(of.ayurdaya, language),
  ...significatorsRecord(of.significators, language),
  benefics: of.grounds.benefics,
  malefics: of.grounds.malefics,
  combust_planets: of.grounds.combust,
  retrograde_planets: of.grounds.retrograde,
});
