import type { Speech } from '@ganita/words/speech.js';
import { localeOf } from '@ganita/words/words.js';
import { type Canvas, canvasOf, type TextStyle, textWidth } from './canvas.js';
import { fitted } from './fitText.js';
import { PAGE } from './pdf.js';
import { COLOUR, LAST_LINE, LEAST_SIZE, MARGIN, SIZE } from './theme.js';

/** A heading as the contents and the bookmarks list it. */
export interface Heading {
  readonly title: string;
  /** Index of the page, 0 the cover. */
  readonly page: number;
  /** Name by which a link finds it. */
  readonly destination: string;
}

export type Align = 'left' | 'right' | 'center';

/** The page that is being filled from above. */
export interface Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly canvas: Canvas;
  readonly speech: Speech;
  readonly left: number;
  readonly width: number;
  /** Where the next thing begins. */
  y: number;
  /** The heading within the section under which the next thing is; null under none. A further page has it in its title. */
  under: string | null;
  /** Remaining height. */
  room(): number;
  readonly headings: readonly Heading[];
  /** Begin a section of the contents: on a new page, or on this one where so much height remains. */
  section(title: string, least?: number): void;
  /** Begin a further page of the section. */
  nextPage(): void;
  /** Begin a further page unless so much height remains. */
  need(height: number): void;
  /** A heading within a section, with room for at least `below` points under it. */
  subheading(title: string, below?: number): void;
  /** A paragraph of the full width. */
  note(text: string, style?: Partial<TextStyle>): void;
  /** The last paragraph of a report, which may use the height that other pages keep free. */
  lastNote(text: string): void;
  /** A text in a box of one line, made smaller where it is too wide. */
  put(text: string, x: number, baseline: number, width: number, style: TextStyle, align?: Align): void;
  /** Height of a line of a font size. */
  leading(size: number): number;
  /** What can be written only when all pages are there. */
  atEnd(write: () => void): void;
  /** Write what was kept for the end. */
  finish(): void;
}

const HEADING_RULE = 1.2;
/** Space above a section that begins within a page. */
const SECTION_GAP = 22;
/** How far above the first line of a section a link to it leads, so that its title is seen. */
const TITLE_ABOVE = 50;
/** What sums of heights may be off by, points. */
export const ROUNDING = 0.01;

export function sheetOf(document: PDFKit.PDFDocument, speech: Speech): Sheet {
  const canvas = canvasOf(document);
  const headings: Heading[] = [];
  const kept: (() => void)[] = [];
  let title = '';

  const sheet: Sheet = {
    document,
    canvas,
    speech,
    left: MARGIN.left,
    width: PAGE.width - MARGIN.left - MARGIN.right,
    y: MARGIN.top,
    under: null,
    headings,
    room: () => PAGE.height - MARGIN.bottom - LAST_LINE - sheet.y,
    section(text, least = Number.POSITIVE_INFINITY) {
      title = text;
      sheet.under = null;
      if (headings.length > 0 && sheet.room() >= least) sheet.y += SECTION_GAP;
      else addPage();
      canvas.content('H1', drawTitle);
      const destination = `section-${headings.length + 1}`;
      headings.push({ title, page: document.bufferedPageRange().count - 1, destination });
      document.addNamedDestination(destination, 'XYZ', 0, sheet.y - TITLE_ABOVE, null);
      document.outline.addItem(title);
    },
    nextPage: () => beginPage(),
    need(height) {
      if (sheet.room() < height - ROUNDING) beginPage();
    },
    subheading(text, below = 0) {
      const height = subheadingHeight(sheet);
      sheet.under = null;
      sheet.need(height + below);
      sheet.under = text;
      const style = { size: SIZE.subtitle, weight: 'semibold', colour: COLOUR.title } as const;
      canvas.content('H2', () => sheet.put(text, sheet.left, sheet.y + SIZE.subtitle * 1.05, sheet.width, style));
      sheet.y += height;
    },
    note(text, style = {}) {
      const whole: TextStyle = { size: SIZE.small, colour: COLOUR.faint, ...style };
      const { lines, size } = fitted(text, sheet.width, whole, 6, LEAST_SIZE / whole.size);
      for (const line of lines) {
        sheet.need(sheet.leading(size));
        canvas.text(line, sheet.left, sheet.y + size, { ...whole, size });
        sheet.y += sheet.leading(size);
      }
    },
    lastNote(text) {
      const style: TextStyle = { size: SIZE.small, colour: COLOUR.faint };
      const { lines, size } = fitted(text, sheet.width, style, 40, 1);
      const step = sheet.leading(size);
      if (sheet.room() + LAST_LINE < lines.length * step) beginPage();
      sheet.y += Math.min(10, sheet.room() + LAST_LINE - lines.length * step);
      for (const line of lines) {
        canvas.text(line, sheet.left, sheet.y + size, { ...style, size });
        sheet.y += step;
      }
    },
    put(text, x, baseline, width, style, align = 'left') {
      const { lines, size } = fitted(text, width, style);
      const [line = ''] = lines;
      const slack = width - textWidth(line, { ...style, size });
      canvas.text(line, x + slack * SLACK[align], baseline, { ...style, size });
    },
    leading: (size) => size * localeOf(speech.language).lineHeight,
    atEnd: (write) => kept.push(write),
    finish() {
      for (const write of kept) write();
    },
  };

  function addPage(): void {
    document.addPage();
    sheet.y = MARGIN.top;
  }

  /** Begin a further page of the section: its title is repeated, with the heading that goes on. */
  function beginPage(): void {
    addPage();
    canvas.artifact(drawTitle);
  }

  function drawTitle(): void {
    const baseline = sheet.y + SIZE.title;
    const style = { size: SIZE.title, weight: 'semibold', colour: COLOUR.title } as const;
    const whole = sheet.under === null ? title : `${title} · ${sheet.under}`;
    sheet.put(whole, sheet.left, baseline, sheet.width, style);
    const rule = baseline + sheet.leading(SIZE.title) * 0.42;
    canvas.line([sheet.left, rule], [sheet.left + sheet.width, rule], { stroke: COLOUR.gold, lineWidth: HEADING_RULE });
    sheet.y = rule + 12;
  }
  return sheet;
}

/** Height of a heading within a section. */
export const subheadingHeight = (sheet: Pick<Sheet, 'leading'>): number => sheet.leading(SIZE.subtitle) + 6;

/** Share of the free width before a text. */
export const SLACK: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };
