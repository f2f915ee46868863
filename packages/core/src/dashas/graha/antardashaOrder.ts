import type { Rules } from '../../rules/rules.js';

/** How the parts of a period run through the list of lords (docs/rules/04-graha-dashas.md#section-2-1). */
export type AntardashaOption = Exclude<Rules['antardasha_option'], 'default'>;

/** First part, counted from the parent, and the direction of the others. */
const OPTIONS: Readonly<Record<AntardashaOption, { readonly from: -1 | 0 | 1; readonly step: 1 | -1 }>> = {
  own_onward: { from: 0, step: 1 },
  own_backward: { from: 0, step: -1 },
  next_onward: { from: 1, step: 1 },
  next_backward: { from: 1, step: -1 },
  previous_onward: { from: -1, step: 1 },
  previous_backward: { from: -1, step: -1 },
};

/** All items of a cyclic list once, starting at `parent` as the option requires. */
export function antardashaOrder(count: number, parent: number, option: AntardashaOption): number[] {
  const { from, step } = OPTIONS[option];
  return Array.from({ length: count }, (_, index) => (parent + from + step * index + 2 * count) % count);
}

/** A list rotated so that the item at `first` comes first. */
export const rotated = <T>(list: readonly T[], first: number): T[] => [...list.slice(first), ...list.slice(0, first)];
