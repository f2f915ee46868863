/** Words of the graha dashas, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/grahaDashas.js';
import type { Translated } from '../vocabulary.js';

/** Names of the graha dashas. */
export const system: Translated<typeof en.system> = {
  vimsottari: 'వింశోత్తరి',
  rasi_bhukthi_vimsottari: 'రాశి భుక్తి వింశోత్తరి',
  ashtottari: 'అష్టోత్తరి',
  yogini: 'యోగిని',
  shodasottari: 'షోడశోత్తరి',
  dwadasottari: 'ద్వాదశోత్తరి',
  panchottari: 'పంచోత్తరి',
  satabdika: 'శతాబ్దికా',
  chaturaaseeti_sama: 'చతురశీతి సమ',
  dwisatpathi: 'ద్విసప్తతి సమ',
  shashtisama: 'షష్టి సమ',
  shattrimsa_sama: 'షట్త్రింశత్ సమ',
  tithi_ashtottari: 'తిథి అష్టోత్తరి',
  tithi_yogini: 'తిథి యోగిని',
  yoga_vimsottari: 'యోగ వింశోత్తరి',
  karana_chaturaaseeti_sama: 'కరణ చతురశీతి సమ',
  naisargika: 'నైసర్గిక',
  tara: 'తారా',
  karaka: 'చర కారక',
  buddhi_gathi: 'బుద్ధి గతి',
  kaala: 'కాల',
  aayu: 'ఆయు',
  saptharishi_nakshathra: 'సప్తర్షి నక్షత్ర',
  ashtaka_varga_planet: 'అష్టకవర్గ, గ్రహ',
  ashtaka_varga_sign: 'అష్టకవర్గ, రాశి',
  ashtaka_varga_pinda: 'అష్టకవర్గ, పిండ',
  moola_graha: 'మూల',
  rashmi: 'రశ్మి',
  panchasvara: 'పంచస్వర',
};

export const twilightPeriod: Translated<typeof en.twilightPeriod> = {
  dawn: 'ప్రాతః సంధ్య',
  day: 'పగలు',
  dusk: 'సాయం సంధ్య',
  night: 'రాత్రి',
};
