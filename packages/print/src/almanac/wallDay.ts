import type { RegionalDate } from '@ganita/core/regionalCalendars/regionalDate.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { briefRows } from 'ganita/api/calendar/briefDay.js';
import type { angasRecord } from 'ganita/api/panchang/panchang.js';
import { regionalMonthWords } from 'ganita/api/regionalCalendars/calendarConvert.js';
import type { YearCalendar } from 'ganita/calculations/calendar/yearCalendar.js';

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

/** Texts of dates without repetitions, the first and the others with a dash between them. */
const each = (dates: readonly RegionalDate[], of: (date: RegionalDate) => string | null): string =>
  [...new Set(dates.map(of).filter((text) => text !== null))].join(' – ');

/** The months of the calendar of the readers with their years, and the samvatsara where they name it. */
export function regionalMonths(days: readonly WallDay[], speech: Speech): string {
  const dates = days.flatMap(({ regional }) => regional ?? []);
  return [each(dates, (date) => regionalMonthName(date, speech)), regionalYears(dates, speech)]
    .filter((part) => part !== '')
    .join(' · ');
}

/**
 * The years of the calendar of the readers with their samvatsaras: southern with years of the Sun and of the Shaka era, northern
 * with those of Vikram. Almanacs of Gujarat count them by a rule of their own, which is not known here.
 */
function regionalYears(dates: readonly RegionalDate[], speech: Speech): string {
  const { samvatsara: words } = WORDS[speech.language].panchangaCalendar;
  const named = dates.filter(({ calendar }) => calendar !== 'gujarati');
  const samvatsaras = each(named, ({ samvatsara }) => (samvatsara === null ? null : words[samvatsara.name]));
  return [eraYears(dates, speech), samvatsaras].filter((part) => part !== '').join(' · ');
}

/** The years of a calendar that dates touch. */
function eraYears(dates: readonly RegionalDate[], { language, figures }: Speech): string {
  const { era } = WORDS[language].regionalCalendars;
  const [first] = dates;
  return first === undefined ? '' : `${era[first.era]} ${each(dates, ({ year }) => figures(year))}`;
}

/** The years of a calendar year by their eras, that of the readers first, each once, as the first page has them. */
export const erasOf = (
  { eras: [own = [], ...others] }: Pick<YearCalendar, 'eras'>,
  speech: Speech,
): readonly string[] =>
  [...new Set([regionalYears(own, speech), ...others.map((dates) => eraYears(dates, speech))])].filter(
    (text) => text !== '',
  );
