/**
 * Words of the angas of the panchanga (docs/rules/07-panchang-calendar-transits.md#section-4), the English in the
 * spelling of the rules: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md.
 */
import type { Karana, NityaYoga, Paksha, Tithi, TithiClass } from '@ganita/core/panchanga/angaNames.js';

export const tithi = {
  pratipada: 'Pratipada',
  dwitiya: 'Dwitiya',
  tritiya: 'Tritiya',
  chaturthi: 'Chaturthi',
  panchami: 'Panchami',
  shashthi: 'Shashthi',
  saptami: 'Saptami',
  ashtami: 'Ashtami',
  navami: 'Navami',
  dashami: 'Dashami',
  ekadashi: 'Ekadashi',
  dwadashi: 'Dwadashi',
  trayodashi: 'Trayodashi',
  chaturdashi: 'Chaturdashi',
  purnima: 'Purnima',
  amavasya: 'Amavasya',
} satisfies Readonly<Record<Tithi, string>>;

export const paksha = {
  shukla: 'Shukla',
  krishna: 'Krishna',
} satisfies Readonly<Record<Paksha, string>>;

export const tithiClass = {
  nanda: 'Nanda',
  bhadra: 'Bhadra',
  jaya: 'Jaya',
  rikta: 'Rikta',
  purna: 'Purna',
} satisfies Readonly<Record<TithiClass, string>>;

export const nityaYoga = {
  vishkambha: 'Vishkambha',
  priti: 'Priti',
  ayushman: 'Ayushman',
  saubhagya: 'Saubhagya',
  shobhana: 'Shobhana',
  atiganda: 'Atiganda',
  sukarma: 'Sukarma',
  dhriti: 'Dhriti',
  shula: 'Shula',
  ganda: 'Ganda',
  vriddhi: 'Vriddhi',
  dhruva: 'Dhruva',
  vyaghata: 'Vyaghata',
  harshana: 'Harshana',
  vajra: 'Vajra',
  siddhi: 'Siddhi',
  vyatipata: 'Vyatipata',
  variyana: 'Variyana',
  parigha: 'Parigha',
  shiva: 'Shiva',
  siddha: 'Siddha',
  sadhya: 'Sadhya',
  shubha: 'Shubha',
  shukla: 'Shukla',
  brahma: 'Brahma',
  indra: 'Indra',
  vaidhriti: 'Vaidhriti',
} satisfies Readonly<Record<NityaYoga, string>>;

export const karana = {
  bava: 'Bava',
  balava: 'Balava',
  kaulava: 'Kaulava',
  taitila: 'Taitila',
  gara: 'Gara',
  vanija: 'Vanija',
  vishti: 'Vishti',
  shakuni: 'Shakuni',
  chatushpada: 'Chatushpada',
  naga: 'Naga',
  kimstughna: 'Kimstughna',
} satisfies Readonly<Record<Karana, string>>;
