import type { Sign } from '../zodiac/signs.js';

/** The directions of the sthira chakra, from the north-east on. */
export const DIRECTIONS = [
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
  'north',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Half of a side of the chakra. */
export const SIDE_HALVES = [1, 2] as const;
export type SideHalf = (typeof SIDE_HALVES)[number];

/** Signs of the squares of the sthira chakra; a side has two (docs/rules/12-kp-and-prashna.md#section-10). */
const SQUARES: Readonly<Record<Direction, readonly [Sign] | readonly [Sign, Sign]>> = {
  north_east: ['Pisces'],
  east: ['Aries', 'Taurus'],
  south_east: ['Gemini'],
  south: ['Cancer', 'Leo'],
  south_west: ['Virgo'],
  west: ['Libra', 'Scorpio'],
  north_west: ['Sagittarius'],
  north: ['Capricorn', 'Aquarius'],
};

/** Whether a direction is a side, of which the half must be known. */
export const hasHalves = (direction: Direction): boolean => SQUARES[direction].length > 1;

/** The sign of a direction; the half is read for a side only. */
export const signOfDirection = (direction: Direction, half: SideHalf): Sign => {
  const [first, second = first] = SQUARES[direction];
  return half === 1 ? first : second;
};
