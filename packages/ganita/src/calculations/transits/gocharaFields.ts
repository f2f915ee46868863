import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import type { RuleName, Rules } from '@ganita/core/rules/rules.js';
import { Type } from 'typebox';
import { birthCore, birthFields, time } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { languageField } from '../fields/languageField.js';
import { metaField } from '../fields/metaSchema.js';
import { rulesOf } from '../fields/rulesChecks.js';
import { rulesField } from '../fields/rulesField.js';
import { nullable } from '../fields/schema.js';
import { cosmeticPlace } from '../fields/transitFields.js';
import { ayanamsaCheck } from '../natal/natalInput.js';
import type { FieldCheck, RulesResolver } from '../validation/checkRequest.js';
import { TRANSIT_RULES } from './transitRules.js';

/** Parts of an answer that `include` names; all of them where it is not given. */
export const GOCHARA_PARTS = ['ashtakavarga', 'gochara_phala'] as const;
export type GocharaPart = (typeof GOCHARA_PARTS)[number];

/** The choices that affect transits compared with a birth. */
export const GOCHARA_RULES = [
  ...TRANSIT_RULES,
  'lagna_nutation',
  'sunrise_definition',
  'abhijit_on_wednesday',
  'gochara_vedha',
  'gochara_of_nodes',
  'ashtakavarga_tables',
] as const satisfies readonly RuleName[];

/** The birth of a transit endpoint: the first eight rows of the shared block, its place a mere name. */
export const transitBirth = { ...birthCore, place: cosmeticPlace };

export const clockField = Type.Optional(Type.String({ ...time, default: '12:00:00' }));

export const includeField = Type.Optional(
  nullable(
    Type.Array(Type.String(), {
      default: null,
      description: `optional parts of the response: ${GOCHARA_PARTS.join(', ')}; null = all, an empty list = none`,
    }),
  ),
);

/** Extensions, after the fields of the contract. */
export const gocharaExtensions = {
  ayanamsa_value: birthFields.ayanamsa_value,
  language: languageField,
  rules: rulesField(GOCHARA_RULES, DAILY_RULES),
  meta: metaField,
};

export const gocharaChecks: Readonly<Record<string, FieldCheck>> = {
  date: birthDateCheck('date'),
  time: clockCheck('time'),
  ayanamsa_mode: ayanamsaCheck,
};

/** The two sets of rules that a request resolves to. */
export interface GocharaRules {
  /** Of planets and of the birth: geometric positions. */
  readonly rules: Rules;
  /** Of the panchanga and its windows: apparent positions, the Sun's upper limb. */
  readonly dailyRules: Rules;
}

const ofMoment = rulesOf();
const ofDay = rulesOf({ base: DAILY_RULES });

export const gocharaRules: RulesResolver<GocharaRules> = (filled, given) => ({
  rules: ofMoment(filled, given),
  dailyRules: ofDay(filled, given),
});
