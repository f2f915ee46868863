/**
 * Words of grahas, signs, nakshatras, weekdays, dignities and taras, in Telugu. Spellings: the almanacs named in
 * ../README.md.
 */
import type * as en from '../en/zodiac.js';
import type { Translated } from '../vocabulary.js';

export const sign: Translated<typeof en.sign> = {
  Aries: 'మేషం',
  Taurus: 'వృషభం',
  Gemini: 'మిథునం',
  Cancer: 'కర్కాటకం',
  Leo: 'సింహం',
  Virgo: 'కన్య',
  Libra: 'తుల',
  Scorpio: 'వృశ్చికం',
  Sagittarius: 'ధనుస్సు',
  Capricorn: 'మకరం',
  Aquarius: 'కుంభం',
  Pisces: 'మీనం',
};

export const body: Translated<typeof en.body> = {
  Ascendant: 'లగ్నం',
  Sun: 'రవి',
  Moon: 'చంద్రుడు',
  Mars: 'కుజుడు',
  Mercury: 'బుధుడు',
  Jupiter: 'గురుడు',
  Venus: 'శుక్రుడు',
  Saturn: 'శని',
  Rahu: 'రాహువు',
  Ketu: 'కేతువు',
  Uranus: 'యురేనస్',
  Neptune: 'నెప్ట్యూన్',
  Pluto: 'ప్లూటో',
};

/** The twenty-seven nakshatras, and Abhijit of the list of twenty-eight. */
export const nakshatra: Translated<typeof en.nakshatra> = {
  Ashwini: 'అశ్విని',
  Bharani: 'భరణి',
  Krittika: 'కృత్తిక',
  Rohini: 'రోహిణి',
  Mrigashira: 'మృగశిర',
  Ardra: 'ఆరుద్ర',
  Punarvasu: 'పునర్వసు',
  Pushya: 'పుష్యమి',
  Ashlesha: 'ఆశ్లేష',
  Magha: 'మఖ',
  'Purva Phalguni': 'పుబ్బ',
  'Uttara Phalguni': 'ఉత్తర',
  Hasta: 'హస్త',
  Chitra: 'చిత్త',
  Swati: 'స్వాతి',
  Vishakha: 'విశాఖ',
  Anuradha: 'అనూరాధ',
  Jyeshtha: 'జ్యేష్ఠ',
  Mula: 'మూల',
  'Purva Ashadha': 'పూర్వాషాఢ',
  'Uttara Ashadha': 'ఉత్తరాషాఢ',
  Abhijit: 'అభిజిత్',
  Shravana: 'శ్రవణం',
  Dhanishta: 'ధనిష్ఠ',
  Shatabhisha: 'శతభిషం',
  'Purva Bhadrapada': 'పూర్వాభాద్ర',
  'Uttara Bhadrapada': 'ఉత్తరాభాద్ర',
  Revati: 'రేవతి',
};

/** Weekdays of the civil calendar. */
export const weekday: Translated<typeof en.weekday> = {
  Sunday: 'ఆదివారం',
  Monday: 'సోమవారం',
  Tuesday: 'మంగళవారం',
  Wednesday: 'బుధవారం',
  Thursday: 'గురువారం',
  Friday: 'శుక్రవారం',
  Saturday: 'శనివారం',
};

/** Names of the vara, the Vedic day from sunrise to sunrise (docs/rules/07-panchang-calendar-transits.md#section-3). */
export const vara: Translated<typeof en.vara> = {
  Sunday: 'ఆదివారం',
  Monday: 'సోమవారం',
  Tuesday: 'మంగళవారం',
  Wednesday: 'బుధవారం',
  Thursday: 'గురువారం',
  Friday: 'శుక్రవారం',
  Saturday: 'శనివారం',
};

export const quality: Translated<typeof en.quality> = {
  movable: 'చర',
  fixed: 'స్థిర',
  dual: 'ద్విస్వభావ',
};

export const element: Translated<typeof en.element> = {
  fire: 'అగ్ని',
  earth: 'పృథ్వి',
  air: 'వాయు',
  water: 'జల',
};

/** Dignities by sign and by degree. */
export const dignity: Translated<typeof en.dignity> = {
  exalted: 'ఉచ్చ',
  moolatrikona: 'మూలత్రికోణం',
  own: 'స్వక్షేత్రం',
  friend: 'మిత్రక్షేత్రం',
  neutral: 'సమక్షేత్రం',
  enemy: 'శత్రుక్షేత్రం',
  debilitated: 'నీచ',
};

/** Natural, temporary and compound relations. */
export const relation: Translated<typeof en.relation> = {
  great_friend: 'అధిమిత్ర',
  friend: 'మిత్ర',
  neutral: 'సమ',
  enemy: 'శత్రు',
  great_enemy: 'అధిశత్రు',
};

export const tara: Translated<typeof en.tara> = {
  janma: 'జన్మ',
  sampat: 'సంపత్',
  vipat: 'విపత్',
  kshema: 'క్షేమ',
  pratyari: 'ప్రత్యక్',
  sadhaka: 'సాధన',
  vadha: 'నైధన',
  mitra: 'మిత్ర',
  parama_mitra: 'పరమ మిత్ర',
};

export const specialTara: Translated<typeof en.specialTara> = {
  janma: 'జన్మ',
  karma: 'కర్మ',
  samudayika: 'సాముదాయిక',
  sanghatika: 'సాంఘాతిక',
  jati: 'జాతి',
  naidhana: 'నైధన',
  desa: 'దేశ',
  abhisheka: 'అభిషేక',
  adhana: 'ఆధాన',
  vainasika: 'వైనాశిక',
  manasa: 'మానస',
};
