import { combustionOf } from '../charts/states/combustion.js';
import { recordFrom } from '../records.js';
import type { Observatory } from '../sky/observatory.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { type Dignity, dignityAt } from '../zodiac/dignities.js';
import { GRAHAS, type Graha, isPlanet } from '../zodiac/grahas.js';
import { type Nakshatra, nakshatraOf, type Pada } from '../zodiac/nakshatras.js';
import { degreesInSign, type Sign, signOf } from '../zodiac/signs.js';

/** The dignities of transits; a friend's, a neutral's and an enemy's sign are not among them. */
export const TRANSIT_DIGNITIES = ['exalted', 'moolatrikona', 'own', 'debilitated'] as const;
export type TransitDignity = (typeof TRANSIT_DIGNITIES)[number];

/** A graha at a moment, without a birth (docs/rules/07-panchang-calendar-transits.md#section-12). */
export interface TransitingGraha {
  readonly graha: Graha;
  /** 0 <= x < 360 */
  readonly longitudeDeg: number;
  readonly sign: Sign;
  readonly degreesInSign: number;
  readonly nakshatra: Nakshatra;
  /** 1 Ashwini .. 27 Revati */
  readonly nakshatraNumber: number;
  readonly pada: Pada;
  readonly speedDegPerDay: number;
  /** By the speed; always true of the nodes. */
  readonly retrograde: boolean;
  /** False for the Sun and the nodes. */
  readonly combust: boolean;
  readonly dignity: TransitDignity | null;
}

export type TransitingGrahas = Readonly<Record<Graha, TransitingGraha>>;

/** The nine grahas at a moment. */
export function transitingGrahas(observatory: Observatory, jdUt: JulianDayUt): TransitingGrahas {
  const motions = recordFrom(GRAHAS, (graha) => observatory.motion(graha, jdUt));
  return recordFrom(GRAHAS, (graha) => {
    const { longitudeDeg, speedDegPerDay } = motions[graha];
    const { nakshatra, number, pada } = nakshatraOf(longitudeDeg);
    const backward = speedDegPerDay < 0;
    return {
      graha,
      longitudeDeg,
      sign: signOf(longitudeDeg),
      degreesInSign: degreesInSign(longitudeDeg),
      nakshatra,
      nakshatraNumber: number,
      pada,
      speedDegPerDay,
      retrograde: backward || !isPlanet(graha),
      combust:
        graha !== 'Sun' &&
        isPlanet(graha) &&
        combustionOf(graha, longitudeDeg, motions.Sun.longitudeDeg, backward).combust,
      dignity: transitDignity(dignityAt(graha, longitudeDeg)),
    };
  });
}

const transitDignity = (dignity: Dignity): TransitDignity | null =>
  TRANSIT_DIGNITIES.find((known) => known === dignity) ?? null;

/** Planets that move backward, without the nodes. */
export const retrogradePlanets = (grahas: TransitingGrahas): readonly Graha[] =>
  GRAHAS.filter((graha) => isPlanet(graha) && grahas[graha].retrograde);
