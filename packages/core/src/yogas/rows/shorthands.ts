import { BENEFICS, except, graha, lordOfHouse, THE_NINE } from '../../facts/subjects.js';
import { isOddSign, qualityOf, SIGNS, type Sign } from '../../zodiac/signs.js';

/** Shorthands that many rows of yogas use. */

export const SUN = graha('Sun');
export const MOON = graha('Moon');
export const MARS = graha('Mars');
export const MERCURY = graha('Mercury');
export const JUPITER = graha('Jupiter');
export const VENUS = graha('Venus');
export const SATURN = graha('Saturn');
export const RAHU = graha('Rahu');

export const L1 = lordOfHouse(1);
export const L2 = lordOfHouse(2);
export const L3 = lordOfHouse(3);
export const L4 = lordOfHouse(4);
export const L5 = lordOfHouse(5);
export const L6 = lordOfHouse(6);
export const L7 = lordOfHouse(7);
export const L8 = lordOfHouse(8);
export const L9 = lordOfHouse(9);
export const L10 = lordOfHouse(10);
export const L11 = lordOfHouse(11);
export const L12 = lordOfHouse(12);

/** All grahas that are not benefics. */
export const NOT_BENEFICS = except(THE_NINE, BENEFICS);

export const MOVABLE: readonly Sign[] = SIGNS.filter((sign) => qualityOf(sign) === 'movable');
export const FIXED: readonly Sign[] = SIGNS.filter((sign) => qualityOf(sign) === 'fixed');
export const DUAL: readonly Sign[] = SIGNS.filter((sign) => qualityOf(sign) === 'dual');
export const ODD: readonly Sign[] = SIGNS.filter(isOddSign);
export const EVEN: readonly Sign[] = SIGNS.filter((sign) => !isOddSign(sign));

/** Classes of signs and planets of docs/rules/06-yogas-doshas-longevity.md#section-1-1. */
export const WATERY_SIGNS: readonly Sign[] = ['Cancer', 'Scorpio', 'Pisces'];
export const DRY_SIGNS: readonly Sign[] = ['Aries', 'Taurus', 'Gemini', 'Leo', 'Virgo', 'Sagittarius'];
export const BENEFIC_SIGNS: readonly Sign[] = ['Taurus', 'Gemini', 'Cancer', 'Virgo', 'Libra', 'Sagittarius', 'Pisces'];
export const MALEFIC_SIGNS: readonly Sign[] = ['Aries', 'Leo', 'Scorpio', 'Capricorn', 'Aquarius'];

/** Number of a combination in B.V. Raman's Three Hundred Important Combinations. */
export const bvr = (number: number | string): string => `B.V. Raman, Three Hundred Important Combinations ${number}`;
export const PVR = 'P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach';
/** Its chapter on yogas, for the popular yogas that have no number of B.V. Raman. */
export const PVR_YOGAS = `${PVR}, chapter on yogas`;
