import { AYURDAYA_METHODS, type Ayurdaya, type MethodYears } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import { REDUCTIONS } from '@ganita/core/longevity/ayurdaya/reductions.js';
import type { Band, LifeCategory } from '@ganita/core/longevity/bands.js';
import type { Significators } from '@ganita/core/longevity/significators.js';
import { type LifePoint, PAIR_SETS, type ThreePairs } from '@ganita/core/longevity/threePairs.js';
import { recordFrom } from '@ganita/core/records.js';
import { type Graha, PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import type { Wire } from '../../schema/wire.js';
import { findingRecord } from '../../values/evidence.js';
import { idAndName, named } from '../../values/names.js';
import { round6 } from '../../values/numbers.js';
import { signRecord } from '../../values/position.js';
import type { ayurdayaSchema, longevityPredictionSchema, methodYearsSchema, pairSetSchema } from './schema.js';

type Longevity = SectionResults['longevity_prediction'];

const categoryRecord = (category: LifeCategory, language: Language) =>
  named('category', category, WORDS[language].longevity.category);

const bandRecord = (band: Band, language: Language) => named('band', band, WORDS[language].longevity.band);

const grahaRecord = <K extends string>(key: K, graha: Graha, language: Language) =>
  named(key, graha, WORDS[language].zodiac.body);

/** A point of a pair. */
const pointRecord = (point: LifePoint, sign: Sign, language: Language) => {
  const { zodiac, points } = WORDS[language];
  return {
    id: point,
    name: point === 'hora_lagna' ? points.specialLagna.hora_lagna : zodiac.body[point],
    ...signRecord(sign, language),
  };
};

const threePairsRecord = (of: ThreePairs, chosen: boolean, language: Language): Wire<typeof pairSetSchema> => ({
  ...idAndName(of.set, WORDS[language].longevity.pairSet),
  chosen,
  point_pairs: of.pairs.map(({ id, points, signs, category }) => ({
    ...idAndName(id, WORDS[language].longevity.pair),
    compared_points: [pointRecord(points[0], signs[0], language), pointRecord(points[1], signs[1], language)],
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
  years_by_planet: recordFrom(PLANETS, (planet) => {
    const { baseYears, reductionFactor, increaseFactor, years } = of.planets[planet];
    return {
      base_years: round6(baseYears),
      reduction_factor: round6(reductionFactor),
      increase_factor: increaseFactor,
      resulting_years: round6(years),
    };
  }),
  sum_of_planet_base_years: round6(of.sumOfBaseYears),
  sum_of_planet_years: round6(of.sumOfYears),
  span_years: round6(of.spanYears),
});

const ayurdayaRecord = (of: Ayurdaya, language: Language): Wire<typeof ayurdayaSchema> => ({
  ...named('applicable_method', of.applicable, WORDS[language].longevity.ayurdayaMethod),
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
  rudra: {
    ...grahaRecord('planet', of.rudra, language),
    ...signRecord(of.rudraSign, language),
    candidates: of.rudraCandidates,
  },
  trishoola: of.trishoola.map((sign) => signRecord(sign, language)),
  ...grahaRecord('brahma', of.brahma, language),
  ...grahaRecord('maheshwara', of.maheshwara, language),
  ...grahaRecord('atma_karaka_planet', of.atmaKaraka, language),
});

export const longevityRecord = (of: Longevity, language: Language): Wire<typeof longevityPredictionSchema> => ({
  ...named('statement_kind', 'classical_method', WORDS[language].longevity.nature),
  ...bandRecord(of.band, language),
  ...categoryRecord(of.category, language),
  limit_years: of.limitYears,
  combinations: of.combinations.map((combination) => ({
    ...idAndName(combination.id, WORDS[language].longevity.combination),
    ...bandRecord(combination.band, language),
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
