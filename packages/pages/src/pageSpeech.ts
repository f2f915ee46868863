import type { Language } from '@ganita/words/languages.js';
import { type Speech, speechOf } from '@ganita/words/speech.js';
import { localeOf, WORDS, type Words } from '@ganita/words/words.js';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { civilDate, daysLater, weekdayOf } from './fields/dates.js';

/** The words of a page, and how figures, dates and times are written in its language. */
export interface PageSpeech extends Speech {
  readonly words: Words;
  readonly say: Words['pages']['phrase'];
  /** BCP 47 tag */
  readonly tag: string;
  /** `HH:MM` of a moment of the answers; with the date after it where that is another day than `day`. */
  readonly clock: (moment: string, day?: string) => string;
  /** `22 November 2026` */
  readonly longDate: (date: string) => string;
  /** `Sunday, 22 November 2026` */
  readonly weekdayDate: (date: string) => string;
  /** `22 November` */
  readonly dayMonth: (date: string) => string;
  /** `November 2026` */
  readonly monthYear: (date: string) => string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const weekdayId = (date: string) => WEEKDAYS[weekdayOf(date)] ?? 'Sunday';

type CivilMonth = keyof Words['report']['civilMonth'];

const MINUTES_PER_DAY = 1440;
const two = (n: number): string => String(n).padStart(2, '0');

/** Date and `HH:MM` of the minute nearest to a moment: answers write times of day in the same way. */
function nearestMinute(moment: string): readonly [date: string, time: string] {
  const [hour = 0, minute = 0, second = 0] = moment.slice(11, 19).split(':').map(Number);
  const minutes = hour * 60 + minute + (second >= 30 ? 1 : 0);
  const date = moment.slice(0, 10);
  if (minutes === MINUTES_PER_DAY) return [daysLater(date, 1), '00:00'];
  return [date, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`];
}

/** How a page speaks. */
export function pageSpeech(language: Language): PageSpeech {
  const words = WORDS[language];
  const speech = speechOf(language);
  const { figures } = speech;
  const monthName = (date: string): string => words.report.civilMonth[civilDate(date).month as CivilMonth];
  const dayMonth = (date: string): string => `${figures(civilDate(date).day)} ${monthName(date)}`;
  const longDate = (date: string): string => `${dayMonth(date)} ${figures(civilDate(date).year)}`;
  return {
    ...speech,
    words,
    say: words.pages.phrase,
    tag: localeOf(language).tag,
    clock(moment, day) {
      const [date, time] = nearestMinute(moment);
      return day === undefined || date === day ? figures(time) : `${figures(time)}, ${dayMonth(date)}`;
    },
    dayMonth,
    longDate,
    weekdayDate: (date) => `${words.zodiac.weekday[weekdayId(date)]}, ${longDate(date)}`,
    monthYear: (date) => `${monthName(date)} ${figures(civilDate(date).year)}`,
  };
}

const SpeechContext = createContext<PageSpeech>(pageSpeech('en'));
export const SpeechProvider = SpeechContext.Provider;

/** The words of the page that is rendered. */
export const useSpeech = (): PageSpeech => useContext(SpeechContext);
