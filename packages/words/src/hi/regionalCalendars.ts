/**
 * Words of the regional calendars (docs/rules/10-festivals.md#section-9), in Hindi. Spellings: the almanacs named in ../README.md; months of Nepal as its calendars print them, others
 * transliterated.
 */
import type * as en from '../en/regionalCalendars.js';
import type { Translated } from '../vocabulary.js';

export const calendar: Translated<typeof en.calendar> = {
  tamil: 'तमिल',
  malayalam: 'मलयालम',
  bengali: 'बांग्ला',
  assamese: 'असमिया',
  odia: 'ओड़िया',
  nepali: 'नेपाली',
  telugu_kannada: 'तेलुगु और कन्नड़',
  north_indian: 'उत्तर भारतीय',
  gujarati: 'गुजराती',
  vira_nirvana: 'वीर निर्वाण',
  saka_civil: 'भारतीय राष्ट्रीय पंचांग',
};

export const era: Translated<typeof en.era> = {
  thiruvalluvar: 'तिरुवल्लुवर संवत',
  kollam: 'कोल्लम संवत',
  bangabda: 'बंगाब्द',
  bhaskarabda: 'भास्कराब्द',
  amli: 'आमली संवत',
  bikram_sambat: 'बिक्रम संबत्',
  shaka: 'शक संवत',
  vikram: 'विक्रम संवत',
  vira_nirvana: 'वीर निर्वाण संवत',
};

export const malayalamMonth: Translated<typeof en.malayalamMonth> = {
  medam: 'मेडम',
  edavam: 'इडवम',
  mithunam: 'मिथुनम',
  karkidakam: 'कर्किडकम',
  chingam: 'चिंगम',
  kanni: 'कन्नि',
  thulam: 'तुलाम',
  vrischikam: 'वृश्चिकम',
  dhanu: 'धनु',
  makaram: 'मकरम',
  kumbham: 'कुंभम',
  meenam: 'मीनम',
};

export const bengaliMonth: Translated<typeof en.bengaliMonth> = {
  boishakh: 'बैशाख',
  joishtho: 'ज्यैष्ठ',
  asharh: 'आषाढ़',
  srabon: 'श्रावण',
  bhadro: 'भाद्र',
  ashwin: 'आश्विन',
  kartik: 'कार्तिक',
  ogrohayon: 'अग्रहायण',
  poush: 'पौष',
  magh: 'माघ',
  falgun: 'फाल्गुन',
  choitro: 'चैत्र',
};

export const assameseMonth: Translated<typeof en.assameseMonth> = {
  bohag: 'बोहाग',
  jeth: 'जेठ',
  ahar: 'आहार',
  xaon: 'शाओन',
  bhado: 'भाद',
  ahin: 'आहिन',
  kati: 'काति',
  aghon: 'आघोण',
  puh: 'पूह',
  magh: 'माघ',
  fagun: 'फागुन',
  sot: 'सोत',
};

export const odiaMonth: Translated<typeof en.odiaMonth> = {
  baisakha: 'बैशाख',
  jyestha: 'ज्येष्ठ',
  asadha: 'आषाढ़',
  srabana: 'श्रावण',
  bhadraba: 'भाद्रब',
  aswina: 'आश्विन',
  kartika: 'कार्तिक',
  margasira: 'मार्गशिर',
  pausa: 'पौष',
  magha: 'माघ',
  phalguna: 'फाल्गुन',
  chaitra: 'चैत्र',
};

export const nepaliMonth: Translated<typeof en.nepaliMonth> = {
  baisakh: 'बैशाख',
  jestha: 'जेठ',
  asar: 'असार',
  shrawan: 'साउन',
  bhadau: 'भदौ',
  asoj: 'असोज',
  kartik: 'कार्तिक',
  mangsir: 'मंसिर',
  pus: 'पुस',
  magh: 'माघ',
  phagun: 'फागुन',
  chait: 'चैत',
};
