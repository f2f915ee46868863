import type { BirthWindow } from '@ganita/core/margins/birthWindow.js';
import { dateTimeText } from '@ganita/core/time/civilText.js';
import { clockAt, SECONDS_PER_DAY, UNIX_EPOCH_JD } from '@ganita/core/time/julianDay.js';

/** Writes a moment of a window, in days from the birth, to a tenth of a second. */
export type TenthClock = (days: number) => string;

/** The clock of a birth, with its offset throughout. */
export function tenthClock({ jdUt, utcOffsetHours }: Pick<BirthWindow, 'jdUt' | 'utcOffsetHours'>): TenthClock {
  // A birth is recorded in whole seconds, which its Julian day resolves to some 40 microseconds.
  const birth = Math.round((jdUt - UNIX_EPOCH_JD) * SECONDS_PER_DAY + utcOffsetHours * 3600);
  return (days) => {
    const tenths = birth * 10 + Math.round(days * SECONDS_PER_DAY * 10);
    const second = Math.floor(tenths / 10);
    return `${dateTimeText(clockAt(second))}.${tenths - second * 10}`;
  };
}
