import { SIGNIFICATOR_LETTERS, significatorsOf } from '@ganita/core/kp/kpSignificators.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { HOUSES } from '@ganita/core/zodiac/houses.js';
import type { KpLords } from '@ganita/core/zodiac/kpDivisions.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import { raised } from '@ganita/words/conditionSentence.js';
import { WORDS } from '@ganita/words/words.js';
import { splitLongitude } from 'ganita/api/values/numbers.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, table } from '../page/printedTable.js';
import { SIZE } from '../page/theme.js';
import type { Report } from '../report.js';
import { heading } from './headingPage.js';

const AIR = 1.5;

/** Cusps and planets with their lords, and the significators of the houses, as `POST /kp` has them. */
export function kpPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language } = speech;
  const { body, sign } = WORDS[language].zodiac;
  const words = WORDS[language].kp;
  const { chart, ayanamsa } = report.kp();
  const place = (longitudeDeg: number, of: Sign, lords: KpLords): Cell[] => [
    sign[of],
    speech.degrees(splitLongitude(longitudeDeg).inSign),
    ...[lords.signLord, lords.starLord, lords.subLord, lords.subSubLord].map((lord) => body[lord]),
  ];
  const lordTitles = [
    speech.word('sign'),
    speech.word('degrees'),
    speech.word('sign_lord'),
    speech.word('star_lord'),
    speech.word('sub_lord'),
    words.phrase.sub_sub_lord,
  ];
  const titled = (titles: readonly string[]) => titles.map((title) => ({ title }));
  heading(sheet, 'kp');
  sheet.note(
    `${speech.word('ayanamsa')}: ${speech.angle(ayanamsa.degrees)} (${WORDS[language].kundali.ayanamsa[ayanamsa.mode]})`,
    { size: SIZE.table },
  );
  if (chart.houseSystem === 'porphyry') sheet.note(words.phrase.placidus_undefined, { size: SIZE.table });
  sheet.y += 4;
  sheet.subheading(words.phrase.cusps);
  table(
    sheet,
    titled([speech.word('house'), ...lordTitles]),
    chart.cusps.map(({ house, longitudeDeg, sign: of, lords }): Cell[] => [
      speech.figures(house),
      ...place(longitudeDeg, of, lords),
    ]),
    { air: AIR },
  );
  sheet.y += 10;
  sheet.subheading(speech.word('planets'), 150);
  table(
    sheet,
    titled([speech.word('planet'), ...lordTitles, speech.word('house')]),
    GRAHAS.map((graha): Cell[] => {
      const { longitudeDeg, sign: of, lords, house } = chart.grahas[graha];
      return [{ text: body[graha], weight: 'semibold' }, ...place(longitudeDeg, of, lords), speech.figures(house)];
    }),
    { air: AIR },
  );
  sheet.y += 10;
  sheet.subheading(words.phrase.significators_of_houses, 190);
  const { byHouse } = significatorsOf(chart);
  table(
    sheet,
    [
      { title: speech.word('house') },
      ...SIGNIFICATOR_LETTERS.map((letter) => ({ title: raised(words.significator[letter]), lines: 2 })),
    ],
    HOUSES.map((house): Cell[] => [
      speech.figures(house),
      ...SIGNIFICATOR_LETTERS.map((letter) =>
        (byHouse[house - 1]?.[letter] ?? []).map((graha) => body[graha]).join(', '),
      ),
    ]),
    { air: AIR },
  );
}
