/** Words of prashna, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/prashna.js';
import type { Translated } from '../vocabulary.js';

export const sutraResult: Translated<typeof en.sutraResult> = {
  jeeva: 'जीव',
  roga: 'रोग',
  mrityu: 'मृत्यु',
  mixed: 'मिश्र',
};

export const rising: Translated<typeof en.rising> = {
  sirshodaya: 'शीर्षोदय',
  prishtodaya: 'पृष्ठोदय',
  ubhayodaya: 'उभयोदय',
};

export const yoni: Translated<typeof en.yoni> = {
  dhwaja: 'ध्वज',
  dhuma: 'धूम',
  simha: 'सिंह',
  shvan: 'श्वान',
  vrisha: 'वृष',
  khara: 'खर',
  gaja: 'गज',
  kaka: 'काक',
};

export const creature: Translated<typeof en.creature> = {
  garuda: 'गरुड़',
  cat: 'मार्जार',
  lion: 'सिंह',
  dog: 'श्वान',
  serpent: 'सर्प',
  mouse: 'चूहा',
  elephant: 'गज',
  hare: 'शश',
};

export const element: Translated<typeof en.element> = {
  earth: 'पृथ्वी',
  fire: 'अग्नि',
  ether: 'आकाश',
  water: 'जल',
  air: 'वायु',
};

export const direction: Translated<typeof en.direction> = {
  north_east: 'ईशान',
  east: 'पूर्व',
  south_east: 'आग्नेय',
  south: 'दक्षिण',
  south_west: 'नैऋत्य',
  west: 'पश्चिम',
  north_west: 'वायव्य',
  north: 'उत्तर',
};

export const mangalaTime: Translated<typeof en.mangalaTime> = {
  past: 'भूत',
  present: 'वर्तमान',
  future: 'भविष्य',
};

export const bodyPart: Translated<typeof en.bodyPart> = {
  above_neck: 'गर्दन से ऊपर',
  neck_to_waist: 'गर्दन से कमर तक',
  below_waist: 'कमर से नीचे',
};
