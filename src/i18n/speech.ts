import type { Language } from '../calculations/fields/languages.js';
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

/** A text with its digits 0..9 in the figures of a language. */
function withDigits(text: string, language: Language): string {
  const zero = localeOf(language).zero.charCodeAt(0);
  return zero === 0x30 ? text : text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

const SECONDS_PER_SIGN = 30 * 3600;
const two = (n: number): string => String(n).padStart(2, '0');

const inSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
/** Whole seconds of an angle in a sign. */
const secondsOf = (degrees: number): number => Math.min(Math.round(degrees * 3600), SECONDS_PER_SIGN - 1);

export function speechOf(language: Language): Speech {
  const words = WORDS[language].report.phrase;
  const figures = (value: number | string): string => withDigits(String(value), language);
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
