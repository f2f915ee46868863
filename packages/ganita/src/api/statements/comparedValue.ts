import type { ColumnType, ColumnValue } from '../columns/column.js';
import { claimedDate, isClaimedDate } from './claimedDate.js';
import { lettersOnly, type NameTable } from './spelling.js';

/** A value as it was claimed. */
export type ClaimedValue = string | number | boolean;

/** A value that was computed, with what decides how it is compared. */
export interface ComputedValue {
  /** As it is shown: a moment on the clock of its place. */
  readonly value: ColumnValue;
  /** A date is one of a festival: a claim may leave its year out, which its subject says. */
  readonly type: ColumnType | 'date';
  /** What names of its values mean, where they are listed. */
  readonly names: NameTable | null;
}

/** Whether a claim is true; null where its value cannot be read as one of this kind. */
type Comparison = boolean | null;

const WORDS_OF_TRUTH: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  present: true,
  false: false,
  no: false,
  absent: false,
};

const comparedTruth = (claimed: string, value: boolean): Comparison => {
  const meant = WORDS_OF_TRUTH[claimed.toLowerCase()];
  return meant === undefined ? null : meant === value;
};

const NUMBER = /^[+-]?\d{1,9}(?:\.(\d{1,12}))?$/;
/** Beyond what a number on the wire has. */
const SLIP = 1e-9;

/** Whether a number, rounded or cut off to as many decimals as are claimed, is the claimed one. */
function comparedNumber(claimed: string, value: number): Comparison {
  const found = NUMBER.exec(claimed);
  if (found === null) return null;
  const unit = 10 ** -(found[1]?.length ?? 0);
  const difference = value - Number(claimed);
  const isRounded = Math.abs(difference) <= unit / 2 + SLIP;
  const isCutOff = Math.trunc(value / unit + Math.sign(value) * SLIP) === Math.round(Number(claimed) / unit);
  return isRounded || isCutOff;
}

const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const SECONDS = [3600, 60, 1] as const;

/** Whether a time of day, HH:MM:SS, rounded or cut off to the claimed minute or second, is the claimed one. */
function comparedClock(claimed: string, time: string): Comparison {
  const [, hours, minutes, seconds] = CLOCK.exec(claimed) ?? [];
  if (hours === undefined) return null;
  const secondsOf = (parts: readonly (string | undefined)[]): number =>
    parts.reduce((sum, part, at) => sum + Number(part ?? 0) * (SECONDS[at] as number), 0);
  const unit = seconds === undefined ? 60 : 1;
  const after = secondsOf(time.split(':')) - secondsOf([hours, minutes, seconds]);
  return after >= -unit / 2 && after < unit;
}

/** A moment, YYYY-MM-DDTHH:MM:SS, with a date, a time of day or both. */
function comparedMoment(claimed: string, moment: string): Comparison {
  const [day = '', clock] = claimed.split(/T| at | (?=\d{1,2}:)/);
  if (clock === undefined && CLOCK.test(day)) return comparedClock(day, moment.slice(11));
  const date = claimedDate(day);
  if (date === null || (date.year === null && clock !== undefined)) return null;
  const isDate = isClaimedDate(moment, date);
  if (clock === undefined) return date.year === null ? null : isDate;
  const isClock = comparedClock(clock, moment.slice(11));
  return isClock === null ? null : isDate && isClock;
}

function comparedText(claimed: string, value: string, names: NameTable | null): Comparison {
  if (names === null) return lettersOnly(claimed) === lettersOnly(value);
  const meant = names.meant(claimed);
  return meant === undefined ? null : meant === value;
}

function comparedDate(claimed: string, date: string): Comparison {
  const read = claimedDate(claimed);
  return read === null ? null : isClaimedDate(date, read);
}

/** Compare a claim with what was computed. */
export function compared(claimed: ClaimedValue, computed: ComputedValue): Comparison {
  const { value, type, names } = computed;
  const text = String(claimed).trim();
  if (typeof value === 'boolean') return comparedTruth(text, value);
  if (typeof value === 'number') return comparedNumber(text, value);
  if (value === null) return null;
  if (type === 'date') return comparedDate(text, value);
  return type === 'moment' ? comparedMoment(text, value) : comparedText(text, value, names);
}
