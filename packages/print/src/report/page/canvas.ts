import type { Weight } from '../../text/fontFiles.js';
import { SPACE, shapeText, shapeWord, UNITS_PER_EM } from '../../text/shaper.js';
import { figure, rgb } from './pdf.js';
import { pdfFonts } from './pdfFont.js';
import { wordWriter } from './textOperators.js';

/** How a text is set. */
export interface TextStyle {
  /** Font size in points. */
  readonly size: number;
  readonly weight?: Weight;
  /** `#rrggbb` */
  readonly colour?: string;
}

export type Point = readonly [x: number, y: number];

/** Where a shape is filled and stroked; colours `#rrggbb`. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  /** Points; 0.5 unless given. */
  readonly lineWidth?: number;
  /** Lengths of dashes and gaps in points. */
  readonly dash?: readonly number[];
}

/** Elements of the structure of a document that are used here (ISO 32000-1, clause 14.8.4). */
type ElementType = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Figure';

/**
 * Draws on the current page of a document. Coordinates are points from the top left corner, y downwards; the position
 * of a text is its baseline. Each word that cannot be read back glyph by glyph carries its characters as /ActualText,
 * so that copying and searching work in every script. Every text is in the structure of the document: of a paragraph with its
 * neighbours unless an element says what it is.
 */
export interface Canvas {
  /** Put what was drawn onto its page, at the end. */
  flush(): void;
  /** What `draw` draws is an element, within the one that is open. */
  element(type: ElementType, draw: () => void): void;
  /** What `draw` draws on this page is the content of a new element; `alt` says it in words where it is a picture. */
  content(type: ElementType, draw: () => void, alt?: string): void;
  /** What `draw` draws is of the page and not of its text: a running foot. */
  artifact(draw: () => void): void;
  text(words: string, x: number, baseline: number, style: TextStyle): void;
  line(from: Point, to: Point, paint: Paint): void;
  /** A line through points. */
  path(points: readonly Point[], paint: Paint): void;
  rectangle(x: number, y: number, width: number, height: number, paint: Paint, radius?: number): void;
  polygon(points: readonly Point[], paint: Paint): void;
}

/** Width of a text in points. */
export const textWidth = (text: string, { size, weight = 'regular' }: TextStyle): number =>
  (shapeText(text, weight).width * size) / UNITS_PER_EM;

/** A page of the document, as far as it takes operators. */
interface ContentPage {
  write(chunk: string): void;
  /** What is marked on it and goes on. */
  readonly markings: readonly unknown[];
}

export function canvasOf(document: PDFKit.PDFDocument): Canvas {
  const wordsOperators = wordWriter(pdfFonts(document));
  let page: ContentPage | null = null;
  let pending: string[] = [];
  const open = [document.struct('Document')];
  document.addStructure(open[0] as PDFKit.PDFStructureElement);
  let isMarked = false;
  const flush = (): void => {
    if (page !== null && pending.length > 0) page.write(pending.join('\n'));
    pending = [];
  };
  const write = (operators: string): void => {
    const current = document.page as unknown as ContentPage;
    if (current !== page) {
      flush();
      page = current;
    }
    pending.push(operators);
  };
  // What the document itself draws comes in its order.
  document.addContent = (operators) => {
    write(operators);
    return document;
  };
  const element = (type: ElementType, draw: (own: PDFKit.PDFStructureElement) => void, alt?: string): void => {
    const own = document.struct(type, alt === undefined ? {} : { alt });
    open.at(-1)?.add(own);
    open.push(own);
    draw(own);
    open.pop();
    own.end();
  };
  const marked = (draw: () => void): void => {
    isMarked = true;
    draw();
    isMarked = false;
    document.endMarkedContent();
  };
  const content = (type: ElementType, draw: () => void, alt?: string): void => {
    if (isMarked) draw();
    else
      element(
        type,
        (own) => {
          const drawn = document.markStructureContent(type);
          marked(draw);
          own.add(drawn);
        },
        alt,
      );
  };
  const painted = (path: string, { fill, stroke, lineWidth = 0.5, dash = [] }: Paint): void => {
    const how = fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B';
    const colours = `${fill === undefined ? '' : `${rgb(fill)} rg `}${stroke === undefined ? '' : `${rgb(stroke)} RG `}`;
    const dashes = dash.length === 0 ? '' : `[${dash.map(figure).join(' ')}] 0 d `;
    write(`q ${colours}${figure(lineWidth)} w ${dashes}${path} ${how} Q`);
  };

  return {
    flush,
    element(type, draw) {
      if (isMarked) draw();
      else element(type, draw);
    },
    content,
    artifact(draw) {
      document.markContent('Artifact');
      marked(draw);
    },
    text(text, x, baseline, { size, weight = 'regular', colour = '#000000' }) {
      const { words } = shapeText(text, weight);
      if (words.length === 0) return;
      const space = shapeWord(SPACE, weight);
      // The page is drawn upside down, so the letters are turned once more.
      const place = `1 0 0 -1 ${figure(x)} ${figure(baseline)} Tm`;
      // pdfkit ends the paragraph where an element or the page's foot begins.
      if ((document.page as unknown as ContentPage).markings.length === 0)
        element('P', (own) => own.add(document.markStructureContent('P')));
      write(`BT ${rgb(colour)} rg ${place}\n${wordsOperators(words, space, size)}ET`);
    },
    line([x1, y1], [x2, y2], paint) {
      painted(`${figure(x1)} ${figure(y1)} m ${figure(x2)} ${figure(y2)} l`, paint);
    },
    rectangle(x, y, width, height, paint, radius = 0) {
      painted(
        radius === 0 ? `${[x, y, width, height].map(figure).join(' ')} re` : rounded(x, y, width, height, radius),
        paint,
      );
    },
    path(points, paint) {
      painted(through(points), paint);
    },
    polygon(points, paint) {
      painted(`${through(points)} h`, paint);
    },
  };
}

const through = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${figure(x)} ${figure(y)} ${index === 0 ? 'm' : 'l'}`).join(' ');

/** Length of the handle of a quarter circle of radius 1. */
const QUARTER = 0.5523;

function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const h = r * (1 - QUARTER);
  const [right, bottom] = [x + width, y + height];
  const curve = (...numbers: readonly number[]): string => `${numbers.map(figure).join(' ')} c`;
  const to = (px: number, py: number): string => `${figure(px)} ${figure(py)} l`;
  return [
    `${figure(x + r)} ${figure(y)} m`,
    to(right - r, y),
    curve(right - h, y, right, y + h, right, y + r),
    to(right, bottom - r),
    curve(right, bottom - h, right - h, bottom, right - r, bottom),
    to(x + r, bottom),
    curve(x + h, bottom, x, bottom - h, x, bottom - r),
    to(x, y + r),
    curve(x, y + h, x + h, y, x + r, y),
    'h',
  ].join(' ');
}
