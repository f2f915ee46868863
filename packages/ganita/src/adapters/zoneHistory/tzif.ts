import type { ZonePeriod } from '@ganita/core/time/zoneHistory.js';
import { type PosixRule, parsePosixRule, rulePeriodAt } from './posixRule.js';

/** A season of summer time is shorter than this. */
const SEASON_SECONDS = 275 * 86_400;

/**
 * Mark the periods in which the clock is ahead, where tzdata marks those in which it is behind.
 *
 * tzdata follows the letter of the law: in Ireland since 1972 the summer's clock is the standard one and the winter's
 * the exception, also in Namibia 1994 to 2017, in Morocco's Ramadan and in Prague in the winter of 1946. Here a
 * clock set back is never daylight saving time, and a season of standard time between two such periods is.
 */
export function withAdvancedClocks(periods: readonly ZonePeriod[]): readonly ZonePeriod[] {
  const setBack = periods.map((period, n) => period.isDst && isBehind(period, periods, n));
  return periods.map((period, n) => {
    if (setBack[n] === true) return { ...period, isDst: false };
    const between = setBack[n - 1] === true && setBack[n + 1] === true;
    const season = period.endUnix - period.startUnix < SEASON_SECONDS;
    return between && season && !period.isDst ? { ...period, isDst: true } : period;
  });
}

/** Whether the clock was behind the standard time both before and after it. */
function isBehind(period: ZonePeriod, periods: readonly ZonePeriod[], n: number): boolean {
  const before = periods.slice(0, n).findLast((other) => !other.isDst);
  const after = periods.slice(n + 1).find((other) => !other.isDst);
  return [before, after].every((other) => other === undefined || period.offsetSeconds < other.offsetSeconds);
}

/** The history of one zone. */
export interface CompiledZone {
  /** Listed periods in order of time; the last is open where no rule goes on from it. */
  readonly periods: readonly ZonePeriod[];
  /** Their start times, for the search. */
  readonly starts: Float64Array;
  readonly rule: PosixRule | null;
}

const HEADER_BYTES = 44;
const MAGIC = 0x545a_6966;

interface Header {
  readonly version: number;
  readonly utCount: number;
  readonly standardCount: number;
  readonly leapCount: number;
  readonly timeCount: number;
  readonly typeCount: number;
  readonly charCount: number;
}

function headerAt(view: DataView, at: number): Header {
  if (view.getUint32(at) !== MAGIC) throw new Error('not a TZif file');
  const count = (n: number): number => view.getUint32(at + 20 + 4 * n);
  return {
    version: view.getUint8(at + 4),
    utCount: count(0),
    standardCount: count(1),
    leapCount: count(2),
    timeCount: count(3),
    typeCount: count(4),
    charCount: count(5),
  };
}

const bodyBytes = (h: Header, timeBytes: number): number =>
  h.timeCount * (timeBytes + 1) +
  h.typeCount * 6 +
  h.charCount +
  h.leapCount * (timeBytes + 4) +
  h.standardCount +
  h.utCount;

/** Read a TZif file of version 2 or later (RFC 9636): the 64-bit block and the rule of its footer. */
export function parseTzif(bytes: Uint8Array): CompiledZone {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = headerAt(view, 0);
  if (first.version < 0x32) throw new Error('a TZif file of version 1 has no rule for later years');
  const at = HEADER_BYTES + bodyBytes(first, 4);
  const header = headerAt(view, at);
  if (header.leapCount > 0) throw new Error('a TZif file with leap seconds does not count Unix seconds');

  const timesAt = at + HEADER_BYTES;
  const indexAt = timesAt + 8 * header.timeCount;
  const typesAt = indexAt + header.timeCount;
  const namesAt = typesAt + 6 * header.typeCount;
  const startOf = (n: number): number => (n === 0 ? -Infinity : Number(view.getBigInt64(timesAt + 8 * (n - 1))));
  const nameAt = (from: number): string => {
    const to = bytes.indexOf(0, from);
    if (to === -1) throw new Error('a TZif file whose names do not end');
    return String.fromCharCode(...bytes.subarray(from, to));
  };

  const footer = String.fromCharCode(...bytes.subarray(at + HEADER_BYTES + bodyBytes(header, 8))).trim();
  const rule = footer === '' ? null : parsePosixRule(footer);
  const listed = Array.from({ length: header.timeCount + 1 }, (_, n): ZonePeriod => {
    const type = typesAt + 6 * (n === 0 ? 0 : view.getUint8(indexAt + n - 1));
    return {
      startUnix: startOf(n),
      endUnix: n < header.timeCount ? startOf(n + 1) : Infinity,
      offsetSeconds: view.getInt32(type),
      isDst: view.getUint8(type + 4) === 1,
      abbreviation: nameAt(namesAt + view.getUint8(type + 5)),
    };
  });
  return { periods: withAdvancedClocks(listed), starts: Float64Array.from(listed, (p) => p.startUnix), rule };
}

/** The period of a zone that contains a moment. */
export function zonePeriodAt({ periods, starts, rule }: CompiledZone, unixSeconds: number): ZonePeriod {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? Infinity) <= unixSeconds) low = middle;
    else high = middle - 1;
  }
  const listed = periods[low];
  if (listed === undefined) throw new Error('a zone without periods');
  if (listed.endUnix !== Infinity || rule === null) return listed;
  const ruled = rulePeriodAt(rule, unixSeconds);
  return ruled.startUnix >= listed.startUnix ? ruled : { ...ruled, startUnix: listed.startUnix };
}
