import { signedArc } from '@ganita/core/angles/angles.js';
import { type GoldenNode, isRecord, pick } from './golden.js';
import { secondsOf } from './moments.js';

/** The result of comparing two values. */
export interface Verdict {
  readonly agrees: boolean;
  /** How far apart, where the values are measured. */
  readonly margin: Margin | null;
}

export interface Margin {
  readonly difference: number;
  readonly tolerance: number;
  readonly unit: string;
}

/** Compares a golden value with ours as one thing. */
export interface Judge {
  readonly judge: (golden: unknown, ours: unknown) => Verdict;
}

/** Compares a golden list or record part by part; every part has a path of its own. */
export interface Walk {
  readonly walk: (golden: GoldenNode, ours: unknown, compare: CompareFunction) => void;
}

export type Comparator = Judge | Walk;
export type CompareFunction = (golden: GoldenNode, ours: unknown, comparator: Comparator) => void;

const DIFFERENT: Verdict = { agrees: false, margin: null };
const SAME: Verdict = { agrees: true, margin: null };
const verdict = (agrees: boolean): Verdict => (agrees ? SAME : DIFFERENT);

/** Room for the binary form of decimal numbers: a difference of just one tolerance agrees. */
const binarySlack = (golden: number, ours: number): number =>
  4 * Number.EPSILON * Math.max(1, Math.abs(golden), Math.abs(ours));

function measured(golden: number, ours: number, difference: number, tolerance: number, unit: string): Verdict {
  return {
    agrees: difference <= tolerance + binarySlack(golden, ours),
    margin: { difference, tolerance, unit },
  };
}

/** Equal to the last part: names, numbers, lists in order, records with the same keys. */
export function sameValue(golden: unknown, ours: unknown): boolean {
  if (Array.isArray(golden)) {
    return (
      Array.isArray(ours) &&
      ours.length === golden.length &&
      golden.every((item, index) => sameValue(item, ours[index]))
    );
  }
  if (isRecord(golden)) {
    if (!isRecord(ours)) return false;
    const keys = Object.keys(golden);
    return (
      Object.keys(ours).length === keys.length &&
      keys.every((key) => Object.hasOwn(ours, key) && sameValue(golden[key], ours[key]))
    );
  }
  return golden === ours;
}

/** The same name, number, truth value or null; a list the same in the same order; a record the same keys and values. */
export const exact: Judge = { judge: (golden, ours) => verdict(sameValue(golden, ours)) };

const finite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Numbers not further apart than `tolerance`, which is in `unit`. A golden null is met by null alone. */
export const within = (tolerance: number, unit: string): Judge => ({
  judge(golden, ours) {
    if (golden === null) return verdict(ours === null);
    if (!finite(golden) || !finite(ours)) return DIFFERENT;
    return measured(golden, ours, Math.abs(golden - ours), tolerance, unit);
  },
});

/** Angles not further apart than `tolerance` degrees, the short way round the circle. A golden null is met by null alone. */
export const angle = (tolerance: number): Judge => ({
  judge(golden, ours) {
    if (golden === null) return verdict(ours === null);
    if (!finite(golden) || !finite(ours)) return DIFFERENT;
    return measured(golden, ours, Math.abs(signedArc(golden, ours)), tolerance, 'degrees');
  },
});

/**
 * Moments not further apart than `tolerance` seconds, both written on the same clock:
 * `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM[:SS[.s]]`, `HH:MM[:SS]`, with `Z` on both sides or on neither.
 */
export const moment = (tolerance: number): Judge => ({
  judge(golden, ours) {
    if (golden === null) return verdict(ours === null);
    if (typeof golden !== 'string' || typeof ours !== 'string') return DIFFERENT;
    const [theirs, mine] = [secondsOf(golden), secondsOf(ours)];
    if (theirs === null || mine === null || theirs.form !== mine.form) return DIFFERENT;
    const difference = Math.abs(theirs.seconds - mine.seconds);
    return measured(theirs.seconds, mine.seconds, difference, tolerance, 'seconds');
  },
});

/** Text of a value that does not depend on the order of keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, below: unknown) =>
    isRecord(below) ? Object.fromEntries(Object.entries(below).sort(([a], [b]) => (a < b ? -1 : 1))) : below,
  );

/** Two lists with the same members, whatever their order. */
export const set: Judge = {
  judge(golden, ours) {
    if (!Array.isArray(golden) || !Array.isArray(ours)) return DIFFERENT;
    const sorted = (list: readonly unknown[]): string[] => list.map(canonical).sort();
    return verdict(sameValue(sorted(golden), sorted(ours)));
  },
};

