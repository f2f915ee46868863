/** Words of transits and Saturn, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/transits.js';
import type { Translated } from '../vocabulary.js';

export const transitEvent: Translated<typeof en.transitEvent> = {
  sign_change: 'రాశి మార్పు',
  nakshatra_change: 'నక్షత్ర మార్పు',
  retrograde_station: 'గతి మార్పు',
};

/** Phases of sade sati: Saturn in the 12th, the 1st and the 2nd from the Moon. */
export const sadeSatiPhase: Translated<typeof en.sadeSatiPhase> = {
  rising: 'ఆరంభ ఘట్టం',
  peak: 'మధ్య ఘట్టం',
  setting: 'అంత్య ఘట్టం',
};

/** Saturn in the 4th and in the 8th from the Moon. */
export const dhaiyya: Translated<typeof en.dhaiyya> = {
  kantaka: 'అర్ధాష్టమ శని',
  ashtama: 'అష్టమ శని',
};
