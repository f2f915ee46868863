import { invalidInput } from '@ganita/core/errors/domainError.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { LINE_LENGTH, reportInput, URL_LENGTH } from 'ganita/api/report/reportInput.js';
import { BRAND_LINE_LENGTH, LOGO_LENGTH } from 'ganita/api/report/reportParties.js';
import type { Filled } from 'ganita/calculations/calculation.js';
import { birthDateCheck, clockCheck } from 'ganita/calculations/fields/dateChecks.js';
import { NAME_LENGTH, pictureChecks } from 'ganita/calculations/fields/pictureFields.js';
import { natalChecks, natalRules } from 'ganita/calculations/natal/natalInput.js';
import {
  type CheckedRequest,
  type FieldCheck,
  type RequestCheck,
  requestChecker,
} from 'ganita/calculations/validation/checkRequest.js';
import { checkPrintable } from 'ganita/text/printedText.js';
import { onlineUrl } from './onlineUrl.js';
import { pagesCheck, templateCheck } from './pageChecks.js';
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

/** A line that is printed as it is given. */
const printedLine = (field: string, length: number): FieldCheck =>
  ofText((text) => {
    atMost(field, length, text);
    checkPrintable(field, text);
  });

const checks: Readonly<Record<string, FieldCheck>> = {
  ...natalChecks,
  ...pictureChecks,
  photo: ofText((text) => checkPhotoText(text)),
  online_url: ofText((text) => {
    atMost('online_url', URL_LENGTH, text);
    onlineUrl(text);
  }),
  template: templateCheck,
  pages: pagesCheck,
  as_of: ofText((text) => parseDateTime(text, 'as_of', TRANSIT_YEARS)),
  invocation: printedLine('invocation', LINE_LENGTH),
  'brand.name': printedLine('brand.name', BRAND_LINE_LENGTH),
  'brand.address': printedLine('brand.address', BRAND_LINE_LENGTH),
  'brand.phone': printedLine('brand.phone', BRAND_LINE_LENGTH),
  'brand.logo': ofText((text) => checkPhotoText(text, 'brand.logo', LOGO_LENGTH)),
  'partner.name': printedLine('partner.name', NAME_LENGTH),
  'partner.place': ofText((text) => checkPrintable('partner.place', text)),
  'partner.date': birthDateCheck('partner.date'),
  'partner.time': clockCheck('partner.time'),
};

/** Checks the request of a report. */
export const readReportRequest: RequestCheck<ReportInput, Rules> = requestChecker<ReportInput, Rules>({
  schema: reportInput,
  checks,
  rules: natalRules,
});
