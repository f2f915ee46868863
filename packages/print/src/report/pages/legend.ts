import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { WORDS } from '@ganita/words/words.js';
import { markName } from 'ganita/api/pictures/chartItems.js';
import { isMark, MARKS, markShape } from 'ganita/drawing/chart/items.js';
import { markOf } from '../charts/tokens.js';
import { textWidth } from '../page/canvas.js';
import { readable } from '../page/fitText.js';
import type { Sheet } from '../page/pageFlow.js';
import { drawShapes } from '../page/sceneOnCanvas.js';
import { COLOUR, LEAST_SIZE, SIZE } from '../page/theme.js';
import type { Report } from '../report.js';

const MOST_COLUMNS = 5;
const PADDING = 7;
/** Left and right of the entries, points. */
const SIDE = 14;
/** Where a word begins beside its mark, and the space after it. */
const WORD_AT = 33;
const BESIDE = 4;
const STYLE = { size: SIZE.body, colour: COLOUR.ink } as const;

/** Whether the charts show the states of the bodies, too. */
export type Detail = 'states' | 'plain';

type Entry = readonly [mark: string, word: string];

const step = (sheet: Sheet): number => sheet.leading(STYLE.size) + 3;

function entriesOf({ speech }: Sheet, { bodies }: Report, detail: Detail): readonly Entry[] {
  const { language } = speech;
  const named = bodies.map((body): Entry => [markOf(body, language), WORDS[language].zodiac.body[body]]);
  if (detail === 'plain') return named;
  return [
    ...named,
    ...(['retrograde', 'combust'] as const).map(
      (state): Entry => [`(${speech.word(`${state}_mark`)})`, WORDS[language].states.name[state]],
    ),
    ...MARKS.map((mark): Entry => [mark, markName(mark, language)]),
  ];
}

/** The signs by the numbers written for them; southern charts have none. */
function numbersLine({ speech }: Sheet, { style }: Report): string | null {
  if (style === 'south') return null;
  const { sign } = WORDS[speech.language].zodiac;
  return SIGNS.map((of, index) => `${speech.figures(index + 1)} ${sign[of]}`).join(' · ');
}

const columnsOf = ({ width }: Sheet, entries: readonly Entry[]): number => {
  const widest = Math.max(...entries.map(([, word]) => textWidth(word, STYLE)));
  return Math.min(MOST_COLUMNS, Math.floor((width - 2 * SIDE) / (widest + WORD_AT + BESIDE)));
};

/** The lines of the signs and their numbers. */
function numberLines(sheet: Sheet, report: Report): readonly string[] {
  const numbers = numbersLine(sheet, report);
  return numbers === null ? [] : readable(numbers, sheet.width - 2 * SIDE, STYLE, 2, LEAST_SIZE / STYLE.size).lines;
}

function rowsOf(sheet: Sheet, report: Report, detail: Detail): number {
  const entries = entriesOf(sheet, report, detail);
  return Math.ceil(entries.length / columnsOf(sheet, entries)) + numberLines(sheet, report).length;
}

export const legendHeight = (sheet: Sheet, report: Report, detail: Detail): number =>
  rowsOf(sheet, report, detail) * step(sheet) + 2 * PADDING;

/** The meaning of the marks and numbers in charts, in the middle of the height that is left. */
export function legend(sheet: Sheet, report: Report, detail: Detail = 'states'): void {
  const { canvas } = sheet;
  const entries = entriesOf(sheet, report, detail);
  const height = legendHeight(sheet, report, detail);
  sheet.need(height);
  const top = sheet.y + (sheet.room() - height) / 2;
  const columns = columnsOf(sheet, entries);
  const width = (sheet.width - 2 * SIDE) / columns;
  const baselineOf = (row: number): number => top + PADDING + (row + 0.68) * step(sheet);
  canvas.rectangle(sheet.left, top, sheet.width, height, { fill: COLOUR.wash, stroke: COLOUR.line }, 5);
  entries.forEach(([mark, word], index) => {
    const x = sheet.left + SIDE + (index % columns) * width;
    const baseline = baselineOf(Math.floor(index / columns));
    if (isMark(mark)) drawShapes(canvas, [markShape(mark, x, baseline, STYLE.size)]);
    else sheet.put(mark, x, baseline, 28, { ...STYLE, weight: 'semibold', colour: COLOUR.title });
    sheet.put(word, x + WORD_AT, baseline, width - WORD_AT - BESIDE, STYLE);
  });
  numberLines(sheet, report).forEach((line, at) => {
    const baseline = baselineOf(Math.ceil(entries.length / columns) + at);
    sheet.put(line, sheet.left + SIDE, baseline, sheet.width - 2 * SIDE, { ...STYLE, colour: COLOUR.faint });
  });
}
