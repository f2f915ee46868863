/** The patterns of docs/statements.md from their rows. */
import { PATTERNS } from 'ganita/api/statements/patterns.data.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';

export const statementTables: PageTables = {
  'statements.md': () => ({
    patterns: table(
      ['pattern', 'example', 'forms'],
      PATTERNS.map(({ name, example, sentences }) => [
        code(name),
        example,
        sentences.map((sentence) => code(sentence.replaceAll('|', '/'))).join('; '),
      ]),
    ),
  }),
};
