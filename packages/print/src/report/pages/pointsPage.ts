import type { ChartPoint } from '@ganita/core/charts/chart.js';
import { SPECIAL_LAGNAS, SPHUTAS, UPAGRAHAS } from '@ganita/core/zodiac/points.js';
import type { ReportWord } from '@ganita/words/words.js';
import { WORDS } from '@ganita/words/words.js';
import { splitLongitude } from 'ganita/api/values/numbers.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, type Column, rowSpacing, table } from '../page/printedTable.js';
import { type Report, sectionOf } from '../report.js';
import { chosenMark } from './chartsPage.js';
import { heading } from './headingPage.js';

/** Rows of the four tables with their heads, and the height between the tables. */
const ROWS = 46;
const HEADS = 120;

/** Chara karakas, special lagnas, upagrahas and sphutas. */
export function pointsPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language } = speech;
  heading(sheet, 'special_points');
  const air = rowSpacing(sheet, ROWS, HEADS);
  karakasTable(sheet, report, air);
  const lists: readonly (readonly [ReportWord, readonly (readonly [string, ChartPoint])[]])[] = [
    [
      'special_lagnas',
      SPECIAL_LAGNAS.map((id) => [
        WORDS[language].points.specialLagna[id],
        sectionOf(report, 'special_lagnas').points[id],
      ]),
    ],
    [
      'upagrahas',
      UPAGRAHAS.map((id) => [WORDS[language].points.upagraha[id], sectionOf(report, 'upagrahas').points[id]]),
    ],
    ['sphutas', SPHUTAS.map((id) => [WORDS[language].points.sphuta[id], sectionOf(report, 'sphuta').points[id]])],
  ];
  for (const [title, points] of lists) {
    sheet.y += 10;
    sheet.subheading(`${speech.word(title)}${chosenMark(report, speech)}`, 60);
    pointsTable(sheet, 'point', points, air);
  }
}

function karakasTable(sheet: Sheet, report: Report, air: number): void {
  const { speech } = sheet;
  const { language } = speech;
  sheet.subheading(speech.word('chara_karakas'));
  const columns: Column[] = [
    { title: speech.word('karaka') },
    { title: speech.word('planet') },
    { title: speech.word('sign') },
    { title: speech.word('degrees'), align: 'right' },
    { title: speech.word('house'), align: 'center' },
    { title: speech.word('navamsa_sign') },
  ];
  const rows = sectionOf(report, 'chara_karakas').ranked.map(({ karaka, graha, point, navamsaSign }): Cell[] => [
    { text: WORDS[language].points.charaKaraka[karaka], weight: 'semibold' },
    WORDS[language].zodiac.body[graha],
    WORDS[language].zodiac.sign[point.sign],
    speech.degrees(splitLongitude(point.longitudeDeg).inSign),
    speech.figures(point.house),
    WORDS[language].zodiac.sign[navamsaSign],
  ]);
  table(sheet, columns, rows, { air });
}

/** Named points with their places. */
export function pointsTable(
  sheet: Sheet,
  head: ReportWord,
  points: readonly (readonly [name: string, point: ChartPoint])[],
  air: number,
): void {
  const { speech } = sheet;
  const { language } = speech;
  const columns: Column[] = [
    { title: speech.word(head) },
    { title: speech.word('sign') },
    { title: speech.word('degrees'), align: 'right' },
    { title: speech.word('house'), align: 'center' },
  ];
  const rows = points.map(([name, point]): Cell[] => [
    { text: name, weight: 'semibold' },
    WORDS[language].zodiac.sign[point.sign],
    speech.degrees(splitLongitude(point.longitudeDeg).inSign),
    speech.figures(point.house),
  ]);
  table(sheet, columns, rows, { air });
}
