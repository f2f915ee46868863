/**
 * Words of grahas, signs, nakshatras, weekdays, dignities and taras, in Hindi. Spellings: the almanacs named in
 * ../README.md.
 */
import type * as en from '../en/zodiac.js';
import type { Translated } from '../vocabulary.js';

export const sign: Translated<typeof en.sign> = {
  Aries: 'मेष',
  Taurus: 'वृषभ',
  Gemini: 'मिथुन',
  Cancer: 'कर्क',
  Leo: 'सिंह',
  Virgo: 'कन्या',
  Libra: 'तुला',
  Scorpio: 'वृश्चिक',
  Sagittarius: 'धनु',
  Capricorn: 'मकर',
  Aquarius: 'कुंभ',
  Pisces: 'मीन',
};

export const body: Translated<typeof en.body> = {
  Ascendant: 'लग्न',
  Sun: 'सूर्य',
  Moon: 'चंद्र',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'गुरु',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Rahu: 'राहु',
  Ketu: 'केतु',
  Uranus: 'यूरेनस',
  Neptune: 'नेपच्यून',
  Pluto: 'प्लूटो',
};

/** The twenty-seven nakshatras, and Abhijit of the list of twenty-eight. */
export const nakshatra: Translated<typeof en.nakshatra> = {
  Ashwini: 'अश्विनी',
  Bharani: 'भरणी',
  Krittika: 'कृत्तिका',
  Rohini: 'रोहिणी',
  Mrigashira: 'मृगशिरा',
  Ardra: 'आर्द्रा',
  Punarvasu: 'पुनर्वसु',
  Pushya: 'पुष्य',
  Ashlesha: 'आश्लेषा',
  Magha: 'मघा',
  'Purva Phalguni': 'पूर्वाफाल्गुनी',
  'Uttara Phalguni': 'उत्तराफाल्गुनी',
  Hasta: 'हस्त',
  Chitra: 'चित्रा',
  Swati: 'स्वाती',
  Vishakha: 'विशाखा',
  Anuradha: 'अनुराधा',
  Jyeshtha: 'ज्येष्ठा',
  Mula: 'मूल',
  'Purva Ashadha': 'पूर्वाषाढ़ा',
  'Uttara Ashadha': 'उत्तराषाढ़ा',
  Abhijit: 'अभिजित',
  Shravana: 'श्रवण',
  Dhanishta: 'धनिष्ठा',
  Shatabhisha: 'शतभिषा',
  'Purva Bhadrapada': 'पूर्वाभाद्रपद',
  'Uttara Bhadrapada': 'उत्तराभाद्रपद',
  Revati: 'रेवती',
};

/** Weekdays of the civil calendar. */
export const weekday: Translated<typeof en.weekday> = {
  Sunday: 'रविवार',
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
};

/** Names of the vara, the Vedic day from sunrise to sunrise (docs/rules/07-panchang-calendar-transits.md#section-3). */
export const vara: Translated<typeof en.vara> = {
  Sunday: 'रविवार',
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
};

export const quality: Translated<typeof en.quality> = {
  movable: 'चर',
  fixed: 'स्थिर',
  dual: 'द्विस्वभाव',
};

export const element: Translated<typeof en.element> = {
  fire: 'अग्नि',
  earth: 'पृथ्वी',
  air: 'वायु',
  water: 'जल',
};

/** Dignities by sign and by degree. */
export const dignity: Translated<typeof en.dignity> = {
  exalted: 'उच्च',
  moolatrikona: 'मूलत्रिकोण',
  own: 'स्वराशि',
  friend: 'मित्र राशि',
  neutral: 'सम राशि',
  enemy: 'शत्रु राशि',
  debilitated: 'नीच',
};

/** Natural, temporary and compound relations. */
export const relation: Translated<typeof en.relation> = {
  great_friend: 'अधिमित्र',
  friend: 'मित्र',
  neutral: 'सम',
  enemy: 'शत्रु',
  great_enemy: 'अधिशत्रु',
};

export const tara: Translated<typeof en.tara> = {
  janma: 'जन्म',
  sampat: 'संपत्',
  vipat: 'विपत्',
  kshema: 'क्षेम',
  pratyari: 'प्रत्यरि',
  sadhaka: 'साधक',
  vadha: 'वध',
  mitra: 'मित्र',
  parama_mitra: 'परम मित्र',
};

export const specialTara: Translated<typeof en.specialTara> = {
  janma: 'जन्म',
  karma: 'कर्म',
  samudayika: 'सामुदायिक',
  sanghatika: 'सांघातिक',
  jati: 'जाति',
  naidhana: 'नैधन',
  desa: 'देश',
  abhisheka: 'अभिषेक',
  adhana: 'आधान',
  vainasika: 'वैनाशिक',
  manasa: 'मानस',
};
