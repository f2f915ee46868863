import type { Ephemeris, LunarEclipse, SolarEclipse } from '../ephemeris/ephemeris.js';
import type { JulianDayUt } from '../time/julianDay.js';
import { gammaOf } from './gamma.js';

/** What every eclipse has. */
interface EclipseFacts {
  readonly maximumJdUt: JulianDayUt;
  /** First and last contact anywhere on Earth; of the penumbra for the Moon. */
  readonly firstJdUt: JulianDayUt;
  readonly lastJdUt: JulianDayUt;
  /** Least distance of the axis of the shadow from the centre of the Earth (of the Moon), in equatorial radii. */
  readonly gamma: number;
}

/** An eclipse as the whole Earth sees it (docs/rules/11-eclipses-and-visibility.md#section-2). */
export type GlobalEclipse =
  | (EclipseFacts & { readonly kind: 'solar'; readonly circumstances: SolarEclipse })
  | (EclipseFacts & { readonly kind: 'lunar'; readonly circumstances: LunarEclipse });

export type EclipseKind = GlobalEclipse['kind'];
export type EclipseType = GlobalEclipse['circumstances']['type'];
export const ECLIPSE_TYPES = [
  'total',
  'annular',
  'hybrid',
  'partial',
  'penumbral',
] as const satisfies readonly EclipseType[];
export const ECLIPSE_KINDS = ['solar', 'lunar'] as const satisfies readonly EclipseKind[];

/** The first eclipse of a kind whose maximum is after a moment, without tables. Errors: `outside_ephemeris`. */
export const eclipseAfter = (ephemeris: Ephemeris, kind: EclipseKind, from: JulianDayUt): GlobalEclipse =>
  kind === 'solar' ? solarEclipse(ephemeris, from) : lunarEclipse(ephemeris, from);

function solarEclipse(ephemeris: Ephemeris, from: JulianDayUt): GlobalEclipse {
  const circumstances = ephemeris.nextSolarEclipse(from);
  const { maximumJdUt, contacts } = circumstances;
  return {
    kind: 'solar',
    circumstances,
    maximumJdUt,
    firstJdUt: contacts.partialStart,
    lastJdUt: contacts.partialEnd,
    gamma: gammaOf(ephemeris, 'solar', maximumJdUt),
  };
}

function lunarEclipse(ephemeris: Ephemeris, from: JulianDayUt): GlobalEclipse {
  const circumstances = ephemeris.nextLunarEclipse(from);
  const { maximumJdUt, contacts } = circumstances;
  return {
    kind: 'lunar',
    circumstances,
    maximumJdUt,
    firstJdUt: contacts.p1,
    lastJdUt: contacts.p4,
    gamma: gammaOf(ephemeris, 'lunar', maximumJdUt),
  };
}

/** Whether the Moon only passes the penumbra, which the eye does not see. */
export const isPenumbral = (eclipse: GlobalEclipse): boolean => eclipse.circumstances.type === 'penumbral';

/**
 * Magnitude of a solar eclipse at its maximum: the ratio of the diameters when it is total or annular, else the covered
 * part of the Sun's diameter; so also where a total or annular eclipse is seen at the edge of the Earth only.
 */
export const solarMagnitude = ({ type, central, coveredDiameter, diameterRatio }: SolarEclipse): number =>
  type === 'partial' || !central ? coveredDiameter : diameterRatio;
