/** Tables of Markdown. Plain JavaScript, because the benchmarks, which measure their own memory, run without a compiler. */

/** @typedef {string | number} Cell */

/** @param {readonly Cell[]} cells */
const line = (cells) => `| ${cells.join(' | ')} |`;

/**
 * A table of cells.
 *
 * @param {readonly Cell[]} head
 * @param {readonly (readonly Cell[])[]} rows
 */
export const table = (head, rows) => [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** @param {Cell} text */
export const code = (text) => `\`${text}\``;

/**
 * A paragraph in lines of at most 130 columns, as tests/docs/glossary.test.ts wants them. No word is longer than a line.
 *
 * @param {string} text
 */
export const paragraph = (text) => text.replace(/(.{1,130})(?: |$)/g, '$1\n').trimEnd();

/**
 * A page with the text between each pair of markers replaced. Error: the page lacks a marker.
 *
 * @param {string} page
 * @param {Readonly<Record<string, string>>} tables by the name of their markers
 */
export function withTables(page, tables) {
  return Object.entries(tables).reduce((text, [name, body]) => {
    const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from === -1 || to < from) throw new Error(`no ${begin} ... ${end}`);
    return `${text.slice(0, from)}${begin}\n\n${body}\n\n${text.slice(to)}`;
  }, page);
}
