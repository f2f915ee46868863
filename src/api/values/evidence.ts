import type { Finding } from '../../core/facts/criteria.js';
import type { Evidence } from '../../core/facts/evidence.js';
import { round6 } from './numbers.js';

/** One condition as it was found: ids and numbers, no words. */
export const evidenceRecord = ({ id, subject, relation, object, observed }: Evidence) => ({
  id,
  subject,
  relation,
  object,
  observed: observed.map((fact) => (typeof fact === 'number' ? round6(fact) : fact)),
});

/** Whether something is present, and the conditions that hold and do not hold. */
export const findingRecord = ({ present, evidence, unmet }: Finding) => ({
  present,
  evidence: evidence.map(evidenceRecord),
  unmet: unmet.map(evidenceRecord),
});
