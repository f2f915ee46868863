import { Type } from 'typebox';
import type { RuleName } from '../../core/rules/rules.js';
import { date, elevation, latitude, longitude, time, timezone } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { LANGUAGES } from '../fields/languages.js';
import { metaField } from '../fields/metaSchema.js';
import { rulesField } from '../fields/rulesField.js';
import { oneOf } from '../fields/schema.js';
import { birthZone } from '../fields/zoneFields.js';
import type { FieldCheck } from '../validation/checkRequest.js';

/** The choices that affect a match. */
export const MATCH_RULES = [
  'ayanamsa_mode',
  'node_type',
  'positions',
  'lagna_nutation',
  'varna_of_signs',
  'match_tables',
  'south_rajju',
  'south_minimum',
  'papa_nodes',
  'manglik_houses',
] as const satisfies readonly RuleName[];

/** The nested birth-details object: no place, and no field that changes how positions are computed; `rules` may. */
const birthDetails = Type.Object({ date, time, latitude, longitude, timezone, zone: birthZone, elevation });

/** The request of `POST /marriage-match`, in the contract's order; the last two are extensions. */
export const matchInput = Type.Object({
  boy_birth_details: birthDetails,
  girl_birth_details: birthDetails,
  language: Type.Optional(oneOf(LANGUAGES, { default: 'en', description: 'language of display words' })),
  rules: rulesField(MATCH_RULES),
  meta: metaField,
});

export const matchChecks: Readonly<Record<string, FieldCheck>> = {
  'boy_birth_details.date': birthDateCheck('boy_birth_details.date'),
  'boy_birth_details.time': clockCheck('boy_birth_details.time'),
  'girl_birth_details.date': birthDateCheck('girl_birth_details.date'),
  'girl_birth_details.time': clockCheck('girl_birth_details.time'),
};
