import { REPORT_PAGES, type ReportPage, TEMPLATES, type TemplateId } from 'ganita/api/report/templates.js';
import { SECTION_KEYS, type SectionKey } from 'ganita/calculations/natal/sectionKeys.js';
import { PAGE_TABLE } from '../pages/pageTable.js';
import type { ReportInput } from './reportRequest.js';

type Choice = Pick<ReportInput, 'template' | 'pages' | 'sections' | 'pravesha_type'>;

/**
 * The pages of a request: those that it lists; else those of its template; else, where it lists keys, the cover and every
 * page that shows these keys alone; else the pages of a year or of a birth.
 */
export function wantedPages(choice: Choice): readonly ReportPage[] {
  const { pages, sections } = choice;
  const template = templateOf(choice);
  if (template !== null) return TEMPLATES[template];
  if (pages !== null) return [...new Set(pages)];
  return ['cover', ...REPORT_PAGES.filter((id) => showsOnly(id, sections ?? []))];
}

/** The template whose pages a request has; null where it lists pages or keys of its own. */
function templateOf({ template, pages, sections, pravesha_type }: Choice): TemplateId | null {
  if (pages !== null) return null;
  if (template !== null) return template;
  return sections !== null ? null : pravesha_type === 1 ? 'annual' : 'family';
}

/** Templates that families read. */
const FOR_FAMILIES: readonly (TemplateId | null)[] = ['family', 'annual'];

export const isForFamily = (choice: Choice): boolean => FOR_FAMILIES.includes(templateOf(choice));

/** Whether a page shows some of the keys and no other. */
const showsOnly = (id: ReportPage, sections: readonly string[]): boolean =>
  IN_ONE_TEMPLATE.includes(id) &&
  PAGE_TABLE[id].keys.length > 0 &&
  PAGE_TABLE[id].keys.every((key) => sections.includes(key));

/** Pages that show a thing once: no short form of another page. */
const IN_ONE_TEMPLATE: readonly ReportPage[] = TEMPLATES.astrologer.filter((id) => id !== 'cover');

/** The keys that pages show, in the order of the answer. */
export function keysOf(pages: readonly ReportPage[]): readonly SectionKey[] {
  const needed = new Set(pages.flatMap((id) => PAGE_TABLE[id].keys));
  return SECTION_KEYS.filter((key) => needed.has(key));
}

/** The dashas that pages show: null for all; those that a page names are there whatever the request lists. */
export function dashasOf<Id extends string>(
  pages: readonly ReportPage[],
  requested: readonly Id[] | null,
): readonly Id[] | null {
  const lists = pages.map((id) => PAGE_TABLE[id].dashas ?? []);
  if (requested === null && lists.includes('requested')) return null;
  return [...new Set(lists.flatMap((list) => (list === 'requested' ? (requested ?? []) : (list as readonly Id[]))))];
}
