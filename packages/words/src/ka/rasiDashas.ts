/** Words of the rasi dashas and annual dashas, in Kannada. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/rasiDashas.js';
import type { Translated } from '../vocabulary.js';

/** Names of the rasi dashas. */
export const system: Translated<typeof en.system> = {
  narayana: 'ನಾರಾಯಣ',
  lagna_kendradi: 'ಲಗ್ನ ಕೇಂದ್ರಾದಿ',
  moola_rasi: 'ರಾಶಿ ಮೂಲ',
  karaka_kendradi: 'ಕಾರಕ ಕೇಂದ್ರಾದಿ',
  sudasa: 'ಸುದಶಾ',
  drig_method_1: 'ದೃಗ್, ವಿಧಾನ 1',
  drig_method_2: 'ದೃಗ್, ವಿಧಾನ 2',
  drig_legacy: 'ದೃಗ್, ವಿಧಾನ 2, ವಿಧಾನ 1 ರ ಭಾಗಗಳೊಂದಿಗೆ',
  niryana_shoola: 'ನಿರ್ಯಾಣ ಶೂಲ',
  shoola: 'ಶೂಲ',
  chara_method_1: 'ಚರ, ವಿಧಾನ 1',
  chara_method_2: 'ಚರ, ವಿಧಾನ 2 (ಉಚ್ಚ-ನೀಚ ಸಹಿತ)',
  chara_kn_rao: 'ಚರ, ಕೆ. ಎನ್. ರಾವ್',
  chara_method_3_male: 'ಚರ, ವಿಧಾನ 3, ಪುರುಷ',
  chara_method_3_female: 'ಚರ, ವಿಧಾನ 3, ಸ್ತ್ರೀ',
  chara_method_4_male: 'ಚರ, ವಿಧಾನ 4, ಪುರುಷ',
  chara_method_4_female: 'ಚರ, ವಿಧಾನ 4, ಸ್ತ್ರೀ',
  chara_method_5_male: 'ಚರ, ವಿಧಾನ 5, ಪುರುಷ',
  chara_method_5_female: 'ಚರ, ವಿಧಾನ 5, ಸ್ತ್ರೀ',
  lagnamsaka: 'ಲಗ್ನಾಂಶಕ',
  padanadhamsa_method_1: 'ಪದನಾಥಾಂಶ, ವಿಧಾನ 1',
  padanadhamsa_method_2: 'ಪದನಾಥಾಂಶ, ವಿಧಾನ 2',
  padanadhamsa_method_3: 'ಪದನಾಥಾಂಶ, ವಿಧಾನ 3',
  mandooka_method_1: 'ಮಂಡೂಕ, ವಿಧಾನ 1',
  mandooka_method_2: 'ಮಂಡೂಕ, ವಿಧಾನ 2',
  sthira: 'ಸ್ಥಿರ',
  tara_lagna: 'ತಾರಾ ಲಗ್ನ',
  brahma: 'ಬ್ರಹ್ಮ',
  varnada: 'ವರ್ಣದ',
  yogardha: 'ಯೋಗಾರ್ಧ',
  navamsa: 'ನವಾಂಶ',
  paryaaya: 'ಪರ್ಯಾಯ',
  trikona: 'ತ್ರಿಕೋಣ',
  chakra: 'ಚಕ್ರ',
  sandhya: 'ಸಂಧ್ಯಾ',
  pachaka: 'ಪಾಚಕ',
  chathurvidha_lagna_uttara: 'ಲಗ್ನ ಉತ್ತರ',
  chathurvidha_kendra_uttara: 'ಕೇಂದ್ರ ಉತ್ತರ',
  chathurvidha_trikona_uttara: 'ತ್ರಿಕೋಣ ಉತ್ತರ',
  chathurvidha_dasha_uttara: 'ದಶಾ ಉತ್ತರ',
  raashiyanka: 'ರಾಶ್ಯಂಕ',
  kalachakra_method_1: 'ಕಾಲಚಕ್ರ, ವಿಧಾನ 1',
  kalachakra_method_2: 'ಕಾಲಚಕ್ರ, ವಿಧಾನ 2',
  kalachakra_method_3: 'ಕಾಲಚಕ್ರ, ವಿಧಾನ 3',
  panchasvara: 'ಪಂಚಸ್ವರ',
  sudarshana_chakra: 'ಸುದರ್ಶನ ಚಕ್ರ',
};

/** Names of the annual dashas. */
export const annual: Translated<typeof en.annual> = {
  mudda: 'ಮುದ್ದಾ',
  patyayini: 'ಪಾತ್ಯಾಯಿನಿ',
  varsha_narayana: 'ವರ್ಷ ನಾರಾಯಣ',
};

/** How a divisional chart is called before its number. */
export const chart: Translated<typeof en.chart> = { D: 'ಡಿ' };
