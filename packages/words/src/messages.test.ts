import { describe, expect, it } from 'vitest';
import { slotsOf } from './languageFaults.js';
import { LANGUAGES } from './languages.js';
import { filled } from './messages.js';
import { vocabularies, WORDS } from './words.js';

describe('a message', () => {
  const genitive = (form: string): string => (form === 'genitive' ? 'சூரியனின்' : 'சூரியன்');

  it('takes each word in the form that its slot requires', () => {
    const slots = { who: genitive, part: 'x' };
    expect(filled('{$who :word case=genitive} {$part}', slots, WORDS.ta)).toBe('சூரியனின் x');
    expect(filled('{$who :word}', slots, WORDS.ta)).toBe('சூரியன்');
  });

  it('chooses by a number in the plural forms of its language', () => {
    const days = '.input {$days :number} .match $days one {{a day}} * {{{$days} days}}';
    expect(filled(days, { days: '1' }, WORDS.en)).toBe('a day');
    expect(filled(days, { days: '12' }, WORDS.en)).toBe('12 days');
  });

  it.each([
    ['a slot without a text', '{$who} and {$whose}', 'Variable not available: $whose'],
    ['a form that there is not', '{$who :word case=vocative}', 'no form of a word is called vocative'],
    ['a function that there is not', '{$who :noun}', 'noun'],
    ['a mistake of syntax', '{$who', "Missing ' '"],
  ])('rejects %s', (_, message, words) => {
    expect(() => filled(message, { who: 'Mars' }, WORDS.en)).toThrow(words);
  });
});

describe('every message', () => {
  const messages = vocabularies().flatMap(({ name, words }) =>
    Object.keys(words.en).flatMap((id) => (slotsOf(words.en[id] ?? '').length === 0 ? [] : [{ name, id, words }])),
  );

  it.each(LANGUAGES)('leaves no slot open and no Latin letter, in whatever form its words are, %s', (language) => {
    const text = WORDS[language].zodiac.body.Sun;
    const faults = messages.flatMap(({ name, id, words }) => {
      const source = words[language][id] ?? '';
      const slots = Object.fromEntries(
        slotsOf(words.en[id] ?? '').map((slot) => [slot.name, slot.hasForms ? () => text : text]),
      );
      const said = filled(source, slots, { language });
      const latin = language === 'en' ? false : /[A-Za-z]/.test(said);
      const isWhole = slotsOf(source).length === 0 || said.includes(text);
      return /[{}$]/.test(said) || latin || !isWhole ? [`${name}.${id}: ${said}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('is one of some hundred', () => {
    expect(messages.length).toBeGreaterThan(100);
  });
});
