import { Type } from 'typebox';
import { nullable, oneOf } from '../../../calculations/fields/schema.js';
import { AYURDAYA_METHODS } from '../../../core/longevity/ayurdaya/ayurdaya.js';
import { REDUCTIONS } from '../../../core/longevity/ayurdaya/reductions.js';
import { BANDS, LIFE_CATEGORIES } from '../../../core/longevity/bands.js';
import { PAIR_SETS } from '../../../core/longevity/threePairs.js';
import { PLANETS } from '../../../core/zodiac/grahas.js';
import { grahaId, grahaIds } from '../../schema/bodies.js';
import { recordOf } from '../../schema/maps.js';
import { signFields, signSchema } from '../../schema/position.js';
import { findingFields } from '../../values/evidence.js';

const years = Type.Number({ minimum: 0, description: 'years' });
const factor = Type.Number({ minimum: 0, maximum: 1 });
const category = { category: oneOf(LIFE_CATEGORIES), category_name: Type.String() };

const pair = Type.Object({
  id: Type.String(),
  name: Type.String(),
  points: Type.Array(
    Type.Object({ id: Type.String({ description: 'graha, Ascendant or hora_lagna' }), ...signFields }),
    { minItems: 2, maxItems: 2 },
  ),
  ...category,
});

export const pairSetSchema = Type.Object({
  id: oneOf(PAIR_SETS),
  name: Type.String(),
  chosen: Type.Boolean({ description: 'whether this set gives the band' }),
  pairs: Type.Array(pair, { minItems: 3, maxItems: 3 }),
  ...category,
  agreeing: Type.Integer({ minimum: 1, maximum: 3, description: 'pairs that give the result' }),
  years: nullable(Type.Integer({ description: 'of the set moon_saturn, where two pairs agree' })),
  kakshya_change: nullable(
    Type.Object({ raised_by_jupiter: Type.Boolean(), lowered_by_saturn: Type.Boolean(), ...category }),
  ),
});

const planetYears = Type.Object({
  base_years: years,
  reduction_factor: factor,
  increase_factor: Type.Integer({ minimum: 1, maximum: 3 }),
  years,
});

export const methodYearsSchema = Type.Object({
  name: Type.String(),
  planets: recordOf(PLANETS, planetYears),
  sum_of_planet_base_years: years,
  sum_of_planet_years: years,
  span_years: Type.Number({ minimum: 0, description: 'years of the planets and the Ascendant' }),
});

export const ayurdayaSchema = Type.Object({
  applicable_method: oneOf(AYURDAYA_METHODS),
  applicable_method_name: Type.String(),
  lagna_years: years,
  lagna_years_by: oneOf(['rasi', 'navamsa']),
  lagna_years_by_rasi: years,
  lagna_years_by_navamsa: years,
  reduction_factors: recordOf(PLANETS, recordOf(REDUCTIONS, factor)),
  reductions: recordOf(REDUCTIONS, Type.Object({ name: Type.String() })),
});

const significatorFields = {
  maraka_lords: Type.Array(grahaId, { minItems: 2, maxItems: 2 }),
  marakas: grahaIds,
  badhaka: Type.Object({ ...signFields, lords: grahaIds }),
  rudra: Type.Object({ planet: grahaId, ...signFields, candidates: grahaIds }),
  trishoola: Type.Array(signSchema, { minItems: 3, maxItems: 3 }),
  brahma: grahaId,
  maheshwara: grahaId,
  atma_karaka: grahaId,
};

/** Longevity as the classics compute it. */
export const longevityPredictionSchema = Type.Object({
  nature: oneOf(['classical_method']),
  nature_name: Type.String({ description: 'states that this is a classical method, not a prediction' }),
  band: oneOf(BANDS),
  band_name: Type.String(),
  ...category,
  limit_years: recordOf(LIFE_CATEGORIES, Type.Integer()),
  combinations: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      band: oneOf(BANDS),
      band_name: Type.String(),
      ...findingFields,
    }),
  ),
  three_pairs: Type.Array(pairSetSchema, { minItems: 2, maxItems: 2 }),
  computed_years: recordOf(AYURDAYA_METHODS, methodYearsSchema),
  ayurdaya: ayurdayaSchema,
  ...significatorFields,
  benefics: grahaIds,
  malefics: grahaIds,
  combust_planets: grahaIds,
  retrograde_planets: grahaIds,
});
