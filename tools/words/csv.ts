import type { Entry } from './languageFolder.js';

const COLUMNS = ['file', 'key', 'english', 'text', 'note'] as const;

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Words as a table (RFC 4180), with a byte order mark by which spreadsheets know UTF-8. */
export const csvOf = (entries: readonly Entry[]): string =>
  `\ufeff${[COLUMNS, ...entries.map((entry) => COLUMNS.map((column) => entry[column]))]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')}\r\n`;

/** The rows of a table. */
function rowsOf(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.join('') !== '');
}

/** The texts of a table by key; its columns may be in any order. Error: the columns `key` and `text` are not there. */
export function textsOfCsv(csv: string): ReadonlyMap<string, string> {
  const [heads = [], ...rows] = rowsOf(csv.replace(/^\ufeff/, ''));
  const [key, text] = [heads.indexOf('key'), heads.indexOf('text')];
  if (key < 0 || text < 0) throw new Error('a table of words has the columns key and text');
  return new Map(rows.map((row) => [row[key] ?? '', (row[text] ?? '').trim()]));
}
