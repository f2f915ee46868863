import {
  type CivilDate,
  clockAt,
  daysSince2000,
  SECONDS_PER_DAY,
  UNIX_AT_2000,
  weekdayOf,
} from '@ganita/core/time/julianDay.js';
import type { ZonePeriod } from '@ganita/core/time/zoneHistory.js';

/** The day of the year and the clock time at which clocks are changed. */
interface YearlyChange {
  readonly dayOf: (year: number) => CivilDay;
  /** Seconds after midnight of that day on the clock before the change; may be negative or beyond a day. */
  readonly clockSeconds: number;
}

/** Days since 2000-01-01. */
type CivilDay = number;

interface ClockKind {
  readonly abbreviation: string;
  readonly offsetSeconds: number;
}

/** A POSIX TZ rule (RFC 9636 section 3.3.1): which offsets a zone has after its last listed change. */
export interface PosixRule {
  readonly standard: ClockKind;
  /** null where the clocks are no longer changed. */
  readonly yearly: null | { readonly summer: ClockKind; readonly begins: YearlyChange; readonly ends: YearlyChange };
}

const NAME = '(<[A-Za-z0-9+-]+>|[A-Za-z]{3,})';
const OFFSET = '([+-]?\\d{1,3}(?::\\d{2}){0,2})';
const CHANGE = '([^,/]+)(?:/([+-]?\\d{1,3}(?::\\d{2}){0,2}))?';
const RULE = new RegExp(`^${NAME}${OFFSET}(?:${NAME}${OFFSET}?,${CHANGE},${CHANGE})?$`);

/** Read the footer of a TZif file. Throws on anything that is not such a rule. */
export function parsePosixRule(text: string): PosixRule {
  const parts = RULE.exec(text);
  if (parts === null) throw new Error(`not a POSIX time zone rule: "${text}"`);
  const [, name = '', offset = '', summerName, summerOffset, beginDay = '', beginClock, endDay = '', endClock] = parts;
  // POSIX counts offsets west of Greenwich.
  const standard: ClockKind = { abbreviation: nameOf(name), offsetSeconds: 0 - secondsOf(offset) };
  if (summerName === undefined) return { standard, yearly: null };
  const summer: ClockKind = {
    abbreviation: nameOf(summerName),
    offsetSeconds: summerOffset === undefined ? standard.offsetSeconds + 3600 : 0 - secondsOf(summerOffset),
  };
  const begins: YearlyChange = { dayOf: yearDay(beginDay), clockSeconds: secondsOf(beginClock ?? '2') };
  const ends: YearlyChange = { dayOf: yearDay(endDay), clockSeconds: secondsOf(endClock ?? '2') };
  return { standard, yearly: { summer, begins, ends } };
}

const nameOf = (name: string): string => name.replace(/[<>]/g, '');

/** `[+-]h[:mm[:ss]]` in seconds; `+ 0` turns -0 into 0. */
function secondsOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/[+-]/, '').split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds) + 0;
}

/** `Mm.w.d` (week 5 is the last), `Jn` (February 29 never counted) or `n` (counted, from 0). */
function yearDay(text: string): (year: number) => CivilDay {
  const weekly = /^M(\d{1,2})\.([1-5])\.([0-6])$/.exec(text);
  if (weekly !== null) {
    const [month, week, weekday] = [Number(weekly[1]), Number(weekly[2]), Number(weekly[3])];
    return (year) => {
      const first: CivilDate = { year, month, day: 1 };
      const firstDay = daysSince2000(first);
      const day = firstDay + ((weekday - weekdayOf(first) + 7) % 7) + (week - 1) * 7;
      const nextMonth = daysSince2000(
        month === 12 ? { year: year + 1, month: 1, day: 1 } : { ...first, month: month + 1 },
      );
      return day < nextMonth ? day : day - 7;
    };
  }
  const counted = /^(J?)(\d{1,3})$/.exec(text);
  if (counted === null) throw new Error(`not a day of a POSIX time zone rule: "${text}"`);
  const n = Number(counted[2]);
  if (counted[1] === '') return (year) => daysSince2000({ year, month: 1, day: 1 }) + n;
  return (year) =>
    n < 60 ? daysSince2000({ year, month: 1, day: 1 }) + n - 1 : daysSince2000({ year, month: 3, day: 1 }) + n - 60;
}

const changeUnix = (change: YearlyChange, year: number, before: ClockKind): number =>
  UNIX_AT_2000 + change.dayOf(year) * SECONDS_PER_DAY + change.clockSeconds - before.offsetSeconds;

/** The period of a rule that contains a moment. The clock that is ahead counts as daylight saving time. */
export function rulePeriodAt({ standard, yearly }: PosixRule, unixSeconds: number): ZonePeriod {
  if (yearly === null) return { startUnix: -Infinity, endUnix: Infinity, isDst: false, ...standard };
  const { summer, begins, ends } = yearly;
  const year = clockAt(unixSeconds).year;
  const changes: { readonly at: number; readonly to: ClockKind }[] = [];
  for (let y = year - 1; y <= year + 1; y++) {
    changes.push(
      { at: changeUnix(begins, y, standard), to: summer },
      { at: changeUnix(ends, y, summer), to: standard },
    );
  }
  changes.sort((a, b) => a.at - b.at);
  const after = changes.findIndex((change) => change.at > unixSeconds);
  const [from, until] = [changes[after - 1], changes[after]];
  if (from === undefined || until === undefined)
    throw new Error(`the rule of ${summer.abbreviation} has no period at ${unixSeconds}`);
  const other = from.to === summer ? standard : summer;
  return { startUnix: from.at, endUnix: until.at, isDst: from.to.offsetSeconds > other.offsetSeconds, ...from.to };
}
