/**
 * One choice that a tradition makes: its listed values, the value taken when nobody asks, and where it comes from.
 * Names are the wire names of `meta.conventions`; values are ids (or small whole numbers where the contract numbers them).
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

/** The value type of each choice of a table of choices. */
export type ChoiceValues<T extends Readonly<Record<string, Choice>>> = {
  readonly [K in keyof T]: T[K]['values'][number];
};
