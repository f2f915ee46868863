import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import type { ReportWord } from '@ganita/words/words.js';
import { WORDS } from '@ganita/words/words.js';
import { ashtakavargaSection } from 'ganita/api/horoscope/ashtakavarga.js';
import { numbersChart } from '../charts/tokens.js';
import { type Sheet, subheadingHeight } from '../page/pageFlow.js';
import { type Cell, type Column, rowsHeight, table } from '../page/printedTable.js';
import { COLOUR, SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { chartGrid } from './chartGrid.js';
import { heading } from './headingPage.js';

const OWNERS = [...PLANETS, 'Ascendant'] as const;

/** Bindus as charts, then as a table. */
export function ashtakavargaPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language } = speech;
  const record = ashtakavargaSection.record(sectionOf(report, 'ashtakavarga'), sheet.speech.language);
  const firstSign = report.chart.context.rasi.ascendant.sign;
  const chart = (title: string, numbers: readonly number[]) =>
    numbersChart(title, firstSign, numbers, report.style, speech);
  heading(sheet, 'ashtakavarga');
  chartGrid(
    sheet,
    report,
    [
      chart(speech.word('sarva_ashtakavarga'), record.samudhaya_ashtaka_varga),
      ...OWNERS.map((owner) => chart(WORDS[language].zodiac.body[owner], record.binna_ashtaka_varga[owner])),
    ],
    [{ columns: 3, rows: 3, below: bindusHeight(sheet, OWNERS.length + 1) }],
  );
  bindusTable(sheet, 'bhinna_ashtakavarga', [
    ...OWNERS.map((owner) => [WORDS[language].zodiac.body[owner], record.binna_ashtaka_varga[owner]] as const),
    [speech.word('sarva_ashtakavarga'), record.samudhaya_ashtaka_varga] as const,
  ]);
}

/** The two reductions, pindas, and the givers of the bindus. */
export function ashtakavargaReductionsPages(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language } = speech;
  const record = ashtakavargaSection.record(sectionOf(report, 'ashtakavarga'), sheet.speech.language);
  heading(sheet, 'ashtakavarga_reductions');
  const { after_trikona, after_ekadhipatya } = record.sodhita_ashtaka_varga;
  bindusTable(
    sheet,
    'after_trikona',
    PLANETS.map((planet) => [WORDS[language].zodiac.body[planet], after_trikona[planet]] as const),
  );
  sheet.y += 8;
  bindusTable(sheet, 'after_ekadhipatya', [
    ...PLANETS.map((planet) => [WORDS[language].zodiac.body[planet], after_ekadhipatya[planet]] as const),
    [speech.word('total'), record.samudhaya_sodhita] as const,
  ]);
  sheet.y += 8;
  pindasTable(sheet, record);
  sheet.y += 8;
  prastaras(sheet, record);
}

/** Height of a table of bindus that is kept on one page: its title, its head, its rows and one line more. */
const bindusHeight = (sheet: Sheet, rows: number): number => subheadingHeight(sheet) + rowsHeight(sheet, rows + 2);

function bindusTable(
  sheet: Sheet,
  title: ReportWord,
  list: readonly (readonly [name: string, numbers: readonly number[]])[],
): void {
  const { speech } = sheet;
  sheet.subheading(speech.word(title), rowsHeight(sheet, list.length + 2));
  const columns: Column[] = [
    { title: speech.word('sign') },
    ...SIGNS.map((_, index): Column => ({ title: speech.figures(index + 1), align: 'right' })),
    { title: speech.word('total'), align: 'right' },
  ];
  const rows = list.map(([name, numbers]): Cell[] => [
    { text: name, weight: 'semibold' },
    ...numbers.map((number) => speech.figures(number)),
    { text: speech.figures(numbers.reduce((sum, number) => sum + number, 0)), weight: 'semibold' },
  ]);
  table(sheet, columns, rows);
}

