import { norm360 } from '../angles/angles.js';
import { lazy, perKey } from '../lazy.js';
import type { PointLongitudes } from '../points/pointLongitudes.js';
import { type LagnaBase, specialLagna } from '../points/specialLagnas.js';
import { solarUpagrahas, timeUpagrahas } from '../points/upagrahas.js';
import { varnadas } from '../points/varnadas.js';
import { recordFrom } from '../records.js';
import { levelsReached, multiplesBetween, type SampledPath } from '../search/sampledPath.js';
import { minutesFromSunrise } from '../sky/dayFrame.js';
import type { SkyOfHalfDay } from '../sky/sky.js';
import { LAGNA_AND_GRAHAS } from '../zodiac/grahas.js';
import {
  SOLAR_UPAGRAHAS,
  type SolarUpagraha,
  SPECIAL_LAGNAS,
  type SpecialLagna,
  TIME_UPAGRAHAS,
  type TimeUpagraha,
} from '../zodiac/points.js';
import { DEGREES_PER_SIGN, signOf } from '../zodiac/signs.js';
import { frameAt, sunLimits } from './frames.js';
import type { KeysOf, MarginGroup, MarginKey } from './key.js';
import { PADA_ITEM, type PointItem, pointKey, vargaItem } from './pointKeys.js';
import type { WindowSky } from './windowSky.js';

const SIGN_LIMITS = multiplesBetween(DEGREES_PER_SIGN);
/** In this time the fastest of these points, at fifteen degrees a minute, goes round a third of the zodiac. */
const FAST_DAYS = 8 / 1440;
const FAST_LAGNAS: readonly SpecialLagna[] = ['vighati_lagna', 'pranapada_lagna', 'kunda_lagna'];
const SLOW_DAYS = 80 / 1440;
/** The slowest of them moves this much in a tenth of a millisecond. */
const POINT_DEG = 1e-6;

/** The keys of a point of the time since sunrise. */
const itemsOf = ({ rules }: WindowSky): readonly PointItem[] => [
  vargaItem('D-1_rasi', rules),
  vargaItem('D-9_navamsa', rules),
  PADA_ITEM,
];

/** The moments at which a special lagna may jump: sunrises, and sign limits of what its formula reads the sign of. */
function jumpsOf(sky: WindowSky): readonly number[] {
  const fromRahu = sky.difference('Moon', 'Rahu');
  return [
    ...sunLimits(sky.frames(), sky.window.jdUt),
    ...sky.ascendant().jumpsDays,
    ...levelsReached(sky.ascendant(), SIGN_LIMITS),
    ...levelsReached(sky.longitude('Moon'), SIGN_LIMITS),
    ...levelsReached(sky.longitude('Sun'), SIGN_LIMITS),
    ...levelsReached(fromRahu, multiplesBetween(360)),
  ].sort((a, b) => a - b);
}

/** Longitudes of the ascendant and the grahas at a moment of a window. */
const longitudesAt = (sky: WindowSky, days: number): PointLongitudes =>
  recordFrom(LAGNA_AND_GRAHAS, (body) =>
    norm360((body === 'Ascendant' ? sky.ascendant() : sky.longitude(body)).at(days)),
  );

/** What the special lagnas of a moment are computed from. */
function lagnaBaseAt(sky: WindowSky, sunAt: (sunriseJdUt: number) => number, days: number): LagnaBase {
  const { jdUt } = sky.window;
  const frame = frameAt(sky.frames(), days, jdUt);
  return {
    longitudes: longitudesAt(sky, days),
    sunAtSunriseDeg: sunAt(frame.sunriseJdUt),
    // Not from the Julian day of the moment, which is only known to 40 microseconds.
    minutesFromSunrise: minutesFromSunrise(frame, jdUt) + days * 1440,
  };
}

/** Keys of the nine special lagnas and of the varnada lagna. */
export const specialLagnaKeys: KeysOf = (sky) => {
  const sunAt = perKey((sunriseJdUt: number): number => sky.places.sunDeg(sunriseJdUt as typeof sky.window.jdUt));
  const jumps = lazy(() => jumpsOf(sky));
  const baseAt = perKey((days: number): LagnaBase => lagnaBaseAt(sky, sunAt, days));
  const pathOf = (valueAt: (days: number) => number, maxPieceDays: number): (() => SampledPath) =>
    lazy(() => sky.path(valueAt, { angular: true, tolerance: POINT_DEG, cuts: jumps(), maxPieceDays }));
  const lagnaKeysOf = (id: SpecialLagna): readonly MarginKey[] => {
    const path = pathOf(
      (days) => specialLagna(id, baseAt(days), sky.rules),
      FAST_LAGNAS.includes(id) ? FAST_DAYS : SLOW_DAYS,
    );
    return itemsOf(sky).map((item) => pointKey({ id: `special.${id}`, group: 'special_lagnas', path }, item));
  };
  const horaDeg = (days: number): number => specialLagna('hora_lagna', baseAt(days), sky.rules);
  const horaPath = pathOf(horaDeg, SLOW_DAYS);
  const varnada: MarginKey = {
    key: 'special.varnada_lagna.D-1',
    group: 'special_lagnas',
    kind: 'sign',
    limits: () => [...jumps(), ...levelsReached(horaPath(), SIGN_LIMITS), ...varnadaCrossings()],
    valueAt: (days) => signOf(varnadas(norm360(sky.ascendant().at(days)), horaDeg(days), sky.rules.varnada_method).V1),
  };
  const varnadaCrossings = (): readonly number[] => {
    const cuts = [...jumps(), ...levelsReached(horaPath(), SIGN_LIMITS)].sort((a, b) => a - b);
    const path = sky.path(
      (days) => varnadas(norm360(sky.ascendant().at(days)), horaDeg(days), sky.rules.varnada_method).V1,
      { angular: true, tolerance: POINT_DEG, cuts, maxPieceDays: SLOW_DAYS },
    );
    return levelsReached(path, SIGN_LIMITS);
  };
  return [...SPECIAL_LAGNAS.flatMap(lagnaKeysOf), varnada];
};

/** Keys of the upagrahas: those of the Sun move with it, those of time stay for a day or a night. */
export const upagrahaKeys: KeysOf = (sky) => {
  const { jdUt } = sky.window;
  const items = itemsOf(sky);
  const risen = perKey((ofHalfDay: SkyOfHalfDay) => timeUpagrahas(ofHalfDay.dayFrame, ofHalfDay.halfDay, sky.rules));
  const risenAt = (days: number): ReturnType<typeof timeUpagrahas> => risen(sky.halfDayAt(days));
  const group: MarginGroup = 'upagrahas';
  const ofSun = (id: SolarUpagraha): readonly MarginKey[] => {
    const path = lazy(() =>
      sky.path((days) => solarUpagrahas(norm360(sky.longitude('Sun').at(days)))[id], {
        angular: true,
        tolerance: POINT_DEG / 1e3,
      }),
    );
    return items.map((item) => pointKey({ id, group, path }, item));
  };
  const ofTime = (id: TimeUpagraha): readonly MarginKey[] =>
    items.map((item) => ({
      key: `${id}.${item.id}`,
      group,
      kind: item.kind,
      limits: () => sunLimits(sky.frames(), jdUt),
      valueAt: (days) => item.valueOf(risenAt(days)[id].longitudeDeg),
    }));
  return [...SOLAR_UPAGRAHAS.flatMap(ofSun), ...TIME_UPAGRAHAS.flatMap(ofTime)];
};
