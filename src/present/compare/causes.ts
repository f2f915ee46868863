import type { DifferingChoice, HoroscopeCompare, Side } from '../../calculations/compare/horoscopeCompare.js';
import type { SectionKey } from '../../calculations/natal/sectionKeys.js';
import { differences } from './walk.js';

/** Two values that differ. */
export interface Difference {
  readonly path: string;
  /** The key of the answer that holds it. */
  readonly section: string;
  /** The last key of the path. */
  readonly key: string;
  readonly first: unknown;
  readonly second: unknown;
}

/** The wire records of a chart by the keys of the answer. */
export type Records = Readonly<Record<string, unknown>>;

/** Every value in which two charts differ, in the order of the answer. */
export function differencesOf(first: Records, second: Records): readonly Difference[] {
  const found: Difference[] = [];
  differences(first, second, (way, one, other) => {
    found.push({
      path: way.join('/'),
      section: String(way[0]),
      key: String(way.at(-1)),
      first: one ?? null,
      second: other ?? null,
    });
  });
  return found;
}

/** Paths at which a chart differs from another, in the keys that both have. */
function movedPaths(from: Records, to: Records): ReadonlySet<string> {
  const paths = new Set<string>();
  const shared = Object.fromEntries(Object.keys(to).map((key) => [key, from[key]]));
  differences(shared, to, (way) => paths.add(way.join('/')));
  return paths;
}

type Charts = Pick<HoroscopeCompare, 'choices' | 'switched'>;
type RecordsOf = (chart: ReturnType<HoroscopeCompare['switched']>) => Records;

/**
 * The choices that cause each difference: those that move the value when they alone are switched from the first rule
 * set to the second. Where none does, those that move it when they alone are switched back from the second.
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
      const moved = movedPaths(sides[side], recordsOf(switched(side, choice, keys)));
      for (const { path } of open) if (moved.has(path)) causes.get(path)?.push(choice.name);
    }
  };
  attribute('first', found);
  const unexplained = found.filter(({ path }) => causes.get(path)?.length === 0);
  if (unexplained.length > 0) attribute('second', unexplained);
  return causes;
}

/** Keys of the answer besides those of the horoscope. */
const BESIDES = ['chosen_chart', 'pravesha'];

/** Keys that a choice can have moved, or null where it can have moved nothing. */
function keysToAsk({ reach }: DifferingChoice, sections: ReadonlySet<string>): readonly SectionKey[] | null {
  const keys = reach.filter((key) => sections.has(key));
  return keys.length === 0 && !BESIDES.some((key) => sections.has(key)) ? null : keys;
}
