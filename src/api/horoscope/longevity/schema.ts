import { Type } from 'typebox';
import { nullable, oneOf } from '../../../calculations/fields/schema.js';
import { AYURDAYA_METHODS } from '../../../core/longevity/ayurdaya/ayurdaya.js';
import { REDUCTIONS } from '../../../core/longevity/ayurdaya/reductions.js';
import { BANDS, LIFE_CATEGORIES } from '../../../core/longevity/bands.js';
import { PAIR_SETS } from '../../../core/longevity/threePairs.js';
import { PLANETS } from '../../../core/zodiac/grahas.js';
import { WORDS } from '../../../i18n/words.js';
import { grahaId, grahaIds } from '../../schema/bodies.js';
import { recordOf } from '../../schema/maps.js';
import { displayWord, idAndNameFields, idIn, namedFields } from '../../schema/names.js';
import { signFields, signSchema } from '../../schema/position.js';
import { findingFields } from '../../values/evidence.js';

const words = WORDS.en.longevity;
const years = (description: string) => Type.Number({ minimum: 0, description: `${description}, in years` });
const factor = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const listed = (description: string) => ({ ...grahaIds, description });

const category = namedFields(
  'category',
  oneOf(LIFE_CATEGORIES, { title: 'LifeCategory', description: 'short, middle or long life' }),
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
    name: { ...displayWord, description: 'display word of the point' },
    ...signFields,
  },
  { title: 'LongevityPoint' },
);

const pair = Type.Object(
  {
    ...idAndNameFields(idIn(words.pair, 'LongevityPairId', 'id of the pair')),
    compared_points: Type.Array(comparedPoint, { minItems: 2, maxItems: 2, description: 'the two points' }),
    ...category,
  },
  { title: 'LongevityPair' },
);

export const pairSetSchema = Type.Object(
  {
    ...idAndNameFields(oneOf(PAIR_SETS, { title: 'PairSetId', description: 'which pair is the second of the three' })),
    chosen: Type.Boolean({ description: 'whether this set gives the band' }),
    point_pairs: Type.Array(pair, { minItems: 3, maxItems: 3, description: 'the three pairs' }),
    ...category,
    agreeing: Type.Integer({ minimum: 1, maximum: 3, description: 'pairs that give the result' }),
    years: nullable(
      Type.Integer({ description: 'years of life by the set moon_saturn, where two pairs agree; else null' }),
    ),
    kakshya_change: nullable(
      Type.Object(
        {
          raised_by_jupiter: Type.Boolean({ description: 'Jupiter raises the category by one' }),
          lowered_by_saturn: Type.Boolean({ description: 'Saturn lowers the category by one' }),
          ...category,
        },
        {
          title: 'KakshyaChange',
          description: 'change of the category; null unless the rule `kakshya_change` requests it',
        },
      ),
    ),
  },
  { title: 'ThreePairs' },
);

const planetYears = Type.Object(
  {
    base_years: years('years before reductions'),
    reduction_factor: factor('share that is left after all reductions'),
    increase_factor: Type.Integer({ minimum: 1, maximum: 3, description: 'factor of an increase' }),
    resulting_years: years('what the planet contributes'),
  },
  { title: 'AyurdayaPlanet' },
);

export const methodYearsSchema = Type.Object(
  {
    name: { ...displayWord, description: 'display word of the method' },
    years_by_planet: recordOf(PLANETS, planetYears, {
      title: 'AyurdayaPlanets',
      description: 'years of each of the seven planets',
    }),
    sum_of_planet_base_years: years('sum of the seven before reductions'),
    sum_of_planet_years: years('sum of the seven'),
    span_years: years('sum of the seven and the Ascendant'),
  },
  { title: 'AyurdayaYears' },
);

const reductionFactors = recordOf(REDUCTIONS, factor('share that is left after this reduction'), {
  title: 'ReductionFactors',
});

export const ayurdayaSchema = Type.Object(
  {
    ...namedFields('applicable_method', { ...method, description: 'the method that applies to the birth' }),
    lagna_years: years('years of the Ascendant'),
    lagna_years_by: oneOf(['rasi', 'navamsa'], {
      title: 'LagnaYearsBy',
      description: 'the chart from which the years of the Ascendant are counted',
    }),
    lagna_years_by_rasi: years('years of the Ascendant by the rasi chart'),
    lagna_years_by_navamsa: years('years of the Ascendant by the navamsa'),
    reduction_factors: recordOf(PLANETS, reductionFactors, {
      title: 'ReductionFactorsOfPlanets',
      description: 'factor of each reduction for each planet',
    }),
    reductions: recordOf(
      REDUCTIONS,
      Type.Object({ name: { ...displayWord, description: 'display word of the reduction' } }, { title: 'Reduction' }),
      { title: 'Reductions', description: 'the reductions by id' },
    ),
  },
  { title: 'Ayurdaya', description: 'what the years of life are computed from' },
);

const significatorFields = {
  maraka_lords: Type.Array(grahaId, { minItems: 2, maxItems: 2, description: 'lords of the 2nd and the 7th' }),
  marakas: listed('the maraka lords, the grahas in the 2nd or the 7th, and those that join a maraka lord'),
  badhaka: Type.Object(
    { ...signFields, lords: listed('lords of the sign') },
    { title: 'Badhaka', description: 'the sign that obstructs' },
  ),
  rudra: Type.Object(
    {
      ...namedFields('planet', grahaId),
      ...signFields,
      candidates: listed('lords of the 8th from the Ascendant and from the 7th, by the count of Jaimini'),
    },
    { title: 'Rudra', description: 'the stronger of two lords of the 8th' },
  ),
  trishoola: Type.Array(signSchema, {
    minItems: 3,
    maxItems: 3,
    description: 'the sign of Rudra and its trines',
  }),
  ...namedFields('brahma', { ...grahaId, description: 'the significator Brahma' }),
  ...namedFields('maheshwara', { ...grahaId, description: 'the significator Maheshwara' }),
  ...namedFields('atma_karaka_planet', { ...grahaId, description: 'the atma karaka' }),
};

const combinationSchema = Type.Object(
  {
    ...idAndNameFields(idIn(words.combination, 'LongevityCombinationId', 'id of the combination')),
    ...bandFields,
    ...findingFields,
  },
  { title: 'LongevityCombination' },
);

/** Longevity as the classics compute it. */
export const longevityPredictionSchema = Type.Object({
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
  benefics: listed('benefics of the chart'),
  malefics: listed('malefics of the chart'),
  combust_planets: listed('planets too near the Sun'),
  retrograde_planets: listed('Mars to Saturn moving backward'),
});
