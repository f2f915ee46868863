import { Type } from 'typebox';
import type { Filled } from '../../calculations/calculation.js';
import { birthFields } from '../../calculations/fields/birthFields.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import { natalChecks, natalInput, natalRules, normaliseBirth } from '../../calculations/natal/input.js';
import { type CheckedRequest, type FieldCheck, requestChecker } from '../../calculations/validation/checkRequest.js';
import { invalidInput } from '../../core/errors/domainError.js';
import type { Rules } from '../../core/rules/rules.js';
import { CHART_STYLES } from '../charts/styles.js';
import { onlineUrl } from './onlineUrl.js';
import { checkPhotoText } from './photoText.js';
import { checkPrintable } from './printedText.js';

const NAME_LENGTH = 80;
const URL_LENGTH = 300;

/** Depth and moment of dashas: the pages have their own. */
const { dasha_levels: _levels, dasha_at: _moment, ...natalFields } = natalInput.properties;

/** The request of a report: that of a natal chart, and what the cover shows. */
export const reportInput = Type.Object({
  ...birthFields,
  name: Type.Optional(
    nullable(Type.String({ default: null, description: `printed on the cover; at most ${NAME_LENGTH} characters` })),
  ),
  chart_style: Type.Optional(oneOf(CHART_STYLES, { default: 'north', description: 'how charts are drawn' })),
  photo: Type.Optional(
    nullable(Type.String({ default: null, description: 'cover photo in base64, at most 8 MB: JPEG, PNG or WebP' })),
  ),
  online_url: Type.Optional(
    nullable(
      Type.String({
        default: null,
        description: `http or https address of a button; at most ${URL_LENGTH} characters`,
      }),
    ),
  ),
  ...natalFields,
});

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
  if (lengthOf(text) > length) throw invalidInput(field, `must have at most ${length} characters`);
};

const checks: Readonly<Record<string, FieldCheck>> = {
  ...natalChecks,
  place: ofText((text) => checkPrintable('place', text)),
  name: ofText((text) => {
    atMost('name', NAME_LENGTH, text);
    checkPrintable('name', text);
  }),
  photo: ofText(checkPhotoText),
  online_url: ofText((text) => {
    atMost('online_url', URL_LENGTH, text);
    onlineUrl(text);
  }),
};

/** Check the request of a report. Errors: StructureError (422), DomainError `invalid_input` (400). */
export const readReportRequest: (body: unknown) => ReportRequest = requestChecker<ReportInput, Rules>({
  schema: reportInput,
  checks,
  normalise: normaliseBirth,
  rules: natalRules,
});
