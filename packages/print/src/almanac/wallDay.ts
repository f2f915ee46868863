import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import { filled } from '@ganita/words/messages.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { briefRows } from 'ganita/api/calendar/briefDay.js';
import { samvatsaraRecord } from 'ganita/api/panchang/lunarDate.js';
import type { angasRecord } from 'ganita/api/panchang/panchang.js';
import { regionalMonthWords } from 'ganita/api/regionalCalendars/calendarConvert.js';

/** A day of a calendar, and its date in the calendar of the readers. */
export type WallDay = ReturnType<typeof briefRows>[number] & { readonly regional: RegionalDate | null };

/** A day of the pocket panchang: also the angas that a wall has no room for, and Rahu's eighth of the day. */
export type PocketDay = WallDay &
  Pick<ReturnType<typeof angasRecord>, 'yoga' | 'karana'> & {
    /** The Moon's sign at sunrise. */
    readonly moonSign: string;
    /** `10:30–12:00`; null where the Sun does not rise or set. */
    readonly rahu: string | null;
  };

/** A month of the calendar of the readers, with its mark where it is intercalary. */
export function regionalMonthName({ calendar, month, lunar }: RegionalDate, speech: Speech): string {
  const name = regionalMonthWords(calendar, speech.language)[month] ?? month;
  return lunar?.isAdhika === true ? `${speech.word('adhika')} ${name}` : name;
}

/** The months of the calendar of the readers, and the year at the end of them. */
export function regionalMonths(days: readonly WallDay[], speech: Speech): string {
  const words = WORDS[speech.language];
  const dates = days.flatMap(({ regional }) => regional ?? []);
  const last = dates.at(-1);
  if (last === undefined) return '';
  const months = [...new Set(dates.map((date) => regionalMonthName(date, speech)))].join(' – ');
  return last.samvatsara === null || last.era === 'vikram'
    ? `${months} · ${words.regionalCalendars.era[last.era]} ${speech.figures(last.year)}`
    : `${months} · ${filled(words.forms.calendar.samvatsara, { year: samvatsaraRecord(last.samvatsara, speech.language).name }, speech)}`;
}
