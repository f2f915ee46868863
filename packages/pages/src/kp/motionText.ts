import type { Words } from '@ganita/words/words.js';

interface Motion {
  readonly retrograde: boolean;
  readonly in_retrograde_star: boolean;
}

/** Whether a planet moves backward, and whether the lord of its star does. */
export const motionText = ({ retrograde, in_retrograde_star: inRetrogradeStar }: Motion, words: Words): string =>
  [retrograde ? words.evidence.fact.retrograde : '', inRetrogradeStar ? words.kp.phrase.in_retrograde_star : '']
    .filter((text) => text !== '')
    .join(', ');
