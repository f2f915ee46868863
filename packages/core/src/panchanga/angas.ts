import { norm360 } from '../angles/angles.js';

/** One division of an angle that combines the Sun's and the Moon's sidereal longitude. */
export interface AngaRow {
  readonly id: string;
  /** Number of equal parts of the circle. */
  readonly parts: number;
  /** Weight of the Moon's longitude in the angle. */
  readonly moon: 0 | 1;
  /** Weight of the Sun's longitude in the angle. */
  readonly sun: -1 | 0 | 1;
  /** Mean motion of the angle, degrees per day. */
  readonly meanDegPerDay: number;
}

const ELONGATION = { moon: 1, sun: -1, meanDegPerDay: 12.190749 } as const;
const MOON = { moon: 1, sun: 0, meanDegPerDay: 13.176358 } as const;
const SUN = { moon: 0, sun: 1, meanDegPerDay: 0.985609 } as const;
const SUM = { moon: 1, sun: 1, meanDegPerDay: 14.161967 } as const;

/**
 * Everything that changes with the Sun's and the Moon's position, as one table
 * (docs/rules/07-panchang-calendar-transits.md#section-4).
 */
export const ANGAS = {
  tithi: { id: 'tithi', parts: 30, ...ELONGATION },
  karana: { id: 'karana', parts: 60, ...ELONGATION },
  nakshatra: { id: 'nakshatra', parts: 27, ...MOON },
  pada: { id: 'pada', parts: 108, ...MOON },
  yoga: { id: 'yoga', parts: 27, ...SUM },
  moon_sign: { id: 'moon_sign', parts: 12, ...MOON },
  sun_sign: { id: 'sun_sign', parts: 12, ...SUN },
  sun_nakshatra: { id: 'sun_nakshatra', parts: 27, ...SUN },
} as const satisfies Readonly<Record<string, AngaRow>>;
export type AngaId = keyof typeof ANGAS;

/** Angle at which a part starts, degrees 0 <= x < 360; parts are numbered from 1, any whole number is reduced. */
export const partStartDeg = (anga: AngaRow, number: number): number => norm360(((number - 1) * 360) / anga.parts);

/** Number of the part that contains an angle 0 <= x < 360, 1..parts; a boundary belongs to the later part. */
export const partOfAngle = (anga: AngaRow, angleDeg: number): number =>
  Math.min(anga.parts, Math.floor((angleDeg * anga.parts) / 360) + 1);

/** The part a number of steps later (or earlier), 1..parts. */
export const partAfter = (anga: AngaRow, number: number, steps = 1): number =>
  ((((number - 1 + steps) % anga.parts) + anga.parts) % anga.parts) + 1;
