/** Tables of Markdown. */

type Cell = string | number;

const line = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;

/** A table of cells. */
export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

export const code = (text: Cell): string => `\`${text}\``;

export const count = (value: number): string => value.toLocaleString('en-US');
/** A share in percent, cut and not rounded up: only all is 100 %. */
export const share = ({ compared, equal }: { readonly compared: number; readonly equal: number }): string =>
  compared === 0 ? '' : `${Math.floor((100_000 * equal) / compared) / 1000} %`;
