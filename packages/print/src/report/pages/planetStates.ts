import { pointOf } from '@ganita/core/charts/chart.js';
import type { BodyStates } from '@ganita/core/charts/states/bodyStates.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { splitLongitude } from 'ganita/api/values/numbers.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, type Column, rowSpacing, table } from '../page/printedTable.js';
import { type Report, sectionOf } from '../report.js';
import { heading } from './headingPage.js';
import { showsRetrograde } from './planetsPage.js';

/** Rows of the two tables with their heads and those that are broken into lines, and the height between them. */
const ROWS = 34;
const HEADS = 60;

/** Motion, lords and further states of every body. */
export function planetStatesPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  heading(sheet, 'planet_states');
  const air = rowSpacing(sheet, ROWS, HEADS);
  motionsTable(sheet, report, air);
  sheet.y += 14;
  sheet.subheading(speech.word('state'), 120);
  statesTable(sheet, report, air);
}

function motionsTable(sheet: Sheet, report: Report, air: number): void {
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
    { title: speech.word('sub_lord') },
    { title: speech.word('speed'), align: 'right' },
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
        WORDS[language].zodiac.body[state.kpLords.subLord],
        state.motion === null ? '' : speech.decimal(state.motion.speedDegPerDay, 4),
      ],
    ];
  });
  table(sheet, columns, rows, { air });
}

function statesTable(sheet: Sheet, report: Report, air: number): void {
  const { speech } = sheet;
  const { language } = speech;
  const states = sectionOf(report, 'planetary_states').planets;
  const columns: Column[] = [
    { title: speech.word('planet') },
    { title: speech.word('dignity') },
    { title: speech.word('state'), lines: 3 },
  ];
  const rows = GRAHAS.flatMap((graha): Cell[][] => {
    const state = states[graha];
    if (state === null) return [];
    const dignity = state.dignityState === null ? '' : WORDS[language].zodiac.dignity[state.dignityState.dignity];
    return [
      [
        { text: WORDS[language].zodiac.body[graha], weight: 'semibold' },
        dignity,
        stateTexts(graha, state, speech).join(', '),
      ],
    ];
  });
  table(sheet, columns, rows, { air });
}

/** Further states of a graha, each in a word or two. */
function stateTexts(graha: Graha, state: BodyStates, { language }: Speech): string[] {
  const words = WORDS[language].states.name;
  const { motion, combustion, dignityState, wars, avasthas, mrityuBhaga, pushkara } = state;
  return [
    ...(showsRetrograde(graha) && motion?.retrograde ? [words.retrograde] : []),
    ...(motion?.stationary ? [words.stationary] : []),
    ...(combustion?.combust ? [words.combust] : []),
    ...(dignityState?.deepExalted ? [words.deep_exalted] : []),
    ...(dignityState?.deepDebilitated ? [words.deep_debilitated] : []),
    ...(wars ?? []).map(
      ({ planets }) => `${words.graha_yuddha} (${planets.map((one) => WORDS[language].zodiac.body[one]).join('-')})`,
    ),
    ...(mrityuBhaga?.isWithin ? [words.mrityu_bhaga] : []),
    ...(pushkara?.navamsa ? [words.pushkara_navamsa] : []),
    ...(pushkara?.bhaga ? [words.pushkara_bhaga] : []),
    ...(state.maranaKaraka ? [words.marana_karaka_sthana] : []),
    ...(avasthas === null
      ? []
      : [
          WORDS[language].states.baladi[avasthas.baladi],
          WORDS[language].states.jagradadi[avasthas.jagradadi],
          WORDS[language].states.deeptadi[avasthas.deeptadi],
        ]),
  ];
}
