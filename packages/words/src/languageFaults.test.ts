import { describe, expect, it } from 'vitest';
import { allFaults, languageFaults } from './languageFaults.js';
import { localeFile } from './languageFiles.js';

const locale = localeFile('ta');
const english = {
  locale: localeFile('en'),
  words: { sky: { transits: { motion: { direct: 'Direct', ends: '{$who :word} ends at {$time}' } } } },
};
type Words = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>>
>;

const faultsOf = (motion: Readonly<Record<string, string>>): readonly string[] =>
  languageFaults('ta', { locale, words: { sky: { transits: { motion } } } }, english);

const GOOD = { direct: 'நேர்', ends: '{$time} {$who :word case=genitive} முடிவு' };

/** Messages that can be parsed, and of which a page that fills them would die. */
const NO_REST = '.input {$time :string} .match $time 1 {{{$time :string} {$who :word}}}';
const NO_FUNCTION = '.match $time * {{{$time} {$who :word}}}';

describe('a language', () => {
  it('has every word of English, and no others', () => {
    expect(allFaults()).toEqual([]);
    expect(faultsOf(GOOD)).toEqual([]);
  });

  it.each([
    ['a word is missing', { ends: GOOD.ends }, 'transits.motion.direct is missing'],
    ['there is one too many', { ...GOOD, back: 'x' }, 'transits.motion.back is not in English'],
    ['a word is empty', { ...GOOD, direct: ' ' }, 'transits.motion.direct has no text'],
    ['a slot is not in English', { ...GOOD, ends: '{$whom}' }, 'a slot that the English has not: {$whom}'],
    ['a slot cannot have forms in English', { ...GOOD, ends: '{$time :word}' }, '{$time :word}'],
    ['a slot has no forms where it has them in English', { ...GOOD, ends: '{$who}' }, '{$who}'],
    ['a slot has forms in one place alone', { ...GOOD, ends: '{$who} {$who :word}' }, '{$who}'],
    ['a form is unknown', { ...GOOD, ends: '{$who :word case=vocative}' }, 'no form of a word is called vocative'],
    ['a brace is not closed', { ...GOOD, ends: '{$who' }, 'is no message'],
    ['a function is unknown', { ...GOOD, ends: '{$time :numbr} {$who :word}' }, 'Unknown function :numbr'],
    ['a plural has no form for the rest', { ...GOOD, ends: NO_REST }, 'is no message'],
    ['a selector has no function', { ...GOOD, ends: NO_FUNCTION }, 'is no message'],
    ['a brace is meant as such', { ...GOOD, direct: 'x \\{y\\}' }, 'without a slot'],
  ])('is rejected by file and key where %s', (_, motion, fault) => {
    const [found, ...more] = faultsOf(motion as Readonly<Record<string, string>>);
    expect([found, more]).toEqual([expect.stringMatching(/^ta\/sky\.json: transits\.motion\./), []]);
    expect(found).toContain(fault);
  });

  it.each<[string, Words, string]>([
    ['a file', {}, 'ta/sky.json is missing'],
    ['an area', { sky: {} }, 'ta/sky.json: transits is missing'],
    ['a vocabulary', { sky: { transits: {} } }, 'ta/sky.json: transits.motion is missing'],
  ])('is rejected where %s is missing', (_, words, fault) => {
    expect(languageFaults('ta', { locale, words }, english)).toEqual([fault]);
  });

  it('is rejected where nothing can be written with its tag or its zero', () => {
    const files = { locale: { ...locale, tag: 'ta_IN', zero: '1', scriptZero: '௧' }, words: english.words };
    expect(languageFaults('ta', files, english)).toEqual([
      'ta/language.json: tag is no BCP 47 tag',
      'ta/language.json: zero is no digit zero',
      'ta/language.json: scriptZero is no digit zero',
    ]);
  });

  it('is rejected where a field of its locale is missing or of another kind', () => {
    const { fonts: _fonts, ...rest } = { ...locale, lineHeight: '1.5' };
    const files = { locale: rest as unknown as typeof locale, words: english.words };
    expect(languageFaults('ta', files, english)).toEqual([
      'ta/language.json: lineHeight is no number',
      'ta/language.json: fonts is no list',
    ]);
  });
});
