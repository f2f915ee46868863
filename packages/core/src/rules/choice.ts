/**
 * One choice that a tradition makes: its listed values, its default and its source.
 * Names are the wire names of `meta.conventions`; values are ids, or numbers if they count something or the contract
 * numbers them.
 */
export interface Choice<V extends string | number = string | number> {
  readonly values: readonly V[];
  readonly default: V;
  /** What the choice decides, one line. */
  readonly decides: string;
  /** Text and chapter, or path and anchor of a section of docs/rules; the tables of the documentation show it. */
  readonly source: string;
}

/** Declare a choice; the first argument lists the values and fixes their type. */
export const choice = <const V extends string | number>(
  values: readonly V[],
  defaultValue: NoInfer<V>,
  decides: string,
  source: string,
): Choice<V> => ({ values, default: defaultValue, decides, source });

/** Declare a choice whose values are the rows of a table of readings. */
export const choiceOf = <R extends Readonly<Record<string, unknown>>>(
  rows: R,
  defaultValue: NoInfer<keyof R & string>,
  decides: string,
  source: string,
): Choice<keyof R & string> => choice(Object.keys(rows), defaultValue, decides, source) as Choice<keyof R & string>;

/** The value type of each choice of a table of choices. */
export type ChoiceValues<T extends Readonly<Record<string, Choice>>> = {
  readonly [K in keyof T]: T[K]['values'][number];
};
