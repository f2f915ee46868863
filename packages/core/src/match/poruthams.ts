import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import type { Varna } from './attributes.data.js';
import { type ConditionRules, type PairCondition, pairMeets } from './pairConditions.js';
import type { Pair } from './partner.js';
import {
  ADDITIONAL_PORUTHAMS,
  type AdditionalPoruthamId,
  FIVE_INDISPENSABLE,
  INDISPENSABLE_BY_VARNA,
  type PoruthamGrade,
  type PoruthamId,
  TEN_PORUTHAMS,
} from './poruthams.data.js';

export type { AdditionalPoruthamId, PoruthamGrade, PoruthamId };
export type PoruthamRules = ConditionRules & Pick<Rules, 'south_minimum'>;

export const PORUTHAM_IDS = Object.keys(TEN_PORUTHAMS) as readonly PoruthamId[];
export const ADDITIONAL_PORUTHAM_IDS = Object.keys(ADDITIONAL_PORUTHAMS) as readonly AdditionalPoruthamId[];

export type PoruthamGrades = Readonly<Record<PoruthamId, PoruthamGrade>>;

/** Grade the ten poruthams (docs/rules/08-match-and-muhurta.md#section-7). */
export const poruthamGrades = (pair: Pair, rules: PoruthamRules): PoruthamGrades =>
  recordFrom(PORUTHAM_IDS, (id) => gradeOf(id, pair, rules));

function gradeOf(id: PoruthamId, pair: Pair, rules: PoruthamRules): PoruthamGrade {
  const { uttama, madhyama } = TEN_PORUTHAMS[id];
  const any = (conditions: readonly PairCondition[]): boolean =>
    conditions.some((condition) => pairMeets(condition, pair, rules));
  if (any(uttama)) return 'uttama';
  return any(madhyama) ? 'madhyama' : 'adhama';
}

/** A porutham that is better than adhama is satisfied. */
export const isSatisfied = (grade: PoruthamGrade): boolean => grade !== 'adhama';

/** The poruthams that the rules require of a pair, by the varna of the girl in the older lists. */
export const requiredPoruthams = (girl: Varna, minimum: PoruthamRules['south_minimum']): readonly PoruthamId[] =>
  minimum === 'five' ? FIVE_INDISPENSABLE : INDISPENSABLE_BY_VARNA[girl];

/** Whether all required poruthams are satisfied. */
export const minimumSatisfied = (grades: PoruthamGrades, pair: Pair, rules: PoruthamRules): boolean =>
  requiredPoruthams(pair.girl.varna, rules.south_minimum).every((id) => isSatisfied(grades[id]));

/** The four poruthams in addition to the eight kootas (docs/rules/08-match-and-muhurta.md#section-4). */
export const additionalPoruthams = (
  pair: Pair,
  rules: PoruthamRules,
): Readonly<Record<AdditionalPoruthamId, boolean>> =>
  recordFrom(ADDITIONAL_PORUTHAM_IDS, (id) => pairMeets(ADDITIONAL_PORUTHAMS[id].condition, pair, rules));
