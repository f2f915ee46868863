/** Tables of Markdown. */

type Cell = string | number;

const line = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;

/** A table of cells. */
export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

export const code = (text: Cell): string => `\`${text}\``;

/** A paragraph in lines of at most 130 columns, as tests/docs/words.test.ts wants them. No word is longer than a line. */
export const paragraph = (text: string): string => text.replace(/(.{1,130})(?: |$)/g, '$1\n').trimEnd();
