import { invalidInput } from '@ganita/core/errors/domainError.js';
import { PAIR_PAGES, type ReportPage, TEMPLATES, type TemplateId, YEAR_PAGES } from 'ganita/api/report/templates.js';
import type { FieldCheck } from 'ganita/calculations/validation/checkRequest.js';

type Body = Readonly<Record<string, unknown>>;

/** Pages that need more of a request than a birth. Errors: `invalid_input` naming the field that lists the pages. */
function checkNeeds(field: string, pages: readonly ReportPage[], body: Body): void {
  const year = pages.find((id) => YEAR_PAGES.includes(id));
  if (year !== undefined && body.pravesha_type !== 1) {
    throw invalidInput(field, `${nameOf(field, year)} requires pravesha_type 1`, undefined, 'requires_field');
  }
  const pair = pages.find((id) => PAIR_PAGES.includes(id));
  if (pair === undefined) return;
  for (const needed of ['partner', 'gender'] as const) {
    if ((body[needed] ?? null) === null)
      throw invalidInput(field, `${nameOf(field, pair)} requires ${needed}`, undefined, 'requires_field');
  }
}

const nameOf = (field: string, page: ReportPage): string => (field === 'pages' ? page : `of ${page}`);

export const pagesCheck: FieldCheck = (value, body) => {
  if (value === null) return;
  const pages = value as readonly ReportPage[];
  if (pages.length === 0) throw invalidInput('pages', 'must list at least one page', value, 'wrong_length');
  checkNeeds('pages', pages, body);
};

/** A template is not looked at where pages are listed. */
export const templateCheck: FieldCheck = (value, body) => {
  if (value === null || (body.pages ?? null) !== null) return;
  checkNeeds('template', TEMPLATES[value as TemplateId], body);
};
