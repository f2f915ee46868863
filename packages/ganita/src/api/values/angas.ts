import { karanaFacts, nityaYogaFacts, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { nakshatraAt, nakshatraLord } from '@ganita/core/zodiac/nakshatras.js';
import { signAt } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';

import { idAndName, named } from './names.js';
import { signRecord } from './position.js';

const lordRecord = (lord: Graha, language: Language) => named('lord', lord, WORDS[language].zodiac.body);

/** A tithi by its number 1..30, with its paksha, lord and class. */
export function tithiRecord(number: number, language: Language) {
  const { tithi, paksha, lord, tithiClass } = tithiFacts(number);
  const words = WORDS[language].angas;
  return {
    ...idAndName(tithi, words.tithi),
    number,
    ...named('paksha', paksha, words.paksha),
    ...lordRecord(lord, language),
    ...named('class', tithiClass, words.tithiClass),
  };
}

/** A nakshatra by its number, 1 Ashwini. */
export function nakshatraRecord(number: number, language: Language) {
  const nakshatra = nakshatraAt(number);
  return {
    ...idAndName(nakshatra, WORDS[language].zodiac.nakshatra),
    number,
    ...lordRecord(nakshatraLord(nakshatra), language),
  };
}

/** A nitya yoga by its number, with lord and avayogi. */
export function nityaYogaRecord(number: number, language: Language) {
  const { yoga, lord, avayogi } = nityaYogaFacts(number);
  return {
    ...idAndName(yoga, WORDS[language].angas.nityaYoga),
    number,
    ...lordRecord(lord, language),
    ...named('avayogi', avayogi, WORDS[language].zodiac.body),
  };
}

/** A karana by its number 1..60. */
export function karanaRecord(number: number, language: Language) {
  const { karana, lord } = karanaFacts(number);
  return { ...idAndName(karana, WORDS[language].angas.karana), number, ...lordRecord(lord, language) };
}

/** A sign by its number, 1 Aries. */
export const signOfNumber = (number: number, language: Language) => signRecord(signAt(number - 1), language);
