import type { RuleName } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import { birthDate, elevation, latitude, longitude, time, timezoneField } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { rulesField } from '../fields/rulesField.js';
import { described } from '../fields/schema.js';
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
  'raasi_koota',
  'south_rajju',
  'south_minimum',
  'papa_nodes',
  'manglik_houses',
] as const satisfies readonly RuleName[];

/** The nested birth-details object: no place, and no field that changes how positions are computed; `rules` may. */
export const birthFieldsOfMatch = {
  date: birthDate,
  time,
  latitude,
  longitude,
  timezone: timezoneField('hours ahead of UTC; the offset that the coordinates had on the date takes precedence'),
  zone: birthZone,
  elevation,
};

export const matchBirthSchema = Type.Object(birthFieldsOfMatch, {
  title: 'MatchBirth',
  description: 'a birth of a pair',
});

const birthOfPartner = (whose: 'boy' | 'girl') => described(matchBirthSchema, `birth of the ${whose}`);

/** What else a match takes. */
export const matchOptions = {
  language: languageField,
  rules: rulesField(MATCH_RULES),
  meta: metaField,
};

/** The request of `POST /marriage-match`, in the contract's order; what follows the births is an extension. */
export const matchInput = Type.Object({
  boy_birth_details: birthOfPartner('boy'),
  girl_birth_details: birthOfPartner('girl'),
  ...matchOptions,
});

export const matchChecks: Readonly<Record<string, FieldCheck>> = {
  'boy_birth_details.date': birthDateCheck('boy_birth_details.date'),
  'boy_birth_details.time': clockCheck('boy_birth_details.time'),
  'girl_birth_details.date': birthDateCheck('girl_birth_details.date'),
  'girl_birth_details.time': clockCheck('girl_birth_details.time'),
};
