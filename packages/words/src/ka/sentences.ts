/** Sentences of conditions: see ../en/sentences.ts. Nouns are in the forms of forms.ts. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/sentences.js';
import type { Translated } from '../vocabulary.js';

/** What was found, by what was tested. */
export const condition: Translated<typeof en.condition> = {
  in_house: '{2} ಭಾವದಲ್ಲಿ {1}',
  in_house_from: '{3} ಇರುವ ರಾಶಿಯಿಂದ {2} ಭಾವದಲ್ಲಿ {1}',
  in_house_from_any: '{3} ಇರುವ ರಾಶಿಯಿಂದ {2} ಭಾವದಲ್ಲಿ {1}',
  any_in_house: '{2} ಭಾವದಲ್ಲಿ {1}',
  any_two_in_house: '{2} ಭಾವದಲ್ಲಿ ಒಟ್ಟಿಗೆ {1}',
  any_three_in_house: '{2} ಭಾವದಲ್ಲಿ ಒಟ್ಟಿಗೆ {1}',
  none_in_house: '{2} ಭಾವದಲ್ಲಿ {1} ಇಲ್ಲ',
  any_in_house_from: '{3} ಇರುವ ರಾಶಿಯಿಂದ {2} ಭಾವದಲ್ಲಿ {1}',
  none_in_house_from: '{3} ಇರುವ ರಾಶಿಯಿಂದ {2} ಭಾವದಲ್ಲಿ {1} ಇಲ್ಲ',
  houses_occupied: '{2} ಭಾವಗಳಲ್ಲಿ ಪ್ರತಿಯೊಂದರಲ್ಲೂ {1} ಇವುಗಳಲ್ಲಿ ಒಂದಾದರೂ',
  occupied_only_by: '{2} ಭಾವದಲ್ಲಿ {1} ಮಾತ್ರ',
  signs_occupied: '{1} ಇರುವ ರಾಶಿಗಳ ಸಂಖ್ಯೆ: {2}',
  number_of: 'ಕನಿಷ್ಠ {2}: {1}',
  lord_of_house: '{2} ಭಾವದ ಅಧಿಪತಿ {1}',
  in_one_sign: '{2:compound} ರಾಶಿಯಲ್ಲಿ ಒಟ್ಟಿಗೆ {1}',
  in_sign: '{2:compound} ರಾಶಿಯಲ್ಲಿ {1}',
  not_in_sign: '{2:compound} ರಾಶಿಯಲ್ಲಿ {1} ಇಲ್ಲ',
  in_nakshatra: '{2:compound} ನಕ್ಷತ್ರದಲ್ಲಿ {1}',
  exchange: '{1} ರಾಶಿ ಪರಿವರ್ತನೆ: {2} ಭಾವ',
  has_dignity: '{1:genitive} ಸ್ಥಿತಿ: {2}',
  in_house_or_dignity: '{1}: {2} ಭಾವದಲ್ಲಿ, ಅಥವಾ {3}',
  joined_by: '{1:sociative} {2}',
  aspected_by: '{1:dative} {2:genitive} ದೃಷ್ಟಿ',
  sign_aspected_by: '{1:dative} {2:genitive} ರಾಶಿ ದೃಷ್ಟಿ',
  touched_by: '{1:dative} {2:genitive} ಯುತಿ, ಗ್ರಹ ದೃಷ್ಟಿ ಅಥವಾ ರಾಶಿ ದೃಷ್ಟಿ',
  joined_or_aspected_by: '{1:dative} {2:genitive} ಯುತಿ ಅಥವಾ ದೃಷ್ಟಿ',
  hemmed_by: '{1} ಇರುವ ರಾಶಿಯ ಎರಡೂ ಬದಿಗಳಲ್ಲಿ {2}',
  not_hemmed_by: '{1} ಇರುವ ರಾಶಿಯ ಎರಡೂ ಬದಿಗಳಲ್ಲಿ {2} ಇಲ್ಲ',
  aspect_each_other: '{1} ಪರಸ್ಪರ ದೃಷ್ಟಿಯಲ್ಲಿ',
  not_aspected_by: '{1:dative} {2:genitive} ದೃಷ್ಟಿ ಇಲ್ಲ',
  not_joined_or_aspected_by: '{1:dative} {2:genitive} ಯುತಿ, ದೃಷ್ಟಿ ಇಲ್ಲ',
  not_sign_aspected_by: '{1:dative} {2:genitive} ರಾಶಿ ದೃಷ್ಟಿ ಇಲ್ಲ',
  associated_with: '{1:dative} {2:sociative} ಸಂಬಂಧ',
  is: '{2} ಇವುಗಳಲ್ಲಿ ಒಂದು {1}',
  is_not: '{1} ಮತ್ತು {2} ಬೇರೆ ಬೇರೆ ಗ್ರಹಗಳು',
  friend_of: '{2:dative} {1} {3}',
  has_state: '{1:genitive} ಸ್ಥಿತಿ: {2}',
  degrees_below: '{1} ತನ್ನ ರಾಶಿಯ {2} ಒಳಗೆ',
  degrees_above: '{1} ತನ್ನ ರಾಶಿಯ {2} ನಂತರ',
  at_degree: '{2} ಬಿಂದುವಿನಿಂದ ಒಂದು ಅಂಶದೊಳಗೆ {1}',
  in_half_degree: '{1} ತನ್ನ ರಾಶಿಯ {2}ನೇ ಅರ್ಧ ಅಂಶದಲ್ಲಿ',
  in_shashtiamsa: '{2} ಷಷ್ಟ್ಯಂಶದಲ್ಲಿ {1}',
  varga_count: '{1}: {2} ವರ್ಗಗಳಲ್ಲಿ ಸ್ವ ಅಥವಾ ಉಚ್ಚ ರಾಶಿ',
  between: '{1} ಸಂಖ್ಯೆ {2}',
};

