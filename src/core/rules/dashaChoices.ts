import { GRAHAS, PLANETS } from '../zodiac/grahas.js';
import { NAKSHATRAS } from '../zodiac/nakshatras.js';
import { START_POINTS } from '../zodiac/points.js';
import { SIGNS } from '../zodiac/signs.js';
import { NAMED_VARGA_FACTORS } from '../zodiac/vargaKeys.js';
import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.data.js';

/** Choices that every dasha shares: how long a year is (docs/rules/05-rasi-dashas.md#section-1-2). */
export const dashaYearChoices = {
  year_length: choice(
    [
      'mean_sidereal',
      'true_sidereal',
      'mean_tropical',
      'true_tropical',
      'savana',
      'savana_around_birth',
      'savana_until_birth',
      'mean_lunar',
      'true_lunar',
      'gregorian',
      'solar_arc',
    ],
    'mean_sidereal',
    'length of the year of dashas; a true year is measured once, at birth, and used for the whole life; a savana year is measured between sunrises over the 360 days after birth, around it (half before, half after) or before it; with solar_arc every period ends when the geometric Sun has moved (years x 360) degrees since birth',
    'docs/rules/05-rasi-dashas.md#section-1-2, docs/rules/04-graha-dashas.md#section-1, docs/rules/09-jhora-agreement.md#rule-p5 (solar_arc)',
  ),
} as const;

/** Purposes of a tithi, in the order of the houses. */
export const TITHI_RELATIONS = [
  'janma',
  'dhana',
  'bhratri',
  'matri',
  'putra',
  'satru',
  'kalatra',
  'mrityu',
  'bhagya',
  'karma',
  'labha',
  'vyaya',
] as const;

/** Positions in the 27 nakshatras, counted from one. */
const STAR_COUNTS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
] as const;

