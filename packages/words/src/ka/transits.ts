/** Words of transits and Saturn, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/transits.js';
import type { Translated } from '../vocabulary.js';

export const transitEvent: Translated<typeof en.transitEvent> = {
  sign_change: 'ರಾಶಿ ಬದಲಾವಣೆ',
  nakshatra_change: 'ನಕ್ಷತ್ರ ಬದಲಾವಣೆ',
  retrograde_station: 'ಗತಿ ಬದಲಾವಣೆ',
};

/** Phases of sade sati: Saturn in the 12th, the 1st and the 2nd from the Moon. */
export const sadeSatiPhase: Translated<typeof en.sadeSatiPhase> = {
  rising: 'ಆರಂಭ ಹಂತ',
  peak: 'ಶಿಖರ ಹಂತ',
  setting: 'ಅಂತ್ಯ ಹಂತ',
};

/** Saturn in the 4th and in the 8th from the Moon. */
export const dhaiyya: Translated<typeof en.dhaiyya> = {
  kantaka: 'ಅರ್ಧಾಷ್ಟಮ ಶನಿ',
  ashtama: 'ಅಷ್ಟಮ ಶನಿ',
};
