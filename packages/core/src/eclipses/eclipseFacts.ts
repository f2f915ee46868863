import { norm360, signedArc } from '../angles/angles.js';
import type { GeoPlace } from '../ephemeris/ephemeris.js';
import { bracketedZero } from '../search/crossings.js';
import type { Observatory } from '../sky/observatory.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { LunarNode } from '../zodiac/grahas.js';
import type { GlobalEclipse } from './globalEclipse.js';
import { localSolarEclipse } from './localSolar.js';

/** The eclipsed body on the sidereal zodiac at a moment. */
export interface EclipsedBody {
  readonly jdUt: JulianDayUt;
  readonly longitudeDeg: number;
}

/** What the whole Earth shares of an eclipse, in addition to its contacts (docs/rules/11-eclipses-and-visibility.md#section-2). */
export interface SharedFacts {
  readonly first: EclipsedBody;
  readonly maximum: EclipsedBody;
  readonly last: EclipsedBody;
  /** The node near the body: Rahu-grasta or Ketu-grasta. */
  readonly node: LunarNode;
  /** Exact new or full moon; up to 20 minutes from the maximum. */
  readonly tithiEndJdUt: JulianDayUt;
  /** Where the Sun is most covered, or where the Moon is overhead at the maximum. */
  readonly place: GeoPlace;
  /** Days of each phase; null where there is none. */
  readonly durations: Readonly<Record<'penumbral' | 'partial' | 'total', number | null>>;
}

/** Sun and Moon are at one longitude, or opposite each other, within this of the maximum. */
const SYZYGY_DAYS = 0.1;
const TOLERANCE_DAYS = 1e-7;

export const eclipsedAt = (observatory: Observatory, kind: GlobalEclipse['kind'], jdUt: JulianDayUt): EclipsedBody => ({
  jdUt,
  longitudeDeg: observatory.longitudeDeg(kind === 'solar' ? 'Sun' : 'Moon', jdUt),
});

export function sharedFacts(observatory: Observatory, eclipse: GlobalEclipse): SharedFacts {
  const { kind, maximumJdUt, firstJdUt, lastJdUt } = eclipse;
  const maximum = eclipsedAt(observatory, kind, maximumJdUt);
  return {
    first: eclipsedAt(observatory, kind, firstJdUt),
    maximum,
    last: eclipsedAt(observatory, kind, lastJdUt),
    node: nodeNear(observatory, maximum),
    tithiEndJdUt: syzygy(observatory, kind, maximumJdUt),
    place: kind === 'solar' ? eclipse.circumstances.place : placeUnderMoon(observatory, maximumJdUt),
    durations: durationsOf(observatory, eclipse),
  };
}

function nodeNear(observatory: Observatory, { jdUt, longitudeDeg }: EclipsedBody): LunarNode {
  const fromRahu = signedArc(observatory.longitudeDeg('Rahu', jdUt), longitudeDeg);
  return Math.abs(fromRahu) < 90 ? 'Rahu' : 'Ketu';
}

function syzygy(observatory: Observatory, kind: GlobalEclipse['kind'], nearJdUt: JulianDayUt): JulianDayUt {
  const goalDeg = kind === 'solar' ? 0 : 180;
  const off = (jd: number): number => {
    const [sun, moon] = (['Sun', 'Moon'] as const).map((body) => observatory.longitudeDeg(body, julianDayUt(jd)));
    return signedArc(goalDeg, norm360((moon as number) - (sun as number)));
  };
  return julianDayUt(bracketedZero(off, nearJdUt - SYZYGY_DAYS, nearJdUt + SYZYGY_DAYS, TOLERANCE_DAYS));
}

/** Where the Moon is overhead: its declination, and the meridian on which it culminates. */
function placeUnderMoon({ seen }: Observatory, jdUt: JulianDayUt): GeoPlace {
  const { hourAngleDeg, declinationDeg } = seen('Moon', jdUt);
  return { latitudeDeg: declinationDeg, longitudeDeg: signedArc(hourAngleDeg, 0) };
}

function durationsOf(observatory: Observatory, eclipse: GlobalEclipse): SharedFacts['durations'] {
  const between = (start: JulianDayUt | null | undefined, end: JulianDayUt | null | undefined): number | null =>
    start == null || end == null ? null : end - start;
  if (eclipse.kind === 'lunar') {
    const { p1, u1, u2, u3, u4, p4 } = eclipse.circumstances.contacts;
    return { penumbral: between(p1, p4), partial: between(u1, u4), total: between(u2, u3) };
  }
  const local = localSolarEclipse(observatory, eclipse.circumstances.place, eclipse.maximumJdUt)?.contacts;
  return { penumbral: null, partial: between(local?.c1, local?.c4), total: between(local?.c2, local?.c3) };
}
