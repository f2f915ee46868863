import type { Choice } from '../../src/core/rules/choice.js';
import { code, table } from './markdown.mjs';

/** Choices of the rules: name, values with the default first, what they decide, source. */
export const choiceTable = (choices: Readonly<Record<string, Choice>>): string =>
  table(
    ['rule', 'values, the default first', 'decides', 'source'],
    Object.entries(choices).map(([name, { values, default: usual, decides, source }]) => [
      code(name),
      [usual, ...values.filter((value) => value !== usual)].map(code).join(', '),
      decides,
      source,
    ]),
  );
