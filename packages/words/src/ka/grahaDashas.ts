/** Words of the graha dashas, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/grahaDashas.js';
import type { Translated } from '../vocabulary.js';

/** Names of the graha dashas. */
export const system: Translated<typeof en.system> = {
  vimsottari: 'ವಿಂಶೋತ್ತರಿ',
  rasi_bhukthi_vimsottari: 'ರಾಶಿ ಭುಕ್ತಿ ವಿಂಶೋತ್ತರಿ',
  ashtottari: 'ಅಷ್ಟೋತ್ತರಿ',
  yogini: 'ಯೋಗಿನಿ',
  shodasottari: 'ಷೋಡಶೋತ್ತರಿ',
  dwadasottari: 'ದ್ವಾದಶೋತ್ತರಿ',
  panchottari: 'ಪಂಚೋತ್ತರಿ',
  satabdika: 'ಶತಾಬ್ದಿಕಾ',
  chaturaaseeti_sama: 'ಚತುರಶೀತಿ ಸಮ',
  dwisatpathi: 'ದ್ವಿಸಪ್ತತಿ ಸಮ',
  shashtisama: 'ಷಷ್ಟಿ ಸಮ',
  shattrimsa_sama: 'ಷಟ್ತ್ರಿಂಶತ್ ಸಮ',
  tithi_ashtottari: 'ತಿಥಿ ಅಷ್ಟೋತ್ತರಿ',
  tithi_yogini: 'ತಿಥಿ ಯೋಗಿನಿ',
  yoga_vimsottari: 'ಯೋಗ ವಿಂಶೋತ್ತರಿ',
  karana_chaturaaseeti_sama: 'ಕರಣ ಚತುರಶೀತಿ ಸಮ',
  naisargika: 'ನೈಸರ್ಗಿಕ',
  tara: 'ತಾರಾ',
  karaka: 'ಚರ ಕಾರಕ',
  buddhi_gathi: 'ಬುದ್ಧಿ ಗತಿ',
  kaala: 'ಕಾಲ',
  aayu: 'ಆಯು',
  saptharishi_nakshathra: 'ಸಪ್ತರ್ಷಿ ನಕ್ಷತ್ರ',
  ashtaka_varga_planet: 'ಅಷ್ಟಕವರ್ಗ, ಗ್ರಹ',
  ashtaka_varga_sign: 'ಅಷ್ಟಕವರ್ಗ, ರಾಶಿ',
  ashtaka_varga_pinda: 'ಅಷ್ಟಕವರ್ಗ, ಪಿಂಡ',
  moola_graha: 'ಮೂಲ',
  rashmi: 'ರಶ್ಮಿ',
  panchasvara: 'ಪಂಚಸ್ವರ',
};

export const twilightPeriod: Translated<typeof en.twilightPeriod> = {
  dawn: 'ಪ್ರಾತಃ ಸಂಧ್ಯಾ',
  day: 'ಹಗಲು',
  dusk: 'ಸಾಯಂ ಸಂಧ್ಯಾ',
  night: 'ರಾತ್ರಿ',
};
