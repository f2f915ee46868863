import { describe, expect, it } from 'vitest';
import { slotsOf } from './languageFaults.js';
import { LANGUAGES, type Language } from './languages.js';
import { localeOf, vocabularies } from './words.js';

/** An ending of a language apart from the slot before it. */
function detached(language: Language): RegExp | null {
  const { endings } = localeOf(language);
  return endings.length === 0 ? null : new RegExp(`\\} (?:${endings.join('|')})(?=[ .,;:]|$)`, 'u');
}

const slotsIn = (text: string): readonly string[] =>
  slotsOf(text)
    .map(({ name }) => name)
    .sort();

describe('the forms of words in sentences', () => {
  it.each(LANGUAGES)('have no ending apart from its noun, %s', (language) => {
    const pattern = detached(language);
    const found = vocabularies().flatMap(({ name, words }) =>
      Object.entries(words[language]).flatMap(([id, text]) => (pattern?.test(text) ? [`${name}.${id}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('fill in every language the slots of the English sentence, but those that its grammar leaves out', () => {
    const leftOut = new Set([
      'sentences.form.house',
      'forms.genitive.house',
      'forms.dative.house',
      'forms.sociative.house',
    ]);
    const found = vocabularies().flatMap(({ name, words }) =>
      Object.entries(words.en).flatMap(([id, text]) =>
        leftOut.has(`${name}.${id}`)
          ? []
          : LANGUAGES.filter((language) => slotsIn(words[language][id] ?? '').join() !== slotsIn(text).join()).map(
              (language) => `${language} ${name}.${id}`,
            ),
      ),
    );
    expect(found).toEqual([]);
  });
});
