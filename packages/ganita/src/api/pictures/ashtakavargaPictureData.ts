import type { SignRow } from '@ganita/core/ashtakavarga/signRow.js';
import { recordFrom } from '@ganita/core/records.js';
import { SIGNS, signIndex } from '@ganita/core/zodiac/signs.js';
import { speechOf } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { resolvedStyle } from '../../calculations/fields/pictureFields.js';
import type { BinduTable, DrawnAshtakavarga } from '../../calculations/pictures/ashtakavargaPicture.js';
import { figuresScene } from '../../drawing/chart/figuresScene.js';
import type { Scene } from '../../drawing/scene.js';
import { birthLines, headingOf } from './heading.js';

const rowOf = ({ bindus }: DrawnAshtakavarga, table: BinduTable): SignRow =>
  table === 'sarva' ? bindus.sarva : bindus.bhinna[table];

/** Charts side by side: in a picture of fewer pixels than the second number two, so that no letter has fewer than 8. */
const COLUMNS = { wide: 3, narrow: 2, fromPixels: 470 } as const;

/** The bindus of each sign as charts, each with their sum. */
export function ashtakavargaPictureScene(drawn: DrawnAshtakavarga): Scene {
  const { input, moment, lagna, tables } = drawn;
  const speech = speechOf(input.language);
  const { zodiac } = WORDS[input.language];
  const titleOf = (table: BinduTable): string => {
    const name = table === 'sarva' ? speech.word('sarva_ashtakavarga') : zodiac.body[table];
    return `${name} (${speech.figures(rowOf(drawn, table).reduce((sum, bindus) => sum + bindus, 0))})`;
  };
  const heading = headingOf(speech.word('ashtakavarga'), birthLines(input, speech.moment(moment)));
  const described = tables.map((table) => {
    const row = rowOf(drawn, table);
    const signs = SIGNS.map((sign) => `${zodiac.sign[sign]} ${speech.figures(row[signIndex(sign)] as number)}`);
    return `${titleOf(table)}: ${signs.join(', ')}.`;
  });
  return figuresScene({
    language: input.language,
    title: heading.join(', '),
    description: [`${speech.word('lagna')}: ${zodiac.sign[lagna]}.`, ...described].join(' '),
    heading,
    style: resolvedStyle(input),
    lagna,
    charts: tables.map((table) => ({
      id: table,
      title: titleOf(table),
      figures: recordFrom(SIGNS, (sign) => speech.figures(rowOf(drawn, table)[signIndex(sign)] as number)),
    })),
    columns: input.size < COLUMNS.fromPixels ? COLUMNS.narrow : COLUMNS.wide,
    signLabel: (sign) => speech.figures(signIndex(sign) + 1),
  });
}
