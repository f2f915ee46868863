import { describe, expect, it } from 'vitest';
import { amsaRulerWord } from './compoundNames.js';
import { LANGUAGES, type Language } from './languages.js';
import { localeOf, WORDS } from './words.js';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Letters of one script, with the brackets, strokes and spaces that join two names. */
const lettersOf = (language: Language): RegExp => new RegExp(`^[\\p{Script=${localeOf(language).script}} ()/]+$`, 'u');

describe('the words of amsas', () => {
  it.each(OTHERS)('are written in the script of %s only', (language) => {
    const words = [...Object.values(WORDS[language].amsas.nadiamsa), ...Object.values(WORDS[language].amsas.ruler)];
    expect(words.filter((word) => !lettersOf(language).test(word))).toEqual([]);
  });

  it.each(LANGUAGES)('give every nadiamsa its own word in %s', (language) => {
    const words = Object.values(WORDS[language].amsas.nadiamsa);
    expect(words.length).toBe(143);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  it('distinguish the Maya of D-24 from the Maya of D-60', () => {
    expect(WORDS.hi.amsas.ruler[amsaRulerWord('D-24_chaturvimsamsa', 'Maya')]).toBe('मय');
    expect(WORDS.hi.amsas.ruler[amsaRulerWord('D-60_shastiamsa', 'Maya')]).toBe('माया');
    expect(WORDS.en.amsas.ruler[amsaRulerWord('D-24_chaturvimsamsa', 'Maya')]).toBe('Maya');
  });
});
