import { WORDS } from '@ganita/words/words.js';
import { praveshaRecord } from 'ganita/api/horoscope/pravesha.js';
import { plainChart } from '../../charts/tokens.js';
import { factsCard } from '../../page/factsCard.js';
import { type Sheet, subheadingHeight } from '../../page/pageFlow.js';
import { type Cell, table } from '../../page/printedTable.js';
import { COLOUR, SIZE } from '../../page/theme.js';
import type { Report } from '../../report.js';
import { chartGrid } from '../chartGrid.js';
import { heading } from '../headingPage.js';
import { praveshaOfYear } from './ofYear.js';

const GAP = 12;
/** Share of the width of the card, beside the table of offices with its long names. */
const CARD_SHARE = 0.44;
/** Height of the two charts with their titles. */
const CHARTS = 240;

/** The chart of the return of the Sun beside that of the birth, muntha, the lord of the year and who could be it. */
export function yearPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language, figures } = speech;
  const { context } = report.chart;
  const record = praveshaRecord(praveshaOfYear(report), language);
  const { year } = record;
  heading(sheet, 'year');
  const charts = [
    plainChart(context.rasi, record.pravesha_kind_name, report, speech),
    plainChart(context.natal.rasi, speech.word('janma_kundali'), report, speech),
  ];
  const room = sheet.room();
  chartGrid(sheet, report, charts, [
    { columns: 2, rows: 1, below: room - CHARTS },
    { columns: 2, rows: 1 },
  ]);
  const cardWidth = (sheet.width - GAP) * CARD_SHARE;
  const width = sheet.width - GAP - cardWidth;
  const card = factsCard(
    sheet,
    record.pravesha_kind_name,
    [
      [speech.word('year_of_life'), figures(record.years)],
      [record.pravesha_kind_name, speech.moment(year.moment)],
      [speech.word('lagna'), `${year.ascendant.sign_name} ${speech.degrees(year.ascendant.longitude)}`],
      [speech.word('muntha'), `${year.muntha.sign_name}, ${speech.word('house')} ${figures(year.muntha.house)}`],
      [speech.word('year_lord'), year.year_lord.planet_name],
      [
        speech.word('office'),
        year.year_lord.offices.map((office) => WORDS[language].pravesha.yearLordOffice[office]).join(', '),
      ],
    ],
    cardWidth,
  );
  const top = sheet.y;
  card.draw(sheet.left, top, card.height);
  const right = sheet.left + cardWidth + GAP;
  sheet.put(speech.word('candidates'), right, top + SIZE.subtitle * 1.05, width, {
    size: SIZE.subtitle,
    weight: 'semibold',
    colour: COLOUR.title,
  });
  sheet.y += subheadingHeight(sheet);
  table(
    sheet,
    (['office', 'planet', 'strength_of_20', 'aspects_lagna'] as const).map((id) => ({
      title: figures(speech.word(id)),
    })),
    Object.values(year.lord_candidates).map((one): Cell[] => [
      { text: one.name, weight: 'semibold' },
      one.planet_name,
      speech.decimal(one.pancha_vargeeya_bala, 2),
      speech.word(one.aspects_ascendant ? 'yes' : 'no'),
    ]),
    { air: 1, x: right, width },
  );
  sheet.y = Math.max(sheet.y, top + card.height);
}
