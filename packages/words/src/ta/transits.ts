/** Words of transits and Saturn, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/transits.js';
import type { Translated } from '../vocabulary.js';

export const transitEvent: Translated<typeof en.transitEvent> = {
  sign_change: 'ராசி மாற்றம்',
  nakshatra_change: 'நட்சத்திர மாற்றம்',
  retrograde_station: 'கதி மாற்றம்',
};

/** Phases of sade sati: Saturn in the 12th, the 1st and the 2nd from the Moon. */
export const sadeSatiPhase: Translated<typeof en.sadeSatiPhase> = {
  rising: 'விரயச் சனி',
  peak: 'ஜென்மச் சனி',
  setting: 'பாதச் சனி',
};

/** Saturn in the 4th and in the 8th from the Moon. */
export const dhaiyya: Translated<typeof en.dhaiyya> = {
  kantaka: 'அர்த்தாஷ்டமச் சனி',
  ashtama: 'அஷ்டமச் சனி',
};
