/**
 * Words of the regional calendars (docs/rules/10-festivals.md#section-9), in Telugu. Spellings: the almanacs named in ../README.md; months of other regions are transliterated.
 */
import type * as en from '../en/regionalCalendars.js';
import type { Translated } from '../vocabulary.js';

export const calendar: Translated<typeof en.calendar> = {
  tamil: 'తమిళ',
  malayalam: 'మలయాళ',
  bengali: 'బెంగాలీ',
  assamese: 'అస్సామీ',
  odia: 'ఒడియా',
  nepali: 'నేపాలీ',
  telugu_kannada: 'తెలుగు, కన్నడ',
  north_indian: 'ఉత్తర భారతీయ',
  gujarati: 'గుజరాతీ',
  vira_nirvana: 'వీర నిర్వాణ',
  saka_civil: 'భారత జాతీయ పంచాంగం',
};

export const era: Translated<typeof en.era> = {
  thiruvalluvar: 'తిరువళ్లువర్ శకం',
  kollam: 'కొల్లం శకం',
  bangabda: 'బంగాబ్ద',
  bhaskarabda: 'భాస్కరాబ్ద',
  amli: 'ఆమ్లీ శకం',
  bikram_sambat: 'బిక్రమ్ సంబత్',
  shaka: 'శాలివాహన శకం',
  vikram: 'విక్రమ సంవత్',
  vira_nirvana: 'వీర నిర్వాణ సంవత్',
};

export const malayalamMonth: Translated<typeof en.malayalamMonth> = {
  medam: 'మేడం',
  edavam: 'ఇడవం',
  mithunam: 'మిథునం',
  karkidakam: 'కర్కిడకం',
  chingam: 'చింగం',
  kanni: 'కన్ని',
  thulam: 'తులాం',
  vrischikam: 'వృశ్చికం',
  dhanu: 'ధను',
  makaram: 'మకరం',
  kumbham: 'కుంభం',
  meenam: 'మీనం',
};

export const bengaliMonth: Translated<typeof en.bengaliMonth> = {
  boishakh: 'బైశాఖ్',
  joishtho: 'జ్యైష్ఠ',
  asharh: 'ఆషాఢ్',
  srabon: 'శ్రాబణ్',
  bhadro: 'భాద్ర',
  ashwin: 'ఆశ్విన్',
  kartik: 'కార్తిక్',
  ogrohayon: 'అగ్రహాయణ్',
  poush: 'పౌష్',
  magh: 'మాఘ్',
  falgun: 'ఫాల్గున్',
  choitro: 'చైత్ర',
};

export const assameseMonth: Translated<typeof en.assameseMonth> = {
  bohag: 'బోహాగ్',
  jeth: 'జేఠ్',
  ahar: 'ఆహార్',
  xaon: 'శావోన్',
  bhado: 'భాద్',
  ahin: 'ఆహిన్',
  kati: 'కాతి',
  aghon: 'ఆఘోణ్',
  puh: 'పూహ్',
  magh: 'మాఘ్',
  fagun: 'ఫాగున్',
  sot: 'సోత్',
};

export const odiaMonth: Translated<typeof en.odiaMonth> = {
  baisakha: 'బైశాఖ',
  jyestha: 'జ్యేష్ఠ',
  asadha: 'ఆషాఢ',
  srabana: 'శ్రాబణ',
  bhadraba: 'భాద్రబ',
  aswina: 'ఆశ్విన',
  kartika: 'కార్తీక',
  margasira: 'మార్గశిర',
  pausa: 'పౌష',
  magha: 'మాఘ',
  phalguna: 'ఫాల్గుణ',
  chaitra: 'చైత్ర',
};

export const nepaliMonth: Translated<typeof en.nepaliMonth> = {
  baisakh: 'బైశాఖ్',
  jestha: 'జేష్ఠ',
  asar: 'అసార్',
  shrawan: 'శ్రావణ్',
  bhadau: 'భదౌ',
  asoj: 'అసోజ్',
  kartik: 'కార్తిక్',
  mangsir: 'మంసిర్',
  pus: 'పుస్',
  magh: 'మాఘ్',
  phagun: 'ఫాగున్',
  chait: 'చైత్',
};
