/**
 * Words of the regional calendars (docs/rules/10-festivals.md#section-9), the English in the spelling of each region.
 */
import type { Era, REGIONAL_CALENDARS, RegionalCalendarId } from '@ganita/core/regionalCalendars/calendars.data.js';

type MonthOf<Id extends RegionalCalendarId> = (typeof REGIONAL_CALENDARS)[Id]['months'][number];

export const calendar = {
  tamil: 'Tamil',
  malayalam: 'Malayalam',
  bengali: 'Bengali',
  assamese: 'Assamese',
  odia: 'Odia',
  nepali: 'Nepali',
  telugu_kannada: 'Telugu and Kannada',
  north_indian: 'North Indian',
  gujarati: 'Gujarati',
  vira_nirvana: 'Vira Nirvana',
  saka_civil: 'Indian national calendar',
} satisfies Readonly<Record<RegionalCalendarId, string>>;

export const era = {
  thiruvalluvar: 'Thiruvalluvar Era',
  kollam: 'Kollam Era',
  bangabda: 'Bangabda',
  bhaskarabda: 'Bhaskarabda',
  amli: 'Amli Era',
  bikram_sambat: 'Bikram Sambat',
  shaka: 'Shaka Era',
  vikram: 'Vikram Samvat',
  vira_nirvana: 'Vira Nirvana Samvat',
} satisfies Readonly<Record<Era, string>>;

export const malayalamMonth = {
  medam: 'Medam',
  edavam: 'Edavam',
  mithunam: 'Mithunam',
  karkidakam: 'Karkidakam',
  chingam: 'Chingam',
  kanni: 'Kanni',
  thulam: 'Thulam',
  vrischikam: 'Vrischikam',
  dhanu: 'Dhanu',
  makaram: 'Makaram',
  kumbham: 'Kumbham',
  meenam: 'Meenam',
} satisfies Readonly<Record<MonthOf<'malayalam'>, string>>;

export const bengaliMonth = {
  boishakh: 'Boishakh',
  joishtho: 'Joishtho',
  asharh: 'Asharh',
  srabon: 'Srabon',
  bhadro: 'Bhadro',
  ashwin: 'Ashwin',
  kartik: 'Kartik',
  ogrohayon: 'Ogrohayon',
  poush: 'Poush',
  magh: 'Magh',
  falgun: 'Falgun',
  choitro: 'Choitro',
} satisfies Readonly<Record<MonthOf<'bengali'>, string>>;

export const assameseMonth = {
  bohag: 'Bohag',
  jeth: 'Jeth',
  ahar: 'Ahar',
  xaon: 'Xaon',
  bhado: 'Bhado',
  ahin: 'Ahin',
  kati: 'Kati',
  aghon: 'Aghon',
  puh: 'Puh',
  magh: 'Magh',
  fagun: 'Fagun',
  sot: 'Sot',
} satisfies Readonly<Record<MonthOf<'assamese'>, string>>;

export const odiaMonth = {
  baisakha: 'Baisakha',
  jyestha: 'Jyestha',
  asadha: 'Asadha',
  srabana: 'Srabana',
  bhadraba: 'Bhadraba',
  aswina: 'Aswina',
  kartika: 'Kartika',
  margasira: 'Margasira',
  pausa: 'Pausa',
  magha: 'Magha',
  phalguna: 'Phalguna',
  chaitra: 'Chaitra',
} satisfies Readonly<Record<MonthOf<'odia'>, string>>;

export const nepaliMonth = {
  baisakh: 'Baisakh',
  jestha: 'Jestha',
  asar: 'Asar',
  shrawan: 'Shrawan',
  bhadau: 'Bhadau',
  asoj: 'Asoj',
  kartik: 'Kartik',
  mangsir: 'Mangsir',
  pus: 'Pus',
  magh: 'Magh',
  phagun: 'Phagun',
  chait: 'Chait',
} satisfies Readonly<Record<MonthOf<'nepali'>, string>>;
