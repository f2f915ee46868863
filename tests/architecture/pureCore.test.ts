import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.js';
import { moduleState, tokensOf } from './tokens.js';

/** What would make an answer depend on something else than its arguments. Matched against tokens, not comments. */
const IMPURE: Readonly<Record<string, RegExp>> = {
  'the clock': /\bDate\b|\bperformance\b/,
  'the environment': /\bprocess\b|\bglobalThis\b|\bimport \. meta\b/,
  chance: /\bMath \. random\b|\bcrypto\b/,
  'the console': /\bconsole\b/,
  timers: /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask)\b/,
  'the network': /\bfetch\b|\bXMLHttpRequest\b|\bWebSocket\b/,
  'the locale': /\bIntl\b|\blocaleCompare\b|\btoLocale\w+\b/,
  'code loaded while running': /\brequire \(|\bimport \(|\beval\b/,
};

const impurities = (text: string): readonly string[] => {
  const tokens = tokensOf(text);
  return Object.entries(IMPURE).flatMap(([what, pattern]) => (pattern.test(tokens) ? [what] : []));
};

describe('the core and the calendars below it', () => {
  const files = [...sourceFiles('packages/core/src'), ...sourceFiles('packages/calendars/src')];

  it('is there to be checked', () => {
    expect(files.length).toBeGreaterThan(15);
  });

  it('reads no clock, environment, chance, network or locale', () => {
    const found = files.flatMap(({ path, text }) => impurities(text).map((what) => `${path}: ${what}`));
    expect(found).toEqual([]);
  });

  it('keeps no state in its modules', () => {
    const found = files.flatMap(({ path, text }) => moduleState(text).map((name) => `${path}: ${name}`));
    expect(found).toEqual([]);
  });

  it('counts signs by the functions of zodiac, never by a remainder of 12', () => {
    const found = files
      .filter(({ path }) => path.startsWith('packages/core/') && !path.startsWith('packages/core/src/zodiac/'))
      .filter(({ text }) => /% (?:12|SIGN_COUNT)\b(?!\.)/.test(tokensOf(text)))
      .map(({ path }) => path);
    expect(found).toEqual([]);
  });
});

describe('the check itself', () => {
  it.each([
    ['const now = Date.now();', 'the clock'],
    ['const now = new Date();', 'the clock'],
    ['const zone = process.env.TZ;', 'the environment'],
    ['const x = Math . random();', 'chance'],
    ['console.log(1);', 'the console'],
    ['setTimeout(() => 1, 5);', 'timers'],
    ["const a = ['b'].sort((x, y) => x.localeCompare(y));", 'the locale'],
    ["const m = await import('x');", 'code loaded while running'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
    ['const s = `${Date.now()}`;', 'the clock'],
  ])('finds the impurity of %s', (text, what) => {
    expect(impurities(text)).toEqual([what]);
  });

  it('does not mind comments, strings and longer names', () => {
    expect(
      impurities("// new Date()\n/** process. */ export const updateDates = 'console.log(Math.random())';"),
    ).toEqual([]);
  });

  it('finds variables of the module and leaves those of functions alone', () => {
    expect(
      moduleState('let a = 1, b = 2; var c; const d = 3; const f = () => { let e = 1; e += 1; return e; };'),
    ).toEqual(['a', 'b', 'c']);
  });
});
