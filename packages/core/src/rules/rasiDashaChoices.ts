import { GRAHAS } from '../zodiac/grahas.js';
import { choice, choiceOf } from './choice.js';
import { STARS_FROM_MOON } from './dashaChoices.js';
import { READINGS } from './readings.js';

/** Choices of the rasi dashas and of the annual dashas (docs/rules/05-rasi-dashas.md). */
export const rasiDashaChoices = {
  kendradi_karaka: choice(
    ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'jnati', 'dara'],
    'atma',
    'chara karaka that starts karaka_kendradi, by its rank among the eight; a rank that the scheme of seven lacks means atma',
    'docs/rules/05-rasi-dashas.md#section-4',
  ),
  sudasa_antardasha: choice(
    ['sign_by_sign', 'sign_by_sign_from_stronger', 'quadrants', 'quadrants_from_stronger', 'narayana'],
    'sign_by_sign_from_stronger',
    'parts of sudasa: sign by sign or by quadrants, from the sign or from the stronger of it and its 7th; or as in narayana',
    'PVR book (sign_by_sign_from_stronger); docs/rules/05-rasi-dashas.md#section-4-3',
  ),
  shoola_house: choice(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    1,
    'shoola starts from the stronger of this house, counted from the Ascendant, and its 7th: 1 for the native, 4 for the mother, 9 for the father',
    'PVR book, shoola dasa; docs/rules/05-rasi-dashas.md#section-4',
  ),
  shoola_antardasha: choice(
    ['sign_of_lord', 'stronger_of_axis', 'sign_of_lord_of_stronger'],
    'stronger_of_axis',
    'first part of a period of shoola: the sign in which its lord is placed, the stronger of the sign and its 7th, or the sign in which the lord of the stronger one is placed',
    'PVR book (stronger_of_axis); docs/rules/05-rasi-dashas.md#section-4-5',
  ),
  padanadhamsa: choiceOf(
    READINGS.padanadhamsa,
    'navamsa',
    'chart of padanadhamsa: method 2 in the navamsa by method 1, 2, 3 or 4 (krishna_mishra); or method 3 in the chosen chart instead of the navamsa',
    'Sanjay Rath (navamsa, krishna_mishra), PVR book; docs/rules/05-rasi-dashas.md#section-4-7',
  ),
  paryaaya: choiceOf(
    READINGS.paryaaya,
    'shashtamsa',
    'chart and start of paryaaya: in D-6; in the chosen chart; from the stronger of a dual sign and its 7th instead of the strongest of its trikona; or with every period a third as long, in six cycles',
    'docs/rules/05-rasi-dashas.md#section-4-10',
  ),
  raashiyanka: choiceOf(
    READINGS.raashiyanka,
    'default',
    'start, years and parts of raashiyanka: from the navamsa sign of the lord of the Ascendant, years as in mandooka_method_2, equal parts; or from that of the stronger of the Ascendant and its lord (stronger_start); with seven, eight and nine years (sthira_years); with years by the stronger co-lord, twelve for any own sign (stronger_lord_years); or with parts in proportion to the years of the signs',
    'docs/rules/05-rasi-dashas.md#section-4-13',
  ),
  kalachakra_start: choice(
    ['Moon', ...STARS_FROM_MOON, 'Ascendant', ...GRAHAS.filter((graha) => graha !== 'Moon')],
    'Moon',
    "body whose pada starts kalachakra, or the 4th, 5th or 8th nakshatra from the Moon's (kshema, utpanna, adhana)",
    'BPHS, PVR book (Moon); docs/rules/05-rasi-dashas.md#section-5',
  ),
  sudarshana_chakra: choiceOf(
    READINGS.sudarshana_chakra,
    'signs',
    'the sudarshana chakra dasha: nine rounds of twelve years of 365.24219 days, the parts of a period start from its three signs; or from the signs in which their lords are placed; or with the year of all dashas; or ten rounds',
    'PVR book (signs); docs/rules/05-rasi-dashas.md#section-6-1',
  ),
  patyayini_span: choice(
    ['year', 'life'],
    'year',
    'whether the patyayini dasha is compressed into the year, or runs for 120 years',
    'docs/rules/05-rasi-dashas.md#section-7-3',
  ),
} as const;
