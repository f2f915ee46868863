import type { GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import type { RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { factorOf, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { rasiDashaName } from '@ganita/words/compoundNames.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS, type Words } from '@ganita/words/words.js';
import { SHOWN_RASI_DASHAS } from './chartPage.js';

/** `D-9 Navamsa` */
export const vargaName = (key: VargaKey, words: Words): string =>
  `${words.report.phrase.varga_mark}-${factorOf(key)} ${words.report.varga[key]}`;

/** The name of a dasha of planets or of signs. */
export const dashaName = (id: GrahaDashaId | RasiDashaId, language: Language): string =>
  (SHOWN_RASI_DASHAS as readonly string[]).includes(id)
    ? rasiDashaName(id as RasiDashaId, language)
    : WORDS[language].grahaDashas.system[id as GrahaDashaId];
