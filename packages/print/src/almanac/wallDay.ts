import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { briefRows } from 'ganita/api/calendar/briefDay.js';
import { samvatsaraRecord } from 'ganita/api/panchang/lunarDate.js';
import type { angasRecord } from 'ganita/api/panchang/panchang.js';
import { regionalMonthWords } from 'ganita/api/regionalCalendars/calendarConvert.js';

type BriefRow = ReturnType<typeof briefRows>[number];

/** What ends at a moment of the clock. */
export interface Ending {
  readonly name: string;
  /** Shorter, where the name needs more room than there is; left out where it is short enough. */
  readonly short?: string;
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly ends: string;
}

/** What also begins at one. */
interface Span extends Ending {
  readonly starts: string;
}

/** A day of a calendar, and its date in the calendar of the readers. */
export type WallDay = Pick<
  BriefRow,
  'date' | 'weekday' | 'weekday_name' | 'sunrise' | 'sunset' | 'tithi' | 'festivals'
> & {
  readonly regional: RegionalDate | null;
  /** The holiday of the civil date, by its name; null where it is none. */
  readonly holiday: string | null;
  /** What is kept by few, or is the same day of every month. */
  readonly alsoKept: BriefRow['festivals'];
  /** The eclipses that begin on the date, as they are seen at the place. */
  readonly eclipses: readonly Span[];
  /** The tithi at sunrise, and each that begins and ends before the next: no sunrise has it. */
  readonly tithis: readonly Ending[];
  readonly nakshatras: readonly Ending[];
  /** The Moon's sign at sunrise; with the moment at which the Moon leaves it, where that is before the next sunrise. */
  readonly moonSign: { readonly name: string; readonly ends: string | null };
};

/** A day of the pocket panchang: also the angas that a wall has no room for, and Rahu's eighth of the day. */
export type PocketDay = WallDay &
  Pick<ReturnType<typeof angasRecord>, 'yoga'> & {
    /** The karana at sunrise. */
    readonly karana: Ending;
    /** Bhadra within the day: its name and its times; null where none begins, or the karana at sunrise is it. */
    readonly bhadra: Span | null;
    /** `10:30–12:00`; null where the Sun does not rise or set. */
    readonly rahu: string | null;
  };

/** A month of the calendar of the readers, with its mark where it is intercalary. */
export function regionalMonthName({ calendar, month, lunar }: RegionalDate, speech: Speech): string {
  const name = regionalMonthWords(calendar, speech.language)[month] ?? month;
  return lunar?.isAdhika === true ? `${speech.word('adhika')} ${name}` : name;
}

/** The months of the calendar of the readers with their years, and the samvatsara where they name it. */
export function regionalMonths(days: readonly WallDay[], speech: Speech): string {
  const { regionalCalendars } = WORDS[speech.language];
  const dates = days.flatMap(({ regional }) => regional ?? []);
  const [first] = dates;
  if (first === undefined) return '';
  const each = (of: (date: RegionalDate) => string | null): string =>
    [...new Set(dates.map(of).filter((text) => text !== null))].join(' – ');
  const years = each(({ year }) => speech.figures(year));
  const samvatsaras =
    first.era === 'vikram'
      ? ''
      : each(({ samvatsara }) => (samvatsara === null ? null : samvatsaraRecord(samvatsara, speech.language).name));
  return [each((date) => regionalMonthName(date, speech)), `${regionalCalendars.era[first.era]} ${years}`, samvatsaras]
    .filter((part) => part !== '')
    .join(' · ');
}
