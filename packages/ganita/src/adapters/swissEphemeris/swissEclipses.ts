import type { Ephemeris, GeoPlace, SarosPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { DomainError } from '@ganita/core/errors/domainError.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import {
  ATMOSPHERE,
  BUFFER_DOUBLES,
  CENTRAL,
  FLAG,
  HELIACAL_EVENTS,
  LUNAR_TYPES,
  NO_SAROS,
  OBSERVER,
  SOLAR_TYPES,
} from './flags.js';
import type { SwissModule } from './swissModule.js';

type EclipsePort = Pick<Ephemeris, 'nextSolarEclipse' | 'nextLunarEclipse' | 'heliacalEvent'>;

/** What the port of positions shares with this one. */
interface SharedModule {
  readonly requireRange: (jdUt: number) => void;
  readonly lastError: () => string;
  /** Address of the error text. */
  readonly errorText: number;
}

/** Eclipses of either body, penumbral ones included, come at most six lunations (178 days) apart. */
const MAX_ECLIPSE_GAP_DAYS = 200;
/** Synodic period of Mars: no heliacal event of a planet comes later. */
const MAX_HELIACAL_DAYS = 800;
const NAME_BYTES = 32;
/** The library found no such event; or it gave up, which it says only in words. */
const NOT_FOUND = -2;
const GAVE_UP = 'no heliacal date found';

/** A block of doubles in the memory of the module. */
interface Buffer {
  readonly address: number;
  /** Set every number to zero. */
  clear(): void;
  set(values: readonly number[]): void;
  at(index: number): number;
  /** A moment; zero means that there is none. */
  momentOrNull(index: number): JulianDayUt | null;
  moment(index: number): JulianDayUt;
}

function bufferIn(module: SwissModule, doubles: number): Buffer {
  const address = module._malloc(doubles * 8);
  const first = address >> 3;
  const at = (index: number): number => module.HEAPF64[first + index] as number;
  return {
    address,
    clear: () => module.HEAPF64.fill(0, first, first + doubles),
    set: (values) => module.HEAPF64.set(values, first),
    at,
    momentOrNull: (index) => (at(index) === 0 ? null : (at(index) as JulianDayUt)),
    moment: (index) => at(index) as JulianDayUt,
  };
}

/** Eclipses and heliacal events by the searches of the library. */
export function swissEclipses(module: SwissModule, { requireRange, lastError, errorText }: SharedModule): EclipsePort {
  const times = bufferIn(module, BUFFER_DOUBLES.eclipseTimes);
  const attributes = bufferIn(module, BUFFER_DOUBLES.eclipseAttributes);
  const where = bufferIn(module, BUFFER_DOUBLES.eclipsePlace);
  const visibility = bufferIn(module, BUFFER_DOUBLES.heliacal);
  const atmosphere = bufferIn(module, ATMOSPHERE.length);
  const observer = bufferIn(module, OBSERVER.length);
  const name = module._malloc(NAME_BYTES);

  const found = (returned: number, value: object): number => {
    if (returned < 0) throw new DomainError('ephemeris_missing', lastError(), { value });
    return returned;
  };
  const search = (kind: 'solar' | 'lunar', fromJdUt: number): number => {
    requireRange(fromJdUt);
    requireRange(fromJdUt + MAX_ECLIPSE_GAP_DAYS);
    times.clear();
    const next = kind === 'solar' ? module._swe_sol_eclipse_when_glob : module._swe_lun_eclipse_when;
    return found(next(fromJdUt, FLAG.swissEphemeris, 0, times.address, 0, errorText), { kind, fromJdUt });
  };
  const saros = (): SarosPlace | null =>
    attributes.at(9) === NO_SAROS ? null : { series: attributes.at(9), member: attributes.at(10) };

  return {
    nextSolarEclipse(fromJdUt) {
      const returned = search('solar', fromJdUt);
      const maximumJdUt = times.moment(0);
      where.clear();
      attributes.clear();
      found(
        module._swe_sol_eclipse_where(maximumJdUt, FLAG.swissEphemeris, where.address, attributes.address, errorText),
        { maximumJdUt },
      );
      return {
        type: typeIn(SOLAR_TYPES, returned),
        central: (returned & CENTRAL) !== 0,
        maximumJdUt,
        contacts: {
          partialStart: times.moment(2),
          partialEnd: times.moment(3),
          totalStart: times.momentOrNull(4),
          totalEnd: times.momentOrNull(5),
          centerStart: times.momentOrNull(6),
          centerEnd: times.momentOrNull(7),
        },
        place: placeIn(where),
        diameterRatio: attributes.at(1),
        coveredDiameter: attributes.at(0),
        // When total, the library gives the ratio of the areas.
        obscuration: Math.min(1, attributes.at(2)),
        saros: saros(),
      };
    },

    nextLunarEclipse(fromJdUt) {
      const returned = search('lunar', fromJdUt);
      const maximumJdUt = times.moment(0);
      where.clear();
      attributes.clear();
      found(
        module._swe_lun_eclipse_how(maximumJdUt, FLAG.swissEphemeris, where.address, attributes.address, errorText),
        { maximumJdUt },
      );
      const type = typeIn(LUNAR_TYPES, returned);
      return {
        type,
        maximumJdUt,
        contacts: {
          p1: times.moment(6),
          u1: times.momentOrNull(2),
          u2: times.momentOrNull(4),
          u3: times.momentOrNull(5),
          u4: times.momentOrNull(3),
          p4: times.moment(7),
        },
        umbralMagnitude: type === 'penumbral' ? null : attributes.at(0),
        penumbralMagnitude: attributes.at(1),
        saros: saros(),
      };
    },

    heliacalEvent(planet, event, fromJdUt, place) {
      requireRange(fromJdUt);
      requireRange(fromJdUt + MAX_HELIACAL_DAYS);
      visibility.clear();
      where.set([place.longitudeDeg, place.latitudeDeg, 0]);
      // The library replaces zeros in both by its defaults, so they are written again for each call.
      atmosphere.set(ATMOSPHERE);
      observer.set(OBSERVER);
      module.stringToUTF8(planet, name, NAME_BYTES);
      const returned = module._swe_heliacal_ut(
        fromJdUt,
        where.address,
        atmosphere.address,
        observer.address,
        name,
        HELIACAL_EVENTS[event],
        FLAG.swissEphemeris,
        visibility.address,
        errorText,
      );
      if (returned === NOT_FOUND || (returned < 0 && lastError().startsWith(GAVE_UP))) return null;
      found(returned, { planet, event, fromJdUt });
      return {
        startJdUt: visibility.moment(0),
        optimumJdUt: visibility.moment(1),
        endJdUt: visibility.moment(2),
      };
    },
  };
}

function typeIn<Type extends string>(rows: readonly (readonly [bit: number, type: Type])[], returned: number): Type {
  const row = rows.find(([bit]) => (returned & bit) !== 0);
  if (row === undefined) throw new DomainError('not_defined', 'an eclipse of no known type', { value: returned });
  return row[1];
}

const placeIn = (where: Buffer): GeoPlace => ({ latitudeDeg: where.at(1), longitudeDeg: where.at(0) });
