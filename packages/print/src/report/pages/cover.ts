import { WORDS } from '@ganita/words/words.js';
import { drawChart } from '../charts/chartBox.js';
import { plainChart } from '../charts/tokens.js';
import { type Canvas, textWidth } from '../page/canvas.js';
import { factsCard } from '../page/factsCard.js';
import { fitted } from '../page/fitText.js';
import type { Sheet } from '../page/pageFlow.js';
import { PAGE } from '../page/pdf.js';
import { COLOUR, SIZE } from '../page/theme.js';
import type { Report } from '../report.js';
import { birthFacts, panchangaFacts, panchangaTitle, rasiName } from './birthFacts.js';
import { brandHeight, drawBrand } from './brand.js';
import { titleOf } from './titles.js';

const FRAME = 22;
const SIDE = 46;
const CENTER = PAGE.width / 2;
const WIDTH = PAGE.width - 2 * SIDE;
const GAP = 12;

/** Title, name, photo, birth chart, birth details and panchanga. */
export function coverPage(sheet: Sheet, report: Report): void {
  const { document, speech } = sheet;
  document.addPage();
  const titleText = titleOf(report, WORDS[speech.language]);
  document.outline.addItem(titleText);
  frame(sheet.canvas);
  let y = report.invocation === null ? FRAME + 26 : invocation(sheet, report.invocation);
  y = title(sheet, titleText, y);
  if (report.onlineUrl !== null) y = button(sheet, report.onlineUrl, y);
  if (report.name !== null) y = name(sheet, report.name, y);

  const width = (WIDTH - GAP) / 2;
  const cards = [
    factsCard(sheet, speech.word('birth_details'), birthFacts(report, speech), width),
    factsCard(sheet, panchangaTitle(report, speech), panchangaFacts(report, speech), width),
  ] as const;
  const height = Math.max(...cards.map((card) => card.height));
  const footTop = PAGE.height - FRAME - 16 - brandHeight(sheet, report);
  const cardsTop = footTop - GAP - height;
  pictures(sheet, report, y, cardsTop - y);
  cards.forEach((card, index) => {
    card.draw(SIDE + index * (width + GAP), cardsTop, height);
  });
  drawBrand(sheet, report, footTop);
}

function frame(canvas: Canvas): void {
  for (const [inset, lineWidth] of [
    [FRAME, 1.6],
    [FRAME + 5, 0.5],
  ] as const) {
    canvas.rectangle(
      inset,
      inset,
      PAGE.width - 2 * inset,
      PAGE.height - 2 * inset,
      { stroke: COLOUR.gold, lineWidth },
      6,
    );
  }
}

/** A rule with a diamond in its middle. */
function ornament(canvas: Canvas, y: number): void {
  const half = 90;
  canvas.line([CENTER - half, y], [CENTER - 8, y], { stroke: COLOUR.gold, lineWidth: 0.8 });
  canvas.line([CENTER + 8, y], [CENTER + half, y], { stroke: COLOUR.gold, lineWidth: 0.8 });
  canvas.polygon(
    [
      [CENTER, y - 4],
      [CENTER + 4, y],
      [CENTER, y + 4],
      [CENTER - 4, y],
    ],
    { fill: COLOUR.title },
  );
}

/** The line of the caller at the top. */
function invocation(sheet: Sheet, text: string): number {
  const size = 11;
  const top = FRAME + 12;
  sheet.put(text, SIDE, top + size * 1.2, WIDTH, { size, weight: 'semibold', colour: COLOUR.gold }, 'center');
  return top + size + 6;
}

function title(sheet: Sheet, text: string, top: number): number {
  const size = 28;
  sheet.put(text, SIDE, top + size, WIDTH, { size, weight: 'semibold', colour: COLOUR.title }, 'center');
  const rule = top + size + 20;
  ornament(sheet.canvas, rule);
  return rule + 12;
}

function button({ document, canvas, speech }: Sheet, url: string, top: number): number {
  const style = { size: SIZE.body, weight: 'semibold', colour: COLOUR.paper } as const;
  const text = speech.word('view_online');
  const width = textWidth(text, style) + 28;
  const height = 20;
  const left = CENTER - width / 2;
  canvas.rectangle(left, top, width, height, { fill: COLOUR.title }, height / 2);
  canvas.text(text, left + 14, top + height / 2 + SIZE.body * 0.36, style);
  document.link(left, top, width, height, url);
  return top + height + 8;
}

function name(sheet: Sheet, text: string, top: number): number {
  const wanted = { size: 20, weight: 'semibold', colour: COLOUR.ink } as const;
  const { lines, size } = fitted(text, WIDTH - 20, wanted, 2);
  const step = sheet.leading(size);
  lines.forEach((line, index) => {
    sheet.put(line, SIDE, top + size * 1.1 + index * step, WIDTH, { ...wanted, size }, 'center');
  });
  return top + lines.length * step + 4;
}

const LARGEST_PICTURE = 270;

/** The photo and the birth chart side by side, or the chart alone, in the middle of the free height. */
function pictures(sheet: Sheet, report: Report, top: number, height: number): void {
  const { canvas, document, speech } = sheet;
  const side = Math.min(LARGEST_PICTURE, height - 2 * GAP);
  const y = top + (height - side) / 2;
  const rasi = report.chart.context.rasi;
  const chart = plainChart(rasi, rasiName(report, speech), report, speech);
  const { photo } = report;
  const [photoWidth, photoHeight] = photo === null ? [0, 0] : inside(photo, side);
  const space = photo === null ? 0 : 24;
  const left = CENTER - (photoWidth + space + side) / 2;
  if (photo !== null) {
    const photoTop = y + (side - photoHeight) / 2;
    const size = { width: photoWidth, height: photoHeight };
    const draw = (): unknown => document.image(photo.bytes as Buffer, left, photoTop, size);
    canvas.content('Figure', draw, report.name ?? undefined);
    canvas.rectangle(left - 3, photoTop - 3, photoWidth + 6, photoHeight + 6, { stroke: COLOUR.gold, lineWidth: 1 }, 3);
  }
  drawChart(canvas, report.style, chart, { x: left + photoWidth + space, y, side }, speech);
}

/** Width and height of a picture made as large as a square lets it be. */
function inside(
  { width, height }: { readonly width: number; readonly height: number },
  side: number,
): [number, number] {
  const scale = side / Math.max(width, height);
  return [width * scale, height * scale];
}
