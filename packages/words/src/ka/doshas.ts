/** Words of the doshas, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/doshas.js';
import type { Translated } from '../vocabulary.js';

export const name: Translated<typeof en.name> = {
  kala_sarpa: 'ಕಾಲ ಸರ್ಪ ದೋಷ',
  manglik: 'ಕುಜ ದೋಷ',
  pitru: 'ಪಿತೃ ದೋಷ',
  guru_chandala: 'ಗುರು ಚಾಂಡಾಲ ದೋಷ',
  ganda_moola: 'ಗಂಡಮೂಲ ದೋಷ',
  kalathra: 'ಕಳತ್ರ ದೋಷ',
  ghata: 'ಘಾತ ದೋಷ',
  shrapit: 'ಶಾಪಿತ ದೋಷ',
};

export const kalaSarpaType: Translated<typeof en.kalaSarpaType> = {
  ananta: 'ಅನಂತ',
  kulika: 'ಕುಳಿಕ',
  vasuki: 'ವಾಸುಕಿ',
  shankhapala: 'ಶಂಖಪಾಲ',
  padma: 'ಪದ್ಮ',
  mahapadma: 'ಮಹಾಪದ್ಮ',
  takshaka: 'ತಕ್ಷಕ',
  karkotaka: 'ಕಾರ್ಕೋಟಕ',
  shankhachuda: 'ಶಂಖಚೂಡ',
  ghataka: 'ಘಾತಕ',
  vishadhara: 'ವಿಷಧರ',
  sheshanaga: 'ಶೇಷನಾಗ',
};

export const kalaSarpaDirection: Translated<typeof en.kalaSarpaDirection> = {
  rahu_to_ketu: 'ರಾಹುವಿನಿಂದ ಕೇತು',
  ketu_to_rahu: 'ಕೇತುವಿನಿಂದ ರಾಹು',
};

export const pitruReason: Translated<typeof en.pitruReason> = {
  luminary_or_rahu_in_9th: 'ಒಂಬತ್ತರಲ್ಲಿ ರವಿ, ಚಂದ್ರ ಅಥವಾ ರಾಹು',
  ketu_in_4th: 'ನಾಲ್ಕರಲ್ಲಿ ಕೇತು',
  luminary_or_node_with_mars_or_saturn: 'ರವಿ, ಚಂದ್ರ, ರಾಹು ಅಥವಾ ಕೇತುವಿಗೆ ಕುಜ ಅಥವಾ ಶನಿಯ ಸಂಬಂಧ',
  two_of_mercury_venus_rahu_together: 'ಬುಧ, ಶುಕ್ರ, ರಾಹುಗಳಲ್ಲಿ ಇಬ್ಬರು ಎರಡು, ಐದು, ಒಂಬತ್ತು ಅಥವಾ ಹನ್ನೆರಡರಲ್ಲಿ ಒಟ್ಟಿಗೆ',
  luminary_with_node: 'ರವಿ ಅಥವಾ ಚಂದ್ರ ರಾಹು ಕೇತುವಿನೊಂದಿಗೆ',
};

export const exceptionEffect: Translated<typeof en.exceptionEffect> = {
  cancels: 'ರದ್ದುಗೊಳಿಸುತ್ತದೆ',
  reduces: 'ಕಡಿಮೆ ಮಾಡುತ್ತದೆ',
};

export const manglikException: Translated<typeof en.manglikException> = {
  mars_in_leo_or_aquarius: 'ಕುಜ ಸಿಂಹ ಅಥವಾ ಕುಂಭದಲ್ಲಿ',
  mars_in_2nd_in_sign_of_mercury: 'ಕುಜ ಎರಡರಲ್ಲಿ, ಮಿಥುನ ಅಥವಾ ಕನ್ಯಾ ರಾಶಿಯಲ್ಲಿ',
  mars_in_4th_in_own_sign: 'ಕುಜ ನಾಲ್ಕರಲ್ಲಿ, ಮೇಷ ಅಥವಾ ವೃಶ್ಚಿಕದಲ್ಲಿ',
  mars_in_7th_in_cancer_or_capricorn: 'ಕುಜ ಏಳರಲ್ಲಿ, ಕರ್ಕಾಟಕ ಅಥವಾ ಮಕರದಲ್ಲಿ',
  mars_in_8th_in_sign_of_jupiter: 'ಕುಜ ಎಂಟರಲ್ಲಿ, ಧನು ಅಥವಾ ಮೀನದಲ್ಲಿ',
  mars_in_12th_in_sign_of_venus: 'ಕುಜ ಹನ್ನೆರಡರಲ್ಲಿ, ವೃಷಭ ಅಥವಾ ತುಲಾ ರಾಶಿಯಲ್ಲಿ',
  mars_joined_or_aspected_by_jupiter_or_saturn: 'ಕುಜನಿಗೆ ಗುರು ಅಥವಾ ಶನಿಯ ಯುತಿ ಅಥವಾ ದೃಷ್ಟಿ',
  mars_retrograde: 'ಕುಜ ವಕ್ರಿ',
  mars_combust_or_at_edge_of_sign: 'ಕುಜ ಅಸ್ತಂಗತ, ಅಥವಾ ರಾಶಿಯ ಮೊದಲ ಅಥವಾ ಕೊನೆಯ ಅಂಶದಲ್ಲಿ',
  mars_lord_of_lagna: 'ಕುಜ ಲಗ್ನಾಧಿಪತಿ',
  dispositor_of_mars_debilitated_or_with_dignified_benefic: 'ಕುಜನ ರಾಶ್ಯಧಿಪತಿ ನೀಚ, ಅಥವಾ ಸ್ವಕ್ಷೇತ್ರ ಅಥವಾ ಉಚ್ಚದ ಗುರು ಅಥವಾ ಶುಕ್ರನೊಂದಿಗೆ',
  mars_strong: 'ಕುಜ ಉಚ್ಚ, ಸ್ವಕ್ಷೇತ್ರ ಅಥವಾ ಮಿತ್ರಕ್ಷೇತ್ರದಲ್ಲಿ',
  mars_in_movable_sign: 'ಕುಜ ಚರ ರಾಶಿಯಲ್ಲಿ',
  dispositor_of_mars_in_kendra_or_trikona: 'ಕುಜನ ರಾಶ್ಯಧಿಪತಿ ಕೇಂದ್ರ ಅಥವಾ ತ್ರಿಕೋಣದಲ್ಲಿ',
  lagna_cancer_or_leo: 'ಲಗ್ನ ಕರ್ಕಾಟಕ ಅಥವಾ ಸಿಂಹ',
  mars_with_jupiter_or_moon: 'ಕುಜ ಗುರು ಅಥವಾ ಚಂದ್ರನೊಂದಿಗೆ',
  jupiter_or_venus_in_lagna: 'ಲಗ್ನದಲ್ಲಿ ಗುರು ಅಥವಾ ಶುಕ್ರ',
};
