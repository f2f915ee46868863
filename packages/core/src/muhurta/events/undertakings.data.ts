// Journeys, treatment, the field and the court: docs/rules/08-match-and-muhurta.md#section-14 and #section-15, from
// the table of events of the reference files.
import { eventRows } from '../eventRow.js';
import { nakshatras, nakshatrasBut, tithis } from './lists.js';
import {
  BENEFIC_WEEKDAYS,
  COMMON_CAUTIONS,
  COMMON_EXCLUSIONS,
  COMMON_TITHIS,
  DUAL_SIGNS,
  HARSH_CAUTIONS,
  MOVABLE_SIGNS,
  NO_RULE,
  RIKTA_AND_AMAVASYA,
} from './sets.data.js';

/** In the order of the response. */
export const UNDERTAKINGS = eventRows([
  {
    id: 'travel',
    source: 'Muhurta Chintamani, Yatra Prakarana',
    basis: 'verse',
    time: 'any',
    weights: 'travel',
    janmaTaraValue: 0,
    vara: { favourable: BENEFIC_WEEKDAYS, unfavourable: ['Tuesday', 'Saturday'] },
    nakshatra: {
      favourable: nakshatras('kshipra', 'Mrigashira', 'Punarvasu', 'Anuradha', 'Shravana', 'Dhanishta', 'Revati'),
      unfavourable: nakshatras('mishra', 'Bharani', 'Ardra', 'Ashlesha', 'Magha', 'Chitra', 'Swati'),
    },
    tithi: {
      favourable: tithis({
        both: ['dwitiya', 'tritiya', 'panchami', 'saptami', 'dashami', 'ekadashi', 'trayodashi'],
        krishna: ['pratipada'],
      }),
      unfavourable: tithis({
        both: ['rikta', 'shashthi', 'ashtami', 'dwadashi'],
        shukla: ['pratipada', 'purnima'],
        krishna: ['amavasya'],
      }),
    },
    lunarMonths: NO_RULE,
    solarMonths: NO_RULE,
    lagna: { favourable: MOVABLE_SIGNS, unfavourable: ['Aquarius'] },
    exclusions: { forbidden: COMMON_EXCLUSIONS, caution: [...COMMON_CAUTIONS, 'panchaka', 'shani_rohini', 'gandanta'] },
  },
  {
    id: 'medical_treatment',
    source: 'Muhurta Chintamani, Nakshatra Prakarana',
    basis: 'verse',
    time: 'any',
    weights: 'medical',
    janmaTaraValue: 0,
    vara: {
      favourable: ['Sunday', 'Monday', 'Wednesday', 'Thursday', 'Friday'],
      unfavourable: ['Tuesday', 'Saturday'],
    },
    nakshatra: {
      favourable: nakshatras('chara', 'kshipra', 'mridu', 'Mula'),
      unfavourable: nakshatras('ugra', 'mishra', 'Ardra', 'Ashlesha', 'Jyeshtha'),
    },
    tithi: { favourable: COMMON_TITHIS, unfavourable: RIKTA_AND_AMAVASYA },
    lunarMonths: NO_RULE,
    solarMonths: NO_RULE,
    lagna: { favourable: DUAL_SIGNS, unfavourable: [] },
    exclusions: { forbidden: COMMON_EXCLUSIONS, caution: COMMON_CAUTIONS },
  },
  {
    id: 'surgery',
    source: 'Kalaprakasika; B.V. Raman, Muhurtha (Electional Astrology)',
    basis: 'text',
    time: 'any',
    weights: 'medical',
    janmaTaraValue: 0,
    vara: { favourable: ['Tuesday', 'Saturday'], unfavourable: [] },
    nakshatra: {
      favourable: nakshatras('tikshna'),
      unfavourable: nakshatras('dhruva', 'chara', 'Mrigashira', 'Revati'),
    },
    tithi: {
      favourable: tithis({ both: ['rikta'] }),
      unfavourable: tithis({ shukla: ['purnima'], krishna: ['amavasya'] }),
    },
    lunarMonths: NO_RULE,
    solarMonths: NO_RULE,
    lagna: { favourable: ['Aries', 'Taurus', 'Cancer', 'Virgo'], unfavourable: [] },
    exclusions: { forbidden: ['grahana_day'], caution: HARSH_CAUTIONS },
  },
  {
    id: 'agriculture_ploughing',
    source: 'Muhurta Chintamani, Nakshatra Prakarana',
    basis: 'verse',
    time: 'day',
    weights: 'standard',
    janmaTaraValue: 0.5,
    vara: {
      favourable: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      unfavourable: ['Sunday', 'Saturday'],
    },
    nakshatra: {
      favourable: nakshatras('dhruva', 'chara', 'kshipra', 'mridu', 'Magha', 'Vishakha', 'Mula'),
      unfavourable: nakshatras(
        'Bharani',
        'Krittika',
        'Ardra',
        'Ashlesha',
        'Purva Phalguni',
        'Jyeshtha',
        'Purva Ashadha',
        'Purva Bhadrapada',
      ),
    },
    tithi: {
      favourable: tithis({
        both: ['bhadra', 'jaya', 'panchami', 'dashami', 'ekadashi'],
        shukla: ['purnima'],
        krishna: ['pratipada'],
      }),
      unfavourable: tithis({ both: ['rikta', 'shashthi'], krishna: ['amavasya'] }),
    },
    lunarMonths: NO_RULE,
    solarMonths: NO_RULE,
    lagna: {
      favourable: ['Taurus', 'Gemini', 'Virgo', 'Scorpio', 'Sagittarius', 'Pisces'],
      unfavourable: ['Aries', 'Cancer', 'Leo', 'Libra', 'Capricorn', 'Aquarius'],
    },
    exclusions: { forbidden: COMMON_EXCLUSIONS, caution: COMMON_CAUTIONS },
  },
  {
    id: 'agriculture_sowing',
    source: 'Muhurta Chintamani, Nakshatra Prakarana',
    basis: 'verse',
    time: 'day',
    weights: 'standard',
    janmaTaraValue: 0.5,
    vara: { favourable: BENEFIC_WEEKDAYS, unfavourable: ['Sunday', 'Tuesday', 'Saturday'] },
    nakshatra: {
      favourable: nakshatras('dhruva', 'kshipra', 'mridu', 'Magha', 'Swati', 'Mula', 'Dhanishta'),
      unfavourable: nakshatrasBut('dhruva', 'kshipra', 'mridu', 'Magha', 'Swati', 'Mula', 'Dhanishta'),
    },
    tithi: {
      favourable: tithis({
        both: ['bhadra', 'jaya', 'panchami', 'dashami', 'ekadashi'],
        shukla: ['purnima'],
        krishna: ['pratipada'],
      }),
      unfavourable: tithis({ both: ['rikta', 'shashthi'], krishna: ['amavasya'] }),
    },
    lunarMonths: NO_RULE,
    solarMonths: NO_RULE,
    lagna: {
      favourable: ['Taurus', 'Gemini', 'Virgo', 'Scorpio', 'Sagittarius', 'Pisces'],
      unfavourable: ['Aries', 'Cancer', 'Leo', 'Libra', 'Capricorn', 'Aquarius'],
    },
    exclusions: { forbidden: COMMON_EXCLUSIONS, caution: COMMON_CAUTIONS },
  },
  {
    id: 'litigation',
    source: 'Muhurta Chintamani, Nakshatra Prakarana (use of ugra and tikshna stars)',
    basis: 'practice',
    time: 'day',
    weights: 'commerce',
    janmaTaraValue: 0.5,
    vara: { favourable: ['Tuesday', 'Saturday'], unfavourable: ['Friday'] },
    nakshatra: {
      favourable: nakshatras('ugra', 'tikshna'),
      unfavourable: nakshatras('dhruva', 'mridu', 'Punarvasu', 'Pushya', 'Hasta', 'Shravana', 'Shatabhisha'),
    },
    tithi: { favourable: tithis({ both: ['jaya', 'rikta'] }), unfavourable: tithis({ krishna: ['amavasya'] }) },
    lunarMonths: NO_RULE,
    solarMonths: NO_RULE,
    lagna: NO_RULE,
    exclusions: { forbidden: ['grahana_day'], caution: HARSH_CAUTIONS },
  },
]);
