/** Words of grahas, signs, nakshatras, weekdays, dignities and taras. Spellings: the almanacs named in ../README.md. */
import type { Dignity } from '@ganita/core/zodiac/dignities.js';
import type { Body } from '@ganita/core/zodiac/grahas.js';
import type { CompoundRelation } from '@ganita/core/zodiac/relations.js';
import type { Element, Quality, Sign } from '@ganita/core/zodiac/signs.js';
import type { SpecialTara, Star28, Tara } from '@ganita/core/zodiac/taras.js';
import type { Weekday } from '@ganita/core/zodiac/weekdays.js';

export const sign = {
  Aries: 'Aries',
  Taurus: 'Taurus',
  Gemini: 'Gemini',
  Cancer: 'Cancer',
  Leo: 'Leo',
  Virgo: 'Virgo',
  Libra: 'Libra',
  Scorpio: 'Scorpio',
  Sagittarius: 'Sagittarius',
  Capricorn: 'Capricorn',
  Aquarius: 'Aquarius',
  Pisces: 'Pisces',
} satisfies Readonly<Record<Sign, string>>;

export const body = {
  Ascendant: 'Ascendant',
  Sun: 'Sun',
  Moon: 'Moon',
  Mars: 'Mars',
  Mercury: 'Mercury',
  Jupiter: 'Jupiter',
  Venus: 'Venus',
  Saturn: 'Saturn',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluto',
} satisfies Readonly<Record<Body, string>>;

/** The twenty-seven nakshatras, and Abhijit of the list of twenty-eight. */
export const nakshatra = {
  Ashwini: 'Ashwini',
  Bharani: 'Bharani',
  Krittika: 'Krittika',
  Rohini: 'Rohini',
  Mrigashira: 'Mrigashira',
  Ardra: 'Ardra',
  Punarvasu: 'Punarvasu',
  Pushya: 'Pushya',
  Ashlesha: 'Ashlesha',
  Magha: 'Magha',
  'Purva Phalguni': 'Purva Phalguni',
  'Uttara Phalguni': 'Uttara Phalguni',
  Hasta: 'Hasta',
  Chitra: 'Chitra',
  Swati: 'Swati',
  Vishakha: 'Vishakha',
  Anuradha: 'Anuradha',
  Jyeshtha: 'Jyeshtha',
  Mula: 'Mula',
  'Purva Ashadha': 'Purva Ashadha',
  'Uttara Ashadha': 'Uttara Ashadha',
  Abhijit: 'Abhijit',
  Shravana: 'Shravana',
  Dhanishta: 'Dhanishta',
  Shatabhisha: 'Shatabhisha',
  'Purva Bhadrapada': 'Purva Bhadrapada',
  'Uttara Bhadrapada': 'Uttara Bhadrapada',
  Revati: 'Revati',
} satisfies Readonly<Record<Star28, string>>;

/** Weekdays of the civil calendar. */
export const weekday = {
  Sunday: 'Sunday',
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
} satisfies Readonly<Record<Weekday, string>>;

/** Names of the vara, the Vedic day from sunrise to sunrise (docs/rules/07-panchang-calendar-transits.md#section-3). */
export const vara = {
  Sunday: 'Ravivara',
  Monday: 'Somavara',
  Tuesday: 'Mangalavara',
  Wednesday: 'Budhavara',
  Thursday: 'Guruvara',
  Friday: 'Shukravara',
  Saturday: 'Shanivara',
} satisfies Readonly<Record<Weekday, string>>;

export const quality = {
  movable: 'Movable',
  fixed: 'Fixed',
  dual: 'Dual',
} satisfies Readonly<Record<Quality, string>>;

export const element = {
  fire: 'Fire',
  earth: 'Earth',
  air: 'Air',
  water: 'Water',
} satisfies Readonly<Record<Element, string>>;

/** Dignities by sign and by degree. */
export const dignity = {
  exalted: 'Exalted',
  moolatrikona: 'Moolatrikona',
  own: 'Own sign',
  friend: "Friend's sign",
  neutral: "Neutral's sign",
  enemy: "Enemy's sign",
  debilitated: 'Debilitated',
} satisfies Readonly<Record<Dignity, string>>;

/** Natural, temporary and compound relations. */
export const relation = {
  great_friend: 'Great friend',
  friend: 'Friend',
  neutral: 'Neutral',
  enemy: 'Enemy',
  great_enemy: 'Great enemy',
} satisfies Readonly<Record<CompoundRelation, string>>;

export const tara = {
  janma: 'Janma',
  sampat: 'Sampat',
  vipat: 'Vipat',
  kshema: 'Kshema',
  pratyari: 'Pratyari',
  sadhaka: 'Sadhaka',
  vadha: 'Vadha',
  mitra: 'Mitra',
  parama_mitra: 'Parama Mitra',
} satisfies Readonly<Record<Tara, string>>;

export const specialTara = {
  janma: 'Janma',
  karma: 'Karma',
  samudayika: 'Samudayika',
  sanghatika: 'Sanghatika',
  jati: 'Jati',
  naidhana: 'Naidhana',
  desa: 'Desa',
  abhisheka: 'Abhisheka',
  adhana: 'Adhana',
  vainasika: 'Vainasika',
  manasa: 'Manasa',
} satisfies Readonly<Record<SpecialTara, string>>;
