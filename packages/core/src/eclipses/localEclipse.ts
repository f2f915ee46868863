import type { GeoPlace } from '../ephemeris/ephemeris.js';
import type { Observatory } from '../sky/observatory.js';
import type { RisingDefinition } from '../sky/risings/risingDefinitions.data.js';
import { type HorizontalPlace, horizontal, viewFrom } from '../sky/risings/topocentric.js';
import type { Interval } from '../time/interval.js';
import { contains } from '../time/interval.js';
import type { JulianDayUt } from '../time/julianDay.js';
import type { GlobalEclipse } from './globalEclipse.js';
import { type Covering, type LocalSolarEclipse, localSolarEclipse } from './localSolar.js';
import { visibleParts } from './visibleParts.js';

/** A contact or a maximum as it is seen from a place. */
export interface SeenMoment extends HorizontalPlace {
  readonly jdUt: JulianDayUt;
  readonly aboveHorizon: boolean;
}

/** Contacts of the Sun (c) and of the Moon (p, u), by the order in which they come. */
export const CONTACTS = ['p1', 'c1', 'u1', 'c2', 'u2', 'c3', 'u3', 'c4', 'u4', 'p4'] as const;
export type Contact = (typeof CONTACTS)[number];

/** Contacts of an eclipse of the Sun anywhere on Earth. */
export const EARTH_CONTACTS = [
  'partial_begin',
  'total_or_annular_begin',
  'center_line_begin',
  'center_line_end',
  'total_or_annular_end',
  'partial_end',
] as const;

/** Every moment that has a word. */
export type EclipseMoment = Contact | VisibleLimit | (typeof EARTH_CONTACTS)[number];

/** What starts or ends the visible part. */
export type VisibleLimit = Contact | 'sunrise' | 'sunset' | 'moonrise' | 'moonset';

/** The part of an eclipse that is above the horizon. */
export interface VisibleEclipse {
  readonly intervals: readonly Interval[];
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
  readonly startIs: VisibleLimit;
  readonly endIs: VisibleLimit;
  /** The maximum where it is seen, else the end of a visible part that is nearest to it. */
  readonly maximum: SeenMoment & { readonly covering: Covering | null };
}

/** The eclipse at a place (docs/rules/11-eclipses-and-visibility.md#section-3). */
export interface LocalEclipse {
  /** Of the place: a total eclipse is partial outside its path. */
  readonly type: 'total' | 'annular' | 'partial' | 'penumbral';
  readonly contacts: ReadonlyMap<Contact, SeenMoment>;
  readonly maximum: SeenMoment;
  /** At the maximum, zero below the horizon; null for the Moon, whose magnitude is the same everywhere. */
  readonly covering: Covering | null;
  /** From the first to the last contact that counts: of the umbra, else of the penumbra. */
  readonly whole: Interval;
  /** null where nothing of it is above the horizon. */
  readonly visible: VisibleEclipse | null;
}

/** The horizons over which the Sun and the Moon are seen. */
export interface EclipseHorizons {
  readonly sun: RisingDefinition;
  readonly moon: RisingDefinition;
}

/** The eclipse without the horizon. */
interface Passage {
  readonly type: LocalEclipse['type'];
  readonly maximumJdUt: JulianDayUt;
  readonly contacts: readonly (readonly [Contact, JulianDayUt | null])[];
  readonly first: Contact;
  readonly last: Contact;
  readonly whole: Interval;
  readonly coveringAt: LocalSolarEclipse['coveringAt'] | null;
}

/** Nothing is covered that is not seen, as in the library. */
const NOTHING_SEEN: Covering = { magnitude: 0, coveredDiameter: 0, obscuration: 0 };

