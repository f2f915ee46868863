import type { RisingDefinition } from '@ganita/core/sky/risings/risingDefinitions.data.js';
import SwissEph from 'swisseph-wasm';

/**
 * Rises and sets found by brute force, to check the product's solver: the altitude of every minute, and bisection
 * between two minutes on the topocentric places that the library itself gives. Shares no code with the product.
 */
export interface DenseEvent {
  readonly jdUt: number;
  readonly event: 'rise' | 'set';
}

export interface DenseSearch {
  events(
    body: keyof typeof NUMBER,
    horizon: RisingDefinition,
    place: { readonly latitudeDeg: number; readonly longitudeDeg: number },
  ): readonly DenseEvent[];
}

const MINUTES = 1440;
const SECONDS = 86_400;
const RAD = Math.PI / 180;
const AU_KM = 149_597_870.7;
const EARTH_KM = 6378.1366;
const FLATTENING = 1 / 298.25642;
const NUMBER = { Sun: 0, Moon: 1 } as const;
const RADIUS_KM = { Sun: 696_000, Moon: 1737.5 } as const;
/** Swiss Ephemeris, tropical and with nutation; equator, place on the surface, no light-time and aberration. */
const FLAGS = { swiss: 2, equator: 2048, topocentric: 32_768, geometric: 16 + 512 } as const;
const REFRACTION_AT_0_C = 0.612_325_56;
const DEPRESSION: Readonly<Record<RisingDefinition, readonly [upperLimb: boolean, refractionDeg: number]>> = {
  apparent_upper_limb: [true, 0.559_888_64],
  upper_limb_default: [true, REFRACTION_AT_0_C],
  disc_centre_refraction: [false, REFRACTION_AT_0_C],
  disc_centre_no_refraction: [false, 0],
  hindu_disc_centre: [false, 0],
  jhora_geometric: [false, 0],
  civil_twilight: [false, 6],
  nautical_twilight: [false, 12],
  astronomical_twilight: [false, 18],
};
/** Between two minutes whose heights are both nearer to zero than this, a passage and its return may lie. */
const NEAR_DEG = 0.001;
const BISECTION_SECONDS = 0.02;
/** Of the sky; good for the rest of a minute. */
const TURN_DEG_PER_DAY = 360.985_647_37;

interface Module {
  readonly HEAPF64: Float64Array;
  _malloc(bytes: number): number;
  _swe_calc_ut(jd: number, body: number, flags: number, out: number, error: number): number;
  _swe_set_topo(longitude: number, latitude: number, height: number): void;
  _swe_sidtime(jd: number): number;
}

type Vector = readonly [x: number, y: number, z: number];

