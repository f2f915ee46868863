/** Letters that have no decomposition into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ə: 'e',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'giu');

/** Accents and the like; vowel signs of Indian scripts are letters of the word and stay. */
const ACCENTS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u0483-\u0489\u0610-\u061a\u064b-\u065f\u0670\u0640]/gu;
/** Left out, so that the letters around them join: apostrophes, full stops, format characters. Other punctuation separates words. */
const JOINERS = /['’‘ʻʼ`´ʹ.\p{Cf}]/gu;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * The form in which names are compared: lower case, without accents, punctuation as single spaces. Text of any
 * script comes out in its own script.
 */
export const normaliseName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(JOINERS, '')
    .replace(SEPARATORS, ' ')
    .trim()
    .normalize('NFC');

const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}ʻʼ]+$/u;

/** A name as English writes it: letters without accents. A name in another script stays as it is. */
export const withoutAccents = (name: string): string =>
  LATIN.test(name)
    ? name
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .replace(SPECIAL_LETTERS, (letter) => {
          const plain = LETTERS[letter.toLowerCase()] ?? letter;
          return letter === letter.toLowerCase() ? plain : `${plain[0]?.toUpperCase()}${plain.slice(1)}`;
        })
        .replace(/[’‘ʻʼ]/gu, "'")
        .normalize('NFC')
    : name;
