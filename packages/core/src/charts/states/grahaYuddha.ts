import { separation, signedArc } from '../../angles/angles.js';
import type { Rules } from '../../rules/rules.js';
import type { Planet } from '../../zodiac/grahas.js';

/** The planets that fight. */
export const WARRING_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type WarringPlanet = (typeof WARRING_PLANETS)[number];

/** How the two discs meet (Surya Siddhanta VII), by their difference of latitude. */
export const WAR_KINDS = ['bheda', 'ullekha', 'apasavya', 'amsumarda'] as const;
export type WarKind = (typeof WAR_KINDS)[number];

/** A planetary war. What depends on latitude is null where the calculation defines no latitude. */
export interface GrahaYuddha {
  /** in the order of WARRING_PLANETS */
  readonly planets: readonly [WarringPlanet, WarringPlanet];
  readonly separationDeg: number;
  readonly latitudeDifferenceDeg: number | null;
  readonly northern: WarringPlanet | null;
  readonly lowerLongitude: WarringPlanet | null;
  /** null beyond two degrees of latitude */
  readonly kind: WarKind | null;
  /** null when the two have equal values */
  readonly victor: WarringPlanet | null;
}

export interface Fighter {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number | null;
}

/** Two planets fight within this distance in longitude, limit included. */
const WAR_ORB_DEG = 1;
const ULLEKHA_DEG = 20 / 3600;
const APASAVYA_DEG = 1;
const AMSUMARDA_DEG = 2;

/** Kind of a war by two latitudes; the first two kinds need both planets on one side of the ecliptic. */
export function warKind(latitudeA: number, latitudeB: number): WarKind | null {
  const difference = Math.abs(latitudeA - latitudeB);
  const oneSide = latitudeA * latitudeB >= 0;
  if (difference === 0) return 'bheda';
  if (oneSide && difference <= ULLEKHA_DEG) return 'ullekha';
  if (oneSide && difference <= APASAVYA_DEG) return 'apasavya';
  return difference <= AMSUMARDA_DEG ? 'amsumarda' : null;
}

/** The planet with the greater value, null when equal. */
const greater = <P>(a: P, b: P, difference: number): P | null => (difference === 0 ? null : difference > 0 ? a : b);

/**
 * Every planetary war among Mars, Mercury, Jupiter, Venus and Saturn
 * (docs/rules/01-positions-and-vargas.md#section-9).
 */
export function grahaYuddhas(
  fighters: Readonly<Record<WarringPlanet, Fighter>>,
  rules: Pick<Rules, 'graha_yuddha_victor'>,
): readonly GrahaYuddha[] {
  const wars: GrahaYuddha[] = [];
  WARRING_PLANETS.forEach((a, index) => {
    for (const b of WARRING_PLANETS.slice(index + 1)) {
      const separationDeg = separation(fighters[a].longitudeDeg, fighters[b].longitudeDeg);
      if (separationDeg <= WAR_ORB_DEG) wars.push(warBetween(a, fighters[a], b, fighters[b], separationDeg, rules));
    }
  });
  return wars;
}

export function warBetween(
  a: WarringPlanet,
  placeA: Fighter,
  b: WarringPlanet,
  placeB: Fighter,
  separationDeg: number,
  rules: Pick<Rules, 'graha_yuddha_victor'>,
): GrahaYuddha {
  const [latitudeA, latitudeB] = [placeA.latitudeDeg, placeB.latitudeDeg];
  const lowerLongitude = greater(a, b, signedArc(placeA.longitudeDeg, placeB.longitudeDeg));
  const known = latitudeA !== null && latitudeB !== null;
  const northern = known ? greater(a, b, latitudeA - latitudeB) : null;
  return {
    planets: [a, b],
    separationDeg,
    latitudeDifferenceDeg: known ? Math.abs(latitudeA - latitudeB) : null,
    northern,
    lowerLongitude,
    kind: known ? warKind(latitudeA, latitudeB) : null,
    victor: rules.graha_yuddha_victor === 'northern' ? northern : lowerLongitude,
  };
}

/** The wars a planet is in. */
export const warsOf = (planet: Planet, wars: readonly GrahaYuddha[]): readonly GrahaYuddha[] =>
  wars.filter(({ planets }) => (planets as readonly Planet[]).includes(planet));
