import { ANGAS } from '../panchanga/angas.js';
import { type DaysRange, levelsReached, multiplesBetween } from '../search/sampledPath.js';
import { GRAHAS } from '../zodiac/grahas.js';
import { DEGREES_PER_SIGN } from '../zodiac/signs.js';
import { sunLimits } from './frames.js';
import type { DiscreteValue, MarginGroup, MarginKey, ValueKind } from './key.js';
import type { WindowSky } from './windowSky.js';

/** What a composed result can change with. */
export interface ComposedInputs {
  /** Keys by name. */
  readonly keys: readonly string[];
  /** Whether it compares grahas by the degrees that they have passed in their signs. */
  readonly degrees?: boolean;
  /** Whether it depends on day or night, and on the tithi of the chart. */
  readonly day?: boolean;
  /** Moments of a range at which something else that it reads changes, in days from the birth. */
  readonly others?: (range: DaysRange) => readonly number[];
}

/** A result that is composed of others. */
export interface ComposedRow {
  readonly key: string;
  readonly group: MarginGroup;
  readonly kind: ValueKind;
  readonly inputs: ComposedInputs;
  readonly valueAt: (days: number) => DiscreteValue;
}

const SIGN_LIMITS = multiplesBetween(DEGREES_PER_SIGN);
const TITHI_LIMITS = multiplesBetween(360 / ANGAS.tithi.parts);

/** Where two of the nine grahas have passed the same part of their signs, counted forward or one of them backward. */
function degreeLimits(sky: WindowSky, range: DaysRange): readonly number[] {
  return GRAHAS.flatMap((graha, index) =>
    GRAHAS.slice(index + 1).flatMap((other) => [
      ...levelsReached(sky.difference(graha, other), SIGN_LIMITS, range),
      ...levelsReached(sky.sum(graha, other), SIGN_LIMITS, range),
    ]),
  );
}

const dayLimits = (sky: WindowSky, range: DaysRange): readonly number[] => [
  ...sunLimits(sky.frames(), sky.window.jdUt),
  ...levelsReached(sky.combined(ANGAS.tithi)(), TITHI_LIMITS, range),
];

/**
 * The key of a composed result: it can change only where one of its inputs does, so that its value is computed once
 * between two of their limits (docs/rules/13-birth-time-margins.md#section-3). Errors: an input that is no key.
 */
export function composedKey(
  { key, group, kind, inputs, valueAt }: ComposedRow,
  sky: WindowSky,
  simple: ReadonlyMap<string, MarginKey>,
): MarginKey {
  const keys = inputs.keys.map((name) => {
    const found = simple.get(name);
    if (found === undefined) throw new Error(`${key} is composed of ${name}, which is no key`);
    return found;
  });
  return {
    key,
    group,
    kind,
    inputs: inputs.keys,
    limits: (range) => [
      ...keys.flatMap((one) => one.limits(range)),
      ...(inputs.degrees === true ? degreeLimits(sky, range) : []),
      ...(inputs.day === true ? dayLimits(sky, range) : []),
      ...(inputs.others?.(range) ?? []),
    ],
    valueAt,
  };
}
