import { type Comparator, fields, type Judge, moment } from '../compare.js';
import { isRecord, pick } from '../golden.js';
import { secondsOf } from '../moments.js';
import { SPELLINGS } from './publishedSpellings.data.js';

/** Moments not further apart than so many minutes. */
export const minutes = (n: number): Judge => moment(60 * n);

/** The word of this engine for a printed one: `Hemant (Prewinter)` is Hemanta. */
function ourSpelling(printed: string): string {
  const word = printed.replace(/ \(.*\)$/, '');
  return SPELLINGS[word] ?? word;
}

/** Text of the file in the spelling of this engine. */
export const spelled: Judge = {
  judge: (golden, ours) => ({ agrees: typeof golden === 'string' && ourSpelling(golden) === ours, margin: null }),
};

/** A time on a clock of twelve hours. */
export const onTwelveHourClock = (tolerance: number): Judge => ({
  judge(golden, ours) {
    if (OPEN_ENDS.has(golden)) return { agrees: isRecord(ours) && ours.isOpen === true, margin: null };
    const [printed, mine] = [golden, pick(ours, 'end')].map((text) =>
      typeof text === 'string' ? secondsOf(text) : null,
    );
    if (printed == null || mine == null) return { agrees: false, margin: null };
    const half = 43_200;
    const apart = (((mine.seconds - printed.seconds) % half) + half) % half;
    const difference = Math.min(apart, half - apart);
    return { agrees: difference <= 60 * tolerance, margin: { difference, tolerance: 60 * tolerance, unit: 'seconds' } };
  },
});

/** Parts that go on beyond the next sunrise have no end on a page; `0x30b` is the word for it in one export. */
const OPEN_ENDS = new Set<unknown>([null, 'full_night', '0x30b']);
/** The end of a part. `skipsNull`: a missing end is not compared. */
export const endOrOpen = (end: Judge, skipsNull = false): Comparator => {
  const judge: Judge = {
    judge: (golden, ours) =>
      OPEN_ENDS.has(golden)
        ? { agrees: isRecord(ours) && ours.isOpen === true, margin: null }
        : end.judge(golden, pick(ours, 'end')),
  };
  return {
    walk(golden, ours, compare) {
      if (!(skipsNull && golden.value === null)) compare(golden, ours, judge);
    },
  };
};

/** A window whose two ends are not further apart than so many minutes. */
export const interval = (tolerance: number) => fields({ start: minutes(tolerance), end: minutes(tolerance) });
