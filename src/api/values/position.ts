import type { Language } from '../../calculations/fields/languages.js';
import type { ChartPoint } from '../../core/charts/chart.js';
import { type Sign, signIndex } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';
import { splitLongitude } from './numbers.js';

/** Display word and index of a sign. */
export const signRecord = (sign: Sign, language: Language) => ({
  sign: WORDS[language].zodiac.sign[sign],
  sign_index: signIndex(sign),
});

/** The one record of a position, the same in every key. */
export function positionRecord(point: ChartPoint, language: Language) {
  const { inSign, absolute } = splitLongitude(point.longitudeDeg);
  return { ...signRecord(point.sign, language), longitude: inSign, absolute_longitude: absolute, house: point.house };
}
