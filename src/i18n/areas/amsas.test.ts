import { describe, expect, it } from 'vitest';
import { NADIAMSA_NAMES } from '../../core/vargas/nadiamsaNames.data.js';
import { amsaNames } from './amsaNames.js';
import { amsaRulers, amsaRulerWord } from './amsaRulers.js';

/** Letters of one script, with the brackets, strokes and spaces that join two names. */
const SCRIPTS = {
  hi: /^[\p{Script=Devanagari} ()/]+$/u,
  ka: /^[\p{Script=Kannada} ()/]+$/u,
  ta: /^[\p{Script=Tamil} ()/]+$/u,
  te: /^[\p{Script=Telugu} ()/]+$/u,
};
const LANGUAGES = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

describe('the words of amsas', () => {
  it.each(LANGUAGES)('are written in the script of %s only', (language) => {
    const words = [...Object.values(amsaNames[language]), ...Object.values(amsaRulers[language])];
    expect(words.filter((word) => !SCRIPTS[language].test(word))).toEqual([]);
  });

  it.each(LANGUAGES)('give every nadiamsa its own word in %s', (language) => {
    const words = Object.values(amsaNames[language]);
    expect(words.length).toBe(143);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  it('are the spelling of the rules in English', () => {
    expect(NADIAMSA_NAMES.every((name) => amsaNames.en[name] === name)).toBe(true);
    expect(amsaRulers.en.Devas).toBe('Devas');
  });

  it('tell the Maya of D-24 from the Maya of D-60', () => {
    expect(amsaRulers.hi[amsaRulerWord('D-24_chaturvimsamsa', 'Maya')]).toBe('मय');
    expect(amsaRulers.hi[amsaRulerWord('D-60_shastiamsa', 'Maya')]).toBe('माया');
    expect(amsaRulers.en[amsaRulerWord('D-24_chaturvimsamsa', 'Maya')]).toBe('Maya');
  });
});