/** Search the days from a Julian day on; the geocentric places of every minute are taken once for all places. */
export async function denseSearch(fromJd: number, days: number): Promise<DenseSearch> {
  const library = new SwissEph();
  await library.initSwissEph();
  const module = (library as unknown as { readonly SweModule: Module }).SweModule;
  const [out, error] = [module._malloc(64), module._malloc(512)];
  const calc = (jd: number, body: number, flags: number): Vector => {
    if (module._swe_calc_ut(jd, body, FLAGS.swiss + flags, out, error) < 0) throw new Error(`no place at ${jd}`);
    return [0, 1, 2].map((index) => module.HEAPF64[(out >> 3) + index] as number) as unknown as Vector;
  };
  /** Right ascension, declination (degrees) and distance (au) from the centre of the Earth. */
  const geocentric = (body: keyof typeof NUMBER, horizon: RisingDefinition, jd: number): Vector => {
    if (horizon === 'jhora_geometric') return calc(jd, NUMBER[body], FLAGS.equator + FLAGS.geometric);
    if (horizon !== 'hindu_disc_centre') return calc(jd, NUMBER[body], FLAGS.equator);
    const [longitude, , distance] = calc(jd, NUMBER[body], 0);
    const [obliquity] = calc(jd, -1, 0);
    const [l, e] = [longitude * RAD, obliquity * RAD];
    const rightAscension = Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l)) / RAD;
    return [rightAscension, Math.asin(Math.sin(l) * Math.sin(e)) / RAD, distance];
  };

  const count = days * MINUTES + 1;
  const minute = (index: number): number => fromJd + index / MINUTES;
  const sidereal = Float64Array.from({ length: count }, (_, index) => 15 * module._swe_sidtime(minute(index)));
  const siderealDeg = (jd: number): number => {
    const index = Math.floor((jd - fromJd) * MINUTES);
    return (sidereal[index] as number) + TURN_DEG_PER_DAY * (jd - minute(index));
  };
  const kept = new Map<string, Float64Array>();
  /** Hour angle at Greenwich, declination and distance of every minute. */
  const places = (body: keyof typeof NUMBER, horizon: RisingDefinition): Float64Array => {
    const kind = horizon === 'jhora_geometric' || horizon === 'hindu_disc_centre' ? horizon : 'apparent';
    const known = kept.get(`${body} ${kind}`);
    if (known !== undefined) return known;
    const made = new Float64Array(3 * count);
    for (let index = 0; index < count; index++) {
      const [rightAscension, declination, distance] = geocentric(body, horizon, minute(index));
      made.set([(sidereal[index] as number) - rightAscension, declination, distance], 3 * index);
    }
    kept.set(`${body} ${kind}`, made);
    return made;
  };

  return {
    events(body, horizon, { latitudeDeg, longitudeDeg }) {
      const [upperLimb, refractionDeg] = DEPRESSION[horizon];
      const [sinPhi, cosPhi] = [Math.sin(latitudeDeg * RAD), Math.cos(latitudeDeg * RAD)];
      const heightOf = (altitudeDeg: number, distanceAu: number): number =>
        altitudeDeg + refractionDeg + (upperLimb ? Math.asin(RADIUS_KM[body] / (distanceAu * AU_KM)) / RAD : 0);
      const altitude = (hourAngleDeg: number, declinationDeg: number): number => {
        const delta = declinationDeg * RAD;
        const cosine = Math.cos((hourAngleDeg + longitudeDeg) * RAD);
        return Math.asin(sinPhi * Math.sin(delta) + cosPhi * Math.cos(delta) * cosine) / RAD;
      };
      /** By the topocentric place of the library. */
      const exact = (jd: number): number => {
        const hindu = horizon === 'hindu_disc_centre';
        if (!hindu) module._swe_set_topo(longitudeDeg, latitudeDeg, 0);
        const flags = FLAGS.equator + FLAGS.topocentric + (horizon === 'jhora_geometric' ? FLAGS.geometric : 0);
        const [ra, declination, distance] = hindu ? geocentric(body, horizon, jd) : calc(jd, NUMBER[body], flags);
        return heightOf(altitude(siderealDeg(jd) - ra, declination), distance);
      };
      const at = places(body, horizon);
      const curve = EARTH_KM / Math.sqrt(cosPhi ** 2 + (1 - FLATTENING) ** 2 * sinPhi ** 2);
      const surface = horizon === 'hindu_disc_centre' ? 0 : 1;
      const [outKm, northKm] = [surface * curve * cosPhi, surface * curve * (1 - FLATTENING) ** 2 * sinPhi];
      /** The parallax taken off by hand: near enough to find the minute. */
      const rough = (index: number): number => {
        const hour = ((at[3 * index] as number) + longitudeDeg) * RAD;
        const delta = (at[3 * index + 1] as number) * RAD;
        const km = (at[3 * index + 2] as number) * AU_KM;
        const x = km * Math.cos(delta) * Math.cos(hour) - outKm;
        const y = km * Math.cos(delta) * Math.sin(hour);
        const z = km * Math.sin(delta) - northKm;
        const away = Math.sqrt(x * x + y * y + z * z);
        return heightOf(Math.asin((x * cosPhi + z * sinPhi) / away) / RAD, away / AU_KM);
      };

      const found: DenseEvent[] = [];
      const bisect = (from: number, to: number, rises: boolean): void => {
        let [low, high] = [from, to];
        while ((high - low) * SECONDS > BISECTION_SECONDS) {
          const middle = (low + high) / 2;
          if (exact(middle) >= 0 === rises) high = middle;
          else low = middle;
        }
        found.push({ jdUt: (low + high) / 2, event: rises ? 'rise' : 'set' });
      };
      let now = rough(0);
      for (let index = 1; index < count; index++) {
        const next = rough(index);
        const [from, to] = [minute(index - 1), minute(index)];
        if (Math.max(Math.abs(now), Math.abs(next)) < NEAR_DEG) {
          let last = exact(from);
          for (let second = 1; second <= 60; second++) {
            const jd = from + second / SECONDS;
            const height = exact(jd);
            if (height >= 0 !== last >= 0) bisect(jd - 1 / SECONDS, jd, height >= 0);
            last = height;
          }
        } else if (now >= 0 !== next >= 0) {
          bisect(from, to, next >= 0);
        }
        now = next;
      }
      return found;
    },
  };
}
