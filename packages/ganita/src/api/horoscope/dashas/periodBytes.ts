import { type Dasha, type DashaLevel, partEnd, periodCount } from '@ganita/core/dashas/period.js';
import type { LimitAt } from '@ganita/core/dashas/yearLength.js';
import type { SelfWriting } from '../../writing/jsonFields.js';
import { MOMENT_BYTES, writeMoment } from '../../writing/momentBytes.js';

const utf8 = new TextEncoder();
const END = utf8.encode('","end":"');
const LAST_LEVEL = utf8.encode('"},');
const PARTS = utf8.encode('","periods":[');
const PARTS_END = utf8.encode(']},');

/** Bytes of a period after its ruler, at most. */
const PERIOD_BYTES = 2 * MOMENT_BYTES + END.length + PARTS.length + PARTS_END.length;

/** A period up to its start, with the fields that name its ruler. */
export const periodHead = (ruler: object): Uint8Array => utf8.encode(`${JSON.stringify(ruler).slice(0, -1)},"start":"`);

/** Where a text will be is not known yet: the limit has to be written. */
const UNWRITTEN = -1;

/**
 * The periods of a dasha down to a level, in the bytes of `JSON.stringify` of their records: the ruler, `start`, `end`
 * and, above the last level, `periods`. An answer has 42,000 of them: no object is made for a period and no string for
 * a moment, and every limit is written once and then copied.
 */
export const periodBytes =
  <L>(
    dasha: Dasha<L>,
    levels: DashaLevel,
    limitAt: LimitAt,
    utcOffsetHours: number,
    headOf: (lord: L) => Uint8Array,
  ): SelfWriting =>
  (sink) => {
    const { keys, limitsYears, divide } = dasha;
    const deepest = Math.min(levels, dasha.deepestLevel);
    const heads = dasha.lords.map(headOf);
    const longest = heads.reduce((most, { length }) => Math.max(most, length), 0);
    const room = 2 + periodCount(dasha, levels) * (longest + PERIOD_BYTES);
    sink.reserve(room + MOMENT_BYTES);
    const { bytes, view } = sink;

    /** Write a text at a place; where it ends. */
    const put = (at: number, text: Uint8Array): number => {
      bytes.set(text, at);
      return at + text.length;
    };
    const copyMoment = (at: number, from: number) => bytes.copyWithin(at, from, from + MOMENT_BYTES);
    const headLength = (key: number): number => (heads[key] as Uint8Array).length;
    /** Where the end of a period is, which is the start of the next. */
    const endIn = (at: number, key: number): number => at + headLength(key) + MOMENT_BYTES + END.length;

    /**
     * Limits of the period that is being written at each level, in years from birth. They are in typed arrays because a
     * number with a fraction that is passed to a function becomes garbage.
     */
    const [startYears, endYears] = [new Float64Array(deepest + 1), new Float64Array(deepest + 1)];

    /** Write a period and a comma at `at`; its start is copied, its end too where it is written already. */
    const period = (at: number, key: number, level: number, startText: number, endText: number): number => {
      const start = put(at, heads[key] as Uint8Array);
      copyMoment(start, startText);
      const end = put(start + MOMENT_BYTES, END);
      if (endText === UNWRITTEN) writeMoment(view, end, limitAt(endYears[level] as number), utcOffsetHours);
      else copyMoment(end, endText);
      const after = end + MOMENT_BYTES;
      if (level === deepest) return put(after, LAST_LEVEL);
      return put(parts(put(after, PARTS), key, level + 1, start, end), PARTS_END);
    };

    /** Write the parts of a period; where they end, without a last comma. */
    const parts = (first: number, parent: number, level: number, startText: number, endText: number): number => {
      const { keys: partKeys, ends } = divide(parent, level as DashaLevel);
      const [from, to] = [startYears[level - 1] as number, endYears[level - 1] as number];
      const last = partKeys.length - 1;
      let [at, fromText] = [first, startText];
      startYears[level] = from;
      for (let index = 0; index <= last; index++) {
        const key = partKeys[index] as number;
        endYears[level] = partEnd(from, to, ends, index);
        const next = period(at, key, level, fromText, index === last ? endText : UNWRITTEN);
        startYears[level] = endYears[level] as number;
        fromText = endIn(at, key);
        at = next;
      }
      return withoutComma(at, first);
    };

    const first = sink.length + 1;
    view.setUint8(sink.length, OPEN);
    // The start of the first mahadasha is no end of another: it is written after the room of all periods.
    let fromText = sink.length + room;
    writeMoment(view, fromText, limitAt(limitsYears[0] as number), utcOffsetHours);
    let at = first;
    keys.forEach((key, index) => {
      startYears[1] = limitsYears[index] as number;
      endYears[1] = limitsYears[index + 1] as number;
      const next = period(at, key, 1, fromText, UNWRITTEN);
      fromText = endIn(at, key);
      at = next;
    });
    const end = withoutComma(at, first);
    view.setUint8(end, CLOSE);
    sink.length = end + 1;
  };

const [OPEN, CLOSE] = [91, 93] as const;

/** The end of a list whose items, if there are any, end with a comma. */
const withoutComma = (at: number, first: number): number => (at === first ? at : at - 1);
