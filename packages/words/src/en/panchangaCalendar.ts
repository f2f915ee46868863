/**
 * Words of the calendar (docs/rules/07-panchang-calendar-transits.md#section-5 to #section-7), the English in the
 * spelling of the rules. Spellings: the almanacs named in ../README.md.
 */
import type { LunarMonthName } from '@ganita/core/panchanga/lunarMonths.js';
import type { Ayana, Ritu, SamvatsaraName } from '@ganita/core/panchanga/samvatsaras.js';
import type { TamilMonth } from '@ganita/core/panchanga/solarMonths.js';

export const lunarMonth = {
  chaitra: 'Chaitra',
  vaishakha: 'Vaishakha',
  jyeshtha: 'Jyeshtha',
  ashadha: 'Ashadha',
  shravana: 'Shravana',
  bhadrapada: 'Bhadrapada',
  ashwina: 'Ashwina',
  kartika: 'Kartika',
  margashirsha: 'Margashirsha',
  pausha: 'Pausha',
  magha: 'Magha',
  phalguna: 'Phalguna',
} satisfies Readonly<Record<LunarMonthName, string>>;

export const tamilMonth = {
  chithirai: 'Chithirai',
  vaikaasi: 'Vaikaasi',
  aani: 'Aani',
  aadi: 'Aadi',
  aavani: 'Aavani',
  purattaasi: 'Purattaasi',
  aippasi: 'Aippasi',
  kaarthigai: 'Kaarthigai',
  maargazhi: 'Maargazhi',
  thai: 'Thai',
  maasi: 'Maasi',
  panguni: 'Panguni',
} satisfies Readonly<Record<TamilMonth, string>>;

export const ritu = {
  vasanta: 'Vasanta',
  grishma: 'Grishma',
  varsha: 'Varsha',
  sharad: 'Sharad',
  hemanta: 'Hemanta',
  shishira: 'Shishira',
} satisfies Readonly<Record<Ritu, string>>;

export const ayana = {
  uttarayana: 'Uttarayana',
  dakshinayana: 'Dakshinayana',
} satisfies Readonly<Record<Ayana, string>>;

export const samvatsara = {
  prabhava: 'Prabhava',
  vibhava: 'Vibhava',
  shukla: 'Shukla',
  pramoda: 'Pramoda',
  prajapati: 'Prajapati',
  angirasa: 'Angirasa',
  shrimukha: 'Shrimukha',
  bhava: 'Bhava',
  yuva: 'Yuva',
  dhatri: 'Dhatri',
  ishvara: 'Ishvara',
  bahudhanya: 'Bahudhanya',
  pramathi: 'Pramathi',
  vikrama: 'Vikrama',
  vrisha: 'Vrisha',
  chitrabhanu: 'Chitrabhanu',
  svabhanu: 'Svabhanu',
  tarana: 'Tarana',
  parthiva: 'Parthiva',
  vyaya: 'Vyaya',
  sarvajit: 'Sarvajit',
  sarvadhari: 'Sarvadhari',
  virodhi: 'Virodhi',
  vikriti: 'Vikriti',
  khara: 'Khara',
  nandana: 'Nandana',
  vijaya: 'Vijaya',
  jaya: 'Jaya',
  manmatha: 'Manmatha',
  durmukhi: 'Durmukhi',
  hevilambi: 'Hevilambi',
  vilambi: 'Vilambi',
  vikari: 'Vikari',
  sharvari: 'Sharvari',
  plava: 'Plava',
  shubhakrit: 'Shubhakrit',
  shobhakrit: 'Shobhakrit',
  krodhi: 'Krodhi',
  vishvavasu: 'Vishvavasu',
  parabhava: 'Parabhava',
  plavanga: 'Plavanga',
  kilaka: 'Kilaka',
  saumya: 'Saumya',
  sadharana: 'Sadharana',
  virodhikrit: 'Virodhikrit',
  paridhavi: 'Paridhavi',
  pramadi: 'Pramadi',
  ananda: 'Ananda',
  rakshasa: 'Rakshasa',
  anala: 'Anala',
  pingala: 'Pingala',
  kalayukta: 'Kalayukta',
  siddharthi: 'Siddharthi',
  raudra: 'Raudra',
  durmati: 'Durmati',
  dundubhi: 'Dundubhi',
  rudhirodgari: 'Rudhirodgari',
  raktakshi: 'Raktakshi',
  krodhana: 'Krodhana',
  akshaya: 'Akshaya',
} satisfies Readonly<Record<SamvatsaraName, string>>;
