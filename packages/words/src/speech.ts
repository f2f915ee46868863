import type { Language } from './languages.js';
import { filled } from './messages.js';
import { localeOf, type ReportWord, WORDS, type Words } from './words.js';

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
  /** `YYYY-MM-DD...` as `22 November 2026`, in the order of the language. */
  readonly longDate: (isoText: string) => string;
  /** The same with a weekday: `Sunday, 22 November 2026`. */
  readonly weekdayDate: (weekday: Weekday, isoText: string) => string;
  /** `22 November` */
  readonly dayMonth: (isoText: string) => string;
  /** `November 2026` */
  readonly monthYear: (isoText: string) => string;
  /** `HH:MM` or `HH:MM:SS` with 12 hours and the word for its half or part of the day: `5:24 PM`. */
  readonly clock: (time: string) => string;
  /** From a time to a later one of the same date; the word is said once where both have it: `5:24 – 6:51 PM`. */
  readonly clockSpan: (from: string, to: string) => string;
}

type Weekday = keyof Words['zodiac']['weekday'];
type DayPart = keyof Words['kundali']['dayPart'];

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

/** First hours of the parts of a day that languages name. */
const DAY_PARTS: readonly (readonly [from: number, part: DayPart])[] = [
  [20, 'night'],
  [18, 'evening'],
  [16, 'late_afternoon'],
  [12, 'afternoon'],
  [6, 'morning'],
  [4, 'dawn'],
  [0, 'before_dawn'],
];

/** A time with 12 hours: its figures, the part of the day, and whether it is after noon. */
function twelveHours(time: string): { readonly clock: string; readonly part: DayPart; readonly isAfternoon: boolean } {
  const [hours = 0, ...rest] = time.split(':').map(Number);
  const [, part] = DAY_PARTS.find(([from]) => hours >= from) ?? [0, 'before_dawn'];
  return { clock: [((hours + 11) % 12) + 1, ...rest.map(two)].join(':'), part, isAfternoon: hours >= 12 };
}

export function speechOf(language: Language, numerals: Numerals | null = null): Speech {
  const { report, kundali, zodiac } = WORDS[language];
  const words = report.phrase;
  const zero = zeroOf(language, numerals);
  const figures = (value: number | string): string => withDigits(String(value), zero);
  const dateOf = (text: string): string => {
    const [year = '', month = '', day = ''] = text.slice(0, 'YYYY-MM-DD'.length).split('-');
    return `${day}-${month}-${year}`;
  };
  const months: Readonly<Record<string, string>> = report.civilMonth;
  const written = (form: string, isoText: string): string => {
    const [year, month, day] = isoText.slice(0, 'YYYY-MM-DD'.length).split('-').map(Number);
    const slots = { day: figures(day ?? 1), month: months[month ?? 1] ?? '', year: figures(year ?? 0) };
    return filled(form, slots, { language });
  };
  const longDate = (isoText: string): string => written(report.dateForm.long, isoText);
  const withPart = (clock: string, part: string): string =>
    filled(kundali.clock.with_part, { clock: figures(clock), part }, { language });
  const clockText = (time: string): string => {
    const { clock, part } = twelveHours(time);
    return withPart(clock, kundali.dayPart[part]);
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
    longDate,
    weekdayDate: (weekday, text) =>
      filled(report.dateForm.weekday, { weekday: zodiac.weekday[weekday], date: longDate(text) }, { language }),
    dayMonth: (text) => written(report.dateForm.day_month, text),
    monthYear: (text) => written(report.dateForm.month_year, text),
    clock: clockText,
    clockSpan(from, to) {
      const [start, end] = [twelveHours(from), twelveHours(to)];
      const part = kundali.dayPart[start.part];
      return start.isAfternoon === end.isAfternoon && part === kundali.dayPart[end.part]
        ? withPart(`${start.clock} – ${end.clock}`, part)
        : `${clockText(from)} – ${clockText(to)}`;
    },
  };
}
