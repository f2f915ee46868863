/** Words of longevity, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/longevity.js';
import type { Translated } from '../vocabulary.js';

/** What kind of statement the whole key is. */
export const nature: Translated<typeof en.nature> = {
  classical_method: 'ಶಾಸ್ತ್ರೀಯ ಗಣನೆ, ಭವಿಷ್ಯವಾಣಿ ಅಲ್ಲ',
};

export const band: Translated<typeof en.band> = {
  balarishta: 'ಬಾಲಾರಿಷ್ಟ',
  alpayu: 'ಅಲ್ಪಾಯು',
  madhyayu: 'ಮಧ್ಯಾಯು',
  poornayu: 'ಪೂರ್ಣಾಯು',
};

export const category: Translated<typeof en.category> = {
  short: 'ಅಲ್ಪ',
  middle: 'ಮಧ್ಯ',
  long: 'ದೀರ್ಘ',
};

export const pairSet: Translated<typeof en.pairSet> = {
  lagna_moon: 'ಲಗ್ನ ಮತ್ತು ಚಂದ್ರ',
  moon_saturn: 'ಚಂದ್ರ ಮತ್ತು ಶನಿ',
};

export const pair: Translated<typeof en.pair> = {
  lagna_lord_and_8th_lord: 'ಲಗ್ನಾಧಿಪತಿ ಮತ್ತು ಅಷ್ಟಮಾಧಿಪತಿ',
  lagna_and_moon: 'ಲಗ್ನ ಮತ್ತು ಚಂದ್ರ',
  moon_and_saturn: 'ಚಂದ್ರ ಮತ್ತು ಶನಿ',
  lagna_and_hora_lagna: 'ಲಗ್ನ ಮತ್ತು ಹೋರಾ ಲಗ್ನ',
};

export const ayurdayaMethod: Translated<typeof en.ayurdayaMethod> = {
  pinda: 'ಪಿಂಡಾಯುರ್ದಾಯ',
  nisarga: 'ನಿಸರ್ಗಾಯುರ್ದಾಯ',
  amsa: 'ಅಂಶಾಯುರ್ದಾಯ',
};

export const reduction: Translated<typeof en.reduction> = {
  combust: 'ಅಸ್ತಂಗತ ಹರಣ',
  enemy_sign: 'ಶತ್ರುಕ್ಷೇತ್ರ ಹರಣ',
  visible_half: 'ಚಕ್ರಪಾತ ಹರಣ',
  malefic_in_lagna: 'ಕ್ರೂರೋದಯ ಹರಣ',
};

