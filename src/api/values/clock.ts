import type { CivilClock } from '../../core/time/civilClock.js';
import { momentMinuteText } from '../../core/time/civilText.js';
import type { Interval } from '../../core/time/interval.js';
import { dateOfDay, type JulianDayUt, SECONDS_PER_DAY } from '../../core/time/julianDay.js';
import { type PrintedRounding, printedMoment } from '../../core/time/printedMoment.js';

/** A clock of one place: writes moments and windows of one answer. */
export interface Clock {
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly moment: (jdUt: JulianDayUt) => string;
  readonly momentOrNull: (jdUt: JulianDayUt | null) => string | null;
  /** `YYYY-MM-DD` of the moment as it is written. */
  readonly date: (jdUt: JulianDayUt) => string;
  /** `HH:MM`, to the nearest minute unless the seconds are cut off. */
  readonly minuteOrNull: (jdUt: JulianDayUt | null) => string | null;
  /** A window; it may cross midnight. */
  readonly window: (interval: Interval) => { readonly start: string; readonly end: string };
  /** An anga or a stay. */
  readonly span: (interval: Interval) => { readonly starts: string; readonly ends: string };
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Hours that a clock is ahead of UTC: always, or at each moment. */
type Offset = number | Pick<CivilClock, 'offsetHoursAt'>;

/** A clock whose moments are written with the precision `rounding`. */
export function clockOf(offset: Offset, rounding: PrintedRounding): Clock {
  const offsetAt = typeof offset === 'number' ? () => offset : offset.offsetHoursAt;
  const isPlain = rounding === 'nearest_second';
  const moment = (jdUt: JulianDayUt): string => {
    const hours = offsetAt(jdUt);
    return writtenMoment(isPlain ? jdUt : printedMoment(jdUt, hours, rounding), hours);
  };
  const minute = (jdUt: JulianDayUt): string => {
    const hours = offsetAt(jdUt);
    return momentMinuteText(printedMoment(jdUt, hours, rounding), hours);
  };
  return {
    moment,
    momentOrNull: (jdUt) => (jdUt === null ? null : moment(jdUt)),
    date: (jdUt) => moment(jdUt).slice(0, DATE_LENGTH),
    minuteOrNull: (jdUt) => (jdUt === null ? null : minute(jdUt)),
    window: ({ startJdUt, endJdUt }) => ({ start: moment(startJdUt), end: moment(endJdUt) }),
    span: ({ startJdUt, endJdUt }) => ({ starts: moment(startJdUt), ends: moment(endJdUt) }),
  };
}

const [ZERO, DASH, COLON, LETTER_T] = [48, 45, 58, 84] as const;
const YEARS_OF_FOUR_DIGITS = 10_000;

/** Characters of the first and of the second digit of the whole numbers 0 to 99. */
const TENS = Uint8Array.from({ length: 100 }, (_, value) => ZERO + Math.floor(value / 10));
const ONES = Uint8Array.from({ length: 100 }, (_, value) => ZERO + (value % 10));
const tens = (value: number): number => TENS[value] as number;
const ones = (value: number): number => ONES[value] as number;

/** Writer of moments on a clock `offsetHours` ahead of UTC. */
export const momentWriter =
  (offsetHours: number): ((jd: JulianDayUt) => string) =>
  (jd) =>
    writtenMoment(jd, offsetHours);

/**
 * A moment on a clock `offsetHours` ahead of UTC, `YYYY-MM-DDTHH:MM:SS` to the nearest second: the same texts as
 * `momentText` for years 0 to 9999, each made in one piece, for answers that hold tens of thousands.
 */
function writtenMoment(jd: JulianDayUt, offsetHours: number): string {
  const seconds = Math.round((jd - 2_451_544.5) * SECONDS_PER_DAY + offsetHours * 3600);
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const { year, month, day } = dateOfDay(days);
  if (!(year >= 0 && year < YEARS_OF_FOUR_DIGITS)) throw new RangeError(`the year ${year} has not four digits`);
  const ofDay = seconds - days * SECONDS_PER_DAY;
  const century = Math.floor(year / 100);
  const ofCentury = year - century * 100;
  const hour = Math.floor(ofDay / 3600);
  const ofHour = ofDay - hour * 3600;
  const minute = Math.floor(ofHour / 60);
  const second = ofHour - minute * 60;
  return String.fromCharCode(
    tens(century),
    ones(century),
    tens(ofCentury),
    ones(ofCentury),
    DASH,
    tens(month),
    ones(month),
    DASH,
    tens(day),
    ones(day),
    LETTER_T,
    tens(hour),
    ones(hour),
    COLON,
    tens(minute),
    ones(minute),
    COLON,
    tens(second),
    ones(second),
  );
}
