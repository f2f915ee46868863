/** Words of the states of grahas, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/states.js';
import type { Translated } from '../vocabulary.js';

export const baladi: Translated<typeof en.baladi> = {
  bala: 'ಬಾಲ',
  kumara: 'ಕುಮಾರ',
  yuva: 'ಯುವ',
  vriddha: 'ವೃದ್ಧ',
  mrita: 'ಮೃತ',
};

export const jagradadi: Translated<typeof en.jagradadi> = {
  jagrat: 'ಜಾಗ್ರತ್',
  swapna: 'ಸ್ವಪ್ನ',
  sushupti: 'ಸುಷುಪ್ತಿ',
};

export const deeptadi: Translated<typeof en.deeptadi> = {
  deepta: 'ದೀಪ್ತ',
  swastha: 'ಸ್ವಸ್ಥ',
  mudita: 'ಮುದಿತ',
  shanta: 'ಶಾಂತ',
  deena: 'ದೀನ',
  duhkhita: 'ದುಃಖಿತ',
  khala: 'ಖಲ',
  kopa: 'ಕೋಪ',
  vikala: 'ವಿಕಲ',
};

export const warKind: Translated<typeof en.warKind> = {
  bheda: 'ಭೇದ',
  ullekha: 'ಉಲ್ಲೇಖ',
  apasavya: 'ಅಪಸವ್ಯ',
  amsumarda: 'ಅಂಶುಮರ್ದ',
};

export const pachakadi: Translated<typeof en.pachakadi> = {
  pachaka: 'ಪಾಚಕ',
  bodhaka: 'ಬೋಧಕ',
  karaka: 'ಕಾರಕ',
  vedhaka: 'ವೇಧಕ',
};

export const name: Translated<typeof en.name> = {
  retrograde: 'ವಕ್ರಿ',
  direct: 'ಮಾರ್ಗಿ',
  stationary: 'ಸ್ತಂಭನ',
  combust: 'ಅಸ್ತಂಗತ',
  deep_exalted: 'ಪರಮೋಚ್ಚ',
  deep_debilitated: 'ಪರಮ ನೀಚ',
  graha_yuddha: 'ಗ್ರಹ ಯುದ್ಧ',
  mrityu_bhaga: 'ಮೃತ್ಯು ಭಾಗ',
  pushkara_navamsa: 'ಪುಷ್ಕರ ನವಾಂಶ',
  pushkara_bhaga: 'ಪುಷ್ಕರ ಭಾಗ',
  marana_karaka_sthana: 'ಮರಣ ಕಾರಕ ಸ್ಥಾನ',
  latta: 'ಲತ್ತಾ',
  navamsa_64: 'ಅರವತ್ತನಾಲ್ಕನೇ ನವಾಂಶ',
  drekkana_22: 'ಇಪ್ಪತ್ತೆರಡನೇ ದ್ರೇಕ್ಕಾಣ',
};

/** The five ways of dividing houses, by number. */
export const bhavaMethod: Translated<typeof en.bhavaMethod> = {
  1: 'ಸಮ ಭಾವ, ಲಗ್ನ ಮಧ್ಯದಲ್ಲಿ',
  2: 'ಸಮ ಭಾವ, ಲಗ್ನ ಆರಂಭದಲ್ಲಿ',
  3: 'ಶ್ರೀಪತಿ',
  4: 'ಕೃಷ್ಣಮೂರ್ತಿ ಪದ್ಧತಿ',
  5: 'ಪೂರ್ಣ ರಾಶಿ',
};
