/**
 * Explanations under the headings of the printed kundali, and parts of the day. Spellings: the almanacs named in
 * ../README.md.
 */
import type { AyanamsaMode } from '@ganita/core/rules/ayanamsaModes.js';

/** What a page shows, in one line, by the page's id. */
export const about = {
  avakahada:
    'Attributes that follow from the sign, nakshatra, pada and house of the Moon, and the times that the ghata chakra calls inauspicious for that sign.',
  charts: 'Lagna, navamsa, Moon and bhava charts; planets by their marks, with degrees and minutes in the sign.',
  rasi: 'Where the lagna and the planets were at the moment of the chart: their signs, with degrees and minutes in the sign.',
  navamsa: 'Each sign is divided into nine parts of 3°20′; a planet is shown in the sign of its part.',
  moon_and_bhava:
    'The Moon chart counts houses from the sign of the Moon; the bhava chart shows planets in the house within whose limits they fall.',
  planets:
    'Sign, degrees, house, nakshatra and state of each planet; what it aspects, and its relation to each other planet.',
  planet_states: 'Daily motion, sub lord, dignity and further states of each planet.',
  special_points: 'Points that are computed from the planets, the lagna and the time of day.',
  vimsottari:
    'Periods of the planets over 120 years, from the nakshatra of the Moon at birth; each line has the date on which it starts.',
  antardashas: 'Mahadashas and antardashas over 120 years; each line has the date on which it starts.',
  yogini: 'Periods of the eight yoginis in cycles of 36 years; each line has the date on which it starts.',
  chara: 'Periods of the twelve signs in the system of Jaimini; each line has the date on which it starts.',
  running_dashas: 'The Vimsottari periods that run at birth and on each birthday.',
  doshas: 'Conditions that the texts call doshas: whether each is there, what makes it and what cancels it.',
  yogas:
    'Combinations of the birth chart that the texts name, with the conditions that are met. A number in a name is that of the yoga in B. V. Raman’s book of three hundred yogas.',
  strengths:
    'Strengths of the planets and houses as Parashara counts them: 60 virupas are one rupa, and the mark shows what is required.',
  ashtakavarga:
    'Bindus that the seven planets and the lagna give to each sign; those of the seven planets are 337 in all.',
  ashtakavarga_reductions: 'The two reductions, the pindas that follow from them, and the bindus by their givers.',
  saturn:
    'Sade sati is Saturn in the 12th, 1st and 2nd sign from the Moon; all of it over a hundred years, with the 4th and 8th.',
  shodasavarga: 'The sixteen divisional charts of Parashara: each sign divided into as many parts as the number says.',
  divisional_charts: 'Charts of the signs divided into as many parts as the number says.',
  kp: 'Lords of sign, star and sub of the cusps and the planets by Krishnamurti Paddhati.',
  sahams: 'Points of Tajika, each the distance between two points added to a third.',
  arudhas: 'The arudha of a house is as far from its lord as the lord is from the house.',
  year: 'The chart of the moment at which the Sun returns to its place at birth, and what Tajika derives from it.',
  tajaka_yogas: 'Combinations that Tajika names in the chart of the year, by the aspects and motions of the planets.',
  mudda: 'Dashas of the year; each line has the date on which it starts.',
  months:
    'Moments at which the Sun is a multiple of 30° ahead of its place at birth, with the lagna and the Moon of each.',
  match_charts: 'Birth details of both, with the nakshatra and sign of the Moon, and their birth charts.',
  kootas: 'Eight kootas of 36 points by the Moons of both, and the doshas of the pair with the exceptions that apply.',
  poruthams: 'Ten poruthams by the Moons of both, each with what is compared.',
  match_doshas: 'Doshas of both charts side by side, and the points of papa samya.',
};

/** Parts of the day: from midnight, 4, 12, 16 and 20 hours. */
export const dayPart = {
  before_dawn: 'AM',
  morning: 'AM',
  afternoon: 'PM',
  evening: 'PM',
  night: 'PM',
};

/** Ayanamsas by the ids of the rules. */
export const ayanamsa = {
  LAHIRI: 'Lahiri',
  TRUE_CITRA: 'True Chitra',
  TRUE_LAHIRI: 'True Lahiri',
  KP: 'KP',
  FAGAN: 'Fagan',
  RAMAN: 'Raman',
  USHASHASHI: 'Ushashashi',
  YUKTESHWAR: 'Yukteshwar',
  SURYASIDDHANTA: 'Surya Siddhanta',
  SURYASIDDHANTA_MSUN: 'Surya Siddhanta, mean Sun',
  ARYABHATA: 'Aryabhata',
  ARYABHATA_MSUN: 'Aryabhata, mean Sun',
  SS_CITRA: 'Surya Siddhanta, Chitra',
  TRUE_REVATI: 'True Revati',
  SS_REVATI: 'Surya Siddhanta, Revati',
  TRUE_PUSHYA: 'True Pushya',
  TRUE_MULA: 'True Mula',
  'KP-SENTHIL': 'KP, Senthil',
  SENTHIL: 'Senthil',
  SUNDAR_SS: 'Surya Siddhanta, Sundar',
  SIDM_USER: 'own value',
  JHORA_LAHIRI: 'Lahiri, Jagannatha Hora',
  KP_OLD: 'KP, old',
  KP_TABLE: 'KP, table',
  KP_STRAIGHT: 'KP, straight line',
  LAHIRI_1940: 'Lahiri, 1940',
  LAHIRI_VP285: 'Lahiri, Vernal Point 285',
  LAHIRI_ICRC: 'Lahiri, ICRC',
  JN_BHASIN: 'J. N. Bhasin',
  DELUCE: 'De Luce',
  DJWHAL_KHUL: 'Djwhal Khul',
  GALCENT_MULA_WILHELM: 'Galactic centre in mid-Mula',
  GALCENT_0SAG: 'Galactic centre at 0° Sagittarius',
  BABYL_KUGLER1: 'Babylonian, Kugler 1',
  BABYL_HUBER: 'Babylonian, Huber',
  ALDEBARAN_15TAU: 'Aldebaran at 15° Taurus',
  HIPPARCHOS: 'Hipparchos',
  SASSANIAN: 'Sassanian',
} satisfies Readonly<Record<AyanamsaMode, string>>;

/** When the lagna would be another: `{1}` is the sign, `{2}` how long after or before the birth. */
export const lagnaChange = {
  later: '{2} later: {1}',
  earlier: '{2} earlier: {1}',
};

/** What else makes a tajaka yoga: `{1}` is a planet or a pair. */
export const tajaka = {
  carried: 'carried by {1}',
  cut: 'interrupted by {1}',
  second: 'together with {1}',
};
