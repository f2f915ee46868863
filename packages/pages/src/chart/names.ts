import { factorOf, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import type { Words } from '@ganita/words/words.js';

/** `D-9 Navamsa` */
export const vargaName = (key: VargaKey, words: Words): string =>
  `${words.report.phrase.varga_mark}-${factorOf(key)} ${words.report.varga[key]}`;