/** Choices of the graha dashas (docs/rules/04-graha-dashas.md). */
export const grahaDashaChoices = {
  start_from: choice(
    ['Moon', 'Ascendant', ...GRAHAS.filter((graha) => graha !== 'Moon'), ...START_POINTS],
    'Moon',
    'point whose nakshatra starts a nakshatra dasha; an arudha pada counts in the middle of its sign',
    'docs/rules/04-graha-dashas.md#section-2-1',
  ),
  star_position: choice(
    STAR_COUNTS,
    1,
    "nakshatra, counted from the Moon's, that starts a nakshatra dasha: 1 janma, 4 kshema, 5 utpanna, 8 adhana; only with the Moon",
    'Jataka Parijata, PVR book 16.4; docs/rules/04-graha-dashas.md#section-2-1',
  ),
  seed_star: choice(
    ['default', ...NAKSHATRAS],
    'default',
    'nakshatra that gets the lord of the default nakshatra in every nakshatra dasha',
    'docs/rules/04-graha-dashas.md#section-2-1',
  ),
  dasha_varga: choice(
    NAMED_VARGA_FACTORS,
    1,
    'divisional chart from which the longitude that starts a nakshatra dasha is taken',
    'docs/rules/04-graha-dashas.md#section-2-1',
  ),
  dasha_varga_method: choice(
    [1, 2, 3, 4, 5, 6],
    1,
    'method of that chart',
    'docs/rules/04-graha-dashas.md#section-2-1',
  ),
  antardasha_option: choice(
    ['default', 'own_onward', 'own_backward', 'next_onward', 'next_backward', 'previous_onward', 'previous_backward'],
    'default',
    'parts of a period in the list of lords: from its own lord, the next or the previous one, onward or backward; default is next_onward for tithi_ashtottari, else own_onward',
    'PVR book 17 (next_onward for Ashtottari), JHora (own_onward); docs/rules/04-graha-dashas.md#section-2-1',
  ),
  tribhagi: choice(
    ['no', 'yes'],
    'no',
    'whether every period of the nakshatra, tithi, yoga and karana dashas is a third as long, with three times as many cycles',
    'docs/rules/04-graha-dashas.md#section-2-1',
  ),
  sub_period_split: choice(
    ['proportional', 'equal'],
    'proportional',
    'parts of yogini, tithi_yogini, shodasottari, dwadasottari, panchottari, satabdika, shashtisama and shattrimsa_sama: by the years of their lords, or equal',
    'BPHS, chapter on antardashas (proportional); docs/rules/04-graha-dashas.md#section-1',
  ),
  shashtisama_balance: choice(
    ['star_balance', 'group_balance'],
    'star_balance',
    "share of the first period of shashtisama that has passed: measured over the Moon's nakshatra, or over all nakshatras of its lord",
    'docs/rules/04-graha-dashas.md#section-2',
  ),
  abhijit_star: choice(
    ['left_out', 'counted'],
    'left_out',
    'number of nakshatras in ashtottari and shashtisama: 27, or 28 with Abhijit as the 22nd. With 28, Saturn has four nakshatras of 2.5 years each in ashtottari (otherwise its 10 years are spread over the 40 degrees of three), and in shashtisama Saturn has Abhijit, Shravana and Dhanishta and Rahu the four from Shatabhisha',
    'docs/rules/04-graha-dashas.md#section-2 and #section-2-2',
  ),
  tithi_index: choice(
    TITHI_RELATIONS,
    'janma',
    'by which number the distance from Sun to Moon is multiplied in the tithi dashas: 1 for janma, 2 for dhana .. 12 for vyaya',
    'Vedavyasa tradition; docs/rules/04-graha-dashas.md#section-3',
  ),
  naisargika_antardashas: choiceOf(
    READINGS.naisargika_antardashas,
    'all_others',
    'planets that have a part in the natural dasha of another: all, its lord as well, or none in the 3rd and 10th, in the 2nd, 6th, 11th and 12th, or in any of these six from the lord',
    'PVR book; docs/rules/04-graha-dashas.md#section-4-1',
  ),
  tara_order: choice(
    ['sanjay_rath', 'parasara'],
    'sanjay_rath',
    'order of the lords of the tara dasha',
    'Sanjay Rath, BPHS (parasara); docs/rules/04-graha-dashas.md#section-4-2',
  ),
  ashtakavarga_sequence: choice(
    ['by_strength', 'natural'],
    'by_strength',
    'order of the ashtakavarga dashas: the strongest first; or Sun to Saturn for planets and pindas, and the order of the zodiac for signs',
    'docs/rules/04-graha-dashas.md#section-4-8',
  ),
  ashtakavarga_start: choice(
    ['strongest', 'lagna', 'moon_sign', ...PLANETS, ...SIGNS],
    'strongest',
    'what the ashtakavarga dashas start from: the strongest; a planet, for those of planets and pindas; or a sign, that of the Ascendant (lagna) or of the Moon, for that of signs',
    'docs/rules/04-graha-dashas.md#section-4-8',
  ),
  moola_start: choice(
    ['lagna_moon_or_sun', 'lagna_or_moon', 'lagna_or_sun', 'moon_or_sun', 'lagna', 'moon', 'sun', 'order'],
    'lagna_moon_or_sun',
    'points from whose kendras the moola dasha can start, with the strongest planet there; order: it starts with the first planet of its order instead',
    'docs/rules/04-graha-dashas.md#section-4-9',
  ),
  moola_at_moolatrikona: choice(
    ['twelve_years', 'nothing'],
    'twelve_years',
    'years subtracted from the moola dasha of a planet in its moolatrikona sign: twelve, or none',
    'docs/rules/04-graha-dashas.md#section-4-9, JHora (nothing)',
  ),
  rashmi_order: choice(
    ['rays', 'natural', 'vimsottari'],
    'rays',
    "order of the rashmi dasha: most rays first, Sun to Saturn, or from the lord of the Moon's nakshatra with a balance",
    'docs/rules/04-graha-dashas.md#section-4-10',
  ),
  rashmi_combustion: choice(
    ['by_planet', 'eight_degrees'],
    'by_planet',
    'orb within which the Sun halves the rays of a planet: that of combustion, or 8 degrees for all',
    'docs/rules/04-graha-dashas.md#section-4-10',
  ),
  panchasvara_names: choice(
    ['elements', 'letters'],
    'elements',
    'whether the lords of the panchasvara dasha are named by element or by vowel',
    'docs/rules/04-graha-dashas.md#section-4-11',
  ),
  ashtottari_condition: choice(
    ['rahu', 'paksha', 'either'],
    'rahu',
    'to which births ashtottari applies: by the position of Rahu from the lord of the Ascendant; to births by day in the dark half of the month or by night in the bright half; or to both',
    'BPHS 46; docs/rules/04-graha-dashas.md#section-7',
  ),
  panchottari_condition: choice(
    ['dwadasamsa', 'rasi_and_dwadasamsa'],
    'dwadasamsa',
    'whether panchottari requires the Ascendant in Cancer in D-12 only, or in D-1 as well',
    'docs/rules/04-graha-dashas.md#section-7',
  ),
} as const;
