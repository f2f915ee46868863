import { openApiDocument } from '@ganita/service/openapi/document.js';
import { settingsSchema } from '@ganita/service/server/settings.js';
import { isSafe } from 'redos-detector';
import { describe, expect, it } from 'vitest';
import { patternsIn, regularExpressionsIn } from './regularExpressions.js';
import { allSourceFiles } from './sourceFiles.js';

/** Steps back that an expression may take in the worst case; the detector calls the rest unbounded. */
const MOST_BACKTRACKS = 200;

/** Expressions whose cost grows with the square of a text, and the texts of our own that alone they read. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  '/_\\d+$/': 'ids of yogas',
  '/\\bdocs\\/rules\\/([\\w-]+\\.md)(#[a-z][a-z0-9-]*(?:(?:, and |, | and | to )#[a-z][a-z0-9-]*)*)?/g':
    'sources of rows',
  '/<!-- ([\\w-]+):begin -->\\s*<!-- \\1:end -->/g': 'pages of the documentation',
  '/<!-- ([\\w-]+):begin -->\\n[\\s\\S]*?<!-- \\1:end -->/g': 'pages of the documentation',
  '/longitude$|^(?:start|middle|end|[ASM]\\d+)$/': 'keys of an answer',
};

/** Expressions that are put together while the program runs, by file, and of what. */
const MADE: Readonly<Record<string, string>> = {
  'packages/ganita/src/adapters/placeIndex/normalise.ts': 'a class of letters of a table',
  'packages/ganita/src/adapters/zoneHistory/posixRule.ts': 'fixed parts, for the rules of the bundled zones',
  'packages/ganita/src/api/statements/sentence.ts': 'the patterns of a table; a sentence has at most 120 letters',
};

const bounded = (expression: RegExp): boolean => isSafe(expression, { maxScore: MOST_BACKTRACKS }).safe;

describe('no text can keep a regular expression busy', () => {
  const files = allSourceFiles();
  const found = files.map(({ path, text }) => ({ path, ...regularExpressionsIn(text, path) }));
  const literals = found.flatMap(({ path, literals: inFile }) => inFile.map((one) => [path, one] as const));
  const patterns = patternsIn([JSON.parse(JSON.stringify([openApiDocument({}, { sourceUrl: 'x' }), settingsSchema]))]);

  it('which the detector would find out', () => {
    for (const vulnerable of [/^(a+)+$/, /^(a|b|ab)*$/, /\s+$/]) expect(bounded(vulnerable)).toBe(false);
    for (const harmless of [/^\d{4}-\d\d$/, /^[a-z]+$/u]) expect(bounded(harmless)).toBe(true);
    expect(literals.length).toBeGreaterThan(30);
    expect(patterns.length).toBeGreaterThan(5);
  });

  it('of the source', () => {
    const unbounded = literals.filter(([, one]) => !(String(one) in OWN_TEXTS) && !bounded(one));
    expect(unbounded.map(([path, one]) => `${path}: ${one}`)).toEqual([]);
  });

  it('of the schemas of requests, answers and settings', () => {
    expect([...new Set(patterns)].filter((one) => !bounded(new RegExp(one, 'u')))).toEqual([]);
  });

  it('that is made while the program runs, because none is made of what a caller sends', () => {
    expect(found.filter(({ made }) => made.length > 0).map(({ path }) => path)).toEqual(Object.keys(MADE));
  });

  it('and no exception outlives its expression', () => {
    const all = new Set(literals.map(([, one]) => String(one)));
    expect(Object.keys(OWN_TEXTS).filter((one) => !all.has(one))).toEqual([]);
  });
});
