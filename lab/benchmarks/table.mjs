import { cpus } from 'node:os';

/** A duration with three digits and its unit. */
export function duration(ms) {
  if (ms >= 1000) return `${(ms / 1000).toPrecision(3)} s`;
  if (ms >= 1) return `${ms.toPrecision(3)} ms`;
  return `${(ms * 1000).toPrecision(3)} µs`;
}

const EXCEEDED = ', exceeded';
/** A budget as a table shows it. */
export const shownBudget = (text, holds) => (holds ? text : text + EXCEEDED);
/** Whether a table shows a budget that is exceeded. */
export const showsExcess = (text) => text.includes(EXCEEDED);

const HEAD = ['what', 'median', 'spread (10 to 90 %)', 'clock', 'budget', 'ratio'];

/** The measured rows as a Markdown table, columns padded so that it reads well in a terminal too. */
export function table(rows) {
  const cells = rows.map(({ name, clock, cost, budget = '', within, ratio }) => [
    name,
    duration(cost.median),
    `${duration(cost.low)} to ${duration(cost.high)}`,
    clock,
    budget === '' ? '' : shownBudget(budget, within),
    ratio === undefined ? '' : `${ratio.median.toFixed(2)} × ${ratio.against}`,
  ]);
  const widths = HEAD.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i].length)));
  const line = (row) => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

/** A paragraph in lines of at most 130 columns. No word is longer than a line. */
export const paragraph = (text) => text.replace(/(.{1,130})(?: |$)/g, '$1\n').trimEnd();

/** What the figures were measured on. */
export const machine = () =>
  `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
