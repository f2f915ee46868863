import { lazy, perKey } from '../lazy.js';
import type { AngaRow } from '../panchanga/angas.js';
import type { Rules } from '../rules/rules.js';
import { type PathSampling, type SampledPath, samplePath } from '../search/sampledPath.js';
import type { BodyMotion, Cusps, Observatory } from '../sky/observatory.js';
import type { PlaceSource } from '../sky/positionSource.js';
import { placesOf, type Sky, type SkyOfHalfDay, skyIn, skyOfHalfDay } from '../sky/sky.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { SkyBody } from '../zodiac/grahas.js';
import type { BirthWindow } from './birthWindow.js';
import { type FrameSpan, frameAt, framesBetween } from './frames.js';

/**
 * What of the sky a window needs, each as a path in days from the birth: sampled where the chart of the same rules
 * would be computed, and evaluated without an ephemeris.
 */
export interface WindowSky {
  readonly window: BirthWindow;
  readonly rules: Rules;
  readonly observatory: Observatory;
  /** Where its positions are from. */
  readonly places: PlaceSource;
  readonly ascendant: () => SampledPath;
  readonly midheaven: () => SampledPath;
  /** Cusps 1..12 of Placidus; null where Placidus does not exist, except for the four angles. */
  readonly cusp: (house: number) => SampledPath | null;
  /** Sidereal longitude. */
  readonly longitude: (body: SkyBody) => SampledPath;
  /** Daily motion, degrees. */
  readonly speed: (body: SkyBody) => SampledPath;
  /** From the second body to the first. */
  readonly difference: (body: SkyBody, from: SkyBody) => SampledPath;
  /** The sum of two longitudes. */
  readonly sum: (a: SkyBody, b: SkyBody) => SampledPath;
  /** The angle of an anga: the Moon, the Sun, or both, by their weights. */
  readonly combined: (row: Pick<AngaRow, 'moon' | 'sun'>) => () => SampledPath;
  /** How a path that follows the cusps is sampled, where it may jump at some moments. */
  readonly asCusps: (jumpsDays: readonly number[]) => PathSampling;
  /** What of the sky stays for the day or the night of a moment. */
  readonly halfDayAt: (days: number) => SkyOfHalfDay;
  /** The Vedic days of the window by the sunrise of the chart. */
  readonly frames: () => readonly FrameSpan[];
  /** A function of moments of the window as a path. */
  readonly path: (f: (days: number) => number, sampling: PathSampling) => SampledPath;
  readonly momentOf: (days: number) => JulianDayUt;
  /** The whole sky of a moment, from the ephemeris. */
  readonly skyAt: (days: number) => Sky;
}

/** A hundred-thousandth of what a cusp moves in a second is 4e-8 degrees. */
const CUSP_DEG = 1e-6;
/** The Moon moves this much in a tenth of a millisecond. */
const BODY_DEG = 2e-9;
const SPEED_DEG_PER_DAY = 1e-7;

/** In this time an ascendant goes round an eighth of the zodiac, and twice as much far from the equator. */
const MAX_CUSP_PIECE_DAYS = 0.1;

const CUSP: PathSampling = { angular: true, tolerance: CUSP_DEG, maxPieceDays: MAX_CUSP_PIECE_DAYS };
const BODY: PathSampling = { angular: true, tolerance: BODY_DEG };

/** Open the sky of a window. Errors: those of the ephemeris. */
export function windowSky(observatory: Observatory, window: BirthWindow, rules: Rules): WindowSky {
  const places = placesOf(observatory, rules, window.place);
  const isObserved = rules.calculation_type === 'drik' && rules.observer === 'geocentre';
  const motion: (body: SkyBody, jdUt: JulianDayUt) => BodyMotion = !isObserved
    ? (body, jdUt) => places.state(body as 'Sun', jdUt)
    : observatory.motion;
  const momentOf = (days: number): JulianDayUt => julianDayUt(window.jdUt + days);
  const cuspsAt = perKey((days: number): Cusps => places.cusps(momentOf(days), window.place));
  const motionAt = perKey((body: SkyBody) => perKey((days: number) => motion(body, momentOf(days))));
  const path = (f: (days: number) => number, sampling: PathSampling): SampledPath =>
    samplePath(f, [window.fromDays, window.toDays], sampling);
  const cusp = perKey((house: number) =>
    house % 3 === 1 || cuspsAt(0).system === 'placidus'
      ? path((days) => cuspsAt(days).cuspsDeg[house - 1] as number, CUSP)
      : null,
  );
  const longitude = perKey((body: SkyBody) => path((days) => motionAt(body)(days).longitudeDeg, BODY));
  const differences = perKey((body: SkyBody) =>
    perKey((from: SkyBody) => path((days) => longitude(body).at(days) - longitude(from).at(days), BODY)),
  );
  const sums = perKey((a: SkyBody) =>
    perKey((b: SkyBody) => path((days) => longitude(a).at(days) + longitude(b).at(days), BODY)),
  );
  const frames = lazy(() => framesBetween(observatory, window, rules));
  const halfDays = perKey((sunsetJdUt: number) =>
    perKey((isDayBirth: boolean) => {
      const span = frames().find(({ frame }) => frame.sunsetJdUt === sunsetJdUt);
      if (span === undefined) throw new Error('a sunset of another window');
      const frame = { ...span.frame, isDayBirth };
      return skyOfHalfDay(places, () => frame, window.place);
    }),
  );
  const halfDayAt = (days: number): SkyOfHalfDay => {
    const { sunsetJdUt, isDayBirth } = frameAt(frames(), days, window.jdUt);
    return halfDays(sunsetJdUt)(isDayBirth);
  };
  return {
    window,
    rules,
    observatory,
    places,
    ascendant: lazy(() => path((days) => cuspsAt(days).ascendantDeg, CUSP)),
    midheaven: lazy(() => path((days) => cuspsAt(days).midheavenDeg, CUSP)),
    cusp,
    longitude,
    sum: (a, b) => sums(a)(b),
    combined: ({ moon, sun }) =>
      lazy(() =>
        path(
          (days) => (moon === 0 ? 0 : longitude('Moon').at(days)) + (sun === 0 ? 0 : sun * longitude('Sun').at(days)),
          BODY,
        ),
      ),
    asCusps: (cuts) => ({ ...CUSP, cuts }),
    difference: (body, from) => differences(body)(from),
    speed: perKey((body) =>
      path((days) => motionAt(body)(days).speedDegPerDay, { angular: false, tolerance: SPEED_DEG_PER_DAY }),
    ),
    frames,
    halfDayAt,
    path,
    momentOf,
    skyAt: perKey((days) => {
      const { place, utcOffsetHours } = window;
      return skyIn(observatory, places, { jdUt: momentOf(days), place, utcOffsetHours }, halfDayAt(days));
    }),
  };
}
