import type { Authority, Reading } from '@ganita/core/festivals/disputes.js';
import { filled } from './conditionWords.js';
import type { Words } from './words.js';

/** A rule of choice, and who keeps the day by it. */
export interface KeptDay {
  readonly reading: Reading;
  readonly followers: readonly Authority[];
}

/** That some keep another day, and of this day and of the other one by whose rule; `otherDate` as it is written. */
export function disputeSentences(
  { disputes: { reading, authority, phrase } }: Words,
  kept: KeptDay,
  other: KeptDay,
  otherDate: string,
): readonly string[] {
  const keepers = ({ followers }: KeptDay): string => followers.map((one) => authority[one]).join(', ');
  return [
    phrase.some_keep_another,
    filled(phrase.this_day, reading[kept.reading], keepers(kept)),
    filled(phrase.other_day, otherDate, reading[other.reading], keepers(other)),
  ];
}
