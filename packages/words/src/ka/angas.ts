/**
 * Words of the angas of the panchanga (docs/rules/07-panchang-calendar-transits.md#section-4), the English in the
 * spelling of the rules: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/angas.js';
import type { Translated } from '../vocabulary.js';

export const tithi: Translated<typeof en.tithi> = {
  pratipada: 'ಪಾಡ್ಯ',
  dwitiya: 'ಬಿದಿಗೆ',
  tritiya: 'ತದಿಗೆ',
  chaturthi: 'ಚೌತಿ',
  panchami: 'ಪಂಚಮಿ',
  shashthi: 'ಷಷ್ಠಿ',
  saptami: 'ಸಪ್ತಮಿ',
  ashtami: 'ಅಷ್ಟಮಿ',
  navami: 'ನವಮಿ',
  dashami: 'ದಶಮಿ',
  ekadashi: 'ಏಕಾದಶಿ',
  dwadashi: 'ದ್ವಾದಶಿ',
  trayodashi: 'ತ್ರಯೋದಶಿ',
  chaturdashi: 'ಚತುರ್ದಶಿ',
  purnima: 'ಹುಣ್ಣಿಮೆ',
  amavasya: 'ಅಮಾವಾಸ್ಯೆ',
};

export const paksha: Translated<typeof en.paksha> = {
  shukla: 'ಶುಕ್ಲ',
  krishna: 'ಕೃಷ್ಣ',
};

export const tithiClass: Translated<typeof en.tithiClass> = {
  nanda: 'ನಂದಾ',
  bhadra: 'ಭದ್ರಾ',
  jaya: 'ಜಯಾ',
  rikta: 'ರಿಕ್ತಾ',
  purna: 'ಪೂರ್ಣಾ',
};

export const nityaYoga: Translated<typeof en.nityaYoga> = {
  vishkambha: 'ವಿಷ್ಕಂಭ',
  priti: 'ಪ್ರೀತಿ',
  ayushman: 'ಆಯುಷ್ಮಾನ್',
  saubhagya: 'ಸೌಭಾಗ್ಯ',
  shobhana: 'ಶೋಭನ',
  atiganda: 'ಅತಿಗಂಡ',
  sukarma: 'ಸುಕರ್ಮ',
  dhriti: 'ಧೃತಿ',
  shula: 'ಶೂಲ',
  ganda: 'ಗಂಡ',
  vriddhi: 'ವೃದ್ಧಿ',
  dhruva: 'ಧ್ರುವ',
  vyaghata: 'ವ್ಯಾಘಾತ',
  harshana: 'ಹರ್ಷಣ',
  vajra: 'ವಜ್ರ',
  siddhi: 'ಸಿದ್ಧಿ',
  vyatipata: 'ವ್ಯತೀಪಾತ',
  variyana: 'ವರೀಯಾನ್',
  parigha: 'ಪರಿಘ',
  shiva: 'ಶಿವ',
  siddha: 'ಸಿದ್ಧ',
  sadhya: 'ಸಾಧ್ಯ',
  shubha: 'ಶುಭ',
  shukla: 'ಶುಕ್ಲ',
  brahma: 'ಬ್ರಹ್ಮ',
  indra: 'ಇಂದ್ರ',
  vaidhriti: 'ವೈಧೃತಿ',
};

export const karana: Translated<typeof en.karana> = {
  bava: 'ಬವ',
  balava: 'ಬಾಲವ',
  kaulava: 'ಕೌಲವ',
  taitila: 'ತೈತಿಲ',
  gara: 'ಗರ',
  vanija: 'ವಣಿಜ',
  vishti: 'ವಿಷ್ಟಿ',
  shakuni: 'ಶಕುನಿ',
  chatushpada: 'ಚತುಷ್ಪಾದ',
  naga: 'ನಾಗ',
  kimstughna: 'ಕಿಂಸ್ತುಘ್ನ',
};