function pindasTable(sheet: Sheet, record: ReturnType<typeof ashtakavargaSection.record>): void {
  const { speech } = sheet;
  sheet.subheading(speech.word('pindas'), 60);
  const columns: Column[] = [
    { title: speech.word('pindas') },
    ...PLANETS.map((planet): Column => ({ title: WORDS[speech.language].zodiac.body[planet], align: 'right' })),
  ];
  const row = (title: ReportWord, values: Readonly<Record<(typeof PLANETS)[number], number>>): Cell[] => [
    { text: speech.word(title), weight: 'semibold' },
    ...PLANETS.map((planet) => speech.figures(values[planet])),
  ];
  table(sheet, columns, [
    row('rasi_pinda', record.raasi_pindas),
    row('graha_pinda', record.graha_pindas),
    row('sodhya_pinda', record.sodhya_pindas),
  ]);
}

const PRASTARAS_PER_ROW = 2;
const PRASTARA_GAP = 14;
const PRASTARA_FOOT = 7;

/** The contributors of the bindus: one small grid for each owner. */
function prastaras(
  sheet: Sheet,
  { prastara_ashtaka_varga: tables }: ReturnType<typeof ashtakavargaSection.record>,
): void {
  const { canvas, speech } = sheet;
  const { language } = speech;
  const width = (sheet.width - PRASTARA_GAP * (PRASTARAS_PER_ROW - 1)) / PRASTARAS_PER_ROW;
  const nameWidth = 64;
  const cell = (width - nameWidth) / SIGNS.length;
  const titleHeight = sheet.leading(SIZE.table) + 2;
  sheet.subheading(speech.word('prastara_ashtakavarga'), Math.ceil(OWNERS.length / PRASTARAS_PER_ROW) * 122);
  const room = sheet.room() / Math.ceil(OWNERS.length / PRASTARAS_PER_ROW);
  const line = Math.min(12, (room - titleHeight - PRASTARA_FOOT) / (OWNERS.length + 1));
  const height = titleHeight + line * (OWNERS.length + 1) + PRASTARA_FOOT;
  for (let at = 0; at < OWNERS.length; at += PRASTARAS_PER_ROW) {
    sheet.need(height);
    OWNERS.slice(at, at + PRASTARAS_PER_ROW).forEach((owner, column) => {
      const x = sheet.left + column * (width + PRASTARA_GAP);
      const top = sheet.y + titleHeight;
      const head = { size: SIZE.table, weight: 'semibold', colour: COLOUR.title } as const;
      sheet.put(WORDS[language].zodiac.body[owner], x, sheet.y + SIZE.table, width, head);
      canvas.rectangle(x, top, width, line, { fill: COLOUR.band });
      SIGNS.forEach((_, sign) => {
        const style = { size: SIZE.small, colour: COLOUR.faint } as const;
        sheet.put(speech.figures(sign + 1), x + nameWidth + sign * cell, top + line * 0.7, cell, style, 'center');
      });
      OWNERS.forEach((contributor, row) => {
        const y = top + (row + 1) * line;
        if (row % 2 === 1) canvas.rectangle(x, y, width, line, { fill: COLOUR.wash });
        sheet.put(WORDS[language].zodiac.body[contributor], x + 2, y + line * 0.7, nameWidth - 4, { size: SIZE.small });
        tables[owner][contributor].forEach((bindu, sign) => {
          const middle = x + nameWidth + (sign + 0.5) * cell;
          const style = { size: SIZE.small, colour: bindu === 1 ? COLOUR.ink : COLOUR.faint } as const;
          sheet.put(speech.figures(bindu), middle - cell / 2, y + line * 0.7, cell, style, 'center');
        });
      });
      canvas.rectangle(x, top, width, line * (OWNERS.length + 1), { stroke: COLOUR.line, lineWidth: 0.4 });
    });
    sheet.y += height;
  }
}
