import { describe, expect, it } from 'vitest';
import { localeFile, wordFiles } from './languageFiles.js';
import { LANGUAGES } from './languages.js';
import { packLanguage, unpackLanguage } from './packedLanguage.js';

const english = { locale: localeFile('en'), words: wordFiles('en') };

describe('a packed language', () => {
  it.each(LANGUAGES)('has all words of %s again when it is unpacked', (language) => {
    const files = { locale: localeFile(language), words: wordFiles(language) };
    const unpacked = unpackLanguage(JSON.parse(JSON.stringify(packLanguage(files, english))), english);
    expect(unpacked).toEqual(files);
  });

  it('is not unpacked by the keys of another version', () => {
    const { locale, words } = packLanguage(english, english);
    expect(() => unpackLanguage({ locale, words: words.slice(1) }, english)).toThrow(/^English has \d+ words, and/);
  });

  it('is not made of a language that lacks a word', () => {
    const { zodiac: _zodiac, ...others } = english.words;
    expect(() => packLanguage({ ...english, words: others }, english)).toThrow('English has no zodiac.');
  });
});
