import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.js';
import { vocabularies } from './words.js';

/** Case endings and postpositions that are written with the word before them, after a slot with a space between. */
const DETACHED: Readonly<Record<Exclude<Language, 'en' | 'hi'>, RegExp>> = {
  ka: /\} (?:ರ|ರಂದು|ರಿಂದ|ರಲ್ಲಿ|ದಿಂದ|ಇಂದ|ಗೆ|ಕ್ಕೆ|ದಲ್ಲಿ|ಯಲ್ಲಿ|ನಲ್ಲಿ|ಒಂದಿಗೆ|ದ|ನ|ಯ|ವಿನ)(?=[ .,;:]|$)/u,
  ta: /\} (?:அன்று|இலிருந்து|இல்|இன்|உக்கு|க்கு|உடன்|ஐ|ஆல்|யில்|காலத்தில் நேரத்தில்)(?=[ .,;:]|$)/u,
  te: /\} (?:లో|కి|కు|ని|ను|తో|పై|న|చే)(?=[ .,;:]|$)/u,
};
const AGGLUTINATING = Object.keys(DETACHED) as (keyof typeof DETACHED)[];

const slotsOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\d)/g)].map(([, slot]) => slot as string))].sort();

describe('the forms of words in sentences', () => {
  it.each(AGGLUTINATING)('have no ending apart from its noun, %s', (language) => {
    const found = vocabularies().flatMap(({ name, words }) =>
      Object.entries(words[language]).flatMap(([id, text]) => (DETACHED[language].test(text) ? [`${name}.${id}`] : [])),
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
          : LANGUAGES.filter((language) => slotsOf(words[language][id] ?? '').join() !== slotsOf(text).join()).map(
              (language) => `${language} ${name}.${id}`,
            ),
      ),
    );
    expect(found).toEqual([]);
  });
});
