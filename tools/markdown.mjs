const line = (cells) => `| ${cells.join(' | ')} |`;
/** A table of cells. */
export const table = (head, rows) => [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
export const code = (text) => `\`${text}\``;

/** Choices of the rules: name, values with the default first, what they decide, source. */
export const choiceTable = (choices) =>
  table(
    ['rule', 'values, the default first', 'decides', 'source'],
    Object.entries(choices).map(([name, { values, default: usual, decides, source }]) => [
      code(name),
      [usual, ...values.filter((value) => value !== usual)].map(code).join(', '),
      decides,
      source,
    ]),
  );
