import type { Language } from '../../calculations/fields/languages.js';
import type { DayPart } from '../../core/muhurta/dayParts.js';
import { signIndex } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';
import type { Clock } from '../values/clock.js';

/** One part of a day. Written out in full: an answer holds thousands. */
export function partRecord(part: DayPart, clock: Clock, language: Language) {
  const signs = WORDS[language].zodiac.sign;
  return {
    start: clock.moment(part.startJdUt),
    end: clock.moment(part.endJdUt),
    score: part.score,
    breakdown: part.breakdown,
    tithi_number: part.tithi,
    nakshatra_number: part.nakshatra,
    moon_sign: signs[part.moonSign],
    moon_sign_index: signIndex(part.moonSign),
    lagna: signs[part.lagna],
    lagna_index: signIndex(part.lagna),
    lagna_class: part.lagnaClass,
    panchaka: part.panchaka,
    avoid: part.avoid,
  };
}
