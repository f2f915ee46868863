import type { Interval } from '../../core/panchanga/spans.js';
import { momentMinuteText } from '../../core/time/civilText.js';
import type { JulianDayUt } from '../../core/time/julianDay.js';
import { momentWriter } from './momentTexts.js';

/** A clock of one place: writes moments and windows of one answer. */
export interface Clock {
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly moment: (jdUt: JulianDayUt) => string;
  readonly momentOrNull: (jdUt: JulianDayUt | null) => string | null;
  /** `HH:MM`, to the nearest minute. */
  readonly minuteOrNull: (jdUt: JulianDayUt | null) => string | null;
  /** A window; it may cross midnight. */
  readonly window: (interval: Interval) => { readonly start: string; readonly end: string };
}

/** A clock so many hours ahead of UTC. */
export function clockOf(utcOffsetHours: number): Clock {
  const moment = momentWriter(utcOffsetHours);
  return {
    moment,
    momentOrNull: (jdUt) => (jdUt === null ? null : moment(jdUt)),
    minuteOrNull: (jdUt) => (jdUt === null ? null : momentMinuteText(jdUt, utcOffsetHours)),
    window: ({ startJdUt, endJdUt }) => ({ start: moment(startJdUt), end: moment(endJdUt) }),
  };
}
