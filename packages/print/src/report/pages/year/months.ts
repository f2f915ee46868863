import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import { WORDS } from '@ganita/words/words.js';
import { momentWriter } from 'ganita/api/values/clock.js';
import { markOf, signsChart } from '../../charts/tokens.js';
import type { Sheet } from '../../page/pageFlow.js';
import { type Cell, table } from '../../page/printedTable.js';
import type { Report } from '../../report.js';
import { chartGrid } from '../chartGrid.js';
import { heading } from '../headingPage.js';

/** The twelve months of the year: when each begins, what rises then, where the planets are, and its chart. */
export function monthsPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language, figures } = speech;
  const { sign } = WORDS[language].zodiac;
  const months = report.months();
  const moment = momentWriter(report.chart.context.sky.utcOffsetHours);
  heading(sheet, 'months');
  table(
    sheet,
    [
      { title: speech.word('month') },
      { title: speech.word('start') },
      { title: speech.word('lagna') },
      { title: speech.word('moon_sign') },
      { title: speech.word('sun_sign') },
    ],
    months.map(({ month, jdUt, lagna, signs }): Cell[] => [
      { text: figures(month), weight: 'semibold' },
      speech.moment(moment(jdUt)),
      sign[lagna],
      sign[signs.Moon],
      sign[signs.Sun],
    ]),
    { air: 2 },
  );
  sheet.y += 12;
  const charts = months.map(({ month, lagna, signs }) =>
    signsChart(
      `${speech.word('month')} ${figures(month)}`,
      lagna,
      (of) =>
        GRAHAS.filter((graha) => signIndex(signs[graha]) === signIndex(of)).map((graha) => markOf(graha, language)),
      report.style,
      speech,
    ),
  );
  chartGrid(sheet, report, charts, [
    { columns: 3, rows: 2 },
    { columns: 2, rows: 2 },
    { columns: 2, rows: 1 },
  ]);
}
