/** Words of the strengths, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/strengths.js';
import type { Translated } from '../vocabulary.js';

/** Names of the vaiseshikamsas (docs/rules/03-strengths.md#section-13); the Sanskrit words written in each script. */
export const vaiseshikamsa: Translated<typeof en.vaiseshikamsa> = {
  kimsuka: 'किंशुक',
  vyanjana: 'व्यंजन',
  chamara: 'चामर',
  chatra: 'छत्र',
  kundala: 'कुंडल',
  mukuta: 'मुकुट',
  parijata: 'पारिजात',
  uttama: 'उत्तम',
  gopura: 'गोपुर',
  simhasana: 'सिंहासन',
  paravata: 'पारावत',
  devaloka: 'देवलोक',
  brahmaloka: 'ब्रह्मलोक',
  airavata: 'ऐरावत',
  sridhama: 'श्रीधाम',
  bhedaka: 'भेदक',
  kusuma: 'कुसुम',
  nagapurusha: 'नागपुरुष',
  kanduka: 'कंदुक',
  kerala: 'केरल',
  kalpavriksha: 'कल्पवृक्ष',
  chandanavana: 'चंदनवन',
  poornachandra: 'पूर्णचंद्र',
  uchchaisrava: 'उच्चैःश्रवा',
  dhanvantari: 'धन्वंतरि',
  suryakanta: 'सूर्यकांत',
  vidruma: 'विद्रुम',
  indrasana: 'इंद्रासन',
  goloka: 'गोलोक',
  sri_vallabha: 'श्रीवल्लभ',
};
