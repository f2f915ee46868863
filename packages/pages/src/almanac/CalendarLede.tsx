import { filled } from '@ganita/words/messages.js';
import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { type PageSpeech, useSpeech } from '../pageSpeech.js';

/** A date in the calendar of the readers. */
type Converted = ResponseOf<'calendarConvert'>['converted'];
export type RegionalDate = Converted[number]['calendars'][number];

/** A day in the calendar of the readers: its year, month and day or paksha. */
export function CalendarLede({ converted }: { readonly converted: Converted }): VNode | null {
  const speech = useSpeech();
  const date = converted[0]?.calendars[0];
  if (date === undefined) return null;
  return <>{withYear(date, pakshaOf(date, speech) ?? dayOf(date, speech), speech)}</>;
}

/** `Kartika Shukla`; null where months are not halved. */
function pakshaOf(date: RegionalDate, speech: PageSpeech): string | null {
  if (date.paksha_name === null) return null;
  const { paksha } = speech.words.forms.calendar;
  return filled(paksha, { month: lunarMonthOf(date, speech), paksha: date.paksha_name }, speech);
}

/** A lunar month as it is named before its paksha. */
export function lunarMonthOf(date: RegionalDate, speech: PageSpeech): string {
  const compounds: Readonly<Record<string, string>> = speech.words.forms.lunarMonth;
  return monthName(date, speech, compounds[date.calendar_month]);
}

/** `8 Mangsir`, in the order of the language. */
export const dayOf = (date: RegionalDate, speech: PageSpeech): string =>
  filled(
    speech.words.report.dateForm.day_month,
    { day: speech.figures(date.calendar_day), month: monthName(date, speech) },
    speech,
  );

/** The months in the calendar of the readers that a civil month touches, and the year at its end. */
export function MonthsLede({
  first,
  middle,
  last,
}: Readonly<Record<'first' | 'middle' | 'last', Converted>>): VNode | null {
  const speech = useSpeech();
  const dates = [first, middle, last].flatMap((converted) => converted[0]?.calendars[0] ?? []);
  const end = dates.at(-1);
  if (end === undefined) return null;
  const months = [...new Set(dates.map((date) => monthName(date, speech)))];
  return <>{withYear(end, months.join(' – '), speech)}</>;
}

const monthName = (
  { is_adhika, calendar_month_name }: RegionalDate,
  { words }: PageSpeech,
  name = calendar_month_name,
) => (is_adhika === true ? `${words.report.phrase.adhika} ${name}` : name);

/** With the name of the year where the calendar has one that almanacs of the region print, else with its number. */
function withYear(
  { samvatsara, era, era_name, calendar_year }: RegionalDate,
  text: string,
  speech: PageSpeech,
): string {
  return samvatsara === null || era === 'vikram'
    ? `${text} · ${era_name} ${speech.figures(calendar_year)}`
    : `${filled(speech.words.forms.calendar.samvatsara, { year: samvatsara.name }, speech)} · ${text}`;
}
