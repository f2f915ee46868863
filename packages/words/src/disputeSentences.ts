import type { Authority, Reading } from '@ganita/core/festivals/disputes.js';
import { filled } from './messages.js';
import type { Words } from './words.js';

/** A rule of choice, and who keeps the day by it. */
export interface KeptDay {
  readonly reading: Reading;
  readonly followers: readonly Authority[];
}

/** That some keep another day, and of this day and of the other one by whose rule; `otherDate` as it is written. */
export function disputeSentences(words: Words, kept: KeptDay, other: KeptDay, otherDate: string): readonly string[] {
  const { reading, authority, phrase } = words.disputes;
  const keepers = ({ followers }: KeptDay): string => followers.map((one) => authority[one]).join(', ');
  return [
    phrase.some_keep_another,
    filled(phrase.this_day, { rule: reading[kept.reading], keepers: keepers(kept) }, words),
    filled(phrase.other_day, { date: otherDate, rule: reading[other.reading], keepers: keepers(other) }, words),
  ];
}
