import { pointOf } from '@ganita/core/charts/chart.js';
import type { BodyStates } from '@ganita/core/charts/states/bodyStates.js';
import { signDignity } from '@ganita/core/zodiac/dignities.js';
import { type Body, LAGNA_AND_GRAHAS, type LunarNode, NODES } from '@ganita/core/zodiac/grahas.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { splitLongitude } from 'ganita/api/values/numbers.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, type Column, table } from '../page/printedTable.js';
import { SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { aspectsTable, friendshipTable } from './aspectsPage.js';
import { heading } from './headingPage.js';

/** Height added to each row; none where the outer planets make the tables longer. */
const airOf = ({ bodies }: Report): number => (bodies.length > LAGNA_AND_GRAHAS.length ? -1 : 3);

/** Where every planet is and how it is there, its aspects and its relations. */
export function planetsPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  heading(sheet, 'planets');
  positionsTable(sheet, report, airOf(report));
  sheet.y += 3;
  sheet.note(nodeDignities(sheet.speech), { size: SIZE.table });
  sheet.y += 11;
  sheet.subheading(speech.word('aspects'), 180);
  aspectsTable(sheet, report, airOf(report));
  sheet.y += 14;
  sheet.subheading(speech.word('friendship'), 180);
  friendshipTable(sheet, report);
}

/** Sign, degrees, house, nakshatra and state of each body; `air` is added to the height of each row. */
export function positionsTable(sheet: Sheet, report: Report, air: number): void {
  const { speech } = sheet;
  const { language } = speech;
  const chart = report.chart.context.rasi;
  const stars = sectionOf(report, 'nakshatra_pada');
  const states = sectionOf(report, 'planetary_states').planets;
  const columns: Column[] = [
    { title: speech.word('planet') },
    { title: speech.word('sign') },
    { title: speech.word('degrees'), align: 'right' },
    { title: speech.word('house'), align: 'center' },
    { title: speech.word('nakshatra') },
    { title: speech.word('pada'), align: 'center' },
    { title: speech.word('star_lord') },
    { title: speech.word('state'), lines: 2 },
  ];
  const rows = report.bodies.flatMap((body): Cell[][] => {
    const point = pointOf(chart, body);
    const star = stars[body];
    const state = states[body];
    if (point === null || star === null || state === null) return [];
    return [
      [
        { text: WORDS[language].zodiac.body[body], weight: 'semibold' },
        WORDS[language].zodiac.sign[point.sign],
        speech.degrees(splitLongitude(point.longitudeDeg).inSign),
        speech.figures(point.house),
        WORDS[language].zodiac.nakshatra[star.nakshatra],
        speech.figures(star.pada),
        WORDS[language].zodiac.body[star.lord],
        stateText(body, state, speech),
      ],
    ];
  });
  table(sheet, columns, rows, { air });
}

/** In which signs Rahu and Ketu are exalted and debilitated here: texts differ. */
function nodeDignities({ language, word }: Speech): string {
  const { body, dignity, sign } = WORDS[language].zodiac;
  const signsOf = (node: LunarNode, of: 'exalted' | 'debilitated'): string =>
    `${dignity[of]} – ${SIGNS.filter((one) => signDignity(node, one) === of)
      .map((one) => sign[one])
      .join(', ')}`;
  const texts = NODES.map((node) => `${body[node]}: ${signsOf(node, 'exalted')}, ${signsOf(node, 'debilitated')}`);
  return `${word('node_dignities')} – ${texts.join('; ')}`;
}

/** The nodes are not called retrograde: they always are in the mean, and charts leave them unmarked. */
export const showsRetrograde = (body: Body): boolean => !(NODES as readonly Body[]).includes(body);

/** The dignity of a body, and whether it is retrograde or combust. */
function stateText(body: Body, { dignityState, motion, combustion }: BodyStates, { language }: Speech): string {
  const { name } = WORDS[language].states;
  return [
    ...(dignityState === null ? [] : [WORDS[language].zodiac.dignity[dignityState.dignity]]),
    ...(showsRetrograde(body) && motion?.retrograde ? [name.retrograde] : []),
    ...(combustion?.combust ? [name.combust] : []),
  ].join(', ');
}
