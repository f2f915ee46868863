/** Words of the doshas, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/doshas.js';
import type { Translated } from '../vocabulary.js';

export const name: Translated<typeof en.name> = {
  kala_sarpa: 'काल सर्प दोष',
  manglik: 'मांगलिक दोष',
  pitru: 'पितृ दोष',
  guru_chandala: 'गुरु चांडाल दोष',
  ganda_moola: 'गंडमूल दोष',
  kalathra: 'कलत्र दोष',
  ghata: 'घात दोष',
  shrapit: 'श्रापित दोष',
};

export const kalaSarpaType: Translated<typeof en.kalaSarpaType> = {
  ananta: 'अनंत',
  kulika: 'कुलिक',
  vasuki: 'वासुकि',
  shankhapala: 'शंखपाल',
  padma: 'पद्म',
  mahapadma: 'महापद्म',
  takshaka: 'तक्षक',
  karkotaka: 'कर्कोटक',
  shankhachuda: 'शंखचूड़',
  ghataka: 'घातक',
  vishadhara: 'विषधर',
  sheshanaga: 'शेषनाग',
};

export const kalaSarpaDirection: Translated<typeof en.kalaSarpaDirection> = {
  rahu_to_ketu: 'राहु से केतु',
  ketu_to_rahu: 'केतु से राहु',
};

export const pitruReason: Translated<typeof en.pitruReason> = {
  luminary_or_rahu_in_9th: 'नवम में सूर्य, चंद्र या राहु',
  ketu_in_4th: 'चतुर्थ में केतु',
  luminary_or_node_with_mars_or_saturn: 'सूर्य, चंद्र, राहु या केतु का मंगल या शनि से संबंध',
  two_of_mercury_venus_rahu_together: 'बुध, शुक्र और राहु में से दो द्वितीय, पंचम, नवम या द्वादश में साथ',
  luminary_with_node: 'सूर्य या चंद्र राहु-केतु के साथ',
};

export const exceptionEffect: Translated<typeof en.exceptionEffect> = {
  cancels: 'निरस्त करता है',
  reduces: 'घटाता है',
};

export const manglikException: Translated<typeof en.manglikException> = {
  mars_in_leo_or_aquarius: 'मंगल सिंह या कुंभ में',
  mars_in_2nd_in_sign_of_mercury: 'मंगल द्वितीय में, मिथुन या कन्या में',
  mars_in_4th_in_own_sign: 'मंगल चतुर्थ में, मेष या वृश्चिक में',
  mars_in_7th_in_cancer_or_capricorn: 'मंगल सप्तम में, कर्क या मकर में',
  mars_in_8th_in_sign_of_jupiter: 'मंगल अष्टम में, धनु या मीन में',
  mars_in_12th_in_sign_of_venus: 'मंगल द्वादश में, वृषभ या तुला में',
  mars_joined_or_aspected_by_jupiter_or_saturn: 'मंगल पर गुरु या शनि की युति या दृष्टि',
  mars_retrograde: 'मंगल वक्री',
  mars_combust_or_at_edge_of_sign: 'मंगल अस्त, या राशि के प्रथम या अंतिम अंश में',
  mars_lord_of_lagna: 'मंगल लग्नेश',
  dispositor_of_mars_debilitated_or_with_dignified_benefic: 'मंगल का राशीश नीच, या स्वराशि या उच्च के गुरु या शुक्र के साथ',
  mars_strong: 'मंगल उच्च, स्वराशि या मित्र राशि में',
  mars_in_movable_sign: 'मंगल चर राशि में',
  dispositor_of_mars_in_kendra_or_trikona: 'मंगल का राशीश केंद्र या त्रिकोण में',
  lagna_cancer_or_leo: 'लग्न कर्क या सिंह',
  mars_with_jupiter_or_moon: 'मंगल गुरु या चंद्र के साथ',
  jupiter_or_venus_in_lagna: 'लग्न में गुरु या शुक्र',
};
