import type { TransitingGraha } from '@ganita/core/transits/transitingGrahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { idAndName, namedOrNull } from '../values/names.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';

/** A graha at a moment, as every transit endpoint reports it. */
export function grahaRecord(at: TransitingGraha, language: Language) {
  const { inSign, absolute } = splitLongitude(at.longitudeDeg);
  return {
    ...idAndName(at.graha, WORDS[language].zodiac.body),
    ...signRecord(at.sign, language),
    degree: inSign,
    absolute_longitude: absolute,
    ...nakshatraRow(at.nakshatra, language),
    pada: at.pada,
    retrograde: at.retrograde,
    combust: at.combust,
    ...namedOrNull('dignity', at.dignity, WORDS[language].zodiac.dignity),
    daily_speed: round6(at.speedDegPerDay),
  };
}
