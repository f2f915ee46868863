/** Words of the doshas, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/doshas.js';
import type { Translated } from '../vocabulary.js';

export const name: Translated<typeof en.name> = {
  kala_sarpa: 'கால சர்ப்ப தோஷம்',
  manglik: 'செவ்வாய் தோஷம்',
  pitru: 'பித்ரு தோஷம்',
  guru_chandala: 'குரு சண்டாள தோஷம்',
  ganda_moola: 'கண்டமூல தோஷம்',
  kalathra: 'களத்திர தோஷம்',
  ghata: 'காத தோஷம்',
  shrapit: 'சாப தோஷம்',
};

export const kalaSarpaType: Translated<typeof en.kalaSarpaType> = {
  ananta: 'அனந்தன்',
  kulika: 'குளிகன்',
  vasuki: 'வாசுகி',
  shankhapala: 'சங்கபாலன்',
  padma: 'பத்மன்',
  mahapadma: 'மகாபத்மன்',
  takshaka: 'தட்சகன்',
  karkotaka: 'கார்க்கோடகன்',
  shankhachuda: 'சங்கசூடன்',
  ghataka: 'காதகன்',
  vishadhara: 'விஷதரன்',
  sheshanaga: 'சேஷநாகன்',
};

export const kalaSarpaDirection: Translated<typeof en.kalaSarpaDirection> = {
  rahu_to_ketu: 'ராகு முதல் கேது',
  ketu_to_rahu: 'கேது முதல் ராகு',
};

export const pitruReason: Translated<typeof en.pitruReason> = {
  luminary_or_rahu_in_9th: 'ஒன்பதில் சூரியன், சந்திரன் அல்லது ராகு',
  ketu_in_4th: 'நான்கில் கேது',
  luminary_or_node_with_mars_or_saturn: 'சூரியன், சந்திரன், ராகு அல்லது கேதுவுக்கு செவ்வாய் அல்லது சனியின் தொடர்பு',
  two_of_mercury_venus_rahu_together: 'புதன், சுக்கிரன், ராகு இவற்றில் இருவர் இரண்டு, ஐந்து, ஒன்பது அல்லது பன்னிரண்டில் சேர்ந்து',
  luminary_with_node: 'சூரியன் அல்லது சந்திரன் ராகு கேதுவுடன்',
};

export const exceptionEffect: Translated<typeof en.exceptionEffect> = {
  cancels: 'நீக்குகிறது',
  reduces: 'குறைக்கிறது',
};

export const manglikException: Translated<typeof en.manglikException> = {
  mars_in_leo_or_aquarius: 'செவ்வாய் சிம்மம் அல்லது கும்பத்தில்',
  mars_in_2nd_in_sign_of_mercury: 'செவ்வாய் இரண்டில், மிதுனம் அல்லது கன்னியில்',
  mars_in_4th_in_own_sign: 'செவ்வாய் நான்கில், மேஷம் அல்லது விருச்சிகத்தில்',
  mars_in_7th_in_cancer_or_capricorn: 'செவ்வாய் ஏழில், கடகம் அல்லது மகரத்தில்',
  mars_in_8th_in_sign_of_jupiter: 'செவ்வாய் எட்டில், தனுசு அல்லது மீனத்தில்',
  mars_in_12th_in_sign_of_venus: 'செவ்வாய் பன்னிரண்டில், ரிஷபம் அல்லது துலாத்தில்',
  mars_joined_or_aspected_by_jupiter_or_saturn: 'செவ்வாய்க்கு குரு அல்லது சனியின் சேர்க்கை அல்லது பார்வை',
  mars_retrograde: 'செவ்வாய் வக்கிரம்',
  mars_combust_or_at_edge_of_sign: 'செவ்வாய் அஸ்தங்கம், அல்லது ராசியின் முதல் அல்லது கடைசி பாகையில்',
  mars_lord_of_lagna: 'செவ்வாய் லக்னாதிபதி',
  dispositor_of_mars_debilitated_or_with_dignified_benefic:
    'செவ்வாயின் ராசி அதிபதி நீசம், அல்லது ஆட்சி உச்ச குரு அல்லது சுக்கிரனுடன்',
  mars_strong: 'செவ்வாய் உச்சம், ஆட்சி அல்லது நட்பு ராசியில்',
  mars_in_movable_sign: 'செவ்வாய் சர ராசியில்',
  dispositor_of_mars_in_kendra_or_trikona: 'செவ்வாயின் ராசி அதிபதி கேந்திரம் அல்லது திரிகோணத்தில்',
  lagna_cancer_or_leo: 'லக்னம் கடகம் அல்லது சிம்மம்',
  mars_with_jupiter_or_moon: 'செவ்வாய் குரு அல்லது சந்திரனுடன்',
  jupiter_or_venus_in_lagna: 'லக்னத்தில் குரு அல்லது சுக்கிரன்',
};
