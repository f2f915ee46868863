/**
 * Words of the angas of the panchanga (docs/rules/07-panchang-calendar-transits.md#section-4), the English in the
 * spelling of the rules: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/angas.js';
import type { Translated } from '../vocabulary.js';

export const tithi: Translated<typeof en.tithi> = {
  pratipada: 'प्रतिपदा',
  dwitiya: 'द्वितीया',
  tritiya: 'तृतीया',
  chaturthi: 'चतुर्थी',
  panchami: 'पंचमी',
  shashthi: 'षष्ठी',
  saptami: 'सप्तमी',
  ashtami: 'अष्टमी',
  navami: 'नवमी',
  dashami: 'दशमी',
  ekadashi: 'एकादशी',
  dwadashi: 'द्वादशी',
  trayodashi: 'त्रयोदशी',
  chaturdashi: 'चतुर्दशी',
  purnima: 'पूर्णिमा',
  amavasya: 'अमावस्या',
};

export const paksha: Translated<typeof en.paksha> = {
  shukla: 'शुक्ल',
  krishna: 'कृष्ण',
};

export const tithiClass: Translated<typeof en.tithiClass> = {
  nanda: 'नंदा',
  bhadra: 'भद्रा',
  jaya: 'जया',
  rikta: 'रिक्ता',
  purna: 'पूर्णा',
};

export const nityaYoga: Translated<typeof en.nityaYoga> = {
  vishkambha: 'विष्कंभ',
  priti: 'प्रीति',
  ayushman: 'आयुष्मान',
  saubhagya: 'सौभाग्य',
  shobhana: 'शोभन',
  atiganda: 'अतिगंड',
  sukarma: 'सुकर्मा',
  dhriti: 'धृति',
  shula: 'शूल',
  ganda: 'गंड',
  vriddhi: 'वृद्धि',
  dhruva: 'ध्रुव',
  vyaghata: 'व्याघात',
  harshana: 'हर्षण',
  vajra: 'वज्र',
  siddhi: 'सिद्धि',
  vyatipata: 'व्यतीपात',
  variyana: 'वरीयान',
  parigha: 'परिघ',
  shiva: 'शिव',
  siddha: 'सिद्ध',
  sadhya: 'साध्य',
  shubha: 'शुभ',
  shukla: 'शुक्ल',
  brahma: 'ब्रह्म',
  indra: 'इंद्र',
  vaidhriti: 'वैधृति',
};

export const karana: Translated<typeof en.karana> = {
  bava: 'बव',
  balava: 'बालव',
  kaulava: 'कौलव',
  taitila: 'तैतिल',
  gara: 'गर',
  vanija: 'वणिज',
  vishti: 'विष्टि',
  shakuni: 'शकुनि',
  chatushpada: 'चतुष्पद',
  naga: 'नाग',
  kimstughna: 'किंस्तुघ्न',
};
