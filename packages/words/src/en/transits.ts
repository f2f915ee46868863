/** Words of transits and Saturn. Spellings: the almanacs named in ../README.md. */
import type { SadeSatiPhaseName } from '@ganita/core/saturn/phases.js';
import type { DhaiyyaKind } from '@ganita/core/saturn/saturnState.js';
import type { TransitEventType } from '@ganita/core/transits/transitEvents.js';

export const transitEvent = {
  sign_change: 'Sign change',
  nakshatra_change: 'Nakshatra change',
  retrograde_station: 'Station',
} satisfies Readonly<Record<TransitEventType, string>>;

/** Phases of sade sati: Saturn in the 12th, the 1st and the 2nd from the Moon. */
export const sadeSatiPhase = {
  rising: 'Rising',
  peak: 'Peak',
  setting: 'Setting',
} satisfies Readonly<Record<SadeSatiPhaseName, string>>;

/** Saturn in the 4th and in the 8th from the Moon. */
export const dhaiyya = {
  kantaka: 'Kantaka Shani',
  ashtama: 'Ashtama Shani',
} satisfies Readonly<Record<DhaiyyaKind, string>>;
