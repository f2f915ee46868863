import { type TProperties, Type } from 'typebox';
import { nullable, oneOf } from '../../../calculations/fields/schema.js';
import { MANGLIK_EXCEPTIONS, MANGLIK_REFERENCES } from '../../../core/doshas/manglik.js';
import { NODES } from '../../../core/zodiac/grahas.js';
import { grahaId, grahaIds } from '../../schema/bodies.js';
import { recordOf } from '../../schema/maps.js';
import { evidenceSchema, findingFields } from '../../values/evidence.js';

const house = Type.Integer({ minimum: 1, maximum: 12 });
const flag = Type.Boolean();
export const pairSchema = Type.Object({ planet: grahaId, with: grahaId });
const pairs = Type.Array(pairSchema);

export const exceptionSchema = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: MANGLIK_EXCEPTIONS.length }),
  id: Type.String(),
  name: Type.String(),
  effect: oneOf(['cancels', 'reduces']),
  effect_name: Type.String(),
  evidence: Type.Array(evidenceSchema),
});

const headFields = {
  name: Type.String(),
  ...findingFields,
  cancelled_by: Type.Array(Type.String(), { description: 'ids of the exceptions that apply' }),
  cancellations: Type.Array(exceptionSchema, { description: 'exceptions that apply; empty where the dosha is absent' }),
};

/** What every dosha has. */
export const doshaHeadSchema = Type.Object(headFields);

/** A dosha with what all have and its own facts. */
const dosha = <F extends TProperties>(facts: F) => Type.Object({ ...headFields, ...facts });

const marsFromSchema = Type.Object({
  mars_house: house,
  manglik: flag,
  manglik_without_2nd_house: flag,
  manglik_with_1st_house: flag,
  manglik_with_1st_without_2nd_house: flag,
});

export const kalathraFromSchema = Type.Object({ present: flag, malefics_in_1_2_4_7_8_12: grahaIds });

/** The eight doshas as facts. */
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
    effective: Type.Boolean({ description: 'present, and no exception applies' }),
    references: recordOf(MANGLIK_REFERENCES, marsFromSchema),
    exceptions: Type.Array(exceptionSchema, {
      description: 'exceptions that apply, whether or not the dosha is present',
    }),
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
    nakshatra: Type.String({ description: 'display word of the nakshatra of the Moon' }),
    nakshatra_number: Type.Integer({ minimum: 1, maximum: 27 }),
    pada: Type.Integer({ minimum: 1, maximum: 4 }),
    gandanta_pada: flag,
  }),
  kalathra: dosha({
    references: recordOf(['lagna', 'moon'], kalathraFromSchema),
  }),
  ghata: dosha({ house: nullable(house) }),
  shrapit: dosha({ house: nullable(house) }),
});
