/** Sentences of conditions: see ../en/sentences.ts. Nouns are in the forms of forms.ts. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/sentences.js';
import type { Translated } from '../vocabulary.js';

/** What was found, by what was tested. */
export const condition: Translated<typeof en.condition> = {
  in_house: '{2} பாவத்தில் {1}',
  in_house_from: '{3} இருக்கும் ராசியிலிருந்து {2} பாவத்தில் {1}',
  in_house_from_any: '{3} இருக்கும் ராசியிலிருந்து {2} பாவத்தில் {1}',
  any_in_house: '{2} பாவத்தில் {1}',
  any_two_in_house: '{2} பாவத்தில் ஒன்றாக {1}',
  any_three_in_house: '{2} பாவத்தில் ஒன்றாக {1}',
  none_in_house: '{2} பாவத்தில் {1} இல்லை',
  any_in_house_from: '{3} இருக்கும் ராசியிலிருந்து {2} பாவத்தில் {1}',
  none_in_house_from: '{3} இருக்கும் ராசியிலிருந்து {2} பாவத்தில் {1} இல்லை',
  houses_occupied: '{2} பாவங்கள் ஒவ்வொன்றிலும் {1} இவற்றில் ஒன்றாவது',
  occupied_only_by: '{2} பாவத்தில் {1} மட்டும்',
  signs_occupied: '{1} இருக்கும் ராசிகளின் எண்ணிக்கை: {2}',
  number_of: 'குறைந்தது {2}: {1}',
  lord_of_house: '{2} பாவத்தின் அதிபதி {1}',
  in_one_sign: '{2:compound} ராசியில் ஒன்றாக {1}',
  in_sign: '{2:compound} ராசியில் {1}',
  not_in_sign: '{2:compound} ராசியில் {1} இல்லை',
  in_nakshatra: '{2:compound} நட்சத்திரத்தில் {1}',
  exchange: '{1} ராசிப் பரிவர்த்தனை: {2} பாவம்',
  has_dignity: '{1:genitive} நிலை: {2}',
  in_house_or_dignity: '{1}: {2} பாவத்தில், அல்லது {3}',
  joined_by: '{1:sociative} {2}',
  aspected_by: '{2:genitive} பார்வை {1:dative}',
  sign_aspected_by: '{2:genitive} ராசிப் பார்வை {1:dative}',
  touched_by: '{2:genitive} சேர்க்கை, கிரகப் பார்வை அல்லது ராசிப் பார்வை {1:dative}',
  joined_or_aspected_by: '{2:genitive} சேர்க்கை அல்லது பார்வை {1:dative}',
  hemmed_by: '{1} இருக்கும் ராசியின் இரு பக்கங்களிலும் {2}',
  not_hemmed_by: '{1} இருக்கும் ராசியின் இரு பக்கங்களிலும் {2} இல்லை',
  aspect_each_other: '{1} பரஸ்பரப் பார்வையில்',
  not_aspected_by: '{2:genitive} பார்வை {1:dative} இல்லை',
  not_joined_or_aspected_by: '{2:genitive} சேர்க்கையோ பார்வையோ {1:dative} இல்லை',
  not_sign_aspected_by: '{2:genitive} ராசிப் பார்வை {1:dative} இல்லை',
  associated_with: '{2:sociative} தொடர்புள்ள {1}',
  is: '{2} இவற்றில் ஒன்று {1}',
  is_not: '{1}, {2} வெவ்வேறு கிரகங்கள்',
  friend_of: '{1} {2:dative} {3}',
  has_state: '{1:genitive} நிலை: {2}',
  degrees_below: '{1} தன் ராசியின் {2} பாகைக்குள்',
  degrees_above: '{1} தன் ராசியின் {2} பாகைக்குப் பின்',
  at_degree: '{2} புள்ளியிலிருந்து ஒரு பாகைக்குள் {1}',
  in_half_degree: '{1} தன் ராசியின் {2}ஆம் அரைப் பாகையில்',
  in_shashtiamsa: '{1} சஷ்டியாம்சத்தில்: {2}',
  varga_count: '{1}: {2} வர்க்கங்களில் ஆட்சி அல்லது உச்சம்',
  between: '{1} எண் {2}',
};

/** Sentences of special cases, lists, and what is put around a sentence. */
export const form: Translated<typeof en.form> = {
  in_some_sign: 'ஒரே ராசியில் {1}',
  in_one_shashtiamsa: 'ஒரே சஷ்டியாம்சத்தில் {1}',
  one_graha: 'இரண்டு பங்கிலும் {1}',
  has_role: '{2} {1}',
  nested_role: '{1}',
  such_a_graha: 'அத்தகைய கிரகம்',
  birth_is: '{1} - {2}',
  house: '{1} பாவம்',
  both: '{1}, {2}',
  either: '{1} அல்லது {2}',
  one_of: '{1} இவற்றில் ஒன்று',
  two_of: '{1} இவற்றில் இரண்டு',
  three_of: '{1} இவற்றில் மூன்று',
  in_navamsa: 'நவாம்சத்தில் {1}',
  in_own_navamsa: 'இந்தச் சக்கரத்தின் நவாம்சத்தில் {1}',
  in_drekkana: 'திரேக்காணத்தில் {1}',
  not_met: 'இவ்வாறு இல்லை: {1}',
  not_met_found: 'இவ்வாறு இல்லை: {1}; இருப்பது: {2}',
};

/** Roles of a graha in a chart. */
export const role: Translated<typeof en.role> = {
  lord: '{1} பாவத்தின் அதிபதி',
  lord_from: '{2} இருக்கும் ராசியிலிருந்து {1} பாவத்தின் அதிபதி',
  lord_of_arudha: '{1} பாவத்தின் ஆரூடத்தின் அதிபதி',
  navamsa_lagna_lord: 'நவாம்ச லக்னத்தின் அதிபதி',
  dispositor: '{2} இருக்கும் ராசியின் அதிபதி',
  navamsa_lord: '{2} இருக்கும் நவாம்சத்தின் அதிபதி',
  drekkana_lord: '{2} இருக்கும் திரேக்காணத்தின் அதிபதி',
};

/** Houses in a sentence, counted from 1. */
export const ordinal: Translated<typeof en.ordinal> = {
  1: '1ஆம்',
  2: '2ஆம்',
  3: '3ஆம்',
  4: '4ஆம்',
  5: '5ஆம்',
  6: '6ஆம்',
  7: '7ஆம்',
  8: '8ஆம்',
  9: '9ஆம்',
  10: '10ஆம்',
  11: '11ஆம்',
  12: '12ஆம்',
};

/** Bodies in a sentence, where it is not their name alone. */
export const named: Translated<typeof en.named> = {
  Sun: 'சூரியன்',
  Moon: 'சந்திரன்',
  Ascendant: 'லக்னம்',
};

/** Dignities of a graha in a sentence. */
export { dignity } from './zodiac.js';
