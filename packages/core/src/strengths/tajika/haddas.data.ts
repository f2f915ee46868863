/**
 * Hadda lords of every sign with the upper limit of their degrees, limit excluded
 * (docs/rules/03-strengths.md#section-11).
 */
import type { Planet } from '../../zodiac/grahas.js';
import type { Sign } from '../../zodiac/signs.js';

export type Hadda = readonly [lord: Planet, uptoDeg: number];

export const HADDAS: Readonly<Record<Sign, readonly Hadda[]>> = {
  Aries: [
    ['Jupiter', 6],
    ['Venus', 12],
    ['Mercury', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  Taurus: [
    ['Venus', 8],
    ['Mercury', 14],
    ['Jupiter', 22],
    ['Saturn', 27],
    ['Mars', 30],
  ],
  Gemini: [
    ['Mercury', 6],
    ['Venus', 12],
    ['Jupiter', 17],
    ['Mars', 24],
    ['Saturn', 30],
  ],
  Cancer: [
    ['Mars', 7],
    ['Venus', 13],
    ['Mercury', 19],
    ['Jupiter', 26],
    ['Saturn', 30],
  ],
  Leo: [
    ['Jupiter', 6],
    ['Venus', 11],
    ['Saturn', 18],
    ['Mercury', 24],
    ['Mars', 30],
  ],
  Virgo: [
    ['Mercury', 7],
    ['Venus', 17],
    ['Jupiter', 21],
    ['Mars', 28],
    ['Saturn', 30],
  ],
  Libra: [
    ['Saturn', 6],
    ['Mercury', 14],
    ['Jupiter', 21],
    ['Venus', 28],
    ['Mars', 30],
  ],
  Scorpio: [
    ['Mars', 7],
    ['Venus', 11],
    ['Mercury', 19],
    ['Jupiter', 24],
    ['Saturn', 30],
  ],
  Sagittarius: [
    ['Jupiter', 12],
    ['Venus', 17],
    ['Mercury', 21],
    ['Mars', 26],
    ['Saturn', 30],
  ],
  Capricorn: [
    ['Mercury', 7],
    ['Jupiter', 14],
    ['Venus', 22],
    ['Saturn', 26],
    ['Mars', 30],
  ],
  Aquarius: [
    ['Mercury', 7],
    ['Venus', 13],
    ['Jupiter', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  Pisces: [
    ['Venus', 12],
    ['Jupiter', 16],
    ['Mercury', 19],
    ['Mars', 28],
    ['Saturn', 30],
  ],
};
