import type { Speech } from '@ganita/words/speech.js';

/** A nakshatra by its name, with the pada: `Swati, Pada 1`. */
export const nakshatraText = (name: string, pada: number, speech: Speech): string =>
  `${name}, ${speech.word('pada')} ${speech.figures(pada)}`;