/** A record with something in it; an empty one is a value of its own and met by an empty one alone. */
const hasParts = ({ value }: GoldenNode): boolean => isRecord(value) && Object.keys(value).length > 0;

/**
 * A record compared field by field. A field left out of the file is not compared; a field of the file without a
 * comparator stays unaccounted for and fails the run. Fields of ours that the file does not know do not matter.
 */
export const fields = (comparators: Readonly<Record<string, Comparator>>): Walk => ({
  walk(golden, ours, compare) {
    if (!hasParts(golden)) return compare(golden, ours, exact);
    for (const [key, node] of golden.children()) {
      const comparator = Object.hasOwn(comparators, key) ? comparators[key] : undefined;
      if (comparator !== undefined) compare(node, pick(ours, key), comparator);
    }
  },
});

/** As `fields`, where the name of a golden field says what of ours it means and how to compare it; null leaves it out. */
export const fieldsBy = (
  read: (key: string, ours: unknown) => { readonly ours: unknown; readonly comparator: Comparator } | null,
): Walk => ({
  walk(golden, ours, compare) {
    if (!hasParts(golden)) return compare(golden, ours, exact);
    for (const [key, node] of golden.children()) {
      const found = read(key, ours);
      if (found !== null) compare(node, found.ours, found.comparator);
    }
  },
});

/** A map whose keys are data (bodies, houses, systems): each golden key is compared. */
export const each = (comparator: Comparator): Walk => ({
  walk(golden, ours, compare) {
    if (!hasParts(golden)) return compare(golden, ours, exact);
    for (const [key, node] of golden.children()) compare(node, pick(ours, key), comparator);
  },
});

/** As `each`, and ours must not have a key more. */
export const eachAndNoMore = (comparator: Comparator): Walk => ({
  walk(golden, ours, compare) {
    each(comparator).walk(golden, ours, compare);
    if (hasParts(golden))
      compare(golden.derived('keys', Object.keys(golden.value ?? {})), Object.keys(ours ?? {}), set);
  },
});

/** A list compared item by item in order; both must have the same length. */
export const listOf = (comparator: Comparator): Walk => ({
  walk(golden, ours, compare) {
    if (!Array.isArray(golden.value)) return compare(golden, ours, exact);
    const mine: readonly unknown[] = Array.isArray(ours) ? ours : [];
    const nodes = golden.items();
    if (nodes.length === 0) return compare(golden, ours, exact);
    compare(golden.derived('length', nodes.length), mine.length, exact);
    nodes.forEach((node, index) => {
      compare(node, mine[index], comparator);
    });
  },
});

/**
 * Rows in any order, known by a name that `nameOf` reads from a row of either side: the same names, each row compared
 * with the row of its name.
 */
export const rowsBy = (nameOf: (row: unknown) => string, comparator: Comparator): Walk => ({
  walk(golden, ours, compare) {
    if (!Array.isArray(golden.value) || golden.value.length === 0) return compare(golden, ours, exact);
    const mine = new Map((Array.isArray(ours) ? ours : []).map((row: unknown) => [nameOf(row), row]));
    compare(golden.derived('names', golden.value.map(nameOf)), [...mine.keys()], set);
    for (const node of golden.items()) compare(node, mine.get(nameOf(node.value)), comparator);
  },
});

/** The first comparator where the test is true of the golden value, else the second. */
export const either = (test: (golden: unknown) => boolean, first: Comparator, second: Comparator): Walk => ({
  walk: (golden, ours, compare) => compare(golden, ours, test(golden.value) ? first : second),
});

/** Ours brought into the shape of the golden file before it is compared. */
export const mapped = (shape: (ours: unknown, golden: GoldenNode) => unknown, comparator: Comparator): Walk => ({
  walk: (golden, ours, compare) => compare(golden, shape(ours, golden), comparator),
});

/** Run a comparator, giving every value it judges to `visit`. */
export function compareWith(
  comparator: Comparator,
  golden: GoldenNode,
  ours: unknown,
  visit: (golden: GoldenNode, ours: unknown, judge: Judge) => void,
): void {
  if ('judge' in comparator) visit(golden, ours, comparator);
  else comparator.walk(golden, ours, (node, mine, next) => compareWith(next, node, mine, visit));
}
