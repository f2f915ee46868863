import type { Language } from '../../calculations/fields/languages.js';
import { karanaFacts, nityaYogaFacts, tithiFacts } from '../../core/panchanga/angaNames.js';
import { nakshatraAt, nakshatraLord } from '../../core/zodiac/nakshatras.js';
import { signAt } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';

import { signRecord } from '../values/position.js';

/** The name of a tithi, with its paksha, lord and class. */
export function tithiRecord(number: number, language: Language) {
  const { tithi, paksha, lord, tithiClass } = tithiFacts(number);
  return {
    id: tithi,
    number,
    name: WORDS[language].angas.tithi[tithi],
    paksha: WORDS[language].angas.paksha[paksha],
    paksha_id: paksha,
    lord,
    class: tithiClass,
    class_name: WORDS[language].angas.tithiClass[tithiClass],
  };
}

/** A nakshatra by its number, 1 Ashwini. */
export function nakshatraRecord(number: number, language: Language) {
  const nakshatra = nakshatraAt(number);
  return { id: nakshatra, number, name: WORDS[language].zodiac.nakshatra[nakshatra], lord: nakshatraLord(nakshatra) };
}

/** A nitya yoga by its number, with lord and avayogi. */
export function nityaYogaRecord(number: number, language: Language) {
  const { yoga, lord, avayogi } = nityaYogaFacts(number);
  return { id: yoga, number, name: WORDS[language].angas.nityaYoga[yoga], lord, avayogi };
}

/** A karana by its number 1..60. */
export function karanaRecord(number: number, language: Language) {
  const { karana, lord } = karanaFacts(number);
  return { id: karana, number, name: WORDS[language].angas.karana[karana], lord };
}

/** A sign by its number, 1 Aries. */
export const signOfNumber = (number: number, language: Language) => signRecord(signAt(number - 1), language);
