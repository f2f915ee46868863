import type { Choice } from '@ganita/core/rules/choice.js';
import { code, table } from './markdown.js';

/** Most values that a table lists; of more it shows the first ones and the last. */
const MAX_VALUES = 80;

function listedValues(values: readonly (string | number)[]): string {
  if (values.length <= MAX_VALUES) return values.map(code).join(', ');
  return `${values.slice(0, 4).map(code).join(', ')} .. ${code(values.at(-1) ?? '')} (${values.length} in all, listed in \`/openapi.json\`)`;
}

/** Choices of the rules: name, values with the default first, what they decide, source. */
export const choiceTable = (choices: Readonly<Record<string, Choice>>): string =>
  table(
    ['rule', 'values, the default first', 'decides', 'source'],
    Object.entries(choices).map(([name, { values, default: usual, decides, source }]) => [
      code(name),
      listedValues([usual, ...values.filter((value) => value !== usual)]),
      decides,
      source,
    ]),
  );
