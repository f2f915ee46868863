import { perKey } from '@ganita/core/lazy.js';
import { xmlText } from 'ganita/drawing/svg.js';
import PDFDocument from 'pdfkit';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

/** Nothing in a report may depend on when it was made. */
const FIXED_DATE = new Date(Date.UTC(2000, 0, 1));

export interface DocumentFacts {
  readonly title: string;
  /** BCP 47 tag of the language of the pages. */
  readonly language: string;
  /** Of every page; A4 upright unless given. */
  readonly page?: { readonly width: number; readonly height: number };
}

/** An empty document whose bytes depend on nothing but what is drawn. */
export function openDocument({ title, language, page = PAGE }: DocumentFacts): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    font: null as never,
    info: { Title: title, CreationDate: FIXED_DATE },
  });
  // pdfkit writes the title into its XML as it is, after it has written that of the document.
  const { endMetadata } = document as unknown as { endMetadata(): void };
  return Object.assign(document, {
    endMetadata() {
      document.info.Title = xmlText(title);
      endMetadata.call(document);
    },
  });
}

/** End a document and collect its bytes. */
export async function documentBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const ended = new Promise<void>((done, fail) => {
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', done);
    document.on('error', fail);
  });
  document.end();
  await ended;
  return Buffer.concat(parts);
}

/** Writing of numbers and colours as PDF operators take them. */

/** A number with at most three decimals. */
export const figure = (x: number): string => String(Math.round(x * 1000) / 1000 + 0);

/** `#7a1f1f` as the three parts of an RGB colour, 0..1. */
export const rgb = perKey((colour: string) =>
  [1, 3, 5].map((at) => figure(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' '),
);

const fourDigits = (code: number): string => code.toString(16).padStart(4, '0');

/** A glyph number as four hexadecimal digits. */
export const glyphCode = fourDigits;

/** A text as a hexadecimal PDF string in UTF-16 with its byte order mark. */
export const unicodeString = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, index) => fourDigits(text.charCodeAt(index))).join('')}>`;
