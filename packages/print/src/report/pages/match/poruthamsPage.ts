import type { Match } from '@ganita/core/match/match.js';
import type { PoruthamId } from '@ganita/core/match/poruthams.data.js';
import { isSatisfied, PORUTHAM_IDS, requiredPoruthams } from '@ganita/core/match/poruthams.js';
import { filled } from '@ganita/words/messages.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { Sheet } from '../../page/pageFlow.js';
import { type Cell, table } from '../../page/printedTable.js';
import { COLOUR, SIZE } from '../../page/theme.js';
import type { Report } from '../../report.js';
import { heading } from '../headingPage.js';

/** Height that all of it needs, so that it may follow the kootas on their page. */
const LEAST = 360;

/** The ten poruthams, each with what it compares. */
export function poruthamsPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { language, figures } = speech;
  const { phrase, koota, porutham, poruthamGrade, rating } = WORDS[language].match;
  const { match } = report.pair();
  const { south } = match;
  heading(sheet, 'poruthams', { least: LEAST });
  const rows = PORUTHAM_IDS.map((id): Cell[] => {
    const grade = south.grades[id];
    const satisfied = isSatisfied(grade);
    return [
      { text: porutham[id], weight: 'semibold' },
      compared(id, match, speech),
      poruthamGrade[grade],
      { text: satisfied ? phrase.satisfied : phrase.not_satisfied, colour: satisfied ? COLOUR.good : COLOUR.bad },
    ];
  });
  const sum: Cell[] = [
    { text: speech.word('total'), weight: 'semibold' },
    requiredText(report, speech),
    { text: rating[south.rating], weight: 'semibold' },
    { text: figures(`${south.matched} / ${PORUTHAM_IDS.length}`), weight: 'semibold' },
  ];
  table(
    sheet,
    [{ title: phrase.porutham }, { title: speech.word('reason'), lines: 3 }, { title: phrase.grade }, { title: '' }],
    [...rows, sum],
    { air: 4, size: SIZE.body },
  );
  sheet.y += 6;
  const names = { maitri: koota.graha_maitri, adhipati: porutham.rasi_adhipati };
  sheet.note(filled(phrase.friendships, names, speech), { size: SIZE.table });
}

/** Whether the poruthams that the rules require are satisfied, and which are not. */
function requiredText(report: Report, { language }: Speech): string {
  const { phrase, porutham } = WORDS[language].match;
  const { pair, south } = report.pair().match;
  const required = requiredPoruthams(pair.girl.varna, report.chart.context.rules.south_minimum);
  const missing = required.filter((id) => !isSatisfied(south.grades[id])).map((id) => porutham[id]);
  const state = missing.length === 0 ? phrase.satisfied : `${phrase.not_satisfied} (${missing.join(', ')})`;
  return `${phrase.required_poruthams}: ${state}`;
}

/** What a porutham compares: the boy's and the girl's, or a count from the girl's nakshatra or sign. */
function compared(id: PoruthamId, { pair }: Match, speech: Speech): string {
  const { match, zodiac } = WORDS[speech.language];
  const { boy, girl } = pair;
  const both = (ofBoy: string, ofGirl: string): string =>
    `${match.phrase.boy}: ${ofBoy}, ${match.phrase.girl}: ${ofGirl}`;
  const count = (word: string, number: number): string =>
    `${word}, ${match.phrase.girl_to_boy}: ${speech.figures(number)}`;
  switch (id) {
    case 'dina':
    case 'mahendra':
    case 'stree_deergha':
      return count(speech.word('nakshatra'), pair.starsToBoy);
    case 'rasi':
      return count(speech.word('sign'), pair.signsToBoy);
    case 'gana':
      return both(match.gana[boy.gana], match.gana[girl.gana]);
    case 'yoni':
      return both(match.yoni[boy.yoni], match.yoni[girl.yoni]);
    case 'rasi_adhipati':
      return both(zodiac.body[boy.signLord], zodiac.body[girl.signLord]);
    case 'vasya':
      return both(zodiac.sign[boy.sign], zodiac.sign[girl.sign]);
    case 'rajju':
      return both(match.rajju[boy.rajju], match.rajju[girl.rajju]);
    case 'vedha':
      return both(zodiac.nakshatra[boy.nakshatra], zodiac.nakshatra[girl.nakshatra]);
  }
}
