import { describe, expect, it } from 'vitest';
import { choiceWords, valueWords } from './choiceWords.js';
import { WORDS } from './words.js';

describe('a choice or a value of one in words', () => {
  it('is a number with its decimal point where the value is one', () => {
    expect(valueWords('dasha_year_days', 365.256364, WORDS.hi)).toEqual({ text: '365.256364', isEnglish: false });
  });

  it('is its id as English where the language has no word for it', () => {
    expect(valueWords('unknown', 'by_bhava_method', WORDS.hi)).toEqual({ text: 'By bhava method', isEnglish: true });
    expect(choiceWords('compound.d1', WORDS.hi)).toEqual({ text: 'Compound d1', isEnglish: true });
  });
});
