import type { Dasha } from '@ganita/core/dashas/period.js';
import { runningAt } from '@ganita/core/dashas/runningAt.js';
import type { DashaYear } from '@ganita/core/dashas/yearLength.js';
import type { Speech } from '@ganita/words/speech.js';
import { momentWriter } from 'ganita/api/values/clock.js';
import { rulerText } from 'ganita/api/values/rulerText.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, table } from '../page/printedTable.js';
import { COLOUR } from '../page/theme.js';
import type { Report } from '../report.js';

/** Words of the levels of a dasha. */
export const LEVELS = [
  'mahadasha',
  'antardasha',
  'pratyantardasha',
  'sookshma_dasha',
  'prana_dasha',
  'deha_dasha',
] as const;

type System = { readonly dasha: Dasha<string>; readonly year: DashaYear };

/** The periods that run at the date of the report, of lords or of signs, down to a level; nothing before the first period or after the last. */
export function runningPath(
  sheet: Sheet,
  { asOf, chart }: Pick<Report, 'asOf' | 'chart'>,
  { dasha, year }: System,
  levels: 2 | 4,
  ruler: 'lord' | 'sign' = 'lord',
  nameOf: (lord: string, speech: Speech) => string = rulerText,
): void {
  const { speech } = sheet;
  const running = runningAt(dasha, year.limitAt, asOf.jdUt, levels);
  if (running === null) return;
  const moment = momentWriter(chart.context.dashas().utcOffsetHours);
  sheet.subheading(`${speech.word('running_dashas')}: ${speech.date(asOf.text)}`, 60);
  table(
    sheet,
    ['', speech.word(ruler), speech.word('start'), speech.word('end')].map((title) => ({ title })),
    running.map(({ level, lord, startJdUt, endJdUt }): Cell[] => [
      { text: speech.word(LEVELS[level - 1] ?? 'mahadasha'), colour: COLOUR.faint },
      { text: nameOf(lord, speech), weight: 'semibold' },
      speech.date(moment(startJdUt)),
      speech.date(moment(endJdUt)),
    ]),
    { air: 1.5 },
  );
  sheet.y += 10;
}
