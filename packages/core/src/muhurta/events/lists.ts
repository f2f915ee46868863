import type { TITHI_CLASSES } from '../../panchanga/angaNames.data.js';
import type { Tithi } from '../../panchanga/angaNames.js';
import { MONTH_TITHIS, type MonthTithi } from '../../panchanga/monthTithis.js';
import { NAKSHATRA_CLASSES, type NakshatraClass } from '../../zodiac/nakshatraClasses.data.js';
import { NAKSHATRAS, type Nakshatra } from '../../zodiac/nakshatras.js';

const isClass = (name: Nakshatra | NakshatraClass): name is NakshatraClass => name in NAKSHATRA_CLASSES;

type Names = readonly (Nakshatra | NakshatraClass)[];

const namedBy = (names: Names): ReadonlySet<Nakshatra> =>
  new Set<Nakshatra>(names.flatMap((name) => (isClass(name) ? NAKSHATRA_CLASSES[name] : [name])));

/** Nakshatras by name or by class, in the order of the zodiac. */
export function nakshatras(...names: Names): readonly Nakshatra[] {
  const named = namedBy(names);
  return NAKSHATRAS.filter((nakshatra) => named.has(nakshatra));
}

/** All nakshatras but these, named one by one or by class, in the order of the zodiac. */
export function nakshatrasBut(...names: Names): readonly Nakshatra[] {
  const named = namedBy(names);
  return NAKSHATRAS.filter((nakshatra) => !named.has(nakshatra));
}

/** Tithis that both pakshas have. */
type SharedTithi = Exclude<Tithi, 'purnima' | 'amavasya'>;
/** Purna is omitted: its last tithi differs between the pakshas. */
type SharedClass = Exclude<(typeof TITHI_CLASSES)[number], 'purna'>;

/** Classes whose tithis both pakshas have (docs/rules/07-panchang-calendar-transits.md#section-4). */
const SHARED_CLASSES: Readonly<Record<SharedClass, readonly SharedTithi[]>> = {
  nanda: ['pratipada', 'shashthi', 'ekadashi'],
  bhadra: ['dwitiya', 'saptami', 'dwadashi'],
  jaya: ['tritiya', 'ashtami', 'trayodashi'],
  rikta: ['chaturthi', 'navami', 'chaturdashi'],
};

/** Tithis by name or by class: of both pakshas, or of one. */
interface TithiNames {
  readonly both?: readonly (SharedTithi | SharedClass)[];
  readonly shukla?: readonly Exclude<Tithi, 'amavasya'>[];
  readonly krishna?: readonly Exclude<Tithi, 'purnima'>[];
}

/** Tithis in the order of the lunar month. */
export function tithis({ both = [], shukla = [], krishna = [] }: TithiNames): readonly MonthTithi[] {
  const shared = both.flatMap((name) =>
    name in SHARED_CLASSES ? SHARED_CLASSES[name as SharedClass] : [name as SharedTithi],
  );
  const chosen = new Set<MonthTithi>([
    ...[...shared, ...shukla].map((tithi) => `shukla_${tithi}` as const),
    ...[...shared, ...krishna].map((tithi) => `krishna_${tithi}` as const),
  ]);
  return MONTH_TITHIS.filter((tithi) => chosen.has(tithi));
}
