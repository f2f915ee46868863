import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';

/** The name of a divisional chart; the birth chart has one name everywhere. */
export function chartName(key: VargaKey, { language }: Speech): string {
  const { phrase, varga } = WORDS[language].report;
  return key === 'D-1_rasi' ? phrase.rasi_chart : varga[key];
}
