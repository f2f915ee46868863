import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvOf, textsOfCsv } from '../../tools/words/csv.js';
import { type Entry, entriesOf, wordsIn, writeTexts } from '../../tools/words/languageFolder.js';
import { notes } from '../../tools/words/notes.js';
import { textsOfXliff, xliffOf } from '../../tools/words/xliff.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const noted = (key: string): string => `<${key}> & "more"`;

const FORMATS = {
  CSV: (entries: readonly Entry[]) => textsOfCsv(csvOf(entries)),
  XLIFF: (entries: readonly Entry[]) => textsOfXliff(xliffOf(entries, 'te')),
};

describe('the words of translators', () => {
  let languages: string;
  beforeEach(() => {
    languages = mkdtempSync(join(tmpdir(), 'words-'));
    cpSync(join(root, 'packages/words/languages'), languages, { recursive: true });
  });
  afterEach(() => rmSync(languages, { recursive: true }));
  const file = (path: string): string => readFileSync(join(languages, path), 'utf8');

  it.each(Object.entries(FORMATS))('come back from %s as they were, byte by byte', (_, throughFormat) => {
    const before = [wordsIn(join(languages, 'te')), file('te/report.json'), file('te/review.json')];
    expect(writeTexts(languages, 'te', throughFormat(entriesOf(languages, 'te', noted)))).toEqual([]);
    expect([wordsIn(join(languages, 'te')), file('te/report.json'), file('te/review.json')]).toEqual(before);
  });

  it.each(Object.entries(FORMATS))(
    'change where %s has another text, and their area is unread then',
    (_, throughFormat) => {
      const text = 'a "quoted", <b> & text';
      const texts = throughFormat(
        entriesOf(languages, 'te', noted).map((entry) =>
          entry.key === 'zodiac.sign.Aries' ? { ...entry, text } : entry,
        ),
      );
      expect(writeTexts(languages, 'te', texts)).toEqual(['zodiac.sign.Aries']);
      expect(wordsIn(join(languages, 'te')).zodiac?.zodiac?.sign?.Aries).toBe(text);
      const { readings } = JSON.parse(file('te/review.json')) as { readings: Record<string, unknown> };
      expect([readings.zodiac, readings.amsas]).toEqual([null, expect.objectContaining({ native: false })]);
    },
  );

  it('of a new language are all still to be written, and those that are make its folder', () => {
    const entries = entriesOf(languages, 'kok', noted);
    expect(entries.filter(({ text }) => text !== '')).toEqual([]);
    expect(entries.length).toBe(entriesOf(languages, 'en', noted).length);
    writeTexts(languages, 'kok', new Map([['zodiac.sign.Aries', 'मेष']]));
    expect(wordsIn(join(languages, 'kok'))).toEqual({ zodiac: { zodiac: { sign: { Aries: 'मेष' } } } });
  });

  it('are for where there is no Node too, once a language is given', async () => {
    const contents = `
      import { registerLanguage } from '@ganita/words/languageFiles.js';
      import { filled } from '@ganita/words/messages.js';
      import { WORDS } from '@ganita/words/words.js';
      const locale = { tag: 'ta' };
      registerLanguage('ta', { locale, words: { sky: { transits: { motion: { ends: '{$time} முடிவு' } } } } });
      said.push(filled(WORDS.ta.transits.motion.ends, { time: '6' }, WORDS.ta));
      try { WORDS.te } catch ({ message }) { said.push(message) }`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: root },
      bundle: true,
      write: false,
      format: 'iife',
      platform: 'browser',
      conditions: ['ganita-source'],
      logLevel: 'silent',
    });
    const said: string[] = [];
    runInContext(outputFiles[0]?.text ?? '', createContext({ Intl, URL, said }));
    expect(said).toEqual(['6 முடிவு', expect.stringContaining('give each language by registerLanguage')]);
  });

  it('are rejected where English has no such word', () => {
    expect(() => writeTexts(languages, 'te', new Map([['zodiac.sign.Ophiuchus', 'x']]))).toThrow('Ophiuchus');
  });

  it('are rejected where a slot is not closed or not known, with the key and the place, and nothing is written', () => {
    const before = file('te/pages.json');
    const written = (text: string) =>
      writeTexts(
        languages,
        'te',
        new Map([
          ['pages.phrase.until', text],
          ['pages.phrase.until_on_date', 'x'],
        ]),
      );
    expect(() => written('{$time')).toThrow(/^te\/pages\.json: pages\.phrase\.until is no message: .* at 6$/);
    expect(() => written('వరకు {time')).toThrow(/^te\/pages\.json: pages\.phrase\.until /);
    expect(() => written('{$until}')).toThrow('pages.phrase.until has a slot that the English has not: {$until}');
    expect(file('te/pages.json')).toBe(before);
  });

  it('say what their vocabulary is and where it is used', () => {
    expect(notes(root)('pages.festivalReason.only_day')).toMatch(
      /^Words of the pages.* What decided the date .* Used in packages\/pages\/src\/almanac\/reason\.ts/,
    );
  });

  it('are listed whole by who has read them', () => {
    const english = wordsIn(join(languages, 'en'));
    const areas = Object.values(english).flatMap(Object.keys);
    for (const code of ['en', 'hi', 'ka', 'ta', 'te']) {
      const { readings } = JSON.parse(file(`${code}/review.json`)) as { readings: Record<string, object | null> };
      expect(
        Object.keys(readings)
          .filter((area) => !area.includes('.'))
          .sort(),
      ).toEqual([...areas].sort());
      for (const reading of Object.values(readings)) {
        if (reading !== null)
          expect(reading).toEqual({ on: expect.any(String), by: expect.any(String), native: expect.any(Boolean) });
      }
    }
  });
});
