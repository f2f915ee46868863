import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filledPage } from '@ganita/pages/guide/guide.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A request in a page of the documentation and what the page says is in its answer. */
export interface DocExample {
  readonly page: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** 200, or the status of an answer that rejects the request. */
  readonly status: number;
  /** A part of the answer, or null where the page shows none. */
  readonly answer: unknown;
}

/**
 * An example is a comment `<!-- request POST /path -->`, a block of JSON or a call by curl with such a body, and, if the page shows what comes back,
 * a comment `<!-- answer -->` (a part of the whole is enough), or `<!-- rejected with 400 -->`, with another block.
 */
const EXAMPLE =
  /<!-- request (GET|POST) (\S+) -->\s*(?:```json\n([\s\S]*?)```|```sh\ncurl [\s\S]*? -d '([^']*)'\n```)?(?:(?:(?!<!-- request)[\s\S])*?<!-- (?:answer|rejected with (\d{3})) -->\s*```json\n([\s\S]*?)```)?/g;

/** README, what agents read, and every page of docs, by their paths from the root of the project. */
export const pages = (): string[] => [
  'README.md',
  'packages/ganita/AGENTS.md',
  ...readdirSync(`${ROOT}/docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

const parsed = (text: string | undefined): unknown => (text === undefined ? null : JSON.parse(text));

/** Every example of README and docs. */
export const docExamples = (): DocExample[] =>
  pages().flatMap((page) =>
    [...readFileSync(`${ROOT}/${page}`, 'utf8').matchAll(EXAMPLE)].map(
      ([, method = '', path = '', json, data, status = '200', answer]) => ({
        page,
        method,
        path,
        body: parsed(json ?? data),
        status: Number(status),
        answer: parsed(answer),
      }),
    ),
  );

/** The text of a page as it is served: with the tables that are not in git. */
export function pageText(page: string): string {
  const text = readFileSync(`${ROOT}/${page}`, 'utf8');
  return page.startsWith('docs/') ? filledPage(page.slice('docs/'.length), text) : text;
}
