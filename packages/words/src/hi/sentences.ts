/** Sentences of conditions: see ../en/sentences.ts. Nouns are in the forms of forms.ts. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/sentences.js';
import type { Translated } from '../vocabulary.js';

/** What was found, by what was tested. */
export const condition: Translated<typeof en.condition> = {
  in_house: '{2} भाव में {1}',
  in_house_from: '{3} से {2} भाव में {1}',
  in_house_from_any: '{3} से {2} भाव में {1}',
  any_in_house: '{2} भाव में {1}',
  any_two_in_house: '{2} भाव में एक साथ {1}',
  any_three_in_house: '{2} भाव में एक साथ {1}',
  none_in_house: '{2} भाव में {1} नहीं',
  any_in_house_from: '{3} से {2} भाव में {1}',
  none_in_house_from: '{3} से {2} भाव में {1} नहीं',
  houses_occupied: '{2} भावों में से हर एक में {1} में से कोई न कोई',
  occupied_only_by: '{2} भाव में केवल {1}',
  signs_occupied: '{1} जिन राशियों में हैं उनकी संख्या: {2}',
  number_of: 'कम से कम {2}: {1}',
  lord_of_house: '{1} {2} भाव का स्वामी',
  in_one_sign: '{2} राशि में एक साथ {1}',
  in_sign: '{2} राशि में {1}',
  not_in_sign: '{2} राशि में {1} नहीं',
  in_nakshatra: '{2} नक्षत्र में {1}',
  exchange: '{1} में राशि परिवर्तन: {2} भाव',
  has_dignity: '{1} की स्थिति: {2}',
  in_house_or_dignity: '{1}: {2} भाव में, या {3}',
  joined_by: '{1} के साथ {2}',
  aspected_by: '{1} पर {2} की दृष्टि',
  sign_aspected_by: '{1} पर {2} की राशि दृष्टि',
  touched_by: '{1} से {2} की युति, ग्रह दृष्टि या राशि दृष्टि',
  joined_or_aspected_by: '{1} से {2} की युति या दृष्टि',
  hemmed_by: '{1} के दोनों ओर {2}',
  not_hemmed_by: '{1} के दोनों ओर {2} नहीं',
  aspect_each_other: '{1} की परस्पर दृष्टि',
  not_aspected_by: '{1} पर {2} की दृष्टि नहीं',
  not_joined_or_aspected_by: '{1} से {2} की युति या दृष्टि नहीं',
  not_sign_aspected_by: '{1} पर {2} की राशि दृष्टि नहीं',
  associated_with: '{1} का {2} से संबंध',
  is: '{1} {2} में से एक',
  is_not: '{1} और {2} दो अलग ग्रह',
  friend_of: '{1} {2} का {3}',
  has_state: '{1} की स्थिति: {2}',
  degrees_below: '{1} अपनी राशि के {2} से कम अंश पर',
  degrees_above: '{1} अपनी राशि के {2} से अधिक अंश पर',
  at_degree: '{1} {2} से एक अंश के भीतर',
  in_half_degree: '{1} अपनी राशि के {2}वें अर्ध अंश में',
  in_shashtiamsa: '{1} {2} षष्ट्यंश में',
  varga_count: '{1}: {2} वर्गों में स्व या उच्च राशि',
  between: '{1} संख्या {2}',
};

/** Sentences of special cases, lists, and what is put around a sentence. */
export const form: Translated<typeof en.form> = {
  in_some_sign: '{1} एक ही राशि में',
  in_one_shashtiamsa: '{1} एक ही षष्ट्यंश में',
  one_graha: '{1} की दोनों भूमिकाएँ',
  has_role: '{1} {2}',
  nested_role: '{1}',
  such_a_graha: 'ऐसा ग्रह',
  birth_is: '{1} - {2}',
  house: 'भाव {2}',
  both: '{1} और {2}',
  either: '{1} या {2}',
  one_of: '{1} में से कोई एक',
  two_of: '{1} में से कोई दो',
  three_of: '{1} में से कोई तीन',
  in_navamsa: 'नवांश में {1}',
  in_own_navamsa: 'इस चक्र के नवांश में {1}',
  in_drekkana: 'द्रेष्काण में {1}',
  not_met: 'ऐसा नहीं: {1}',
  not_met_found: 'ऐसा नहीं: {1}; मिला: {2}',
};

/** Roles of a graha in a chart. */
export const role: Translated<typeof en.role> = {
  lord: '{1} भाव का स्वामी',
  lord_from: '{2} से {1} भाव का स्वामी',
  lord_of_arudha: '{1} भाव के आरूढ़ का स्वामी',
  navamsa_lagna_lord: 'नवांश लग्न का स्वामी',
  dispositor: '{2} जिस राशि में है उसका स्वामी',
  navamsa_lord: '{2} जिस नवांश में है उसका स्वामी',
  drekkana_lord: '{2} जिस द्रेष्काण में है उसका स्वामी',
};

/** Houses in a sentence, counted from 1. */
export const ordinal: Translated<typeof en.ordinal> = {
  1: 'पहले',
  2: 'दूसरे',
  3: 'तीसरे',
  4: 'चौथे',
  5: 'पाँचवें',
  6: 'छठे',
  7: 'सातवें',
  8: 'आठवें',
  9: 'नौवें',
  10: 'दसवें',
  11: 'ग्यारहवें',
  12: 'बारहवें',
};

/** Bodies in a sentence, where it is not their name alone. */
export const named: Translated<typeof en.named> = {
  Sun: 'सूर्य',
  Moon: 'चंद्र',
  Ascendant: 'लग्न',
};

/** Dignities of a graha in a sentence. */
export { dignity } from './zodiac.js';
