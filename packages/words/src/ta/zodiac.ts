/**
 * Words of grahas, signs, nakshatras, weekdays, dignities and taras, in Tamil. Spellings: the almanacs named in
 * ../README.md.
 */
import type * as en from '../en/zodiac.js';
import type { Translated } from '../vocabulary.js';

export const sign: Translated<typeof en.sign> = {
  Aries: 'மேஷம்',
  Taurus: 'ரிஷபம்',
  Gemini: 'மிதுனம்',
  Cancer: 'கடகம்',
  Leo: 'சிம்மம்',
  Virgo: 'கன்னி',
  Libra: 'துலாம்',
  Scorpio: 'விருச்சிகம்',
  Sagittarius: 'தனுசு',
  Capricorn: 'மகரம்',
  Aquarius: 'கும்பம்',
  Pisces: 'மீனம்',
};

export const body: Translated<typeof en.body> = {
  Ascendant: 'லக்னம்',
  Sun: 'சூரியன்',
  Moon: 'சந்திரன்',
  Mars: 'செவ்வாய்',
  Mercury: 'புதன்',
  Jupiter: 'குரு',
  Venus: 'சுக்கிரன்',
  Saturn: 'சனி',
  Rahu: 'ராகு',
  Ketu: 'கேது',
  Uranus: 'யுரேனஸ்',
  Neptune: 'நெப்டியூன்',
  Pluto: 'புளூட்டோ',
};

/** The twenty-seven nakshatras, and Abhijit of the list of twenty-eight. */
export const nakshatra: Translated<typeof en.nakshatra> = {
  Ashwini: 'அசுவினி',
  Bharani: 'பரணி',
  Krittika: 'கார்த்திகை',
  Rohini: 'ரோகிணி',
  Mrigashira: 'மிருகசீரிடம்',
  Ardra: 'திருவாதிரை',
  Punarvasu: 'புனர்பூசம்',
  Pushya: 'பூசம்',
  Ashlesha: 'ஆயில்யம்',
  Magha: 'மகம்',
  'Purva Phalguni': 'பூரம்',
  'Uttara Phalguni': 'உத்திரம்',
  Hasta: 'அஸ்தம்',
  Chitra: 'சித்திரை',
  Swati: 'சுவாதி',
  Vishakha: 'விசாகம்',
  Anuradha: 'அனுஷம்',
  Jyeshtha: 'கேட்டை',
  Mula: 'மூலம்',
  'Purva Ashadha': 'பூராடம்',
  'Uttara Ashadha': 'உத்திராடம்',
  Abhijit: 'அபிஜித்',
  Shravana: 'திருவோணம்',
  Dhanishta: 'அவிட்டம்',
  Shatabhisha: 'சதயம்',
  'Purva Bhadrapada': 'பூரட்டாதி',
  'Uttara Bhadrapada': 'உத்திரட்டாதி',
  Revati: 'ரேவதி',
};

/** Weekdays of the civil calendar. */
export const weekday: Translated<typeof en.weekday> = {
  Sunday: 'ஞாயிற்றுக்கிழமை',
  Monday: 'திங்கட்கிழமை',
  Tuesday: 'செவ்வாய்க்கிழமை',
  Wednesday: 'புதன்கிழமை',
  Thursday: 'வியாழக்கிழமை',
  Friday: 'வெள்ளிக்கிழமை',
  Saturday: 'சனிக்கிழமை',
};

/** Names of the vara, the Vedic day from sunrise to sunrise (docs/rules/07-panchang-calendar-transits.md#section-3). */
export const vara: Translated<typeof en.vara> = {
  Sunday: 'ஞாயிறு',
  Monday: 'திங்கள்',
  Tuesday: 'செவ்வாய்',
  Wednesday: 'புதன்',
  Thursday: 'வியாழன்',
  Friday: 'வெள்ளி',
  Saturday: 'சனி',
};

export const quality: Translated<typeof en.quality> = {
  movable: 'சரம்',
  fixed: 'ஸ்திரம்',
  dual: 'உபயம்',
};

export const element: Translated<typeof en.element> = {
  fire: 'நெருப்பு',
  earth: 'நிலம்',
  air: 'காற்று',
  water: 'நீர்',
};

/** Dignities by sign and by degree. */
export const dignity: Translated<typeof en.dignity> = {
  exalted: 'உச்சம்',
  moolatrikona: 'மூலத்திரிகோணம்',
  own: 'ஆட்சி',
  friend: 'நட்பு',
  neutral: 'சமம்',
  enemy: 'பகை',
  debilitated: 'நீசம்',
};

/** Natural, temporary and compound relations. */
export const relation: Translated<typeof en.relation> = {
  great_friend: 'அதி நட்பு',
  friend: 'நட்பு',
  neutral: 'சமம்',
  enemy: 'பகை',
  great_enemy: 'அதி பகை',
};

export const tara: Translated<typeof en.tara> = {
  janma: 'ஜென்மம்',
  sampat: 'சம்பத்து',
  vipat: 'விபத்து',
  kshema: 'க்ஷேமம்',
  pratyari: 'பிரத்யக்கு',
  sadhaka: 'சாதகம்',
  vadha: 'வதை',
  mitra: 'மைத்திரம்',
  parama_mitra: 'பரம மைத்திரம்',
};

export const specialTara: Translated<typeof en.specialTara> = {
  janma: 'ஜென்மம்',
  karma: 'கர்மம்',
  samudayika: 'சாமுதாயிகம்',
  sanghatika: 'சாங்காதிகம்',
  jati: 'ஜாதி',
  naidhana: 'நைதனம்',
  desa: 'தேசம்',
  abhisheka: 'அபிஷேகம்',
  adhana: 'ஆதானம்',
  vainasika: 'வைநாசிகம்',
  manasa: 'மானசம்',
};
