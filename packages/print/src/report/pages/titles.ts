import type { Words } from '@ganita/words/words.js';
import { PAIR_PAGES } from 'ganita/api/report/templates.js';
import type { Report } from '../report.js';

/** Whether pages are those of two births. */
export const isOfPair = (pages: Report['pages']): boolean => pages.every((id) => PAIR_PAGES.includes(id));

/** Whose report it is: a name, or those of a match; null where none is given. */
export function namesOf(report: Report): string | null {
  if (!isOfPair(report.pages)) return report.name;
  const { boy, girl } = report.pair();
  return [boy.name, girl.name].filter((name) => name !== null).join(' – ') || null;
}

/** The title of a report: of a birth, of a year of life, or of two births. */
export function titleOf({ chart, pages }: Pick<Report, 'chart' | 'pages'>, { report }: Words): string {
  if (isOfPair(pages)) return report.phrase.horoscope_matching;
  return chart.context.pravesha?.moment.kind === 'annual' ? report.phrase.varshaphala : report.phrase.janma_kundali;
}
