import { cosDeg, degrees, norm360, radians, signedArc, sinDeg } from '../../angles/angles.js';
import type { Ephemeris, EquatorialState, PlaceOptions } from '../../ephemeris/ephemeris.js';
import { perKey } from '../../lazy.js';
import { type PolynomialNodes, polynomialNodes } from '../../search/nodePolynomial.js';
import { julianDayUt } from '../../time/julianDay.js';
import type { RisingBody, SeenPlace } from './risingDefinitions.data.js';

/** Constant of aberration (IAU): the speed of the Earth in its orbit, in units of the speed of light. */
const ABERRATION_RAD = radians(20.495_51 / 3600);
const OBLIQUITY_DEG = 23.44;
const J2000 = 2_451_545;

/**
 * Factor of annual aberration on small angles near a position: it compresses the sky towards the point to which the
 * Earth moves, by up to a ten-thousandth. The parallax is multiplied by this factor when an apparent geocentric
 * position is moved to the surface; without it the Moon would rise 0.02 second early or late. The mean motion of the
 * Earth is used (90 degrees behind the mean Sun); the remaining error for the Moon is 0.002 second below 60 degrees of
 * latitude, 0.003 above.
 */
function aberrationScale(jd: number, { rightAscensionDeg, declinationDeg }: EquatorialState): number {
  const apexDeg = 280.46 + 0.985_647_4 * (jd - J2000) - 90;
  const apexCosine =
    cosDeg(declinationDeg) *
      (cosDeg(rightAscensionDeg) * cosDeg(apexDeg) +
        sinDeg(rightAscensionDeg) * sinDeg(apexDeg) * cosDeg(OBLIQUITY_DEG)) +
    sinDeg(declinationDeg) * sinDeg(apexDeg) * sinDeg(OBLIQUITY_DEG);
  return 1 - ABERRATION_RAD * apexCosine;
}

/** Position of a body relative to the rotating Earth, from its centre. */
export interface HourPlace {
  /** West of the meridian of Greenwich; 0 <= x < 360 at a whole Julian day, not reduced within the day. */
  readonly hourAngleDeg: number;
  readonly declinationDeg: number;
  readonly distanceAu: number;
  /** Factor of the parallax of an apparent position. */
  readonly parallaxScale: number;
}

/** The path of a body from one whole Julian day (UT) to the next. */
export interface DailyPath {
  readonly day: number;
  readonly start: HourPlace;
  readonly end: HourPlace;
  /** The position at 0 <= days <= 1 after the start. */
  at(days: number): HourPlace;
}

/**
 * Number of moments of a day requested from the ephemeris, ends included. A polynomial through them is within 3e-7
 * degree of the ephemeris, 0.1 millisecond of time. More moments do not improve this, because the ephemeris itself has
 * steps of that size. The Moon's path is more curved than the others.
 */
const FEW_NODES = polynomialNodes(4);
const NODES: Readonly<Record<RisingBody, PolynomialNodes>> = {
  Sun: FEW_NODES,
  Moon: polynomialNodes(7),
  Mercury: FEW_NODES,
  Venus: FEW_NODES,
  Mars: FEW_NODES,
  Jupiter: FEW_NODES,
  Saturn: FEW_NODES,
};
const TURN_DEG = 360;
const APPARENT: PlaceOptions = { zodiac: { kind: 'tropical' }, correction: 'apparent', nutation: 'with' };

/**
 * The paths of a body by day. Positions of the ephemeris are cached for the lifetime of the object; neighbouring days
 * share the position at their boundary. Errors: those of the ephemeris.
 */
export function dailyPaths(ephemeris: Ephemeris, body: RisingBody, seen: SeenPlace): (day: number) => DailyPath {
  const nodes = NODES[body].at;
  const equatorial = (jd: number): EquatorialState => {
    const jdUt = julianDayUt(jd);
    if (seen !== 'on_ecliptic') return ephemeris.equatorial(body, jdUt, seen, 'with');
    const { longitudeDeg, distanceAu } = ephemeris.ecliptic(body, jdUt, APPARENT);
    return { ...onEcliptic(longitudeDeg, ephemeris.obliquity(jdUt).trueDeg), distanceAu };
  };
  const placeAt = (jd: number): HourPlace => {
    const place = equatorial(jd);
    const { rightAscensionDeg, declinationDeg, distanceAu } = place;
    const hourAngleDeg = norm360(15 * ephemeris.siderealTimeHours(julianDayUt(jd)) - rightAscensionDeg);
    const parallaxScale = seen === 'geometric' ? 1 : aberrationScale(jd, place);
    return { hourAngleDeg, declinationDeg, distanceAu, parallaxScale };
  };

  const wholeDay = perKey(placeAt);
  return perKey((day: number) => {
    const [start, end] = [wholeDay(day), wholeDay(day + 1)];
    const within = nodes.slice(1, -1).map((days) => placeAt(day + days));
    return pathThrough(day, body, [start, ...within, end]);
  });
}

/** The equatorial position of a point of the ecliptic. */
const onEcliptic = (longitudeDeg: number, obliquityDeg: number) => ({
  rightAscensionDeg: degrees(Math.atan2(sinDeg(longitudeDeg) * cosDeg(obliquityDeg), cosDeg(longitudeDeg))),
  declinationDeg: degrees(Math.asin(sinDeg(longitudeDeg) * sinDeg(obliquityDeg))),
});

/** `places` are the positions at the nodes of the body. */
function pathThrough(day: number, body: RisingBody, places: readonly HourPlace[]): DailyPath {
  const nodes = NODES[body];
  const [start, end] = [places[0] as HourPlace, places.at(-1) as HourPlace];
  /** The hour angle less one turn a day: small and smooth. */
  const rests = places.map(({ hourAngleDeg }, node) =>
    signedArc(start.hourAngleDeg + TURN_DEG * (nodes.at[node] as number), hourAngleDeg),
  );
  return {
    day,
    start,
    end,
    at(days) {
      const weights = nodes.weights(days);
      let [rest, declinationDeg, distanceAu, parallaxScale] = [0, 0, 0, 0];
      // A loop without a function of its own: numbers that one changes become garbage, and a day asks for many places.
      for (let node = 0; node < weights.length; node++) {
        const weight = weights[node] as number;
        const place = places[node] as HourPlace;
        rest += weight * (rests[node] as number);
        declinationDeg += weight * place.declinationDeg;
        distanceAu += weight * place.distanceAu;
        parallaxScale += weight * place.parallaxScale;
      }
      return {
        hourAngleDeg: start.hourAngleDeg + TURN_DEG * days + rest,
        declinationDeg,
        distanceAu,
        parallaxScale,
      };
    },
  };
}
