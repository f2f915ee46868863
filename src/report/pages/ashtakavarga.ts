import { PLANETS } from '../../core/zodiac/grahas.js';
import { SIGNS } from '../../core/zodiac/signs.js';
import type { ReportWord } from '../../i18n/areas/report.js';
import { bodyWords, signWords } from '../../i18n/areas/zodiac.js';
import { ashtakavargaRecord } from '../../present/horoscope/ashtakavarga.js';
import { numbersChart } from '../charts/tokens.js';
import type { Sheet } from '../page/sheet.js';
import { type Cell, type Column, table } from '../page/table.js';
import { type Report, sectionOf } from '../report.js';
import { chartGrid } from './charts.js';

const OWNERS = [...PLANETS, 'Ascendant'] as const;

/** Bindus as charts, then as tables with the reductions and pindas. */
export function ashtakavargaPages(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language } = speech;
  const record = ashtakavargaRecord(sectionOf(report, 'ashtakavarga'), language);
  const firstSign = sectionOf(report, 'divisional_charts')['D-1_rasi'].ascendant.sign;
  const chart = (title: string, numbers: readonly number[]) =>
    numbersChart(title, firstSign, numbers, report.style, speech);
  sheet.section(speech.word('ashtakavarga'));
  chartGrid(
    sheet,
    report,
    [
      chart(speech.word('sarva_ashtakavarga'), record.samudhaya_ashtaka_varga),
      ...OWNERS.map((owner) => chart(bodyWords[language][owner], record.binna_ashtaka_varga[owner])),
    ],
    { columns: 3, rows: 4, size: 9 },
  );
  bindusTable(sheet, 'bhinna_ashtakavarga', [
    ...OWNERS.map((owner) => [bodyWords[language][owner], record.binna_ashtaka_varga[owner]] as const),
    [speech.word('sarva_ashtakavarga'), record.samudhaya_ashtaka_varga] as const,
  ]);
  const { after_trikona, after_ekadhipatya } = record.sodhita_ashtaka_varga;
  sheet.y += 8;
  bindusTable(
    sheet,
    'after_trikona',
    PLANETS.map((planet) => [bodyWords[language][planet], after_trikona[planet]] as const),
  );
  sheet.y += 8;
  bindusTable(sheet, 'after_ekadhipatya', [
    ...PLANETS.map((planet) => [bodyWords[language][planet], after_ekadhipatya[planet]] as const),
    [speech.word('total'), record.samudhaya_sodhita] as const,
  ]);
  sheet.y += 8;
  pindasTable(sheet, record);
}

function bindusTable(
  sheet: Sheet,
  title: ReportWord,
  list: readonly (readonly [name: string, numbers: readonly number[]])[],
): void {
  const { speech } = sheet;
  sheet.subheading(speech.word(title), 100);
  const columns: Column[] = [
    { title: speech.word('planet') },
    ...SIGNS.map((sign): Column => ({ title: signWords[speech.language][sign], align: 'right' })),
    { title: speech.word('total'), align: 'right' },
  ];
  const rows = list.map(([name, numbers]): Cell[] => [
    { text: name, weight: 'semibold' },
    ...numbers.map((number) => speech.figures(number)),
    { text: speech.figures(numbers.reduce((sum, number) => sum + number, 0)), weight: 'semibold' },
  ]);
  table(sheet, columns, rows);
}

function pindasTable(sheet: Sheet, record: ReturnType<typeof ashtakavargaRecord>): void {
  const { speech } = sheet;
  sheet.subheading(speech.word('pindas'), 60);
  const columns: Column[] = [
    { title: speech.word('pindas') },
    ...PLANETS.map((planet): Column => ({ title: bodyWords[speech.language][planet], align: 'right' })),
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
