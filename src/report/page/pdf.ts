import PDFDocument from 'pdfkit';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

/** Nothing in a report may depend on when it was made. */
const FIXED_DATE = new Date(Date.UTC(2000, 0, 1));

export interface DocumentFacts {
  readonly title: string;
  /** BCP 47 tag of the language of the pages. */
  readonly language: string;
}

/** An empty document whose bytes depend on nothing but what is drawn. */
export const openDocument = ({ title, language }: DocumentFacts): PDFKit.PDFDocument =>
  new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    font: null as never,
    info: { Title: title, CreationDate: FIXED_DATE },
  });

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
