/**
 * Words of the angas of the panchanga (docs/rules/07-panchang-calendar-transits.md#section-4), the English in the
 * spelling of the rules: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md.
 */
import type * as en from '../en/angas.js';
import type { Translated } from '../vocabulary.js';

export const tithi: Translated<typeof en.tithi> = {
  pratipada: 'పాడ్యమి',
  dwitiya: 'విదియ',
  tritiya: 'తదియ',
  chaturthi: 'చవితి',
  panchami: 'పంచమి',
  shashthi: 'షష్ఠి',
  saptami: 'సప్తమి',
  ashtami: 'అష్టమి',
  navami: 'నవమి',
  dashami: 'దశమి',
  ekadashi: 'ఏకాదశి',
  dwadashi: 'ద్వాదశి',
  trayodashi: 'త్రయోదశి',
  chaturdashi: 'చతుర్దశి',
  purnima: 'పౌర్ణమి',
  amavasya: 'అమావాస్య',
};

export const paksha: Translated<typeof en.paksha> = {
  shukla: 'శుక్ల',
  krishna: 'బహుళ',
};

export const tithiClass: Translated<typeof en.tithiClass> = {
  nanda: 'నంద',
  bhadra: 'భద్ర',
  jaya: 'జయ',
  rikta: 'రిక్త',
  purna: 'పూర్ణ',
};

export const nityaYoga: Translated<typeof en.nityaYoga> = {
  vishkambha: 'విష్కంభ',
  priti: 'ప్రీతి',
  ayushman: 'ఆయుష్మాన్',
  saubhagya: 'సౌభాగ్య',
  shobhana: 'శోభన',
  atiganda: 'అతిగండ',
  sukarma: 'సుకర్మ',
  dhriti: 'ధృతి',
  shula: 'శూల',
  ganda: 'గండ',
  vriddhi: 'వృద్ధి',
  dhruva: 'ధ్రువ',
  vyaghata: 'వ్యాఘాత',
  harshana: 'హర్షణ',
  vajra: 'వజ్ర',
  siddhi: 'సిద్ధి',
  vyatipata: 'వ్యతీపాత',
  variyana: 'వరీయాన్',
  parigha: 'పరిఘ',
  shiva: 'శివ',
  siddha: 'సిద్ధ',
  sadhya: 'సాధ్య',
  shubha: 'శుభ',
  shukla: 'శుక్ల',
  brahma: 'బ్రహ్మ',
  indra: 'ఇంద్ర',
  vaidhriti: 'వైధృతి',
};

export const karana: Translated<typeof en.karana> = {
  bava: 'బవ',
  balava: 'బాలవ',
  kaulava: 'కౌలవ',
  taitila: 'తైతుల',
  gara: 'గరజ',
  vanija: 'వణిజ',
  vishti: 'విష్టి',
  shakuni: 'శకుని',
  chatushpada: 'చతుష్పాద',
  naga: 'నాగవ',
  kimstughna: 'కింస్తుఘ్న',
};
