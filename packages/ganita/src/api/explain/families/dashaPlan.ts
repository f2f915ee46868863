import type { Derivation, Known } from '../derivation.js';

/** The name of a step of the parts of one level. */
export type Named = (name: string) => string;

/** How the periods of a dasha from birth follow from its rule; numbers count from 0. */
export interface DashaSteps {
  /** Years of a mahadasha by its number. */
  readonly years: (number: number) => Known<number>;
  /** What the lord of a mahadasha is looked up by. */
  readonly key: (number: number) => Known<number>;
  /** The same of a part of a period by the key of the period and the number of the part; `named` names its steps. */
  readonly partKey: (parent: () => Known<number>, number: number, named: Named) => Known<number>;
  /** The share of a period that has passed when so many of its parts have; `at` names the last step. */
  readonly share: (of: PartsPassed) => Known<number>;
  readonly lord: (key: Known<number>) => void;
  /** The number of a mahadasha with those before it that have no years; by default none is left out. */
  readonly numberOf?: (number: number) => number;
  /** Shows that the dasha lasts until a mahadasha, which starts so many years after the birth. */
  readonly lasts?: (start: Known<number>) => void;
}

/** Some parts of a period that have passed. */
export interface PartsPassed {
  readonly parent: () => Known<number>;
  readonly count: number;
  /** How many parts the period has. */
  readonly parts: number;
  readonly named: Named;
  readonly at: 'start' | 'end';
}

/** A key so many places after or before another, on a list of some length. */
export const keyAfter = (
  steps: Derivation,
  name: string,
  from: Known<number>,
  places: number,
  length: number,
): Known<number> =>
  places === 0
    ? from
    : steps.number(`${name}_key`, 'modulo', steps.number(`${name}_key_place`, 'add', from, places), length);

/** The share of parts of one length. */
export const equalShare =
  (steps: Derivation, id: string): DashaSteps['share'] =>
  ({ count, parts, named, at }) =>
    steps.number(named(`${at}_share`), 'divide', count, steps.lookup('parts_of_period', 'parts of periods', parts, id));

/** Limits of a period in years from the birth. */
export interface Limits {
  readonly start: Known<number>;
  readonly end: Known<number>;
}

/** The limits of a part of a period, by its place among so many parts. */
export function partLimits(
  steps: Derivation,
  named: Named,
  { start, end }: Limits,
  [place, parts]: readonly [place: number, parts: number],
  share: (count: number, at: PartsPassed['at']) => Known<number>,
): Limits {
  const limit = (count: number, at: PartsPassed['at']): Known<number> => {
    const passed = share(count, at);
    const whole = steps.number(named('whole'), 'subtract', end, start);
    const gone = steps.number(named(`${at}_gone`), 'multiply', whole, passed);
    return steps.number(named(at), 'minimum', end, steps.number(named(`${at}_reached`), 'add', start, gone));
  };
  return {
    start: place === 0 ? start : limit(place, 'start'),
    end: place === parts - 1 ? end : limit(place + 1, 'end'),
  };
}
