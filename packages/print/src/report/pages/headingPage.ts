import { WORDS } from '@ganita/words/words.js';
import type { ReportPage } from 'ganita/api/report/templates.js';
import type { Sheet } from '../page/pageFlow.js';
import { SIZE } from '../page/theme.js';
import { PAGE_TABLE } from './pageTable.js';

/** How a page begins: on the page of another where so much height remains, and with a title of its own. */
interface HeadingLook {
  readonly least?: number;
  readonly title?: string;
}

/** Begin a page with its title and what it shows. */
export function heading(sheet: Sheet, id: ReportPage, { least, title }: HeadingLook = {}): void {
  const { language, figures } = sheet.speech;
  sheet.section(title ?? PAGE_TABLE[id].title(WORDS[language]), least);
  const about = (WORDS[language].kundali.about as Readonly<Partial<Record<ReportPage, string>>>)[id];
  if (about === undefined) return;
  sheet.note(figures(about), { size: SIZE.table });
  sheet.y += 4;
}
