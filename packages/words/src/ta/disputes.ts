/**
 * Words of days that two rules give: the rules, who keeps them, and sentences. Spellings: the almanacs named in
 * ../README.md.
 */

import type * as en from '../en/disputes.js';
import type { Translated } from '../vocabulary.js';

export const reading: Translated<typeof en.reading> = {
  nishitha: 'நள்ளிரவில் அஷ்டமி (நிசீதம்)',
  jayanti_yoga: 'ரோகிணியுடன் அஷ்டமி (ஜெயந்தி யோகம்)',
  first_of_two: 'இரண்டில் முதல் நாள்',
  second_of_two: 'இரண்டில் இரண்டாம் நாள்',
  longer_part: 'திதி அதிக நேரம் உள்ள நாள்',
  at_sunrise: 'சூரிய உதயத்தில் திதி',
  three_muhurtas: 'சூரிய உதயத்திற்குப் பின் மூன்று முகூர்த்தம் வரை திதி',
  shravana: 'அபராஹ்ணத்தில் திதியும் திருவோண நட்சத்திரமும்',
  at_nishitha: 'நள்ளிரவில் திதி (நிசீதம்)',
  at_madhyahna: 'நண்பகலில் திதி',
  in_the_afternoon: 'அபராஹ்ணத்தில் திதி',
  in_the_evening: 'மாலையில் திதி (பிரதோஷம்)',
  after_bhadra: 'பத்திரை இல்லாத பிரதோஷம்',
  else_at_sunrise: 'சந்திர உதயத்தில் திதி இல்லையெனில் சூரிய உதயத்தில் உள்ள நாள்',
  else_at_start: 'சந்திர உதயத்தில் திதி இல்லையெனில் அது தொடங்கும் நாள்',
  by_drik: 'திருக்கணிதப்படி',
  by_surya_siddhanta: 'சூரிய சித்தாந்தப்படி',
};

export const authority: Translated<typeof en.authority> = {
  dharmasindhu: 'தர்மசிந்து',
  nirnayasindhu: 'நிர்ணயசிந்து',
  drik_panchang: 'திரிக் பஞ்சாங்கம்',
  nepal: 'நேபாளம்',
  bengal: 'வங்காளம்',
  odisha_government: 'ஒடிசா அரசு',
  reform_committee: 'இந்திய நாட்காட்டிச் சீர்திருத்தக் குழு (1955)',
  stock_exchange: 'இந்திய தேசியப் பங்குச் சந்தை',
  other_almanacs: 'பிற பஞ்சாங்கங்கள்',
};

export const phrase: Translated<typeof en.phrase> = {
  some_keep_another: 'சிலர் வேறொரு நாளில் கடைப்பிடிக்கிறார்கள்.',
  this_day: 'இந்த நாள்: {1} ({2}).',
  other_day: 'மற்றொரு நாள் {1}: {2} ({3}).',
};
