import type { Ephemeris, LunarEclipse, SolarEclipse } from '../ephemeris/ephemeris.js';
import { DomainError } from '../errors/domainError.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { EclipseTables } from './eclipseTables.js';
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

/** Days of a block: some six eclipses of each kind. */
const BLOCK_DAYS = 1024;
/** Eclipses of one kind are at least 29 days apart. */
const PAST_MAXIMUM_DAYS = 10;
/** The library must be able to look this far beyond the last eclipse. */
const REACH_DAYS = 200;

/** Eclipses in time order, from tables. Errors: `outside_ephemeris`. */
export interface EclipseSeries {
  /** Those whose maximum is in `fromJd <= t < toJd`. */
  between(fromJd: number, toJd: number): readonly GlobalEclipse[];
  /** Those whose maximum is at or after a moment, up to the end of the data. */
  after(fromJd: number): Iterable<GlobalEclipse>;
  /** Those whose maximum is before a moment, the latest first, down to the start of the data. */
  before(toJd: number): Iterable<GlobalEclipse>;
}

export function eclipseSeries(ephemeris: Ephemeris, tables: EclipseTables): EclipseSeries {
  const first = ephemeris.range.fromJdUt;
  const last = ephemeris.range.toJdUt - REACH_DAYS;
  const blockOf = (jd: number): number => Math.floor(jd / BLOCK_DAYS);
  const block = (number: number): readonly GlobalEclipse[] =>
    tables.block(number, () =>
      eclipsesIn(ephemeris, Math.max(first, number * BLOCK_DAYS), Math.min(last, (number + 1) * BLOCK_DAYS)),
    );
  const requireData = (jd: number): void => {
    if (!(jd >= first && jd <= last)) {
      throw new DomainError('outside_ephemeris', 'eclipses are computed from 1800 to 2398', { value: jd });
    }
  };
  return {
    between(fromJd, toJd) {
      requireData(fromJd);
      requireData(toJd);
      const found: GlobalEclipse[] = [];
      for (let number = blockOf(fromJd); number <= blockOf(toJd); number++) {
        found.push(...block(number).filter(({ maximumJdUt }) => maximumJdUt >= fromJd && maximumJdUt < toJd));
      }
      return found;
    },
    *after(fromJd) {
      requireData(fromJd);
      for (let number = blockOf(fromJd); number <= blockOf(last); number++) {
        yield* block(number).filter(({ maximumJdUt }) => maximumJdUt >= fromJd);
      }
    },
    *before(toJd) {
      requireData(toJd);
      for (let number = blockOf(toJd); number >= blockOf(first); number--) {
        yield* block(number)
          .filter(({ maximumJdUt }) => maximumJdUt < toJd)
          .reverse();
      }
    },
  };
}

/** Every eclipse whose maximum is in `fromJd <= t < toJd`. */
function eclipsesIn(ephemeris: Ephemeris, fromJd: number, toJd: number): readonly GlobalEclipse[] {
  const walk = (next: (from: JulianDayUt) => GlobalEclipse): readonly GlobalEclipse[] => {
    const found: GlobalEclipse[] = [];
    // The library starts its search at a lunation, so a start before the block gives the same eclipses as any other.
    for (let at = Math.max(ephemeris.range.fromJdUt, fromJd - PAST_MAXIMUM_DAYS); at < toJd; ) {
      const eclipse = next(julianDayUt(at));
      if (eclipse.maximumJdUt >= fromJd && eclipse.maximumJdUt < toJd) found.push(eclipse);
      at = eclipse.maximumJdUt + PAST_MAXIMUM_DAYS;
    }
    return found;
  };
  return ECLIPSE_KINDS.flatMap((kind) => walk((from) => eclipseAfter(ephemeris, kind, from))).sort(
    (a, b) => a.maximumJdUt - b.maximumJdUt,
  );
}

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
    firstJdUt: contacts.partialBegin,
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
