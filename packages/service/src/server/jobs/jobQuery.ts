import { invalidInput } from '@ganita/core/errors/domainError.js';
import { suggestion } from '@ganita/core/names/nearestName.js';
import type { BirthSource } from 'ganita/api/columns/birthRows.js';
import { checkTable, tableFacts } from 'ganita/api/columns/table.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { type QueryFields, queryFields } from 'ganita/api/queryFields.js';
import { type CheckLimits, requestChecker } from 'ganita/calculations/validation/checkRequest.js';
import type { WantedErrors } from 'ganita/calculations/validation/requestErrors.js';
import { JOB_CALCULATIONS, type JobRequest, type LinesRequest, TABLE } from '../../jobs/storedJob.js';

function mustBeCalculation(name: unknown): void {
  if ((JOB_CALCULATIONS as readonly unknown[]).includes(name)) return;
  const listed = JOB_CALCULATIONS.join(', ');
  throw invalidInput(
    'calculation',
    `must be one of ${listed}${suggestion(name, JOB_CALCULATIONS)}`,
    name,
    'unknown_value',
  );
}

/** A query that is checked, except the fields of a table. */
interface Submitted extends Omit<LinesRequest, 'calculation'> {
  readonly calculation: (typeof JOB_CALCULATIONS)[number];
}

const submission = ENDPOINTS.submitJob.query;
const checkSubmission = requestChecker<Submitted, null>({
  schema: submission,
  checks: { calculation: mustBeCalculation },
  rules: () => null,
});

/** The query of a job. Errors: StructureError, DomainError. */
export const readSubmission = (query: QueryFields, limits: CheckLimits, wanted: WantedErrors): Submitted =>
  checkSubmission(queryFields(query, submission, wanted), limits, wanted, 'own').input;

/** What a caller wants computed of births that are written so. Errors: StructureError, DomainError, those of the fields of a table. */
export function jobRequestOf(
  { calculation, fields, priority }: Submitted,
  form: BirthSource['form'],
  limits: CheckLimits,
  wanted: WantedErrors,
): JobRequest {
  if (calculation !== TABLE) return { calculation, fields, priority };
  const { input } = checkTable(fields, limits, wanted, 'own');
  tableFacts(input, limits);
  return { calculation, fields: input, priority, form };
}

const KEY = /^[ -~]{1,255}$/;

/** The key by which a job is the same when it is sent again; null where the header is missing. Error: DomainError. */
export function readIdempotencyKey(given: string | readonly string[] | undefined): string | null {
  if (given === undefined) return null;
  if (typeof given === 'string' && KEY.test(given)) return given;
  throw invalidInput('Idempotency-Key', 'must be 1 to 255 printable ASCII characters', given, 'wrong_format');
}

const reading = ENDPOINTS.jobResults.query;
const checkReading = requestChecker<{ readonly from_line: number; readonly parts?: number }, null>({
  schema: reading,
  checks: {},
  rules: () => null,
});

/** Which results are read: the first line, and how many parts at most. Errors: StructureError, DomainError. */
export function readReading(
  query: QueryFields,
  limits: CheckLimits,
  wanted: WantedErrors,
): { readonly fromLine: number; readonly parts?: number } {
  const { from_line: fromLine, parts } = checkReading(queryFields(query, reading, wanted), limits, wanted, 'own').input;
  return { fromLine, ...(parts !== undefined && { parts }) };
}
