import { DOSHAS, type DoshaId } from '@ganita/core/doshas/dosha.js';
import { PAPA_REFERENCES, type PapaReference, type PapaSamya } from '@ganita/core/match/papaSamya.js';
import { houseSentence } from '@ganita/words/conditionSentence.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { type Sheet, subheadingHeight } from '../../page/pageFlow.js';
import { type Cell, LEAST_AIR, rowSpacing, rowsHeight, table } from '../../page/printedTable.js';
import { SIZE } from '../../page/theme.js';
import { type Person, type Report, sectionOf } from '../../report.js';
import { doshaReasons } from '../doshasPage.js';
import { heading } from '../headingPage.js';

/** Lines into which a reason may be broken. */
const REASON_LINES = 3;
const GAP = 14;
/** Rows of the two tables below the doshas with their heads, their titles, and the height between them. */
const ROWS = PAPA_REFERENCES.length + 8;
const MOST_AIR = 4;

/** The doshas of both births next to each other, who is manglik from where, and the points of papa samya. */
export function matchDoshasPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { match: words } = WORDS[speech.language];
  const { boy, girl, match } = report.pair();
  const columns = (first: string) =>
    [first, words.phrase.boy, words.phrase.girl].map((title) => ({ title, lines: REASON_LINES }));
  heading(sheet, 'match_doshas');
  table(
    sheet,
    columns(speech.word('doshas')),
    DOSHAS.flatMap((id): Cell[][] => [
      [
        { text: WORDS[speech.language].doshas.name[id], weight: 'semibold' },
        stateOf(id, boy, speech),
        stateOf(id, girl, speech),
      ],
      ...reasonRows(id, [boy, girl], speech),
    ]),
    { air: 1, grouped: true },
  );
  // Set closer where a few rows would need a page of their own.
  const heads = 2 * (subheadingHeight(sheet) + GAP);
  const air = rowSpacing(sheet, ROWS, heads, SIZE.table);
  const look = { air: air > LEAST_AIR ? Math.min(MOST_AIR, air) : MOST_AIR, size: SIZE.table };
  sheet.y += GAP;
  sheet.subheading(WORDS[speech.language].doshas.name.manglik, rowsHeight(sheet, PAPA_REFERENCES.length));
  table(
    sheet,
    [...columns(speech.word('counted_from')), { title: speech.word('result') }],
    PAPA_REFERENCES.map((from): Cell[] => [
      { text: pointName(from, speech), weight: 'semibold' },
      houseSentence('Mars', match.boy.papa.grahas.Mars.houseFrom[from], speech),
      houseSentence('Mars', match.girl.papa.grahas.Mars.houseFrom[from], speech),
      words.manglikOfPair[match.manglik[from]],
    ]),
    look,
  );
  sheet.y += GAP;
  sheet.subheading(words.phrase.papa_samya, rowsHeight(sheet, 6));
  const points = (name: string, of: (papa: PapaSamya) => number): Cell[] => [
    { text: name, weight: 'semibold' },
    speech.decimal(of(match.boy.papa), 2),
    speech.decimal(of(match.girl.papa), 2),
  ];
  const { body } = WORDS[speech.language].zodiac;
  table(
    sheet,
    columns(speech.word('planet')),
    [
      points(body.Mars, ({ mars }) => mars),
      points(body.Sun, ({ sun }) => sun),
      points(body.Saturn, ({ saturn }) => saturn),
      points(`${body.Rahu}, ${body.Ketu}`, ({ nodes }) => nodes),
      points(speech.word('total'), ({ total }) => total),
    ],
    look,
  );
}

function pointName(from: PapaReference, speech: Speech): string {
  const { body } = WORDS[speech.language].zodiac;
  return { lagna: speech.word('lagna'), moon: body.Moon, venus: body.Venus }[from];
}

/** Below the state of a dosha, the sentences that say why it is present. */
function reasonRows(id: DoshaId, persons: readonly Person[], speech: Speech): Cell[][] {
  const reasons = persons.map((person) => doshaReasons(id, sectionOf(person, 'doshas'), speech));
  const most = Math.max(...reasons.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => ['', ...reasons.map((texts) => texts[at] ?? '')]);
}

function stateOf(id: DoshaId, { chart }: Person, speech: Speech): Cell {
  const { present, cancelledBy } = sectionOf({ chart }, 'doshas')[id];
  const state = !present ? 'absent' : cancelledBy.length > 0 ? 'cancelled' : 'present';
  return { text: speech.word(state), weight: 'semibold' };
}
