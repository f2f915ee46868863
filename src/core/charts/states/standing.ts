import {
  type Dignity,
  dignityAt,
  isDeepDebilitated,
  isDeepExalted,
  type SignDignity,
  signDignity,
} from '../../zodiac/dignities.js';
import { type Graha, isPlanet } from '../../zodiac/grahas.js';
import { signOf } from '../../zodiac/signs.js';

/** Dignity of a graha where it stands. */
export interface Standing {
  /** by whole sign, grid A */
  readonly signDignity: SignDignity;
  /** by degree */
  readonly dignity: Dignity;
  /** null for the nodes, which have no such points */
  readonly deepExalted: boolean | null;
  readonly deepDebilitated: boolean | null;
}

/** Dignity at a longitude 0 <= x < 360 (docs/rules/01-positions-and-vargas.md#section-9). */
export function standingOf(graha: Graha, longitudeDeg: number): Standing {
  const planet = isPlanet(graha) ? graha : null;
  return {
    signDignity: signDignity(graha, signOf(longitudeDeg)),
    dignity: dignityAt(graha, longitudeDeg),
    deepExalted: planet && isDeepExalted(planet, longitudeDeg),
    deepDebilitated: planet && isDeepDebilitated(planet, longitudeDeg),
  };
}