/** Sentences of special cases, lists, and what is put around a sentence. */
export const form: Translated<typeof en.form> = {
  in_some_sign: 'ಒಂದೇ ರಾಶಿಯಲ್ಲಿ {1}',
  in_one_shashtiamsa: 'ಒಂದೇ ಷಷ್ಟ್ಯಂಶದಲ್ಲಿ {1}',
  one_graha: 'ಎರಡೂ ಪಾತ್ರಗಳಲ್ಲಿ {1}',
  has_role: '{2} {1}',
  nested_role: '{1}',
  such_a_graha: 'ಅಂಥ ಗ್ರಹ',
  birth_is: '{1} - {2}',
  house: '{1} ಭಾವ',
  both: '{1} ಮತ್ತು {2}',
  either: '{1} ಅಥವಾ {2}',
  one_of: '{1} ಇವುಗಳಲ್ಲಿ ಒಂದು',
  two_of: '{1} ಇವುಗಳಲ್ಲಿ ಎರಡು',
  three_of: '{1} ಇವುಗಳಲ್ಲಿ ಮೂರು',
  in_navamsa: 'ನವಾಂಶದಲ್ಲಿ {1}',
  in_own_navamsa: 'ಈ ಚಕ್ರದ ನವಾಂಶದಲ್ಲಿ {1}',
  in_drekkana: 'ದ್ರೇಕ್ಕಾಣದಲ್ಲಿ {1}',
  not_met: 'ಹೀಗಿಲ್ಲ: {1}',
  not_met_found: 'ಹೀಗಿಲ್ಲ: {1}; ಇರುವುದು: {2}',
};

/** Roles of a graha in a chart. */
export const role: Translated<typeof en.role> = {
  lord: '{1} ಭಾವದ ಅಧಿಪತಿ',
  lord_from: '{2} ಇರುವ ರಾಶಿಯಿಂದ {1} ಭಾವದ ಅಧಿಪತಿ',
  lord_of_arudha: '{1} ಭಾವದ ಆರೂಢದ ಅಧಿಪತಿ',
  navamsa_lagna_lord: 'ನವಾಂಶ ಲಗ್ನದ ಅಧಿಪತಿ',
  dispositor: '{2} ಇರುವ ರಾಶಿಯ ಅಧಿಪತಿ',
  navamsa_lord: '{2} ಇರುವ ನವಾಂಶದ ಅಧಿಪತಿ',
  drekkana_lord: '{2} ಇರುವ ದ್ರೇಕ್ಕಾಣದ ಅಧಿಪತಿ',
};

/** Houses in a sentence, counted from 1. */
export const ordinal: Translated<typeof en.ordinal> = {
  1: '1ನೇ',
  2: '2ನೇ',
  3: '3ನೇ',
  4: '4ನೇ',
  5: '5ನೇ',
  6: '6ನೇ',
  7: '7ನೇ',
  8: '8ನೇ',
  9: '9ನೇ',
  10: '10ನೇ',
  11: '11ನೇ',
  12: '12ನೇ',
};

/** Bodies in a sentence, where it is not their name alone. */
export const named: Translated<typeof en.named> = {
  Sun: 'ರವಿ',
  Moon: 'ಚಂದ್ರ',
  Ascendant: 'ಲಗ್ನ',
};

/** Dignities of a graha in a sentence. */
export { dignity } from './zodiac.js';
