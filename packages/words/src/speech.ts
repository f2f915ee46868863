import type { Language } from './languages.js';
import { localeOf, type ReportWord, WORDS } from './words.js';

/** Words, figures and dates as a language writes them on the pages. */
export interface Speech {
  readonly language: Language;
  readonly word: (id: ReportWord) => string;
  /** A whole number, or a text with figures in it. */
  readonly figures: (value: number | string) => string;
  readonly decimal: (value: number, places: number) => string;
  /** An angle of less than a sign as degrees, minutes and seconds, never rounded up to the next sign. */
  readonly degrees: (degrees: number) => string;
  /** Any angle as degrees, minutes and seconds. */
  readonly angle: (degrees: number) => string;
  /** An angle of less than a sign in degrees and minutes. */
  readonly minutes: (degrees: number) => string;
  /** `YYYY-MM-DD...` as day, month, year. */
  readonly date: (isoText: string) => string;
  /** `YYYY-MM-DDTHH:MM:SS` as day, month, year and time. */
  readonly moment: (isoText: string) => string;
}

/** Figures of the script of a language, or 0123. */
export type Numerals = 'native' | 'latin';

/** The digit zero of a language: as its almanacs print it unless one of the two is chosen. */
function zeroOf(language: Language, numerals: Numerals | null): number {
  const { zero, scriptZero } = localeOf(language);
  return (numerals === null ? zero : numerals === 'native' ? scriptZero : '0').charCodeAt(0);
}

/** A text with its digits 0..9 in the figures that begin with a zero. */
function withDigits(text: string, zero: number): string {
  return zero === 0x30 ? text : text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

const SECONDS_PER_SIGN = 30 * 3600;
const two = (n: number): string => String(n).padStart(2, '0');

const inSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
/** Whole seconds of an angle in a sign. */
const secondsOf = (degrees: number): number => Math.min(Math.round(degrees * 3600), SECONDS_PER_SIGN - 1);

export function speechOf(language: Language, numerals: Numerals | null = null): Speech {
  const words = WORDS[language].report.phrase;
  const zero = zeroOf(language, numerals);
  const figures = (value: number | string): string => withDigits(String(value), zero);
  const dateOf = (text: string): string => {
    const [year = '', month = '', day = ''] = text.slice(0, 'YYYY-MM-DD'.length).split('-');
    return `${day}-${month}-${year}`;
  };
  return {
    language,
    word: (id) => words[id],
    figures,
    decimal: (value, places) => figures(value.toFixed(places).replace(/^-(0(\.0+)?)$/, '$1')),
    degrees: (degrees) => figures(inSeconds(secondsOf(degrees))),
    angle: (degrees) => figures(`${degrees < 0 ? '-' : ''}${inSeconds(Math.round(Math.abs(degrees) * 3600))}`),
    minutes(degrees) {
      const seconds = secondsOf(degrees);
      return figures(`${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′`);
    },
    date: (text) => figures(dateOf(text)),
    moment: (text) => figures(`${dateOf(text)} ${text.slice('YYYY-MM-DDT'.length)}`),
  };
}
