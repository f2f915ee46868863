/**
 * Forms that words have within a sentence: the cases of whom a condition is about, and when an anga is there. A template
 * names the case in its slot: `{2:genitive}`. Hindi puts a postposition after the word, so that its cases are alike.
 */
import type { Kaala } from '@ganita/core/festivals/kaalas.js';
import type { LunarMonthName } from '@ganita/core/panchanga/lunarMonths.js';
import type { Nakshatra } from '@ganita/core/zodiac/nakshatras.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { body } from './zodiac.js';

/** Whom a condition can be about: the bodies, two upagrahas, a graha that is not known, and a house. */
export type InflectedId = keyof typeof body | 'gulika' | 'maandi' | 'such_a_graha' | 'house';

/** When an anga is there: a part of the day that it covers. */
export const dayPart = {
  sunrise: 'sunrise',
  sunset: 'sunset',
  arunodaya: 'arunodaya',
  dawn: 'the start of arunodaya',
  first_muhurta: 'the first muhurta of the day',
  pratah: 'pratah kala',
  sangava: 'sangava kala',
  madhyahna: 'madhyahna',
  aparahna: 'aparahna',
  aparahna_start: 'the start of aparahna',
  sayahna: 'sayahna',
  sayahna_start: 'the start of sayahna',
  purvahna: 'the forenoon',
  aparahna3: 'the last third of the daylight',
  vijaya: 'Vijaya muhurta',
  pradosha: 'pradosha',
  night: 'the night',
  vedic_day: 'the time from sunrise to sunrise',
  nishitha: 'nishita',
  midnight: 'the middle of the night',
  moonrise: 'moonrise',
  kutapa: 'Kutapa muhurta',
  rauhina: 'Rauhina muhurta',
} satisfies Readonly<Record<Kaala, string>>;

/** Whose: `{1}` of a house is its ordinal, `{2}` its number. */
export const genitive = {
  Ascendant: 'the Ascendant',
  Sun: 'the Sun',
  Moon: 'the Moon',
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
  gulika: 'Gulika',
  maandi: 'Maandi',
  such_a_graha: 'such a graha',
  house: 'the {1} house',
} satisfies Readonly<Record<InflectedId, string>>;

/** To whom. */
export const dative = {
  Ascendant: 'the Ascendant',
  Sun: 'the Sun',
  Moon: 'the Moon',
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
  gulika: 'Gulika',
  maandi: 'Maandi',
  such_a_graha: 'such a graha',
  house: 'the {1} house',
} satisfies Readonly<Record<InflectedId, string>>;

/** With whom. */
export const sociative = {
  Ascendant: 'the Ascendant',
  Sun: 'the Sun',
  Moon: 'the Moon',
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
  gulika: 'Gulika',
  maandi: 'Maandi',
  such_a_graha: 'such a graha',
  house: 'the {1} house',
} satisfies Readonly<Record<InflectedId, string>>;

/** Before the word for a sign or a nakshatra: `Leo` in `the sign Leo`. */
export const compound = {
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
  Shravana: 'Shravana',
  Dhanishta: 'Dhanishta',
  Shatabhisha: 'Shatabhisha',
  'Purva Bhadrapada': 'Purva Bhadrapada',
  'Uttara Bhadrapada': 'Uttara Bhadrapada',
  Revati: 'Revati',
} satisfies Readonly<Record<Sign | Nakshatra, string>>;

/** A lunar month before the word for it, or before its paksha. */
export const lunarMonth = {
  chaitra: 'Chaitra',
  vaishakha: 'Vaishakha',
  jyeshtha: 'Jyeshtha',
  ashadha: 'Ashadha',
  shravana: 'Shravana',
  bhadrapada: 'Bhadrapada',
  ashwina: 'Ashwina',
  kartika: 'Kartika',
  margashirsha: 'Margashirsha',
  pausha: 'Pausha',
  magha: 'Magha',
  phalguna: 'Phalguna',
} satisfies Readonly<Record<LunarMonthName, string>>;

/** A date in the heading of a day: `{1}` the month and `{2}` its paksha; `{1}` the name of the year. */
export const calendar = {
  paksha: '{1} {2} Paksha',
  samvatsara: '{1} Samvatsara',
};
