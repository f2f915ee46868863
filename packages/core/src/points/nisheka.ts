import { arc, separation } from '../angles/angles.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import { lordOf } from '../zodiac/houses.js';
import { degreesInSign, signOf } from '../zodiac/signs.js';
import type { PointLongitudes } from './pointLongitudes.js';

/** From the ascendant to the 9th house, degrees. */
const TO_NINTH_DEG = 240;

/**
 * The estimated moment of conception (BPHS 4; docs/rules/02-points-and-arudhas.md#section-10): one day before birth for
 * each degree of three arcs: Saturn's distance from Maandi; the arc to the 9th house; and, if the lord of the ascendant
 * is in the invisible half, the Moon's degrees in its sign. Approximate: it can be more than 330 days before birth.
 */
export function nishekaJdUt(birthJdUt: JulianDayUt, longitudes: PointLongitudes, maandiDeg: number): JulianDayUt {
  const { Ascendant, Saturn, Moon } = longitudes;
  const invisible = arc(Ascendant, longitudes[lordOf(signOf(Ascendant))]) < 180;
  const days = separation(Saturn, maandiDeg) + TO_NINTH_DEG + (invisible ? degreesInSign(Moon) : 0);
  return julianDayUt(birthJdUt - days);
}
