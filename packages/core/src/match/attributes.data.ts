// Attributes of nakshatras and signs that kootas and poruthams compare: docs/rules/08-match-and-muhurta.md#section-2.
import type { Nakshatra } from '../zodiac/nakshatras.js';
import type { Sign } from '../zodiac/signs.js';

/** From the lowest to the highest. */
export const VARNAS = ['shudra', 'vaishya', 'kshatriya', 'brahmin'] as const;
export const VASYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export const YONI_SEXES = ['male', 'female'] as const;
export const GANAS = ['deva', 'manushya', 'rakshasa'] as const;
export const NADIS = ['aadi', 'madhya', 'antya'] as const;
export const RAJJUS = ['pada', 'kati', 'nabhi', 'kantha', 'shiro'] as const;
export const RAJJU_DIRECTIONS = ['ascending', 'descending', 'head'] as const;

export type Varna = (typeof VARNAS)[number];
export type Vasya = (typeof VASYAS)[number];
export type Yoni = (typeof YONIS)[number];
export type YoniSex = (typeof YONI_SEXES)[number];
export type Gana = (typeof GANAS)[number];
export type Nadi = (typeof NADIS)[number];
export type Rajju = (typeof RAJJUS)[number];
export type RajjuDirection = (typeof RAJJU_DIRECTIONS)[number];

/** Attributes of a nakshatra for a match. */
export interface StarAttributes {
  readonly yoni: Yoni;
  readonly yoniSex: YoniSex;
  readonly gana: Gana;
  readonly nadi: Nadi;
  readonly rajju: Rajju;
  readonly rajjuDirection: RajjuDirection;
}

const star = (
  yoni: Yoni,
  yoniSex: YoniSex,
  gana: Gana,
  nadi: Nadi,
  rajju: Rajju,
  rajjuDirection: RajjuDirection,
): StarAttributes => ({ yoni, yoniSex, gana, nadi, rajju, rajjuDirection });

export const STAR_ATTRIBUTES: Readonly<Record<Nakshatra, StarAttributes>> = {
  Ashwini: star('horse', 'male', 'deva', 'aadi', 'pada', 'ascending'),
  Bharani: star('elephant', 'male', 'manushya', 'madhya', 'kati', 'ascending'),
  Krittika: star('sheep', 'female', 'rakshasa', 'antya', 'nabhi', 'ascending'),
  Rohini: star('serpent', 'male', 'manushya', 'antya', 'kantha', 'ascending'),
  Mrigashira: star('serpent', 'female', 'deva', 'madhya', 'shiro', 'head'),
  Ardra: star('dog', 'female', 'manushya', 'aadi', 'kantha', 'descending'),
  Punarvasu: star('cat', 'female', 'deva', 'aadi', 'nabhi', 'descending'),
  Pushya: star('sheep', 'male', 'deva', 'madhya', 'kati', 'descending'),
  Ashlesha: star('cat', 'male', 'rakshasa', 'antya', 'pada', 'descending'),
  Magha: star('rat', 'male', 'rakshasa', 'antya', 'pada', 'ascending'),
  'Purva Phalguni': star('rat', 'female', 'manushya', 'madhya', 'kati', 'ascending'),
  'Uttara Phalguni': star('cow', 'male', 'manushya', 'aadi', 'nabhi', 'ascending'),
  Hasta: star('buffalo', 'female', 'deva', 'aadi', 'kantha', 'ascending'),
  Chitra: star('tiger', 'female', 'rakshasa', 'madhya', 'shiro', 'head'),
  Swati: star('buffalo', 'male', 'deva', 'antya', 'kantha', 'descending'),
  Vishakha: star('tiger', 'male', 'rakshasa', 'antya', 'nabhi', 'descending'),
  Anuradha: star('deer', 'female', 'deva', 'madhya', 'kati', 'descending'),
  Jyeshtha: star('deer', 'male', 'rakshasa', 'aadi', 'pada', 'descending'),
  Mula: star('dog', 'male', 'rakshasa', 'aadi', 'pada', 'ascending'),
  'Purva Ashadha': star('monkey', 'male', 'manushya', 'madhya', 'kati', 'ascending'),
  'Uttara Ashadha': star('mongoose', 'male', 'manushya', 'antya', 'nabhi', 'ascending'),
  Shravana: star('monkey', 'female', 'deva', 'antya', 'kantha', 'ascending'),
  Dhanishta: star('lion', 'female', 'rakshasa', 'madhya', 'shiro', 'head'),
  Shatabhisha: star('horse', 'female', 'rakshasa', 'aadi', 'kantha', 'descending'),
  'Purva Bhadrapada': star('lion', 'male', 'manushya', 'aadi', 'nabhi', 'descending'),
  'Uttara Bhadrapada': star('cow', 'female', 'manushya', 'madhya', 'kati', 'descending'),
  Revati: star('elephant', 'female', 'deva', 'antya', 'pada', 'descending'),
};

/** Varna of each sign by the values of the rule `varna_of_signs`. */
export const VARNA_OF_SIGNS = {
  muhurta_chintamani: {
    Aries: 'kshatriya',
    Taurus: 'vaishya',
    Gemini: 'shudra',
    Cancer: 'brahmin',
    Leo: 'kshatriya',
    Virgo: 'vaishya',
    Libra: 'shudra',
    Scorpio: 'brahmin',
    Sagittarius: 'kshatriya',
    Capricorn: 'vaishya',
    Aquarius: 'shudra',
    Pisces: 'brahmin',
  },
  raman: {
    Aries: 'vaishya',
    Taurus: 'shudra',
    Gemini: 'vaishya',
    Cancer: 'brahmin',
    Leo: 'kshatriya',
    Virgo: 'shudra',
    Libra: 'kshatriya',
    Scorpio: 'brahmin',
    Sagittarius: 'kshatriya',
    Capricorn: 'shudra',
    Aquarius: 'vaishya',
    Pisces: 'brahmin',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Sign, Varna>>>>;

/**
 * Vasya group of the first and of the second half of each sign; only Sagittarius and Capricorn change at 15 degrees.
 */
export const VASYA_OF_HALVES: Readonly<Record<Sign, readonly [first: Vasya, second: Vasya]>> = {
  Aries: ['chatushpada', 'chatushpada'],
  Taurus: ['chatushpada', 'chatushpada'],
  Gemini: ['manava', 'manava'],
  Cancer: ['jalachara', 'jalachara'],
  Leo: ['vanachara', 'vanachara'],
  Virgo: ['manava', 'manava'],
  Libra: ['manava', 'manava'],
  Scorpio: ['keeta', 'keeta'],
  Sagittarius: ['manava', 'chatushpada'],
  Capricorn: ['chatushpada', 'jalachara'],
  Aquarius: ['manava', 'manava'],
  Pisces: ['jalachara', 'jalachara'],
};

/** Signs that are vasya to each sign by the southern rule. */
export const VASYA_SIGNS: Readonly<Record<Sign, readonly Sign[]>> = {
  Aries: ['Leo', 'Scorpio'],
  Taurus: ['Cancer', 'Libra'],
  Gemini: ['Virgo'],
  Cancer: ['Scorpio', 'Sagittarius'],
  Leo: ['Libra'],
  Virgo: ['Gemini', 'Pisces'],
  Libra: ['Virgo', 'Capricorn'],
  Scorpio: ['Cancer'],
  Sagittarius: ['Pisces'],
  Capricorn: ['Aries', 'Aquarius'],
  Aquarius: ['Aries'],
  Pisces: ['Capricorn'],
};
