/** Words of Krishnamurti Paddhati, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/kp.js';
import type { Translated } from '../vocabulary.js';

export const rulingRole: Translated<typeof en.rulingRole> = {
  lagna_star_lord: 'लग्न नक्षत्र स्वामी',
  lagna_sign_lord: 'लग्न राशि स्वामी',
  moon_star_lord: 'चंद्र नक्षत्र स्वामी',
  moon_sign_lord: 'चंद्र राशि स्वामी',
  day_lord: 'वार स्वामी',
  lagna_sub_lord: 'लग्न उप स्वामी',
  moon_sub_lord: 'चंद्र उप स्वामी',
};

export const agency: Translated<typeof en.agency> = {
  conjoined: 'युति करने वाले ग्रह',
  aspecting: 'दृष्टि देने वाले ग्रह',
  star_lord: 'नक्षत्र स्वामी',
  sign_lord: 'राशि स्वामी',
};

export const phrase: Translated<typeof en.phrase> = {
  kp_chart: 'केपी कुंडली',
  cusps: 'भाव आरंभ',
  sub_sub_lord: 'उप-उप स्वामी',
  kp_number: 'उप क्रमांक',
  next_sub: 'अगला उप',
  in_retrograde_star: 'वक्री ग्रह के नक्षत्र में',
  significators_of_houses: 'भावों के कारक ग्रह',
  significators_of_planets: 'ग्रहों द्वारा सूचित भाव',
  ruling_planets: 'इस समय के शासक ग्रह',
  role: 'पद',
  nodes: 'राहु और केतु जिन ग्रहों के प्रतिनिधि हैं',
  placidus_undefined: 'इस अक्षांश पर प्लासिडस के भाव नहीं होते। ये पोर्फिरी के हैं; इनके उप स्वामी केपी के नहीं हैं।',
};

export const significator: Translated<typeof en.significator> = {
  a: 'भाव में स्थित ग्रह के नक्षत्र में',
  b: 'भाव में स्थित ग्रह',
  c: 'भावेश के नक्षत्र में',
  d: 'भावेश',
};
