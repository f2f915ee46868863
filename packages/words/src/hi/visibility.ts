/** Words of the visibility of planets and of the Moon in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/visibility.js';
import type { Translated } from '../vocabulary.js';

export const side: Translated<typeof en.side> = {
  west_evening: 'पश्चिम में संध्या को',
  east_morning: 'पूर्व में प्रातः',
};

export const conjunction: Translated<typeof en.conjunction> = {
  inferior: 'अधर युति',
  superior: 'ऊर्ध्व युति',
  solar: 'सूर्य से युति',
};

export const moonPhase: Translated<typeof en.moonPhase> = {
  new_moon: 'अमावस्या अंत',
  first_quarter: 'शुक्ल अर्धचंद्र',
  full_moon: 'पूर्णिमा अंत',
  last_quarter: 'कृष्ण अर्धचंद्र',
};

export const twilight: Translated<typeof en.twilight> = {
  civil: 'नागरिक संधिप्रकाश',
  nautical: 'नाविक संधिप्रकाश',
  astronomical: 'खगोलीय संधिप्रकाश',
};
