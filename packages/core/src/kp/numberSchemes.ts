import { TICKS_PER_DEGREE } from '../zodiac/kpDivisions.js';
import { KP_SUB_SUBS, KP_SUBS, type KpArc } from './kpTable.js';

/** Ways to number the zodiac for a question (docs/rules/12-kp-and-prashna.md#section-8). */
export const NUMBER_SCHEMES = ['249', '2193', '108', '1800', '27', '12'] as const;
export type NumberScheme = (typeof NUMBER_SCHEMES)[number];

/** Schemes of equal parts. */
export const EQUAL_SCHEMES = ['108', '1800', '27', '12'] as const satisfies readonly NumberScheme[];
export type EqualScheme = (typeof EQUAL_SCHEMES)[number];

export const isEqualScheme = (scheme: NumberScheme): scheme is EqualScheme =>
  (EQUAL_SCHEMES as readonly string[]).includes(scheme);

const UNEQUAL = { '249': KP_SUBS, '2193': KP_SUB_SUBS } as const;

/** Numbers run from 1 to this. */
export const lastNumber = (scheme: NumberScheme): number => Number(scheme);

/** The part of the zodiac that a number names. The number is in the range of the scheme. */
export function arcOfNumber(scheme: NumberScheme, number: number): KpArc {
  if (!isEqualScheme(scheme)) return UNEQUAL[scheme][number - 1] as KpArc;
  const ticks = (360 * TICKS_PER_DEGREE) / lastNumber(scheme);
  return { number, startTicks: (number - 1) * ticks, endTicks: number * ticks };
}

/** The point of an arc from which a chart is cast. */
export const pointOfArc = ({ startTicks, endTicks }: KpArc, point: 'start' | 'middle'): number =>
  point === 'start' ? startTicks : (startTicks + endTicks) / 2;
