import { norm360 } from '../../angles/angles.js';
import { bhavaArudhas } from '../../arudhas/arudha.js';
import type { Rules } from '../../rules/rules.js';
import { namedDivision } from '../../vargas/division.js';
import { vargaPlacing } from '../../vargas/vargaChart.js';
import { LAGNA_AND_GRAHAS, type LagnaOrGraha } from '../../zodiac/grahas.js';
import { NAKSHATRA_DEG, NAKSHATRAS } from '../../zodiac/nakshatras.js';
import { DEGREES_PER_SIGN, type Sign, signIndex } from '../../zodiac/signs.js';
import { methodOfVarga } from '../../zodiac/vargaKeys.js';
import { type StarFromMoon, startOf } from '../starsFromMoon.js';
import type { DashaSubject, GrahaDashaRules } from './grahaDashaSubject.js';

/** Point that a dasha may start from. */
type StartPoint = Exclude<Rules['start_from'], StarFromMoon>;

/** The nakshatra that a nakshatra dasha starts from. */
export interface NakshatraSeed {
  readonly kind: 'nakshatra';
  readonly point: StartPoint;
  /** 0 <= x < 360, options applied */
  readonly longitudeDeg: number;
  /** 1 Ashwini .. 27 Revati */
  readonly star: number;
  /** Share of the nakshatra that has passed, 0 <= x < 1. */
  readonly elapsed: number;
}

const STARS = NAKSHATRAS.length;

/** Nakshatra of a longitude 0 <= x < 360. */
export function starOf(longitudeDeg: number): { readonly star: number; readonly elapsed: number } {
  const place = (longitudeDeg * STARS) / 360;
  const index = Math.min(STARS - 1, Math.floor(place));
  return { star: index + 1, elapsed: place - index };
}

/** The nakshatra of the Moon at a longitude 0 <= x < 360. */
export const moonSeed = (longitudeDeg: number): NakshatraSeed => ({
  kind: 'nakshatra',
  point: 'Moon',
  longitudeDeg,
  ...starOf(longitudeDeg),
});

/** Abhijit is the last quarter of Uttara Ashadha and the first fifteenth of Shravana. */
const ABHIJIT = { number: 22, fromDeg: 276 + 40 / 60, toDeg: 280 + 53 / 60 + 20 / 3600 } as const;
/** Where Abhijit starts and ends. */
export const ABHIJIT_LIMITS_DEG: readonly number[] = [ABHIJIT.fromDeg, ABHIJIT.toDeg];

/** Number of a nakshatra 1..27 where Abhijit is counted between Uttara Ashadha and Shravana: 1..28. */
export const numberWithAbhijit = (star: number): number => (star < ABHIJIT.number ? star : star + 1);

/** Position of a longitude 0 <= x < 360 among 28 nakshatras; its neighbours are shorter by what Abhijit takes. */
export function starWithAbhijit(longitudeDeg: number): { readonly star: number; readonly elapsed: number } {
  const { number, fromDeg, toDeg } = ABHIJIT;
  const { star, elapsed } = starOf(longitudeDeg);
  const share = (from: number, to: number): number => Math.max(0, longitudeDeg - from) / (to - from);
  if (longitudeDeg >= fromDeg && longitudeDeg < toDeg) return { star: number, elapsed: share(fromDeg, toDeg) };
  if (star === number - 1) return { star, elapsed: share((star - 1) * NAKSHATRA_DEG, fromDeg) };
  if (star === number) return { star: star + 1, elapsed: share(toDeg, star * NAKSHATRA_DEG) };
  return { star: numberWithAbhijit(star), elapsed };
}

const isBody = (point: StartPoint): point is LagnaOrGraha => (LAGNA_AND_GRAHAS as readonly string[]).includes(point);

/** D-1 longitude of a point; an arudha pada counts as the middle of its sign. */
function pointDeg(point: StartPoint, subject: DashaSubject, rules: GrahaDashaRules): number {
  if (isBody(point)) {
    return (point === 'Ascendant' ? subject.rasi.ascendant : subject.rasi.grahas[point]).longitudeDeg;
  }
  if (isArudha(point)) {
    const sign = bhavaArudhas(subject.comparisons, rules)[Number(point.slice(1)) - 1] as Sign;
    return (signIndex(sign) + 0.5) * DEGREES_PER_SIGN;
  }
  const { lagnas, upagrahas, sphutas, varnadas } = subject.points();
  return { ...lagnas, ...upagrahas.longitudesDeg, ...sphutas, ...varnadas }[point];
}

type Arudha = Extract<StartPoint, `A${number}`>;
const isArudha = (point: StartPoint): point is Arudha => /^A\d+$/.test(point);

/**
 * The nakshatra that the nakshatra dashas start from (docs/rules/04-graha-dashas.md#section-2-1): that of the chosen
 * point, or counted from that of the Moon, in the chosen divisional chart.
 */
export function nakshatraSeed(subject: DashaSubject, rules: GrahaDashaRules): NakshatraSeed {
  const { key, method } = methodOfVarga(rules.dasha_varga);
  const placing = vargaPlacing(namedDivision(key, method));
  const [point, stars] = startOf(rules.start_from);
  const longitudeDeg = norm360(placing(pointDeg(point, subject, rules)) + stars * NAKSHATRA_DEG);
  return { kind: 'nakshatra', point, longitudeDeg, ...starOf(longitudeDeg) };
}
