import { invalidInput } from '@ganita/core/errors/domainError.js';
import { suggestion } from '@ganita/core/names/nearestName.js';
import { CALCULATION_NAMES, type CalculationName, ENDPOINTS } from 'ganita/api/endpoints.js';
import { type QueryFields, queryFields } from 'ganita/api/queryFields.js';
import { type CheckLimits, requestChecker } from 'ganita/calculations/validation/checkRequest.js';
import type { WantedErrors } from 'ganita/calculations/validation/requestErrors.js';
import type { JobRequest } from '../../jobs/storedJob.js';

const isCalculation = (name: unknown): name is CalculationName => CALCULATION_NAMES.includes(name as CalculationName);

function mustBeCalculation(name: unknown): void {
  if (isCalculation(name)) return;
  const listed = CALCULATION_NAMES.join(', ');
  throw invalidInput(
    'calculation',
    `must be one of ${listed}${suggestion(name, CALCULATION_NAMES)}`,
    name,
    'unknown_value',
  );
}

const submission = ENDPOINTS.submitJob.query;
const checkSubmission = requestChecker<JobRequest, null>({
  schema: submission,
  checks: { calculation: mustBeCalculation },
  rules: () => null,
});

/** What a caller wants computed. Errors: StructureError, DomainError. */
export const readJobRequest = (query: QueryFields, limits: CheckLimits, wanted: WantedErrors): JobRequest =>
  checkSubmission(queryFields(query, submission, wanted), limits, wanted, 'own').input;

const KEY = /^[ -~]{1,255}$/;

/** The key by which a job is the same when it is sent again; null where the header is missing. Error: DomainError. */
export function readIdempotencyKey(given: string | readonly string[] | undefined): string | null {
  if (given === undefined) return null;
  if (typeof given === 'string' && KEY.test(given)) return given;
  throw invalidInput('Idempotency-Key', 'must be 1 to 255 printable ASCII characters', given, 'wrong_format');
}

const reading = ENDPOINTS.jobResults.query;
const checkReading = requestChecker<{ readonly from_line: number }, null>({
  schema: reading,
  checks: {},
  rules: () => null,
});

/** The line from which results are read. Errors: StructureError, DomainError. */
export const readFromLine = (query: QueryFields, limits: CheckLimits, wanted: WantedErrors): number =>
  checkReading(queryFields(query, reading, wanted), limits, wanted, 'own').input.from_line;