export const combination: Translated<typeof en.combination> = {
  moon_in_kendra_with_malefic: 'ಚಂದ್ರ ಕೇಂದ್ರದಲ್ಲಿ ಪಾಪಗ್ರಹದೊಂದಿಗೆ',
  moon_in_7_8_12_with_malefic_no_benefic_aspect: 'ಚಂದ್ರ ಏಳು, ಎಂಟು ಅಥವಾ ಹನ್ನೆರಡರಲ್ಲಿ ಪಾಪಗ್ರಹದೊಂದಿಗೆ, ಶುಭ ದೃಷ್ಟಿ ಇಲ್ಲದೆ',
  all_malefics_in_2_6_8_12: 'ಎಲ್ಲ ಪಾಪಗ್ರಹಗಳು ಎರಡು, ಆರು, ಎಂಟು, ಹನ್ನೆರಡರಲ್ಲಿ',
  weak_moon_in_1_or_8_malefic_in_kendra: 'ಬಲಹೀನ ಚಂದ್ರ ಲಗ್ನ ಅಥವಾ ಎಂಟರಲ್ಲಿ, ಪಾಪಗ್ರಹ ಕೇಂದ್ರದಲ್ಲಿ',
  moon_1_mars_8_sun_9_saturn_12: 'ಚಂದ್ರ ಲಗ್ನದಲ್ಲಿ, ಕುಜ ಎಂಟರಲ್ಲಿ, ರವಿ ಒಂಬತ್ತರಲ್ಲಿ, ಶನಿ ಹನ್ನೆರಡರಲ್ಲಿ',
  moon_8_mars_7_rahu_9_jupiter_3: 'ಚಂದ್ರ ಎಂಟರಲ್ಲಿ, ಕುಜ ಏಳರಲ್ಲಿ, ರಾಹು ಒಂಬತ್ತರಲ್ಲಿ, ಗುರು ಮೂರರಲ್ಲಿ',
  saturn_8_mars_5_ketu_1: 'ಶನಿ ಎಂಟರಲ್ಲಿ, ಕುಜ ಐದರಲ್ಲಿ, ಕೇತು ಲಗ್ನದಲ್ಲಿ',
  all_malefics_in_6_8_12: 'ಎಲ್ಲ ಪಾಪಗ್ರಹಗಳು ಆರು, ಎಂಟು, ಹನ್ನೆರಡರಲ್ಲಿ',
  saturn_1_sun_moon_mars_7: 'ಶನಿ ಲಗ್ನದಲ್ಲಿ; ರವಿ, ಚಂದ್ರ, ಕುಜ ಏಳರಲ್ಲಿ',
  lord_8_with_ketu_in_1: 'ಅಷ್ಟಮಾಧಿಪತಿ ಕೇತುವಿನೊಂದಿಗೆ ಲಗ್ನದಲ್ಲಿ',
  moon_with_malefic_in_1: 'ಚಂದ್ರ ಪಾಪಗ್ರಹದೊಂದಿಗೆ ಲಗ್ನದಲ್ಲಿ',
  lord_8_in_1_and_lagna_lord_weak: 'ಅಷ್ಟಮಾಧಿಪತಿ ಲಗ್ನದಲ್ಲಿ, ಲಗ್ನಾಧಿಪತಿ ಬಲಹೀನ',
  scorpio_lagna_sun_jupiter_in_1_lord_8_in_kendra: 'ವೃಶ್ಚಿಕ ಲಗ್ನದಲ್ಲಿ ರವಿ ಮತ್ತು ಗುರು, ಅಷ್ಟಮಾಧಿಪತಿ ಕೇಂದ್ರದಲ್ಲಿ',
  rahu_7_moon_8_jupiter_1: 'ರಾಹು ಏಳರಲ್ಲಿ, ಚಂದ್ರ ಎಂಟರಲ್ಲಿ, ಗುರು ಲಗ್ನದಲ್ಲಿ',
  saturn_in_1_malefic_lagna_lord_benefics_in_3_6_9_12:
    'ಶನಿ ಲಗ್ನದಲ್ಲಿ, ಲಗ್ನಾಧಿಪತಿ ಪಾಪಗ್ರಹ, ಎಲ್ಲ ಶುಭಗ್ರಹಗಳು ಮೂರು, ಆರು, ಒಂಬತ್ತು, ಹನ್ನೆರಡರಲ್ಲಿ',
  lords_1_and_8_in_8_with_malefic_no_benefic_aspect: 'ಲಗ್ನಾಧಿಪತಿ ಮತ್ತು ಅಷ್ಟಮಾಧಿಪತಿ ಎಂಟರಲ್ಲಿ ಬೇರೆ ಪಾಪಗ್ರಹದೊಂದಿಗೆ, ಶುಭ ದೃಷ್ಟಿ ಇಲ್ಲದೆ',
  lord_3_or_6_in_kendra: 'ಮೂರು ಅಥವಾ ಆರನೇ ಅಧಿಪತಿ ಕೇಂದ್ರದಲ್ಲಿ',
  two_of_lords_8_10_11_own_or_exalted: 'ಎಂಟು, ಹತ್ತು, ಹನ್ನೊಂದರ ಅಧಿಪತಿಗಳಲ್ಲಿ ಇಬ್ಬರು ಸ್ವಕ್ಷೇತ್ರ ಅಥವಾ ಉಚ್ಚದಲ್ಲಿ',
  mercury_venus_jupiter_in_2_3_11: 'ಬುಧ, ಶುಕ್ರ, ಗುರು ಎರಡು, ಮೂರು, ಹನ್ನೊಂದರಲ್ಲಿ',
  all_seven_in_5_to_8: 'ಏಳೂ ಗ್ರಹಗಳು ಐದರಿಂದ ಎಂಟರವರೆಗೆ',
};
