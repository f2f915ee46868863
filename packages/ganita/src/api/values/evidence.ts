import type { Finding } from '@ganita/core/facts/criteria.js';
import { type Evidence, type Fact, RELATIONS } from '@ganita/core/facts/evidence.js';
import { Type } from 'typebox';
import { oneOf } from '../../calculations/fields/schema.js';
import type { Wire } from '../schema/wire.js';
import { round6 } from './numbers.js';

const factList = (description: string) =>
  Type.Array(Type.Unsafe<Fact>({ type: ['string', 'number'] }), { description });

/** One condition as it was found: the only form in which yogas, doshas and longevity show why. */
export const evidenceSchema = Type.Object(
  {
    id: Type.String({ description: 'id of the condition, the same in every chart' }),
    subject: factList('ids of what is looked at'),
    relation: oneOf(RELATIONS, { title: 'ConditionRelation', description: 'what is tested of the subject' }),
    object: factList('ids, houses or degrees required'),
    observed: factList('ids, houses or degrees found'),
  },
  { title: 'Evidence', description: 'one condition and what was found' },
);

/** Ids and numbers, no words. */
export const evidenceRecord = ({ id, subject, relation, object, observed }: Evidence): Wire<typeof evidenceSchema> => ({
  id,
  subject,
  relation,
  object,
  observed: observed.map((fact) => (typeof fact === 'number' ? round6(fact) : fact)),
});

/** Conditions that are met, and conditions that are not. */
export const findingFields = {
  present: Type.Boolean({ description: 'whether all conditions of at least one way are met' }),
  evidence: Type.Array(evidenceSchema, { description: 'conditions that are met' }),
  unmet: Type.Array(evidenceSchema, { description: 'conditions that are not met; empty if it is present' }),
};

/** Whether something is present, and the conditions that are met and that are not. */
export const findingRecord = ({ present, evidence, unmet }: Finding) => ({
  present,
  evidence: evidence.map(evidenceRecord),
  unmet: unmet.map(evidenceRecord),
});
