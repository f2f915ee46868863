/**
 * Words of days that two rules give: the rules, who keeps them, and sentences. Spellings: the almanacs named in
 * ../README.md.
 */

import type * as en from '../en/disputes.js';
import type { Translated } from '../vocabulary.js';

export const reading: Translated<typeof en.reading> = {
  nishitha: 'అర్ధరాత్రి అష్టమి (నిశీథం)',
  jayanti_yoga: 'రోహిణితో కూడిన అష్టమి (జయంతి యోగం)',
  first_of_two: 'రెండింటిలో మొదటి రోజు',
  second_of_two: 'రెండింటిలో రెండవ రోజు',
  longer_part: 'తిథి ఎక్కువగా ఉన్న రోజు',
  at_sunrise: 'సూర్యోదయానికి తిథి',
  three_muhurtas: 'సూర్యోదయం తర్వాత మూడు ముహూర్తాల వరకు తిథి',
  shravana: 'అపరాహ్ణంలో తిథి, శ్రవణ నక్షత్రం',
  at_nishitha: 'అర్ధరాత్రి తిథి (నిశీథం)',
  at_madhyahna: 'మధ్యాహ్నం ఉన్న తిథి',
  in_the_afternoon: 'అపరాహ్ణంలో తిథి',
  in_the_evening: 'సాయంత్రం తిథి (ప్రదోషం)',
  after_bhadra: 'భద్ర లేని ప్రదోషం',
  else_at_sunrise: 'చంద్రోదయానికి తిథి లేకపోతే సూర్యోదయానికి ఉన్న రోజు',
  else_at_start: 'చంద్రోదయానికి తిథి లేకపోతే అది మొదలయ్యే రోజు',
  by_drik: 'దృక్ గణితం ప్రకారం',
  by_surya_siddhanta: 'సూర్య సిద్ధాంతం ప్రకారం',
};

export const authority: Translated<typeof en.authority> = {
  dharmasindhu: 'ధర్మసింధు',
  nirnayasindhu: 'నిర్ణయసింధు',
  drik_panchang: 'దృక్ పంచాంగం',
  nepal: 'నేపాల్',
  bengal: 'బెంగాల్',
  odisha_government: 'ఒడిశా ప్రభుత్వం',
  reform_committee: 'భారత పంచాంగ సంస్కరణ కమిటీ (1955)',
  stock_exchange: 'భారత జాతీయ స్టాక్ ఎక్స్ఛేంజ్',
  other_almanacs: 'ఇతర పంచాంగాలు',
};

export const phrase: Translated<typeof en.phrase> = {
  some_keep_another: 'కొందరు మరో రోజు జరుపుకుంటారు.',
  this_day: 'ఈ రోజు: {1} ({2}).',
  other_day: 'మరో రోజు {1}: {2} ({3}).',
};
