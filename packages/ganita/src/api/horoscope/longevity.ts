import { AYURDAYA_METHODS, type Ayurdaya, type MethodYears } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import { REDUCTIONS } from '@ganita/core/longevity/ayurdaya/reductions.js';
import { BANDS, type Band, LIFE_CATEGORIES, type LifeCategory } from '@ganita/core/longevity/bands.js';
import type { Significators } from '@ganita/core/longevity/lifeSignificators.js';
import { type LifePoint, PAIR_SETS, type ThreePairs } from '@ganita/core/longevity/threePairs.js';
import { recordFrom } from '@ganita/core/records.js';
import { type Graha, PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { grahaId, grahaIds } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { displayWord, idAndNameFields, idIn, namedFields } from '../schema/nameFields.js';
import { signFields, signSchema } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { findingFields, findingRecord } from '../values/evidence.js';
import { idAndName, named } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { section } from './section.js';
import { CONDITION_WORDS } from './words.js';

const words = WORDS.en.longevity;

const years = (description: string) => Type.Number({ minimum: 0, description: `${description}, in years` });

const factor = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

const listed = (description: string) => ({ ...grahaIds, description });

const category = namedFields(
  'category',
  oneOf(LIFE_CATEGORIES, { title: 'LifeCategory', description: 'length of life: short, middle or long' }),
);

const bandFields = namedFields(
  'band',
  oneOf(BANDS, {
    title: 'LifeBand',
    description: 'balarishta (death in childhood), alpayu (short), madhyayu (middle), poornayu (full)',
  }),
);

const method = oneOf(AYURDAYA_METHODS, { title: 'AyurdayaMethod', description: 'a computation of years of life' });

const comparedPoint = Type.Object(
  {
    id: Type.String({ description: 'id of a graha, Ascendant or hora_lagna' }),
    name: described(displayWord, 'display word of the point'),
    ...signFields,
  },
  { title: 'LongevityPoint', description: 'a point of a pair, with its sign' },
);

const pair = Type.Object(
  {
    ...idAndNameFields(idIn(words.pair, 'LongevityPairId', 'id of the pair: which two points it compares')),
    compared_points: Type.Array(comparedPoint, {
      minItems: 2,
      maxItems: 2,
      description: 'the two points, whose signs give the category',
    }),
    ...category,
  },
  { title: 'LongevityPair', description: 'two points and the length of life that the qualities of their signs give' },
);

const pairSetSchema = Type.Object(
  {
    ...idAndNameFields(
      oneOf(PAIR_SETS, { title: 'PairSetId', description: 'a set of three pairs, by the points of its second pair' }),
    ),
    chosen: Type.Boolean({ description: 'whether this set gives the band' }),
    point_pairs: Type.Array(pair, { minItems: 3, maxItems: 3, description: 'the three pairs' }),
    ...category,
    agreeing: Type.Integer({
      minimum: 1,
      maximum: 3,
      description: 'how many of the three pairs give the category of the set',
    }),
    years: nullable(
      Type.Integer({
        description: 'years of life by the set moon_saturn; null for the other set and where all three pairs differ',
      }),
    ),
    kakshya_change: nullable(
      Type.Object(
        {
          raised_by_jupiter: Type.Boolean({ description: 'whether Jupiter raises the category by one' }),
          lowered_by_saturn: Type.Boolean({ description: 'whether Saturn lowers the category by one' }),
          ...category,
        },
        {
          title: 'KakshyaChange',
          description:
            'the category after a change by Jupiter and Saturn; null unless the rule `three_pairs` is one with_change',
        },
      ),
    ),
  },
  { title: 'ThreePairs', description: 'a set of three pairs of Jaimini, and the length of life that it gives' },
);

const planetYears = Type.Object(
  {
    base_years: years('what the planet contributes before reductions'),
    reduction_factor: factor('share that is left after the reductions, 0 to 1'),
    increase_factor: Type.Integer({
      minimum: 1,
      maximum: 3,
      description: 'factor of an increase, in the method amsa; else 1',
    }),
    resulting_years: years('what the planet contributes after them'),
  },
  { title: 'AyurdayaPlanet', description: 'what a planet contributes to the years of life by one method' },
);

const methodYearsSchema = Type.Object(
  {
    name: described(displayWord, 'display word of the method'),
    years_by_planet: recordOf(PLANETS, planetYears, {
      title: 'AyurdayaPlanets',
      description: 'years of each of the seven planets',
    }),
    sum_of_planet_base_years: years('sum of the seven before reductions'),
    sum_of_planet_years: years('sum of the seven after reductions'),
    span_years: years('sum of the seven and the Ascendant'),
  },
  { title: 'AyurdayaYears', description: 'years of life by one method of ayurdaya' },
);

const reductionFactors = recordOf(REDUCTIONS, factor('share that is left after this reduction, 0 to 1'), {
  title: 'ReductionFactors',
  description: 'factor of each reduction for one planet; 1 where it does not apply',
});

const ayurdayaSchema = Type.Object(
  {
    ...namedFields('applicable_method', described(method, 'the method that applies to the birth')),
    lagna_years: years('what the Ascendant contributes'),
    lagna_years_by: oneOf(['rasi', 'navamsa'], {
      title: 'LagnaYearsBy',
      description: 'the chart from which the years of the Ascendant are taken',
    }),
    lagna_years_by_rasi: years('what it contributes by the rasi chart'),
    lagna_years_by_navamsa: years('what it contributes by the navamsa'),
    reduction_factors: recordOf(PLANETS, reductionFactors, {
      title: 'ReductionFactorsOfPlanets',
      description: 'factor of each reduction for each planet',
    }),
    reductions: recordOf(
      REDUCTIONS,
      Type.Object(
        { name: described(displayWord, 'display word of the reduction') },
        { title: 'Reduction', description: 'a harana: a reduction of the years of a planet' },
      ),
      { title: 'Reductions', description: 'words of the reductions, by id' },
    ),
  },
  { title: 'Ayurdaya', description: 'what the years of life are computed from' },
);

const significatorFields = {
  maraka_lords: Type.Array(grahaId, { minItems: 2, maxItems: 2, description: 'lords of the 2nd and the 7th house' }),
  marakas: listed('the maraka lords, the grahas in the 2nd or the 7th, and those that join a maraka lord'),
  badhaka: Type.Object(
    { ...signFields, lords: listed('lords of the sign; both of them for Scorpio and Aquarius') },
    { title: 'Badhaka', description: 'the sign that obstructs, by the quality of the sign of the Ascendant' },
  ),
  rudra: Type.Object(
    {
      ...namedFields('planet', described(grahaId, 'the graha that is Rudra')),
      ...signFields,
      candidates: listed('lords of the 8th from the Ascendant and from the 7th, by the count of Jaimini'),
    },
    { title: 'Rudra', description: 'Rudra: the stronger of two lords of the 8th, with its sign' },
  ),
  trishoola: Type.Array(signSchema, {
    minItems: 3,
    maxItems: 3,
    description: 'the sign of Rudra and its trines',
  }),
  ...namedFields('brahma', described(grahaId, 'the significator Brahma')),
  ...namedFields('maheshwara', described(grahaId, 'the significator Maheshwara')),
  ...namedFields('atma_karaka_planet', described(grahaId, 'the atma karaka')),
};

const combinationSchema = Type.Object(
  {
    ...idAndNameFields(idIn(words.combination, 'LongevityCombinationId', 'id of the combination')),
    ...bandFields,
    ...findingFields,
  },
  { title: 'LongevityCombination', description: 'a combination for a band of life, and its conditions' },
);

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

/** Longevity as the classics compute it. */
export const longevitySection = section({
  schema: Type.Object(
    {
      ...namedFields(
        'statement_kind',
        oneOf(['classical_method'], {
          title: 'StatementKind',
          description: 'states that this is a classical method, not a prediction',
        }),
      ),
      ...bandFields,
      ...category,
      limit_years: recordOf(LIFE_CATEGORIES, Type.Integer({ description: 'end of the category, in years' }), {
        title: 'LifeLimits',
        description: 'where each category ends',
      }),
      combinations: Type.Array(combinationSchema, { description: 'combinations for a band, met or not' }),
      three_pairs: Type.Array(pairSetSchema, { minItems: 2, maxItems: 2, description: 'both sets of three pairs' }),
      computed_years: recordOf(AYURDAYA_METHODS, methodYearsSchema, {
        title: 'AyurdayaMethods',
        description: 'years of life by each method',
      }),
      ayurdaya: ayurdayaSchema,
      ...significatorFields,
      benefics: listed('grahas that count as benefics'),
      malefics: listed('grahas that count as malefics'),
      combust_planets: listed('planets too near the Sun'),
      retrograde_planets: listed('Mars to Saturn moving backward'),
    },
    { description: 'longevity as the classics compute it, in the D-1 of the birth; not a prediction' },
  ),
  record: (of: Longevity, language) => ({
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
  }),
  words: CONDITION_WORDS,
});