/** The eclipse at a place, or null where there is none: the Moon's shadow does not pass it. */
export function localEclipse(
  observatory: Observatory,
  eclipse: GlobalEclipse,
  place: GeoPlace,
  horizons: EclipseHorizons,
): LocalEclipse | null {
  const passage = passageOf(observatory, eclipse, place);
  if (passage === null) return null;
  const body = eclipse.kind === 'solar' ? 'Sun' : 'Moon';
  const horizon = eclipse.kind === 'solar' ? horizons.sun : horizons.moon;
  const viewOf = viewFrom(place, 'surface');
  const seenAt = (jdUt: JulianDayUt): SeenMoment => ({
    jdUt,
    ...horizontal(place, viewOf(observatory.seen(body, jdUt))),
    aboveHorizon: observatory.isUp(body, jdUt, place, horizon),
  });
  const parts = visibleParts(observatory, { body, place, horizon }, passage.whole);
  const { contacts, maximumJdUt, coveringAt } = passage;
  const maximum = seenAt(maximumJdUt);
  return {
    type: passage.type,
    contacts: new Map(contacts.flatMap(([name, jdUt]) => (jdUt === null ? [] : [[name, seenAt(jdUt)] as const]))),
    maximum,
    covering: coveringAt === null ? null : maximum.aboveHorizon ? coveringAt(maximumJdUt) : NOTHING_SEEN,
    whole: passage.whole,
    visible: visibleOf(passage, parts, eclipse.kind, seenAt),
  };
}

function passageOf(observatory: Observatory, eclipse: GlobalEclipse, place: GeoPlace): Passage | null {
  if (eclipse.kind === 'solar') {
    const local = localSolarEclipse(observatory, place, eclipse.maximumJdUt);
    if (local === null) return null;
    const { c1, c2, c3, c4 } = local.contacts;
    return {
      type: local.type,
      maximumJdUt: local.maximumJdUt,
      contacts: [
        ['c1', c1],
        ['c2', c2],
        ['c3', c3],
        ['c4', c4],
      ],
      first: 'c1',
      last: 'c4',
      whole: { startJdUt: c1, endJdUt: c4 },
      coveringAt: local.coveringAt,
    };
  }
  const { type, maximumJdUt, contacts } = eclipse.circumstances;
  const { p1, u1, u2, u3, u4, p4 } = contacts;
  const umbra = u1 !== null && u4 !== null ? { startJdUt: u1, endJdUt: u4 } : null;
  return {
    type,
    maximumJdUt,
    contacts: [
      ['p1', p1],
      ['u1', u1],
      ['u2', u2],
      ['u3', u3],
      ['u4', u4],
      ['p4', p4],
    ],
    first: umbra === null ? 'p1' : 'u1',
    last: umbra === null ? 'p4' : 'u4',
    whole: umbra ?? { startJdUt: p1, endJdUt: p4 },
    coveringAt: null,
  };
}

function visibleOf(
  { whole, first, last, maximumJdUt, coveringAt }: Passage,
  intervals: readonly Interval[],
  kind: GlobalEclipse['kind'],
  seenAt: (jdUt: JulianDayUt) => SeenMoment,
): VisibleEclipse | null {
  const [firstPart, lastPart] = [intervals[0], intervals.at(-1)];
  if (firstPart === undefined || lastPart === undefined) return null;
  const { startJdUt } = firstPart;
  const { endJdUt } = lastPart;
  const seenMaximum = nearestIn(intervals, maximumJdUt);
  return {
    intervals,
    startJdUt,
    endJdUt,
    startIs: startJdUt === whole.startJdUt ? first : kind === 'solar' ? 'sunrise' : 'moonrise',
    endIs: endJdUt === whole.endJdUt ? last : kind === 'solar' ? 'sunset' : 'moonset',
    maximum: { ...seenAt(seenMaximum), covering: coveringAt?.(seenMaximum) ?? null },
  };
}

/** A moment if one of the intervals contains it, else the limit of an interval that is nearest to it. */
function nearestIn(intervals: readonly Interval[], jdUt: JulianDayUt): JulianDayUt {
  if (intervals.some((interval) => contains(interval, jdUt))) return jdUt;
  const limits = intervals.flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt]);
  return limits.reduce((best, limit) => (Math.abs(limit - jdUt) < Math.abs(best - jdUt) ? limit : best));
}
