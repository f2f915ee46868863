import { reportInput, URL_LENGTH } from '../../api/report/reportInput.js';
import type { Filled } from '../../calculations/calculation.js';
import { pictureChecks } from '../../calculations/fields/pictureFields.js';
import { natalChecks, natalRules, normaliseBirth } from '../../calculations/natal/input.js';
import {
  type CheckedRequest,
  type FieldCheck,
  type RequestCheck,
  requestChecker,
} from '../../calculations/validation/checkRequest.js';
import { invalidInput } from '../../core/errors/domainError.js';
import type { Rules } from '../../core/rules/rules.js';
import { onlineUrl } from './onlineUrl.js';
import { checkPhotoText } from './photoText.js';

/** The request with its defaults filled in. */
export type ReportInput = Filled<typeof reportInput>;
export type ReportRequest = CheckedRequest<ReportInput>;

/** Characters as a person counts code points. */
const lengthOf = (text: string): number => [...text].length;

/** Run a check on a text, not on null. */
const ofText =
  (check: (text: string) => unknown): FieldCheck =>
  (value) =>
    value === null ? null : check(value as string);

const atMost = (field: string, length: number, text: string): void => {
  if (lengthOf(text) > length)
    throw invalidInput(field, `must have at most ${length} characters`, text, 'wrong_length');
};

const checks: Readonly<Record<string, FieldCheck>> = {
  ...natalChecks,
  ...pictureChecks,
  photo: ofText(checkPhotoText),
  online_url: ofText((text) => {
    atMost('online_url', URL_LENGTH, text);
    onlineUrl(text);
  }),
};

/** Checks the request of a report. */
export const readReportRequest: RequestCheck<ReportInput, Rules> = requestChecker<ReportInput, Rules>({
  schema: reportInput,
  checks,
  normalise: normaliseBirth,
  rules: natalRules,
});
