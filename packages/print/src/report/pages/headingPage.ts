import { WORDS } from '@ganita/words/words.js';
import type { ReportPage } from 'ganita/api/report/templates.js';
import type { Sheet } from '../page/pageFlow.js';
import { SIZE } from '../page/theme.js';
import { PAGE_TABLE } from './pageTable.js';

/** Begin a page with its title and what it shows; on the page of another where so much height remains. */
export function heading(sheet: Sheet, id: ReportPage, least?: number): void {
  const { language, figures } = sheet.speech;
  sheet.section(PAGE_TABLE[id].title(WORDS[language]), least);
  const about = (WORDS[language].kundali.about as Readonly<Partial<Record<ReportPage, string>>>)[id];
  if (about === undefined) return;
  sheet.note(figures(about), { size: SIZE.table });
  sheet.y += 4;
}
