import type {
  ComparedChart,
  DifferingChoice,
  HoroscopeCompare,
  Side,
} from '../../calculations/compare/horoscopeCompare.js';
import type { SectionKey } from '../../calculations/natal/sectionKeys.js';
import { differences } from './walk.js';

/** Two values that differ. */
export interface Difference {
  readonly path: string;
  /** The key of the answer that contains it. */
  readonly section: string;
  /** The last key of the path. */
  readonly key: string;
  readonly first: unknown;
  readonly second: unknown;
}

/** What is compared in the details of an answer has this before its name. */
export const DETAILS = 'details/';

/** The section to which a compared record belongs. */
export const sectionAt = (path: string): string => (path.startsWith(DETAILS) ? path.slice(DETAILS.length) : path);

/** The wire records of a chart by their path in the answer. */
export type Records = Readonly<Record<string, unknown>>;

/** Every value in which two charts differ, in the order of the answer. */
export function differencesOf(first: Records, second: Records): readonly Difference[] {
  const found: Difference[] = [];
  differences(first, second, (way, one, other) => {
    found.push({
      path: way.join('/'),
      section: sectionAt(String(way[0])),
      key: String(way.at(-1)),
      first: one ?? null,
      second: other ?? null,
    });
  });
  return found;
}

/** Whether another chart has another value at a path. */
type IsMoved = (path: string) => boolean;

const isRecordOrGone = (value: unknown): boolean => value === undefined || typeof value === 'object';

/** What differs in another chart, in the keys that both have. */
function movesOf(from: Records, to: Records): IsMoved {
  const paths = new Set<string>();
  /** Records and lists that appear, disappear or change their length: everything in them counts as changed. */
  const whole = new Set<string>();
  const shared = Object.fromEntries(Object.keys(to).map((key) => [key, from[key]]));
  differences(shared, to, (way, one, other) => {
    const path = way.join('/');
    paths.add(path);
    if (isRecordOrGone(one) || isRecordOrGone(other)) whole.add(path);
    // A changed item of a list changes the list.
    if (typeof way.at(-1) === 'number') paths.add(way.slice(0, -1).join('/'));
  });
  const isAbove = (path: string): boolean => {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (whole.has(path.slice(0, end))) return true;
    }
    return false;
  };
  return (path) => paths.has(path) || (whole.size > 0 && isAbove(path));
}

type Charts = Pick<HoroscopeCompare, 'choices' | 'switched'>;
type RecordsOf = (chart: ComparedChart) => Records;

/**
 * The choices that cause each difference: those that change the value when they alone are switched from the first rule
 * set to the second. Where none does, those that change it when they alone are switched back from the second.
 */
export function causesOf(
  { choices, switched }: Charts,
  found: readonly Difference[],
  sides: Readonly<Record<Side, Records>>,
  recordsOf: RecordsOf,
): ReadonlyMap<string, readonly string[]> {
  const causes = new Map<string, string[]>(found.map(({ path }) => [path, []]));
  const attribute = (side: Side, open: readonly Difference[]): void => {
    const sections = new Set(open.map(({ section }) => section));
    for (const choice of choices) {
      const keys = keysToAsk(choice, sections);
      if (keys === null) continue;
      const isMoved = movesOf(sides[side], recordsOf(switched(side, choice, keys)));
      for (const { path } of open) if (isMoved(path)) causes.get(path)?.push(choice.name);
    }
  };
  attribute('first', found);
  const unexplained = found.filter(({ path }) => causes.get(path)?.length === 0);
  if (unexplained.length > 0) attribute('second', unexplained);
  return causes;
}

/** Keys of the answer other than those of the horoscope. */
const EXTRA_KEYS = ['chosen_chart', 'pravesha'];

/** Keys that a choice can have changed, or null where it can have changed nothing. */
function keysToAsk({ reach }: DifferingChoice, sections: ReadonlySet<string>): readonly SectionKey[] | null {
  const keys = reach.filter((key) => sections.has(key));
  return keys.length === 0 && !EXTRA_KEYS.some((key) => sections.has(key)) ? null : keys;
}
