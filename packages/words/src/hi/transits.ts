/** Words of transits and Saturn, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/transits.js';
import type { Translated } from '../vocabulary.js';

export const transitEvent: Translated<typeof en.transitEvent> = {
  sign_change: 'राशि परिवर्तन',
  nakshatra_change: 'नक्षत्र परिवर्तन',
  retrograde_station: 'गति परिवर्तन',
};

/** Phases of sade sati: Saturn in the 12th, the 1st and the 2nd from the Moon. */
export const sadeSatiPhase: Translated<typeof en.sadeSatiPhase> = {
  rising: 'उदय चरण',
  peak: 'शिखर चरण',
  setting: 'अस्त चरण',
};

/** Saturn in the 4th and in the 8th from the Moon. */
export const dhaiyya: Translated<typeof en.dhaiyya> = {
  kantaka: 'कंटक शनि',
  ashtama: 'अष्टम शनि',
};
