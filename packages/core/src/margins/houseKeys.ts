import { norm360 } from '../angles/angles.js';
import { houseAt } from '../charts/bhavaChart.js';
import { type BhavaAngles, type BhavaMethod, divideHouses } from '../charts/bhavaMethods.js';
import { lazy, perKey } from '../lazy.js';
import { type DaysRange, levelsReached, multiplesBetween, type SampledPath } from '../search/sampledPath.js';
import { GRAHAS, type Graha } from '../zodiac/grahas.js';
import { HOUSES } from '../zodiac/houses.js';
import { DEGREES_PER_SIGN } from '../zodiac/signs.js';
import type { KeysOf, MarginKey } from './key.js';
import type { WindowSky } from './windowSky.js';

/** Methods of houses, `bhava_madhya_method`. */
const HOUSE_METHODS: readonly BhavaMethod[] = [1, 2, 3, 4, 5];

const SIGN_LIMITS = multiplesBetween(DEGREES_PER_SIGN);
const FULL_TURNS = multiplesBetween(360);
const ANGLE_HOUSES = [1, 4, 7, 10];

/** How the limits of the houses of one method move, and where a graha is among them. */
interface MovingHouses {
  readonly limits: (graha: Graha, range: DaysRange) => readonly number[];
  readonly houseAt: (longitudeDeg: number, days: number) => number;
}

/** Houses of equal length: a graha changes house where its arc from the ascendant is a multiple of 30. */
function equalHouses(sky: WindowSky, startDeg: number): MovingHouses {
  const levels = multiplesBetween(DEGREES_PER_SIGN, startDeg);
  const fromGraha = perKey((graha: Graha) => {
    const ascendant = sky.ascendant();
    return sky.path((days) => ascendant.at(days) - sky.longitude(graha).at(days), sky.asCusps(ascendant.jumpsDays));
  });
  return {
    limits: (graha, range) => [...fromGraha(graha).jumpsDays, ...levelsReached(fromGraha(graha), levels, range)],
    houseAt: houseIn(sky, startDeg === 0 ? 2 : 1, () => []),
  };
}

/** Whole signs: the sign of the ascendant or of the graha changes. */
const signHouses = (sky: WindowSky): MovingHouses => ({
  limits: (graha, range) => [
    ...sky.ascendant().jumpsDays,
    ...levelsReached(sky.ascendant(), SIGN_LIMITS, range),
    ...levelsReached(sky.longitude(graha), SIGN_LIMITS, range),
  ],
  houseAt: houseIn(sky, 5, () => []),
});

/** Houses between twelve limits: one of them passes the graha. */
function unequalHouses(
  sky: WindowSky,
  method: 3 | 4,
  starts: readonly SampledPath[],
  cuspsAt: (days: number) => readonly number[],
): MovingHouses {
  const gaps = perKey((graha: Graha) =>
    starts.map((start) =>
      sky.path((days) => start.at(days) - sky.longitude(graha).at(days), sky.asCusps(start.jumpsDays)),
    ),
  );
  return {
    limits: (graha, range) =>
      gaps(graha).flatMap((gap) => [...gap.jumpsDays, ...levelsReached(gap, FULL_TURNS, range)]),
    houseAt: houseIn(sky, method, cuspsAt),
  };
}

const houseIn =
  (sky: WindowSky, method: BhavaMethod, cuspsAt: (days: number) => readonly number[]) =>
  (longitudeDeg: number, days: number): number => {
    const angles: BhavaAngles = { ascendantDeg: norm360(sky.ascendant().at(days)), cuspsDeg: cuspsAt(days) };
    const starts = divideHouses(method, angles).map(({ startDeg }) => startDeg);
    return houseAt(starts, longitudeDeg);
  };

/** Sripati: the limits follow from the four angles. */
function sripatiHouses(sky: WindowSky): MovingHouses {
  const cuspsAt = (days: number): readonly number[] =>
    HOUSES.map((house) => (ANGLE_HOUSES.includes(house) ? norm360((sky.cusp(house) as SampledPath).at(days)) : 0));
  const jumps = ANGLE_HOUSES.flatMap((house) => (sky.cusp(house) as SampledPath).jumpsDays);
  const starts = HOUSES.map((_, index) =>
    sky.path((days) => {
      const angles: BhavaAngles = { ascendantDeg: norm360(sky.ascendant().at(days)), cuspsDeg: cuspsAt(days) };
      return (divideHouses(3, angles)[index] as { startDeg: number }).startDeg;
    }, sky.asCusps(jumps)),
  );
  return unequalHouses(sky, 3, starts, cuspsAt);
}

/** Placidus; null where it does not exist. */
function placidusHouses(sky: WindowSky): MovingHouses | null {
  const cusps = HOUSES.map(sky.cusp);
  if (cusps.some((cusp) => cusp === null)) return null;
  const paths = [sky.ascendant(), ...(cusps.slice(1) as readonly SampledPath[])];
  return unequalHouses(sky, 4, paths, (days) => paths.map((path) => norm360(path.at(days))));
}

const housesOf = (sky: WindowSky, method: BhavaMethod): MovingHouses | null => {
  switch (method) {
    case 1:
      return equalHouses(sky, DEGREES_PER_SIGN / 2);
    case 2:
      return equalHouses(sky, 0);
    case 3:
      return sripatiHouses(sky);
    case 4:
      return placidusHouses(sky);
    case 5:
      return signHouses(sky);
  }
};

/** Houses of the grahas by each of the five methods. */
export const houseKeys: KeysOf = (sky) =>
  HOUSE_METHODS.flatMap((method) => {
    const houses = lazy(() => housesOf(sky, method));
    return GRAHAS.map(
      (graha): MarginKey => ({
        key: `house.${method}.${graha}`,
        group: 'houses',
        kind: 'plain',
        limits: (range) => houses()?.limits(graha, range) ?? [],
        valueAt: (days) => houses()?.houseAt(norm360(sky.longitude(graha).at(days)), days) ?? null,
      }),
    );
  });
