/**
 * Words of days that two rules give: the rules, who keeps them, and sentences. Spellings: the almanacs named in
 * ../README.md.
 */

import type * as en from '../en/disputes.js';
import type { Translated } from '../vocabulary.js';

export const reading: Translated<typeof en.reading> = {
  nishitha: 'निशीथ में अष्टमी',
  jayanti_yoga: 'रोहिणी के साथ अष्टमी (जयंती योग)',
  first_of_two: 'दो में से पहला दिन',
  second_of_two: 'दो में से दूसरा दिन',
  longer_part: 'जिस दिन तिथि अधिक व्याप्त हो',
  at_sunrise: 'सूर्योदय के समय तिथि',
  three_muhurtas: 'सूर्योदय के बाद तीन मुहूर्त तक तिथि',
  shravana: 'अपराह्न में तिथि और श्रवण नक्षत्र',
  at_nishitha: 'निशीथ में तिथि',
  at_madhyahna: 'मध्याह्न में तिथि',
  in_the_afternoon: 'अपराह्न में तिथि',
  in_the_evening: 'प्रदोष में तिथि',
  after_bhadra: 'भद्रा रहित प्रदोष',
  else_at_sunrise: 'चंद्रोदय के समय तिथि न हो तो सूर्योदय वाला दिन',
  else_at_start: 'चंद्रोदय के समय तिथि न हो तो आरंभ वाला दिन',
  by_drik: 'दृक् गणित से',
  by_surya_siddhanta: 'सूर्य सिद्धांत से',
};

export const authority: Translated<typeof en.authority> = {
  dharmasindhu: 'धर्मसिंधु',
  nirnayasindhu: 'निर्णयसिंधु',
  drik_panchang: 'दृक् पंचांग',
  nepal: 'नेपाल',
  bengal: 'बंगाल',
  odisha_government: 'ओडिशा सरकार',
  reform_committee: 'भारत की पंचांग सुधार समिति (1955)',
  stock_exchange: 'नेशनल स्टॉक एक्सचेंज (एनएसई)',
  other_almanacs: 'अन्य पंचांग',
};

export const phrase: Translated<typeof en.phrase> = {
  some_keep_another: 'कुछ लोग किसी और दिन मनाते हैं।',
  this_day: 'यह दिन: {1} ({2})।',
  other_day: 'अन्य दिन, {1}: {2} ({3})।',
};
