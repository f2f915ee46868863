import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A request in a page of the documentation and what the page says is in its answer. */
export interface DocExample {
  readonly page: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** A part of the answer, or null where the page shows none. */
  readonly answer: unknown;
}

/**
 * An example is a comment `<!-- request POST /path -->`, a block of JSON, and, if the page shows what comes back,
 * a comment `<!-- answer -->` (a part of the whole is enough) with another block.
 */
const EXAMPLE =
  /<!-- request (GET|POST) (\S+) -->\s*(?:```json\n([\s\S]*?)```)?(?:(?:(?!<!-- request)[\s\S])*?<!-- answer -->\s*```json\n([\s\S]*?)```)?/g;

const pages = (): string[] => [
  'README.md',
  ...readdirSync(`${ROOT}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const parsed = (text: string | undefined): unknown => (text === undefined ? null : JSON.parse(text));

/** Every example of README and docs. */
export const docExamples = (): DocExample[] =>
  pages().flatMap((page) =>
    [...readFileSync(`${ROOT}/${page}`, 'utf8').matchAll(EXAMPLE)].map(([, method = '', path = '', body, answer]) => ({
      page,
      method,
      path,
      body: parsed(body),
      answer: parsed(answer),
    })),
  );

/** The text of a page. */
export const pageText = (page: string): string => readFileSync(`${ROOT}/${page}`, 'utf8');
