import { GRAHAS, PLANETS } from '../zodiac/grahas.js';
import { NAKSHATRAS } from '../zodiac/nakshatras.js';
import { START_POINTS } from '../zodiac/points.js';
import { SIGNS } from '../zodiac/signs.js';
import { VARGA_METHODS } from '../zodiac/vargaKeys.js';
import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

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
      'julian',
      'savana_360',
      'calendar',
      'solar_arc',
    ],
    'mean_sidereal',
    'length of the year of dashas: a true year is measured once, at birth, and used for the whole life; a savana year is measured between sunrises over the 360 days after birth, around it (half before, half after) or before it, savana_360 is 360 days; with calendar whole years keep the day, month and time of day of the birth, and parts of one are parts of the civil year in which they fall; with solar_arc every period ends when the geometric Sun has moved (years x 360) degrees since birth',
    'docs/rules/05-rasi-dashas.md#section-1-2, docs/rules/04-graha-dashas.md#section-1, docs/rules/09-jhora-agreement.md#rule-p5 (solar_arc), docs/rules/16-schools-of-a-chart.md#section-3 (julian, savana_360, calendar)',
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

/** The 4th, 5th and 8th nakshatra from that of the Moon. */
export const STARS_FROM_MOON = ['kshema', 'utpanna', 'adhana'] as const;

/** Choices of the graha dashas (docs/rules/04-graha-dashas.md). */
export const grahaDashaChoices = {
  start_from: choice(
    ['Moon', ...STARS_FROM_MOON, 'Ascendant', ...GRAHAS.filter((graha) => graha !== 'Moon'), ...START_POINTS],
    'Moon',
    "start of nakshatra dashas: a point whose nakshatra starts them, or the 4th, 5th or 8th nakshatra from the Moon's (kshema, utpanna, adhana); an arudha pada counts in the middle of its sign",
    'Jataka Parijata, PVR book 16.4; docs/rules/04-graha-dashas.md#section-2-1',
  ),
  seed_star: choice(
    ['default', ...NAKSHATRAS],
    'default',
    'nakshatra that gets the lord of the default nakshatra in every nakshatra dasha',
    'docs/rules/04-graha-dashas.md#section-2-1',
  ),
  dasha_varga: choice(
    VARGA_METHODS,
    'D-1_rasi',
    'divisional chart, by its first method or by another, from which the longitude that starts a nakshatra dasha is taken',
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
  ashtakavarga_start: choice(
    ['strongest', 'natural', 'lagna', 'moon_sign', ...PLANETS, ...SIGNS],
    'strongest',
    'what the ashtakavarga dashas start from: the strongest, each weaker one after it; the same order from a planet, for those of planets and pindas, or from a sign, that of the Ascendant (lagna) or of the Moon, for that of signs; or the strongest, and from it Sun to Saturn or the order of the zodiac (natural)',
    'docs/rules/04-graha-dashas.md#section-4-8',
  ),
  moola_graha: choiceOf(
    READINGS.moola_graha,
    'lagna_moon_or_sun',
    'points from whose kendras the moola dasha can start, with the strongest planet there; order: it starts with the first planet of its order instead; full_at_moolatrikona: as by default, but nothing is subtracted for a planet in its moolatrikona sign, where all others subtract twelve years',
    'docs/rules/04-graha-dashas.md#section-4-9, JHora (full_at_moolatrikona)',
  ),
  rashmi: choiceOf(
    READINGS.rashmi,
    'rays',
    "order of the rashmi dasha: most rays first, Sun to Saturn, or from the lord of the Moon's nakshatra with a balance; or most rays first, with an orb of 8 degrees for all planets within which the Sun halves the rays, instead of that of combustion",
    'docs/rules/04-graha-dashas.md#section-4-10',
  ),
  panchasvara_names: choice(
    ['elements', 'letters'],
    'elements',
    'whether the lords of the panchasvara dasha are named by element or by vowel',
    'docs/rules/04-graha-dashas.md#section-4-11',
  ),
  dasha_conditions: choiceOf(
    READINGS.dasha_conditions,
    'default',
    'to which births ashtottari and panchottari apply: ashtottari by the position of Rahu from the lord of the Ascendant, panchottari with the Ascendant in Cancer in D-12; or ashtottari to births by day in the dark half of the month or by night in the bright half (by_paksha), or to both (by_either); or panchottari with the Ascendant in Cancer in D-1 as well',
    'BPHS 46; docs/rules/04-graha-dashas.md#section-7',
  ),
} as const;
