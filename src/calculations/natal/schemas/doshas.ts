import { type TSchema, Type } from 'typebox';
import { KALATHRA } from '../../../core/doshas/doshas.data.js';
import { MANGLIK_REFERENCES } from '../../../core/doshas/manglik.js';
import { MANGLIK_EXCEPTIONS } from '../../../core/doshas/manglikExceptions.data.js';
import { NODES } from '../../../core/zodiac/grahas.js';
import { nullable, oneOf } from '../../fields/schema.js';
import { evidenceSchema, findingFields } from './evidence.js';
import { grahaId, grahaIds } from './planetaryStates.js';
import { recordOf } from './positions.js';

const house = Type.Integer({ minimum: 1, maximum: 12 });
const flag = Type.Boolean();
const pairs = Type.Array(Type.Object({ planet: grahaId, with: grahaId }));

const exception = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: MANGLIK_EXCEPTIONS.length }),
  id: Type.String(),
  name: Type.String(),
  effect: oneOf(['cancels', 'reduces']),
  effect_name: Type.String(),
  evidence: Type.Array(evidenceSchema),
});

/** A dosha with what all have and its own facts. */
const dosha = (facts: Record<string, TSchema>) =>
  Type.Object({
    name: Type.String(),
    ...findingFields,
    cancelled_by: Type.Array(Type.String(), { description: 'ids of the exceptions that apply' }),
    cancellations: Type.Array(exception, { description: 'exceptions that apply; empty where the dosha is absent' }),
    ...facts,
  });

const marsFrom = Type.Object({
  mars_house: house,
  manglik: flag,
  manglik_without_2nd_house: flag,
  manglik_with_1st_house: flag,
  manglik_with_1st_without_2nd_house: flag,
});

export const doshasSchema = Type.Object({
  kala_sarpa: dosha({
    type: nullable(Type.String({ description: 'by the house of Rahu' })),
    type_name: nullable(Type.String()),
    direction: nullable(oneOf(['rahu_to_ketu', 'ketu_to_rahu'])),
    direction_name: nullable(Type.String()),
    rahu_house: house,
    ketu_house: house,
    strict_by_longitude: flag,
    partial_by_longitude: flag,
    planets_in_rahu_to_ketu_half: grahaIds,
    planets_in_ketu_to_rahu_half: grahaIds,
  }),
  manglik: dosha({
    effective: Type.Boolean({ description: 'present, and no exception holds' }),
    references: recordOf(MANGLIK_REFERENCES, marsFrom),
    exceptions: Type.Array(exception, { description: 'exceptions that hold, whether or not the dosha is present' }),
  }),
  pitru: dosha({
    reasons: Type.Array(
      Type.Object({ number: Type.Integer({ minimum: 1, maximum: 5 }), id: Type.String(), name: Type.String() }),
    ),
    sun_moon_rahu_in_9th: grahaIds,
    ketu_in_4th: flag,
    luminary_or_node_associated_with_mars_saturn: pairs,
    two_of_mercury_venus_rahu_together_in_2_5_9_12: Type.Array(Type.Object({ house, planets: grahaIds })),
    luminary_with_node: pairs,
  }),
  guru_chandala: dosha({
    node: nullable(oneOf(NODES)),
    house: nullable(house),
    jupiter_stronger: nullable(Type.Boolean()),
  }),
  ganda_moola: dosha({
    nakshatra: Type.String({ description: 'display word of the star of the Moon' }),
    nakshatra_number: Type.Integer({ minimum: 1, maximum: 27 }),
    pada: Type.Integer({ minimum: 1, maximum: 4 }),
    gandanta_pada: flag,
  }),
  kalathra: dosha({
    references: recordOf(
      Object.keys(KALATHRA.forms),
      Type.Object({ present: flag, malefics_in_1_2_4_7_8_12: grahaIds }),
    ),
  }),
  ghata: dosha({ house: nullable(house) }),
  shrapit: dosha({ house: nullable(house) }),
});
