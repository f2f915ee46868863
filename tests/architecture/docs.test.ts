import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cached } from '@ganita/core/lazy.js';
import { describe, expect, it } from 'vitest';
import { pageText } from '../docs/examples.js';
import { projectRoot, SOURCE_FOLDERS, TEST_FOLDERS } from './sourceFiles.js';

const texts = new Map<string, string>();
/** The text of a file; of a page of the documentation as it is served, with its tables. */
const read = (path: string): string => cached(texts, path.replaceAll('\\', '/'), pageText);

const pagesOf = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Targets of the links of a page that lead to a file of the project. */
const localLinks = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));

/** What a page can be linked by: its explicit anchors, and its headings in lower case, without marks, hyphens for spaces. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = '']) => id),
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  ]);

describe('the documentation', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...pagesOf('docs'),
    ...SOURCE_FOLDERS.map((folder) => folder.replace(/src$/, 'README.md')),
    ...[...SOURCE_FOLDERS, ...TEST_FOLDERS].flatMap(pagesOf),
  ];

  it('has no link that leads nowhere', () => {
    const lost = pages.flatMap((page) =>
      localLinks(read(page))
        .filter((target) => !existsSync(join(projectRoot, dirname(page), target)))
        .map((target) => `${page}: ${target}`),
    );
    expect(lost).toEqual([]);
  });

  it('has the heading or the anchor of every link into a page', () => {
    const lost = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)]
        .filter(([, target = '']) => target === '' || (target.endsWith('.md') && !/^[a-z]+:/.test(target)))
        .filter(([, target = '', anchor = '']) => {
          const to = target === '' ? page : join(dirname(page), target);
          return !anchorsOf(read(to)).has(anchor);
        })
        .map(([link]) => `${page}: ${link}`),
    );
    expect(lost).toEqual([]);
  });

  it('names every page in its index', () => {
    const named = new Set(localLinks(read('docs/README.md')).map((target) => join('docs', target)));
    expect(pagesOf('docs').filter((page) => page !== 'docs/README.md' && !named.has(page))).toEqual([]);
  });

  it('carries the whole licence', () => {
    const licence = read('LICENSE');
    expect(licence.split('\n')).toHaveLength(662);
    expect(licence).toContain('Version 3, 19 November 2007');
    expect(licence).toContain('13. Remote Network Interaction');
  });
});
