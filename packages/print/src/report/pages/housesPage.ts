import { signOf } from '@ganita/core/zodiac/signs.js';
import { WORDS } from '@ganita/words/words.js';
import { splitLongitude } from 'ganita/api/values/numbers.js';
import { markOf } from '../charts/tokens.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Column, table } from '../page/printedTable.js';
import { type Report, sectionOf } from '../report.js';

/** The limits and middles of the houses, and the bodies in them. */
export function housesTable(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language } = speech;
  const { method, houses } = sectionOf(report, 'bhava_chart');
  sheet.subheading(`${speech.word('houses')} (${WORDS[language].states.bhavaMethod[method]})`, 190);
  const place = (degrees: number): string => {
    const { inSign, absolute } = splitLongitude(degrees);
    return `${WORDS[language].zodiac.sign[signOf(absolute)]} ${speech.degrees(inSign)}`;
  };
  const columns: Column[] = [
    { title: speech.word('house'), align: 'center' },
    { title: speech.word('start') },
    { title: speech.word('middle') },
    { title: speech.word('end') },
    { title: speech.word('occupants') },
  ];
  table(
    sheet,
    columns,
    houses.map(({ house, startDeg, middleDeg, endDeg, bodies }) => [
      speech.figures(house),
      place(startDeg),
      place(middleDeg),
      place(endDeg),
      report.bodies
        .filter((body) => (bodies as readonly string[]).includes(body))
        .map((body) => markOf(body, language))
        .join(' '),
    ]),
    { air: 2 },
  );
}
