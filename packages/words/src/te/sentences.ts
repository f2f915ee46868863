/** Sentences of conditions: see ../en/sentences.ts. Nouns are in the forms of forms.ts. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/sentences.js';
import type { Translated } from '../vocabulary.js';

/** What was found, by what was tested. */
export const condition: Translated<typeof en.condition> = {
  in_house: '{2} భావంలో {1}',
  in_house_from: '{3} ఉన్న రాశి నుండి {2} భావంలో {1}',
  in_house_from_any: '{3} ఉన్న రాశి నుండి {2} భావంలో {1}',
  any_in_house: '{2} భావంలో {1}',
  any_two_in_house: '{2} భావంలో కలిసి {1}',
  any_three_in_house: '{2} భావంలో కలిసి {1}',
  none_in_house: '{2} భావంలో లేనిది: {1}',
  any_in_house_from: '{3} ఉన్న రాశి నుండి {2} భావంలో {1}',
  none_in_house_from: '{3} ఉన్న రాశి నుండి {2} భావంలో లేనిది: {1}',
  houses_occupied: '{2} భావాలలో ప్రతిదానిలో {1} వీటిలో ఒకటైనా',
  occupied_only_by: '{2} భావంలో {1} మాత్రమే',
  signs_occupied: '{1} ఉన్న రాశుల సంఖ్య: {2}',
  number_of: 'కనీసం {2}: {1}',
  lord_of_house: '{2} భావాధిపతి {1}',
  in_one_sign: '{2:compound} రాశిలో కలిసి {1}',
  in_sign: '{2:compound} రాశిలో {1}',
  not_in_sign: '{2:compound} రాశిలో లేనిది: {1}',
  in_nakshatra: '{2:compound} నక్షత్రంలో {1}',
  exchange: '{1} రాశి పరివర్తన: {2} భావాలు',
  has_dignity: '{1:genitive} స్థితి: {2}',
  in_house_or_dignity: '{1}: {2} భావంలో, లేదా {3}',
  joined_by: '{1:sociative} {2}',
  aspected_by: '{1:dative} {2:genitive} దృష్టి',
  sign_aspected_by: '{1:dative} {2:genitive} రాశి దృష్టి',
  touched_by: '{1:dative} {2:genitive} కలయిక, గ్రహ దృష్టి లేదా రాశి దృష్టి',
  joined_or_aspected_by: '{1:dative} {2:genitive} కలయిక లేదా దృష్టి',
  hemmed_by: '{1} ఉన్న రాశికి ఇరువైపులా {2}',
  not_hemmed_by: '{1} ఉన్న రాశికి ఇరువైపులా లేనివి: {2}',
  aspect_each_other: '{1} పరస్పర దృష్టిలో',
  not_aspected_by: '{1:dative} {2:genitive} దృష్టి లేదు',
  not_joined_or_aspected_by: '{1:dative} {2:genitive} కలయిక, దృష్టి లేవు',
  not_sign_aspected_by: '{1:dative} {2:genitive} రాశి దృష్టి లేదు',
  associated_with: '{1:dative} {2:sociative} సంబంధం',
  is: '{2} వీటిలో ఒకటి {1}',
  is_not: '{1}, {2} వేర్వేరు గ్రహాలు',
  friend_of: '{2:dative} {1} {3}',
  has_state: '{1:genitive} స్థితి: {2}',
  degrees_below: '{1} తన రాశిలో {2} లోపు',
  degrees_above: '{1} తన రాశిలో {2} తర్వాత',
  at_degree: '{2} బిందువు నుండి ఒక భాగలోపు {1}',
  in_half_degree: '{1} తన రాశిలో {2}వ అర్ధ భాగలో',
  in_shashtiamsa: '{2} షష్ట్యంశలో {1}',
  varga_count: '{1}: {2} వర్గాలలో స్వ లేదా ఉచ్చ రాశి',
  between: '{1} సంఖ్య {2}',
};

/** Sentences of special cases, lists, and what is put around a sentence. */
export const form: Translated<typeof en.form> = {
  in_some_sign: 'ఒకే రాశిలో {1}',
  in_one_shashtiamsa: 'ఒకే షష్ట్యంశలో {1}',
  one_graha: 'రెండు పాత్రలలోనూ {1}',
  has_role: '{2} {1}',
  nested_role: '{1}',
  such_a_graha: 'అలాంటి గ్రహం',
  birth_is: '{1} - {2}',
  house: '{1} భావం',
  both: '{1}, {2}',
  either: '{1} లేదా {2}',
  one_of: '{1} వీటిలో ఒకటి',
  two_of: '{1} వీటిలో రెండు',
  three_of: '{1} వీటిలో మూడు',
  in_navamsa: 'నవాంశలో {1}',
  in_own_navamsa: 'ఈ చక్రం నవాంశలో {1}',
  in_drekkana: 'ద్రేక్కాణంలో {1}',
  not_met: 'ఇలా లేదు: {1}',
  not_met_found: 'ఇలా లేదు: {1}; ఉన్నది: {2}',
};

/** Roles of a graha in a chart. */
export const role: Translated<typeof en.role> = {
  lord: '{1} భావాధిపతి',
  lord_from: '{2} ఉన్న రాశి నుండి {1} భావాధిపతి',
  lord_of_arudha: '{1} భావ ఆరూఢాధిపతి',
  navamsa_lagna_lord: 'నవాంశ లగ్నాధిపతి',
  dispositor: '{2} ఉన్న రాశి అధిపతి',
  navamsa_lord: '{2} ఉన్న నవాంశ అధిపతి',
  drekkana_lord: '{2} ఉన్న ద్రేక్కాణ అధిపతి',
};

/** Houses in a sentence, counted from 1. */
export const ordinal: Translated<typeof en.ordinal> = {
  1: '1వ',
  2: '2వ',
  3: '3వ',
  4: '4వ',
  5: '5వ',
  6: '6వ',
  7: '7వ',
  8: '8వ',
  9: '9వ',
  10: '10వ',
  11: '11వ',
  12: '12వ',
};

/** Bodies in a sentence, where it is not their name alone. */
export const named: Translated<typeof en.named> = {
  Sun: 'రవి',
  Moon: 'చంద్రుడు',
  Ascendant: 'లగ్నం',
};

/** Dignities of a graha in a sentence. */
export { dignity } from './zodiac.js';
