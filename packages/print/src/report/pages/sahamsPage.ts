import { ARUDHA_PADAS } from '@ganita/core/arudhas/arudha.js';
import { SAHAMS, type Saham } from '@ganita/core/points/sahams.js';
import { LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { HOUSES } from '@ganita/core/zodiac/houses.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import { factorOf, VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { WORDS } from '@ganita/words/words.js';

import type { Sheet } from '../page/pageFlow.js';
import { type Cell, type Column, rowSpacing, table } from '../page/printedTable.js';
import { type Report, sectionOf } from '../report.js';
import { chosenMark } from './chartsPage.js';
import { heading } from './headingPage.js';
import { pointsTable } from './pointsPage.js';

/** Sahams named for death, disease, prison, drowning, grief or adultery: a family is not shown them. */
const GRAVE_SAHAMS: ReadonlySet<Saham> = new Set([
  'roga',
  'mrithyu',
  'paradara',
  'santapa',
  'jadya',
  'jalapatna',
  'bandhana',
  'apamrithyu',
] as const);

/** The thirty-six sahams; for a family without those of grave names. */
export function sahamsPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const sahams = sectionOf(report, 'sahams');
  const shown = SAHAMS.filter((id) => !report.isForFamily || !GRAVE_SAHAMS.has(id));
  heading(sheet, 'sahams');
  pointsTable(
    sheet,
    'saham',
    shown.map((id) => [WORDS[speech.language].points.saham[id], sahams[id]] as const),
    rowSpacing(sheet, shown.length + 1),
  );
}

/** Arudhas of houses and planets in the birth chart, and of houses from Sun and Moon. */
export function arudhasPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const signs = WORDS[speech.language].zodiac.sign;
  const mark = chosenMark(report, speech);
  heading(sheet, 'arudhas');
  sheet.subheading(speech.word('arudha_padas'));
  const padas = sectionOf(report, 'arudha_padhas')['D-1_rasi'];
  const fromSun = sectionOf(report, 'surya_arudhas');
  const fromMoon = sectionOf(report, 'chandra_arudhas');
  table(
    sheet,
    [
      { title: speech.word('house'), align: 'center' },
      { title: speech.word('arudha_padas') },
      { title: speech.word('sign') },
      { title: `${speech.word('from_sun')}${mark}` },
      { title: `${speech.word('from_moon')}${mark}` },
    ],
    HOUSES.map((house): Cell[] => {
      const at = house - 1;
      const pada = ARUDHA_PADAS[at] ?? 'AL';
      return [
        speech.figures(house),
        { text: WORDS[speech.language].points.arudhaPada[pada], weight: 'semibold' },
        ...[padas, fromSun, fromMoon].map((list) => {
          const sign = list[at];
          return sign === undefined ? '' : signs[sign];
        }),
      ];
    }),
  );
  sheet.y += 12;
  sheet.subheading(`${speech.word('graha_arudhas')}${mark}`, 60);
  const { arudhas } = sectionOf(report, 'graha_arudhas');
  table(
    sheet,
    LAGNA_AND_GRAHAS.map((body): Column => ({ title: WORDS[speech.language].zodiac.body[body], align: 'center' })),
    [LAGNA_AND_GRAHAS.map((body) => signs[arudhas[body]])],
  );
  sheet.y += 12;
  arudhasByVarga(sheet, report);
}

/** A1 .. A12 in every divisional chart, signs by number. */
function arudhasByVarga(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const padas = sectionOf(report, 'arudha_padhas');
  sheet.subheading(
    `${speech.word('divisional_charts')} (${speech.figures(1)} = ${WORDS[speech.language].zodiac.sign.Aries})`,
    200,
  );
  table(
    sheet,
    [
      { title: speech.word('varga') },
      ...ARUDHA_PADAS.map((_, index): Column => ({ title: speech.figures(index + 1), align: 'center' })),
    ],
    VARGA_KEYS.map((key): Cell[] => [
      {
        text: `${speech.word('varga_mark')}-${speech.figures(factorOf(key))} ${WORDS[speech.language].report.varga[key]}`,
        weight: 'semibold',
      },
      ...padas[key].map((sign) => speech.figures(signIndex(sign) + 1)),
    ]),
    { air: rowSpacing(sheet, VARGA_KEYS.length + 1) },
  );
}
