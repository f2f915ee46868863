import type { Interval } from '../../core/panchanga/spans.js';
import { momentMinuteText } from '../../core/time/civilText.js';
import type { JulianDayUt } from '../../core/time/julianDay.js';
import { type PrintedRounding, printedMoment } from '../../core/time/printedMoment.js';
import { momentWriter } from './momentTexts.js';

/** A clock of one place: writes moments and windows of one answer. */
export interface Clock {
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly moment: (jdUt: JulianDayUt) => string;
  readonly momentOrNull: (jdUt: JulianDayUt | null) => string | null;
  /** `YYYY-MM-DD` of the moment as it is written. */
  readonly date: (jdUt: JulianDayUt) => string;
  /** `HH:MM:SS` of the moment as it is written. */
  readonly timeOrNull: (jdUt: JulianDayUt | null) => string | null;
  /** `HH:MM`, to the nearest minute unless the seconds are cut off. */
  readonly minuteOrNull: (jdUt: JulianDayUt | null) => string | null;
  /** A window; it may cross midnight. */
  readonly window: (interval: Interval) => { readonly start: string; readonly end: string };
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;
const TIME_START = 'YYYY-MM-DDT'.length;

/** A clock so many hours ahead of UTC, whose moments are written to what `rounding` says. */
export function clockOf(utcOffsetHours: number, rounding: PrintedRounding): Clock {
  const written = momentWriter(utcOffsetHours);
  const isPlain = rounding === 'nearest_second';
  const printed = (jdUt: JulianDayUt): JulianDayUt => printedMoment(jdUt, utcOffsetHours, rounding);
  const moment = isPlain ? written : (jdUt: JulianDayUt): string => written(printed(jdUt));
  return {
    moment,
    momentOrNull: (jdUt) => (jdUt === null ? null : moment(jdUt)),
    date: (jdUt) => moment(jdUt).slice(0, DATE_LENGTH),
    timeOrNull: (jdUt) => (jdUt === null ? null : moment(jdUt).slice(TIME_START)),
    minuteOrNull: (jdUt) => (jdUt === null ? null : momentMinuteText(printed(jdUt), utcOffsetHours)),
    window: ({ startJdUt, endJdUt }) => ({ start: moment(startJdUt), end: moment(endJdUt) }),
  };
}
