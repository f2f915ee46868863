import { readFileSync } from 'node:fs';
import { RELATIONS } from '@ganita/core/facts/evidence.js';
import { filledPage, PAGES_WITH_TABLES, tablesOf } from '@ganita/pages/guide/guide.js';
import { emptied, filledWith, hasEmptyMarkers } from '@ganita/pages/guide/markers.js';
import type { Endpoint } from 'ganita/api/endpoint.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../architecture/sourceFiles.js';
import { pages, pageText } from './examples.js';

const inGit = (page: string): string => readFileSync(`${projectRoot}${page}`, 'utf8');
const guidePages = pages().filter((page) => page.startsWith('docs/'));

describe('the tables of the documentation', () => {
  it.each(guidePages)('%s has no marker without its table, and no value that is missing', (page) => {
    const text = pageText(page);
    expect(hasEmptyMarkers(text)).toBe(false);
    expect(text).not.toMatch(/\| (?:undefined|NaN|\[object Object\])|\bundefined \|/);
  });

  it.each(guidePages)('of %s are not in git (node tools/release/fillGuide.mjs --empty)', (page) => {
    expect(emptied(inGit(page))).toBe(inGit(page));
    expect(emptied(pageText(page))).toBe(inGit(page));
  });

  it.each(PAGES_WITH_TABLES)('of %s have their markers in the page', (page) => {
    const text = inGit(`docs/${page}`);
    expect(Object.keys(tablesOf(page)).filter((name) => !text.includes(`<!-- ${name}:begin -->`))).toEqual([]);
  });

  it('have a line for every row', () => {
    const lines = (page: string, name: string): number => (tablesOf(page)[name] ?? '').split('\n').length - 2;
    expect(lines('doshas.md', 'exceptions')).toBe(17);
    expect(lines('doshas.md', 'types')).toBe(12);
    expect(lines('longevity.md', 'combinations')).toBe(20);
  });

  it('leave no relation of evidence unexplained', () => {
    const page = inGit('docs/evidence.md');
    expect(RELATIONS.filter((relation) => !page.includes(`\`${relation}\``))).toEqual([]);
  });

  it('are not written into a page that they are in, nor between markers of another name', () => {
    const page = '# A page\n\n<!-- doshas:begin -->\n<!-- doshas:end -->\n';
    const filled = filledWith(page, { doshas: 'text' });
    expect(filled).toBe('# A page\n\n<!-- doshas:begin -->\n\ntext\n\n<!-- doshas:end -->\n');
    expect(filledWith(filled, { doshas: 'other' })).toBe(filled);
    expect(filledPage('no-such-page.md', filled)).toBe(filled);
    expect(emptied(filled)).toBe(page);
    expect(() => filledPage('no-such-page.md', page)).toThrow('there is no table doshas');
  });
});

describe('the README', () => {
  it('lists every endpoint with its summary and command', () => {
    const text = inGit('README.md');
    const missing = Object.values<Endpoint>(ENDPOINTS)
      .map(({ method, path, summary, ...endpoint }) => {
        const command = 'command' in endpoint ? `\`ganita ${endpoint.command.name}\`` : '';
        return `| \`${method} ${path}\` | ${summary} | ${command} |`;
      })
      .filter((line) => !text.includes(line));
    expect(missing).toEqual([]);
  });
});

describe('the index of the documentation', () => {
  const [forUsers = '', forMaintainers = ''] = inGit('docs/README.md').split('\n# For maintainers\n');
  const linkedIn = (text: string): readonly string[] =>
    [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, page = '']) => `docs/${page}`);

  it('lists every page once, for users or for maintainers', () => {
    const listed = [...linkedIn(forUsers), ...linkedIn(forMaintainers)];
    expect(linkedIn(forMaintainers)).toContain('docs/agreement.md');
    expect(listed.toSorted()).toEqual(guidePages.filter((page) => page !== 'docs/README.md').toSorted());
  });

  it('lists at most 90,000 words for users', () => {
    const words = (page: string): number => inGit(page).split(/\s+/).filter(Boolean).length;
    expect(linkedIn(forUsers).reduce((sum, page) => sum + words(page), 0)).toBeLessThanOrEqual(90_000);
  });
});
