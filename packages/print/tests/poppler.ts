import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this machine has poppler's tools; tests that need them are skipped where it has not, and say so. */
export const hasPoppler = ['pdftotext', 'pdftoppm', 'pdfinfo'].every((tool) => spawnSync(tool, ['-v']).status === 0);

if (!hasPoppler) console.warn('no poppler-utils on this machine: tests that read and draw PDF pages are skipped');

/** Run a tool on a PDF in a folder of its own; the folder is gone afterwards. */
function withFile<T>(pdf: Uint8Array, work: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-pdf-'));
  try {
    const path = join(folder, 'report.pdf');
    writeFileSync(path, pdf);
    return work(path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(tool: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${tool} failed: ${stderr}`);
  if (stderr.trim() !== '') throw new Error(`${tool} complains: ${stderr}`);
  return stdout;
}

/** What `pdfinfo` says, by its names. */
export const factsOf = (pdf: Uint8Array): Readonly<Record<string, string>> =>
  withFile(pdf, (path) =>
    Object.fromEntries(
      run('pdfinfo', [path])
        .split('\n')
        .flatMap((line) => {
          const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
          return name === undefined ? [] : [[name, value ?? '']];
        }),
    ),
  );

/** The elements of the structure of a document, in their order, without those they are in. */
export const structureOf = (pdf: Uint8Array): readonly string[] =>
  withFile(pdf, (path) =>
    run('pdfinfo', ['-struct', path])
      .split('\n')
      .flatMap((line) => /^ *(\w+)/.exec(line)?.slice(1) ?? []),
  );

/** A word on a page: its text and its box in points from the top left corner. */
export interface PageWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The words of every page. */
export const wordsOf = (pdf: Uint8Array): readonly (readonly PageWord[])[] =>
  withFile(pdf, (path) =>
    run('pdftotext', ['-bbox', path, '-'])
      .split('<page ')
      .slice(1)
      .map((page) =>
        [
          ...page.matchAll(
            /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/g,
          ),
        ].map(([, left, top, right, bottom, text = '']) => ({
          text: unescaped(text),
          left: Number(left),
          right: Number(right),
          top: Number(top),
          bottom: Number(bottom),
        })),
      ),
  );

const INDIAN_DIGITS = /[\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0b66-\u0b6f\u0ce6-\u0cef]/g;

/** Figures of every script as 0..9. */
export const plainDigits = (text: string): string =>
  text.replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) - 0x66) & 0xf));

/** Words whose middles are so close are in one row. */
const SAME_ROW = 3.2;

/** The rows of a page from above, each as one text, figures as 0..9. */
export const rowsOf = (words: readonly PageWord[]): readonly string[] => rowsWithin(words, SAME_ROW);

/** The same where words whose middles are closer than `sameRow`, points, are in one row. */
export function rowsWithin(words: readonly PageWord[], sameRow: number): readonly string[] {
  const rows: { middle: number; words: PageWord[] }[] = [];
  for (const word of words) {
    const middle = (word.top + word.bottom) / 2;
    const row = rows.find((one) => Math.abs(one.middle - middle) < sameRow);
    if (row === undefined) rows.push({ middle, words: [word] });
    else row.words.push(word);
  }
  return rows
    .sort((a, b) => a.middle - b.middle)
    .map((row) =>
      plainDigits(
        row.words
          .sort((a, b) => a.left - b.left)
          .map(({ text }) => text)
          .join(' '),
      ).normalize('NFC'),
    );
}

/** A page drawn in grey: one byte for each dot, 255 white. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

/** Every page drawn at so many dots to the inch. */
export const rasterised = (pdf: Uint8Array, resolution: number): readonly Raster[] =>
  withFile(pdf, (path, folder) => {
    run('pdftoppm', ['-gray', '-r', String(resolution), path, join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .sort()
      .map((name) => readGreymap(readFileSync(join(folder, name))));
  });

/** A binary PGM file. */
function readGreymap(file: Buffer): Raster {
  const [head = ''] = /^P5\s+\d+\s+\d+\s+255\s/.exec(file.subarray(0, 40).toString('latin1')) ?? [];
  const [, width = '0', height = '0'] = head.trim().split(/\s+/);
  return { width: Number(width), height: Number(height), dots: file.subarray(head.length) };
}
