/**
 * Words of the angas of the panchanga (docs/rules/07-panchang-calendar-transits.md#section-4), the English in the
 * spelling of the rules: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/angas.js';
import type { Translated } from '../vocabulary.js';

export const tithi: Translated<typeof en.tithi> = {
  pratipada: 'பிரதமை',
  dwitiya: 'துவிதியை',
  tritiya: 'திருதியை',
  chaturthi: 'சதுர்த்தி',
  panchami: 'பஞ்சமி',
  shashthi: 'சஷ்டி',
  saptami: 'சப்தமி',
  ashtami: 'அஷ்டமி',
  navami: 'நவமி',
  dashami: 'தசமி',
  ekadashi: 'ஏகாதசி',
  dwadashi: 'துவாதசி',
  trayodashi: 'திரயோதசி',
  chaturdashi: 'சதுர்த்தசி',
  purnima: 'பௌர்ணமி',
  amavasya: 'அமாவாசை',
};

export const paksha: Translated<typeof en.paksha> = {
  shukla: 'வளர்பிறை',
  krishna: 'தேய்பிறை',
};

export const tithiClass: Translated<typeof en.tithiClass> = {
  nanda: 'நந்தா',
  bhadra: 'பத்ரா',
  jaya: 'ஜயா',
  rikta: 'ரிக்தா',
  purna: 'பூர்ணா',
};

export const nityaYoga: Translated<typeof en.nityaYoga> = {
  vishkambha: 'விஷ்கம்பம்',
  priti: 'பிரீதி',
  ayushman: 'ஆயுஷ்மான்',
  saubhagya: 'சௌபாக்கியம்',
  shobhana: 'சோபனம்',
  atiganda: 'அதிகண்டம்',
  sukarma: 'சுகர்மம்',
  dhriti: 'திருதி',
  shula: 'சூலம்',
  ganda: 'கண்டம்',
  vriddhi: 'விருத்தி',
  dhruva: 'துருவம்',
  vyaghata: 'வியாகாதம்',
  harshana: 'ஹர்ஷணம்',
  vajra: 'வஜ்ரம்',
  siddhi: 'சித்தி',
  vyatipata: 'வியதீபாதம்',
  variyana: 'வரீயான்',
  parigha: 'பரிகம்',
  shiva: 'சிவம்',
  siddha: 'சித்தம்',
  sadhya: 'சாத்தியம்',
  shubha: 'சுபம்',
  shukla: 'சுக்லம்',
  brahma: 'பிரம்மம்',
  indra: 'ஐந்திரம்',
  vaidhriti: 'வைதிருதி',
};

export const karana: Translated<typeof en.karana> = {
  bava: 'பவம்',
  balava: 'பாலவம்',
  kaulava: 'கௌலவம்',
  taitila: 'தைதுலம்',
  gara: 'கரசை',
  vanija: 'வணிசை',
  vishti: 'பத்திரை',
  shakuni: 'சகுனி',
  chatushpada: 'சதுஷ்பாதம்',
  naga: 'நாகவம்',
  kimstughna: 'கிம்ஸ்துக்னம்',
};
