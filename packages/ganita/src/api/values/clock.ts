import type { CivilClock } from '@ganita/core/time/civilClock.js';
import { momentMinuteText, utcText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { type PrintedRounding, printedMoment } from '@ganita/core/time/printedMoment.js';
import { MOMENT_BYTES, writeMoment } from '../writing/momentBytes.js';

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

/** A moment on the clock of an answer and in UTC. */
export const bothClocks = (write: Clock, jdUt: JulianDayUt) => ({ at: write.moment(jdUt), utc: utcText(jdUt) });

/** The same under a key of its own. */
export const bothClocksNamed = <K extends string>(key: K, write: Clock, jdUt: JulianDayUt) =>
  ({ [`${key}_at`]: write.moment(jdUt), [`${key}_utc`]: utcText(jdUt) }) as Readonly<
    Record<`${K}_at` | `${K}_utc`, string>
  >;

/** The same of a moment that may be absent. */
export const bothClocksOrNull = <K extends string>(key: K, write: Clock, jdUt: JulianDayUt | null) =>
  ({ [`${key}_at`]: write.momentOrNull(jdUt), [`${key}_utc`]: jdUt && utcText(jdUt) }) as Readonly<
    Record<`${K}_at` | `${K}_utc`, string | null>
  >;

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

/** Writer of moments on a clock `offsetHours` ahead of UTC. */
export const momentWriter =
  (offsetHours: number): ((jd: JulianDayUt) => string) =>
  (jd) =>
    writtenMoment(jd, offsetHours);

/** Where a moment is written before it becomes a string. */
const written = new Uint8Array(MOMENT_BYTES);
const view = new DataView(written.buffer);
const byte = (at: number): number => written[at] as number;

/**
 * The same texts as `momentText` for years 0 to 9999, each made in one piece, for answers that contain tens of
 * thousands.
 */
function writtenMoment(jd: JulianDayUt, offsetHours: number): string {
  writeMoment(view, 0, jd, offsetHours);
  return String.fromCharCode(
    byte(0),
    byte(1),
    byte(2),
    byte(3),
    byte(4),
    byte(5),
    byte(6),
    byte(7),
    byte(8),
    byte(9),
    byte(10),
    byte(11),
    byte(12),
    byte(13),
    byte(14),
    byte(15),
    byte(16),
    byte(17),
    byte(18),
  );
}
