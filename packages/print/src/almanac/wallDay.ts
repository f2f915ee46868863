import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import type { Speech } from '@ganita/words/speech.js';
import type { briefRows } from 'ganita/api/calendar/briefDay.js';
import { regionalMonthWords } from 'ganita/api/regionalCalendars/calendarConvert.js';

/** A day of a calendar, and its date in the calendar of the readers. */
export type WallDay = ReturnType<typeof briefRows>[number] & { readonly regional: RegionalDate | null };

/** A month of the calendar of the readers, with its mark where it is intercalary. */
export function regionalMonthName({ calendar, month, lunar }: RegionalDate, speech: Speech): string {
  const name = regionalMonthWords(calendar, speech.language)[month] ?? month;
  return lunar?.isAdhika === true ? `${speech.word('adhika')} ${name}` : name;
}
