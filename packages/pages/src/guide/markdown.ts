/** Tables of Markdown. */

type Cell = string | number;

const line = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;

/** A table of cells. */
export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

export const code = (text: Cell): string => `\`${text}\``;
