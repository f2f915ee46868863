// Houses, temples and wells: docs/rules/08-match-and-muhurta.md#section-14 and #section-15, from the table of events
// of the reference files.
import { eventRows } from '../eventRow.js';
import { nakshatras, tithis } from './lists.js';
import {
  BENEFIC_WEEKDAYS,
  COMMON_CAUTIONS,
  COMMON_EXCLUSIONS,
  COMMON_TITHIS,
  DUAL_SIGNS,
  FIXED_SIGNS,
  GREAT_RITE_CAUTIONS,
  GREAT_RITE_EXCLUSIONS,
  MOVABLE_SIGNS,
  NO_RULE,
  RIKTA_AND_AMAVASYA,
} from './sets.data.js';

/** In the order of the response. */
export const DWELLINGS = eventRows([
  {
    id: 'griha_arambha',
    source: 'Muhurta Chintamani, Vastu Prakarana',
    basis: 'verse',
    time: 'day',
    weights: 'standard',
    janmaTaraValue: 0.5,
    vara: { favourable: BENEFIC_WEEKDAYS, unfavourable: ['Sunday', 'Tuesday'] },
    nakshatra: {
      favourable: nakshatras('dhruva', 'mridu', 'Pushya', 'Hasta', 'Swati', 'Dhanishta', 'Shatabhisha'),
      unfavourable: nakshatras('ugra', 'mishra', 'tikshna'),
    },
    tithi: {
      favourable: tithis({
        both: ['bhadra', 'tritiya', 'panchami', 'shashthi', 'dashami', 'ekadashi'],
        shukla: ['trayodashi', 'purnima'],
      }),
      unfavourable: tithis({ both: ['rikta', 'pratipada', 'ashtami'], krishna: ['amavasya'] }),
    },
    lunarMonths: {
      favourable: ['vaishakha', 'shravana', 'margashirsha', 'pausha', 'phalguna'],
      unfavourable: ['chaitra', 'jyeshtha', 'ashadha', 'bhadrapada', 'ashwina'],
    },
    solarMonths: {
      favourable: ['Aries', 'Taurus', 'Cancer', 'Leo', 'Libra', 'Scorpio', 'Capricorn', 'Aquarius'],
      unfavourable: DUAL_SIGNS,
    },
    lagna: { favourable: FIXED_SIGNS, unfavourable: MOVABLE_SIGNS },
    exclusions: {
      forbidden: [...GREAT_RITE_EXCLUSIONS, 'bhumi_shayana'],
      caution: [...GREAT_RITE_CAUTIONS, 'panchaka', 'chaturmasa'],
    },
  },
  {
    id: 'griha_pravesha',
    source: 'Muhurta Chintamani, Griha Pravesha Prakarana',
    basis: 'verse',
    time: 'any',
    weights: 'standard',
    janmaTaraValue: 0.5,
    vara: { favourable: BENEFIC_WEEKDAYS, unfavourable: ['Sunday', 'Tuesday'] },
    nakshatra: {
      favourable: nakshatras('dhruva', 'mridu'),
      unfavourable: nakshatras('ugra', 'mishra', 'tikshna', 'Ashwini', 'Punarvasu', 'Hasta', 'Shravana'),
    },
    tithi: { favourable: COMMON_TITHIS, unfavourable: RIKTA_AND_AMAVASYA },
    lunarMonths: {
      favourable: ['vaishakha', 'jyeshtha', 'magha', 'phalguna'],
      unfavourable: ['chaitra', 'ashadha', 'bhadrapada', 'ashwina', 'pausha'],
    },
    solarMonths: NO_RULE,
    lagna: { favourable: FIXED_SIGNS, unfavourable: MOVABLE_SIGNS },
    exclusions: {
      forbidden: [...GREAT_RITE_EXCLUSIONS, 'dhanu_mina_masa'],
      caution: [...GREAT_RITE_CAUTIONS, 'chaturmasa', 'dakshinayana', 'kalasha_chakra', 'bhauma_ashwini'],
    },
  },
  {
    id: 'pratishtha',
    source: 'Muhurta Chintamani, Nakshatra Prakarana',
    basis: 'verse',
    time: 'day',
    weights: 'standard',
    janmaTaraValue: 0.5,
    vara: { favourable: ['Sunday', 'Monday', 'Wednesday', 'Thursday', 'Friday'], unfavourable: ['Tuesday'] },
    nakshatra: {
      favourable: nakshatras('dhruva', 'chara', 'kshipra', 'mridu'),
      unfavourable: nakshatras('ugra', 'mishra', 'tikshna'),
    },
    tithi: {
      favourable: tithis({
        both: ['dwitiya', 'tritiya', 'panchami'],
        shukla: ['shashthi', 'saptami', 'ashtami', 'dashami', 'ekadashi', 'dwadashi', 'trayodashi', 'purnima'],
      }),
      unfavourable: tithis({ both: ['rikta'], krishna: ['dashami', 'ekadashi', 'dwadashi', 'trayodashi', 'amavasya'] }),
    },
    lunarMonths: NO_RULE,
    solarMonths: NO_RULE,
    lagna: {
      favourable: ['Taurus', 'Gemini', 'Leo', 'Virgo', 'Scorpio', 'Sagittarius', 'Aquarius', 'Pisces'],
      unfavourable: MOVABLE_SIGNS,
    },
    exclusions: {
      forbidden: [...GREAT_RITE_EXCLUSIONS, 'dakshinayana'],
      caution: [...GREAT_RITE_CAUTIONS, 'dhanu_mina_masa'],
    },
  },
  {
    id: 'well_digging',
    source: 'Muhurta Chintamani, Nakshatra Prakarana',
    basis: 'verse',
    time: 'day',
    weights: 'standard',
    janmaTaraValue: 0.5,
    vara: { favourable: BENEFIC_WEEKDAYS, unfavourable: ['Tuesday'] },
    nakshatra: {
      favourable: nakshatras(
        'dhruva',
        'Mrigashira',
        'Pushya',
        'Magha',
        'Hasta',
        'Anuradha',
        'Purva Ashadha',
        'Dhanishta',
        'Shatabhisha',
        'Revati',
      ),
      unfavourable: nakshatras(
        'mishra',
        'tikshna',
        'Ashwini',
        'Bharani',
        'Punarvasu',
        'Purva Phalguni',
        'Chitra',
        'Swati',
        'Shravana',
        'Purva Bhadrapada',
      ),
    },
    tithi: { favourable: COMMON_TITHIS, unfavourable: RIKTA_AND_AMAVASYA },
    lunarMonths: NO_RULE,
    solarMonths: NO_RULE,
    lagna: { favourable: ['Cancer', 'Capricorn', 'Aquarius', 'Pisces'], unfavourable: [] },
    exclusions: { forbidden: [...COMMON_EXCLUSIONS, 'bhumi_shayana'], caution: [...COMMON_CAUTIONS, 'panchaka'] },
  },
]);
