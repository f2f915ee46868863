import { ARUDHA_PADAS } from '../../core/arudhas/arudhaIds.js';
import { SAHAMS } from '../../core/points/sahams/sahams.js';
import { LAGNA_AND_GRAHAS } from '../../core/zodiac/grahas.js';
import { HOUSES } from '../../core/zodiac/houses.js';
import { arudhaPadaWords, sahamWords } from '../../i18n/areas/points.js';
import { bodyWords, signWords } from '../../i18n/areas/zodiac.js';
import type { Sheet } from '../page/sheet.js';
import { type Cell, table } from '../page/table.js';
import { type Report, sectionOf } from '../report.js';
import { pointsTable } from './points.js';

/** The thirty-six sahams. */
export function sahamsPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const sahams = sectionOf(report, 'sahams');
  sheet.section(speech.word('sahams'));
  pointsTable(
    sheet,
    'saham',
    SAHAMS.map((id) => [sahamWords[speech.language][id], sahams[id]] as const),
  );
}

/** Arudhas of houses and planets in the birth chart, and of houses from Sun and Moon. */
export function arudhasPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const signs = signWords[speech.language];
  sheet.section(speech.word('arudhas'));
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
      { title: speech.word('from_sun') },
      { title: speech.word('from_moon') },
    ],
    HOUSES.map((house): Cell[] => {
      const at = house - 1;
      const pada = ARUDHA_PADAS[at] ?? 'AL';
      return [
        speech.figures(house),
        { text: arudhaPadaWords[speech.language][pada], weight: 'semibold' },
        ...[padas, fromSun, fromMoon].map((list) => {
          const sign = list[at];
          return sign === undefined ? '' : signs[sign];
        }),
      ];
    }),
  );
  sheet.y += 12;
  sheet.subheading(speech.word('graha_arudhas'), 100);
  const { arudhas } = sectionOf(report, 'graha_arudhas');
  table(
    sheet,
    [{ title: speech.word('planet') }, { title: speech.word('arudhas') }],
    LAGNA_AND_GRAHAS.map((body): Cell[] => [
      { text: bodyWords[speech.language][body], weight: 'semibold' },
      signs[arudhas[body]],
    ]),
    { width: sheet.width / 2 },
  );
}
