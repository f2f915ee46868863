import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { daysLater } from '../fields/dates.js';
import { type PageSpeech, useSpeech, WEEKDAYS } from '../pageSpeech.js';

interface DateEchoProps {
  /** `YYYY-MM-DD`, or what stands in its place. */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS`; empty: none. */
  readonly time?: string;
  /** Ids of the fields. */
  readonly of: string;
}

/** Beside the fields of a date: the same in words, so that a slip is seen. With scripts it follows what is typed. */
export function DateEcho({ date, time = '', of }: DateEchoProps): VNode {
  const speech = useSpeech();
  return (
    <output class="echo" data-echo={JSON.stringify(formsOf(speech))} for={of}>
      {isDate(date) && [speech.weekdayDate(date), ...(isTime(time) ? [speech.time(time.slice(0, 5))] : [])].join(', ')}
    </output>
  );
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && daysLater(text, 0) === text;
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d/.test(text);

/** How `live/dateEcho.ts` writes a date and a time: as `weekdayDate` and `time` of the page do. */
function formsOf({ words, figures, time }: PageSpeech) {
  const { dateForm, civilMonth } = words.report;
  const date = filled(dateForm.long, { day: '{day}', month: '{month}', year: '{year}' }, words);
  return {
    date: filled(dateForm.weekday, { weekday: '{weekday}', date }, words),
    weekdays: WEEKDAYS.map((id) => words.zodiac.weekday[id]),
    months: Object.values(civilMonth),
    times: Array.from({ length: 24 }, (_, hour) => time(`${String(hour).padStart(2, '0')}:00`)),
    digits: figures('0123456789'),
  };
}
