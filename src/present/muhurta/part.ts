import type { Language } from '../../calculations/fields/languages.js';
import type { DayPart } from '../../core/muhurta/dayParts.js';
import type { Clock } from '../values/clock.js';
import { signNamed } from '../values/named.js';

/** One part of a day. */
export const partRecord = (part: DayPart, clock: Clock, language: Language) => ({
  ...clock.window(part),
  score: part.score,
  breakdown: part.breakdown,
  tithi_number: part.tithi,
  nakshatra_number: part.nakshatra,
  ...signNamed('moon_sign', part.moonSign, language),
  ...signNamed('lagna', part.lagna, language),
  lagna_class: part.lagnaClass,
  panchaka: part.panchaka,
  avoid: part.avoid,
});
