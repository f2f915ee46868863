/**
 * Words of grahas, signs, nakshatras, weekdays, dignities and taras, in Kannada. Spellings: the almanacs named in
 * ../README.md.
 */
import type * as en from '../en/zodiac.js';
import type { Translated } from '../vocabulary.js';

export const sign: Translated<typeof en.sign> = {
  Aries: 'ಮೇಷ',
  Taurus: 'ವೃಷಭ',
  Gemini: 'ಮಿಥುನ',
  Cancer: 'ಕರ್ಕಾಟಕ',
  Leo: 'ಸಿಂಹ',
  Virgo: 'ಕನ್ಯಾ',
  Libra: 'ತುಲಾ',
  Scorpio: 'ವೃಶ್ಚಿಕ',
  Sagittarius: 'ಧನು',
  Capricorn: 'ಮಕರ',
  Aquarius: 'ಕುಂಭ',
  Pisces: 'ಮೀನ',
};

export const body: Translated<typeof en.body> = {
  Ascendant: 'ಲಗ್ನ',
  Sun: 'ರವಿ',
  Moon: 'ಚಂದ್ರ',
  Mars: 'ಕುಜ',
  Mercury: 'ಬುಧ',
  Jupiter: 'ಗುರು',
  Venus: 'ಶುಕ್ರ',
  Saturn: 'ಶನಿ',
  Rahu: 'ರಾಹು',
  Ketu: 'ಕೇತು',
  Uranus: 'ಯುರೇನಸ್',
  Neptune: 'ನೆಪ್ಚೂನ್',
  Pluto: 'ಪ್ಲೂಟೊ',
};

/** The twenty-seven nakshatras, and Abhijit of the list of twenty-eight. */
export const nakshatra: Translated<typeof en.nakshatra> = {
  Ashwini: 'ಅಶ್ವಿನಿ',
  Bharani: 'ಭರಣಿ',
  Krittika: 'ಕೃತ್ತಿಕಾ',
  Rohini: 'ರೋಹಿಣಿ',
  Mrigashira: 'ಮೃಗಶಿರಾ',
  Ardra: 'ಆರ್ದ್ರಾ',
  Punarvasu: 'ಪುನರ್ವಸು',
  Pushya: 'ಪುಷ್ಯ',
  Ashlesha: 'ಆಶ್ಲೇಷಾ',
  Magha: 'ಮಘಾ',
  'Purva Phalguni': 'ಪುಬ್ಬಾ',
  'Uttara Phalguni': 'ಉತ್ತರಾ',
  Hasta: 'ಹಸ್ತಾ',
  Chitra: 'ಚಿತ್ತಾ',
  Swati: 'ಸ್ವಾತಿ',
  Vishakha: 'ವಿಶಾಖಾ',
  Anuradha: 'ಅನೂರಾಧಾ',
  Jyeshtha: 'ಜ್ಯೇಷ್ಠಾ',
  Mula: 'ಮೂಲಾ',
  'Purva Ashadha': 'ಪೂರ್ವಾಷಾಢಾ',
  'Uttara Ashadha': 'ಉತ್ತರಾಷಾಢಾ',
  Abhijit: 'ಅಭಿಜಿತ್',
  Shravana: 'ಶ್ರವಣ',
  Dhanishta: 'ಧನಿಷ್ಠಾ',
  Shatabhisha: 'ಶತಭಿಷಾ',
  'Purva Bhadrapada': 'ಪೂರ್ವಾಭಾದ್ರಾ',
  'Uttara Bhadrapada': 'ಉತ್ತರಾಭಾದ್ರಾ',
  Revati: 'ರೇವತಿ',
};

/** Weekdays of the civil calendar. */
export const weekday: Translated<typeof en.weekday> = {
  Sunday: 'ಭಾನುವಾರ',
  Monday: 'ಸೋಮವಾರ',
  Tuesday: 'ಮಂಗಳವಾರ',
  Wednesday: 'ಬುಧವಾರ',
  Thursday: 'ಗುರುವಾರ',
  Friday: 'ಶುಕ್ರವಾರ',
  Saturday: 'ಶನಿವಾರ',
};

/** Names of the vara, the Vedic day from sunrise to sunrise (docs/rules/07-panchang-calendar-transits.md#section-3). */
export const vara: Translated<typeof en.vara> = {
  Sunday: 'ಭಾನುವಾರ',
  Monday: 'ಸೋಮವಾರ',
  Tuesday: 'ಮಂಗಳವಾರ',
  Wednesday: 'ಬುಧವಾರ',
  Thursday: 'ಗುರುವಾರ',
  Friday: 'ಶುಕ್ರವಾರ',
  Saturday: 'ಶನಿವಾರ',
};

export const quality: Translated<typeof en.quality> = {
  movable: 'ಚರ',
  fixed: 'ಸ್ಥಿರ',
  dual: 'ದ್ವಿಸ್ವಭಾವ',
};

export const element: Translated<typeof en.element> = {
  fire: 'ಅಗ್ನಿ',
  earth: 'ಪೃಥ್ವಿ',
  air: 'ವಾಯು',
  water: 'ಜಲ',
};

/** Dignities by sign and by degree. */
export const dignity: Translated<typeof en.dignity> = {
  exalted: 'ಉಚ್ಚ',
  moolatrikona: 'ಮೂಲತ್ರಿಕೋಣ',
  own: 'ಸ್ವಕ್ಷೇತ್ರ',
  friend: 'ಮಿತ್ರಕ್ಷೇತ್ರ',
  neutral: 'ಸಮಕ್ಷೇತ್ರ',
  enemy: 'ಶತ್ರುಕ್ಷೇತ್ರ',
  debilitated: 'ನೀಚ',
};

/** Natural, temporary and compound relations. */
export const relation: Translated<typeof en.relation> = {
  great_friend: 'ಅಧಿಮಿತ್ರ',
  friend: 'ಮಿತ್ರ',
  neutral: 'ಸಮ',
  enemy: 'ಶತ್ರು',
  great_enemy: 'ಅಧಿಶತ್ರು',
};

export const tara: Translated<typeof en.tara> = {
  janma: 'ಜನ್ಮ',
  sampat: 'ಸಂಪತ್',
  vipat: 'ವಿಪತ್',
  kshema: 'ಕ್ಷೇಮ',
  pratyari: 'ಪ್ರತ್ಯರಿ',
  sadhaka: 'ಸಾಧಕ',
  vadha: 'ವಧ',
  mitra: 'ಮಿತ್ರ',
  parama_mitra: 'ಪರಮ ಮಿತ್ರ',
};

export const specialTara: Translated<typeof en.specialTara> = {
  janma: 'ಜನ್ಮ',
  karma: 'ಕರ್ಮ',
  samudayika: 'ಸಾಮುದಾಯಿಕ',
  sanghatika: 'ಸಾಂಘಾತಿಕ',
  jati: 'ಜಾತಿ',
  naidhana: 'ನೈಧನ',
  desa: 'ದೇಶ',
  abhisheka: 'ಅಭಿಷೇಕ',
  adhana: 'ಆಧಾನ',
  vainasika: 'ವೈನಾಶಿಕ',
  manasa: 'ಮಾನಸ',
};
