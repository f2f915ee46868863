import type { Ephemeris } from '../ephemeris/ephemeris.js';
import { DomainError } from '../errors/domainError.js';
import { type JulianDayUt, julianDayUt } from '../time/julianDay.js';
import type { EclipseTables } from './eclipseTables.js';
import { ECLIPSE_KINDS, eclipseAfter, type GlobalEclipse } from './globalEclipse.js';

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
    // The library skips a maximum within 9 seconds after the start of a search, so the search starts before the block.
    // The moments of an eclipse do not depend on that start.
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
