import type { Language } from '@ganita/words/languages.js';
import { filled } from '@ganita/words/messages.js';
import { type Speech, speechOf } from '@ganita/words/speech.js';
import { localeOf, WORDS, type Words } from '@ganita/words/words.js';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { daysLater, weekdayOf } from './fields/dates.js';
import type { PageHours } from './page.js';

/** The words of a page, and how figures, dates and times are written in its language. */
export interface PageSpeech extends Omit<Speech, 'weekdayDate'> {
  readonly words: Words;
  readonly say: Words['pages']['phrase'];
  /** BCP 47 tag */
  readonly tag: string;
  /** A time of day, `HH:MM` or `HH:MM:SS`, with as many hours as the reader has chosen; a full minute without its seconds. */
  readonly time: (text: string) => string;
  /** Hour and minute of a moment of the answers; with the date after it where that is another day than `day`. */
  readonly clock: (moment: string, day?: string) => string;
  /** `until 2:38 PM`; with its date where that is another day than `day`. */
  readonly until: (moment: string, day: string) => string;
  /** From a moment to a later one: after the date of the start where that is not `day`, before that of the end where it is another. */
  readonly span: (start: string, end: string, day?: string) => string;
  /** `Sunday, 22 November 2026` */
  readonly weekdayDate: (date: string) => string;
}

/** Sunday first. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const weekdayId = (date: string) => WEEKDAYS[weekdayOf(date)] ?? 'Sunday';

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
export function pageSpeech(language: Language, hours: PageHours = '12'): PageSpeech {
  const words = WORDS[language];
  const speech = speechOf(language);
  const written = hours === '24' ? speech.figures : speech.clock;
  const time = (text: string): string => written(text.replace(/^(\d{2}:\d{2}):00$/, '$1'));
  const dated = (text: string, date: string, day: string | undefined): string =>
    day === undefined || date === day ? text : `${text}, ${speech.dayMonth(date)}`;
  const clock = (moment: string, day?: string): string => {
    const [date, text] = nearestMinute(moment);
    return dated(time(text), date, day);
  };
  return {
    ...speech,
    words,
    say: words.pages.phrase,
    tag: localeOf(language).tag,
    time,
    clock,
    until(moment, day) {
      const [date, text] = nearestMinute(moment);
      const { until, until_on_date } = words.pages.phrase;
      return date === day
        ? filled(until, { time: time(text) }, words)
        : filled(until_on_date, { time: time(text), date: speech.dayMonth(date) }, words);
    },
    span(start, end, day) {
      const [date, from] = nearestMinute(start);
      const [endDate, to] = nearestMinute(end);
      const times =
        hours === '24' || date !== endDate ? `${clock(start)} – ${clock(end, date)}` : speech.clockSpan(from, to);
      return day === undefined || date === day ? times : `${speech.dayMonth(date)}, ${times}`;
    },
    weekdayDate: (date) => speech.weekdayDate(weekdayId(date), date),
  };
}

const SpeechContext = createContext<PageSpeech>(pageSpeech('en'));
export const SpeechProvider = SpeechContext.Provider;

/** The words of the page that is rendered. */
export const useSpeech = (): PageSpeech => useContext(SpeechContext);
