import type { STARS_FROM_MOON } from '../rules/dashaChoices.js';

/** A nakshatra counted from that of the Moon. */
export type StarFromMoon = (typeof STARS_FROM_MOON)[number];

/** How many nakshatras it is on from that of the Moon. */
const STARS_ON: Readonly<Record<StarFromMoon, number>> = { kshema: 3, utpanna: 4, adhana: 7 };

const isFromMoon = (start: string): start is StarFromMoon => Object.hasOwn(STARS_ON, start);

/** The point that a dasha starts from, and how many nakshatras are added to its longitude. */
export const startOf = <Point extends string>(
  start: Point,
): readonly [point: Exclude<Point, StarFromMoon> | 'Moon', stars: number] =>
  isFromMoon(start) ? ['Moon', STARS_ON[start]] : [start as Exclude<Point, StarFromMoon>, 0];
