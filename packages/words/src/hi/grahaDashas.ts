/** Words of the graha dashas, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/grahaDashas.js';
import type { Translated } from '../vocabulary.js';

/** Names of the graha dashas. */
export const system: Translated<typeof en.system> = {
  vimsottari: 'विंशोत्तरी',
  rasi_bhukthi_vimsottari: 'राशि भुक्ति विंशोत्तरी',
  ashtottari: 'अष्टोत्तरी',
  yogini: 'योगिनी',
  shodasottari: 'षोडशोत्तरी',
  dwadasottari: 'द्वादशोत्तरी',
  panchottari: 'पंचोत्तरी',
  satabdika: 'शताब्दिका',
  chaturaaseeti_sama: 'चतुरशीति सम',
  dwisatpathi: 'द्विसप्तति सम',
  shashtisama: 'षष्टि सम',
  shattrimsa_sama: 'षट्त्रिंशत् सम',
  tithi_ashtottari: 'तिथि अष्टोत्तरी',
  tithi_yogini: 'तिथि योगिनी',
  yoga_vimsottari: 'योग विंशोत्तरी',
  karana_chaturaaseeti_sama: 'करण चतुरशीति सम',
  naisargika: 'नैसर्गिक',
  tara: 'तारा',
  karaka: 'चर कारक',
  buddhi_gathi: 'बुद्धि गति',
  kaala: 'काल',
  aayu: 'आयु',
  saptharishi_nakshathra: 'सप्तर्षि नक्षत्र',
  ashtaka_varga_planet: 'अष्टकवर्ग, ग्रह',
  ashtaka_varga_sign: 'अष्टकवर्ग, राशि',
  ashtaka_varga_pinda: 'अष्टकवर्ग, पिंड',
  moola_graha: 'मूल',
  rashmi: 'रश्मि',
  panchasvara: 'पंचस्वर',
};

export const twilightPeriod: Translated<typeof en.twilightPeriod> = {
  dawn: 'प्रातः संध्या',
  day: 'दिन',
  dusk: 'सायं संध्या',
  night: 'रात्रि',
};
