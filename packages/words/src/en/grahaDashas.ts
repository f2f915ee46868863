/** Words of the graha dashas. Spellings: the almanacs named in ../README.md. */

import type { TwilightPeriod } from '@ganita/core/dashas/dashaTwilight.js';
import type { GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';

/** Names of the graha dashas. */
export const system = {
  vimsottari: 'Vimsottari',
  rasi_bhukthi_vimsottari: 'Rasi Bhukti Vimsottari',
  ashtottari: 'Ashtottari',
  yogini: 'Yogini',
  shodasottari: 'Shodasottari',
  dwadasottari: 'Dwadasottari',
  panchottari: 'Panchottari',
  satabdika: 'Satabdika',
  chaturaaseeti_sama: 'Chaturashiti Sama',
  dwisatpathi: 'Dwisaptati Sama',
  shashtisama: 'Shashti Sama',
  shattrimsa_sama: 'Shattrimsa Sama',
  tithi_ashtottari: 'Tithi Ashtottari',
  tithi_yogini: 'Tithi Yogini',
  yoga_vimsottari: 'Yoga Vimsottari',
  karana_chaturaaseeti_sama: 'Karana Chaturashiti Sama',
  naisargika: 'Naisargika',
  tara: 'Tara',
  karaka: 'Chara Karaka',
  buddhi_gathi: 'Buddhi Gati',
  kaala: 'Kaala',
  aayu: 'Ayu',
  saptharishi_nakshathra: 'Saptarishi Nakshatra',
  ashtaka_varga_planet: 'Ashtakavarga, Planets',
  ashtaka_varga_sign: 'Ashtakavarga, Signs',
  ashtaka_varga_pinda: 'Ashtakavarga, Pindas',
  moola_graha: 'Moola',
  rashmi: 'Rashmi',
  panchasvara: 'Panchasvara',
} satisfies Readonly<Record<GrahaDashaId, string>>;

/** The parts of a day and night with their twilights. */
export const twilightPeriod = {
  dawn: 'Dawn',
  day: 'Day',
  dusk: 'Dusk',
  night: 'Night',
} satisfies Readonly<Record<TwilightPeriod, string>>;
