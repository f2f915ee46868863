import { Type } from 'typebox';
import { RELATIONS } from '../../../core/facts/evidence.js';
import { oneOf } from '../../fields/schema.js';

const factList = (description: string) =>
  Type.Array(Type.Unsafe<string | number>({ type: ['string', 'number'] }), { description });

/** One condition as it was found: the only form in which yogas, doshas and longevity show why. */
export const evidenceSchema = Type.Object({
  id: Type.String({ description: 'the condition, the same in every chart' }),
  subject: factList('ids of what is looked at'),
  relation: oneOf(RELATIONS),
  object: factList('ids, houses or degrees asked for'),
  observed: factList('ids, houses or degrees found'),
});

/** Conditions that hold, and conditions that do not. */
export const findingFields = {
  present: Type.Boolean(),
  evidence: Type.Array(evidenceSchema, { description: 'conditions that hold' }),
  unmet: Type.Array(evidenceSchema, { description: 'conditions that do not hold; empty where it is present' }),
};
