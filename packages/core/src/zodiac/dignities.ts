import { norm360, separation } from '../angles/angles.js';
import { recordFrom } from '../records.js';
import {
  DEEP_EXALTATION_DEG,
  type DignityRows,
  EXALTATION_RANGES,
  GRID_A_ROWS,
  MOOLATRIKONA_RANGES,
  type SignRange,
} from './dignities.data.js';
import { GRAHAS, type Graha, isPlanet, type Planet } from './grahas.js';
import { lordOf } from './houses.js';
import { naturalRelation } from './relations.js';
import { degreesInSign, SIGNS, type Sign, signOf } from './signs.js';

/** Dignity of a graha by whole sign. */
export const SIGN_DIGNITIES = ['exalted', 'own', 'friend', 'neutral', 'enemy', 'debilitated'] as const;
export type SignDignity = (typeof SIGN_DIGNITIES)[number];

/** Dignity of a graha by degree. */
export const DIGNITIES = ['exalted', 'moolatrikona', 'own', 'friend', 'neutral', 'enemy', 'debilitated'] as const;
export type Dignity = (typeof DIGNITIES)[number];

/** Dignity as a number: own 5, exalted 4, friend 3, neutral 2, enemy 1, debilitated 0. */
export type DignityValue = 0 | 1 | 2 | 3 | 4 | 5;

const VALUES: Readonly<Record<SignDignity, DignityValue>> = {
  own: 5,
  exalted: 4,
  friend: 3,
  neutral: 2,
  enemy: 1,
  debilitated: 0,
};

const LETTERS: Readonly<Record<string, SignDignity>> = {
  X: 'exalted',
  O: 'own',
  F: 'friend',
  N: 'neutral',
  E: 'enemy',
  D: 'debilitated',
};

/** A dignity for every graha in every sign. */
export type DignityGrid = Readonly<Record<Graha, Readonly<Record<Sign, SignDignity>>>>;

/** Read a grid from its rows of letters; a row must name all twelve signs. */
export function dignityGrid(rows: DignityRows): DignityGrid {
  const row = (letters: string): Record<Sign, SignDignity> =>
    Object.fromEntries(
      SIGNS.map((sign, index) => {
        const dignity = LETTERS[letters.charAt(index)];
        if (dignity === undefined || letters.length !== SIGNS.length) throw new Error(`bad dignity row "${letters}"`);
        return [sign, dignity];
      }),
    ) as Record<Sign, SignDignity>;
  return recordFrom(GRAHAS, (graha) => row(rows[graha]));
}

/** Grid A, used everywhere except in the Jaimini comparisons. */
export const GRID_A: DignityGrid = dignityGrid(GRID_A_ROWS);

/** Dignity by whole sign. */
export const signDignity = (graha: Graha, sign: Sign, grid: DignityGrid = GRID_A): SignDignity => grid[graha][sign];

/** Dignity by whole sign as a number 0..5. */
export const dignityValue = (graha: Graha, sign: Sign, grid: DignityGrid = GRID_A): DignityValue =>
  VALUES[grid[graha][sign]];

const within = (range: SignRange, sign: Sign, degrees: number): boolean =>
  sign === range.sign && degrees >= range.fromDeg && degrees < range.toDeg;

/** True in the planet's moolatrikona degrees. Longitude 0 <= x < 360. */
export const inMoolatrikona = (planet: Planet, longitudeDeg: number): boolean =>
  within(MOOLATRIKONA_RANGES[planet], signOf(longitudeDeg), degreesInSign(longitudeDeg));

/**
 * Dignity by degree (docs/rules/01-positions-and-vargas.md#section-9), longitude 0 <= x < 360. Tests in order:
 * exalted, moolatrikona, own, debilitated, then the natural relation to the lord of the sign. The nodes are taken from
 * grid A.
 */
export function dignityAt(graha: Graha, longitudeDeg: number): Dignity {
  const sign = signOf(longitudeDeg);
  if (!isPlanet(graha)) return signDignity(graha, sign);
  const degrees = degreesInSign(longitudeDeg);
  if (within(EXALTATION_RANGES[graha], sign, degrees)) return 'exalted';
  if (within(MOOLATRIKONA_RANGES[graha], sign, degrees)) return 'moolatrikona';
  const lord = lordOf(sign);
  if (lord === graha) return 'own';
  return signDignity(graha, sign) === 'debilitated' ? 'debilitated' : naturalRelation(graha, lord);
}

/** Orb of the deep points in degrees, limit included. */
const DEEP_ORB_DEG = 1;

/** Point of deep debilitation, 0 <= x < 360. */
export const deepDebilitationDeg = (planet: Planet): number => norm360(DEEP_EXALTATION_DEG[planet] + 180);

/** Within one degree of the point of deep exaltation. */
export const isDeepExalted = (planet: Planet, longitudeDeg: number): boolean =>
  separation(longitudeDeg, DEEP_EXALTATION_DEG[planet]) <= DEEP_ORB_DEG;

/** Within one degree of the point of deep debilitation. */
export const isDeepDebilitated = (planet: Planet, longitudeDeg: number): boolean =>
  separation(longitudeDeg, deepDebilitationDeg(planet)) <= DEEP_ORB_DEG;
