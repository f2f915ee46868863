import type { PageSpeech } from '../pageSpeech.js';
import type { MarginsAnswer } from './chartTypes.js';

/** What the times that are possible leave open; null of an exact time. */
export type Certainty = MarginsAnswer['uncertainty'];

type CertainKey = NonNullable<Certainty>['keys'][number];

/** More values than these say nothing: their number does. */
const MOST_NAMED = 4;

/** The values that a result has within the times that are possible: their names, or how many they are. */
export function possibleValues({ alternatives }: CertainKey, { words, figures }: PageSpeech): string {
  const names = alternatives.map(({ value, value_name: name }) => figures(name ?? String(value)));
  const values = [...new Set(names)];
  return values.length <= MOST_NAMED
    ? values.join(' / ')
    : `${words.pages.phrase.possible_values}: ${figures(values.length)}`;
}

/** A result that the time leaves open; undefined where it stays the same. */
export const openResult = (certainty: Certainty, key: string): CertainKey | undefined =>
  certainty?.keys.find((one) => one.key === key && !one.stable);
