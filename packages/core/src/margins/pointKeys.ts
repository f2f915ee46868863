import { norm360 } from '../angles/angles.js';
import { navamsa64 } from '../charts/states/latta.js';
import { circleLevelsBetween, levelsReached, multiplesBetween, type SampledPath } from '../search/sampledPath.js';
import { chosenDivision, namedDivision, partitionOf, type VargaMethodRules } from '../vargas/division.js';
import { placeSignIndex } from '../vargas/partition.js';
import type { Graha } from '../zodiac/grahas.js';
import { kpLords } from '../zodiac/kpDivisions.js';
import {
  NAKSHATRA_DEG,
  NAKSHATRA_LORDS,
  NAKSHATRAS,
  nakshatraOf,
  PADA_DEG,
  VIMSHOTTARI_YEARS,
} from '../zodiac/nakshatras.js';
import { DEGREES_PER_SIGN, signAt } from '../zodiac/signs.js';
import { factorOf, NADIAMSA_KEY, type NamedVargaKey, VARGA_KEYS } from '../zodiac/vargaKeys.js';
import type { DiscreteValue, MarginGroup, MarginKey, ValueKind } from './key.js';

/** A point of the zodiac whose place has several keys. */
export interface MarginPoint {
  /** What its keys start with: `lagna`, `Moon`, `kp_cusp_7`. */
  readonly id: string;
  readonly group: MarginGroup;
  readonly path: () => SampledPath;
}

/** What a longitude is divided by. */
export interface PointItem {
  readonly id: string;
  readonly kind: ValueKind;
  /** Longitudes at which the value may change, not reduced, between two others. */
  readonly levels: (low: number, high: number) => readonly number[];
  readonly valueOf: (longitudeDeg: number) => DiscreteValue;
}

/** A key of a point. */
export const pointKey = ({ id, group, path }: MarginPoint, item: PointItem): MarginKey => ({
  key: `${id}.${item.id}`,
  group,
  kind: item.kind,
  limits: (range) => [...path().jumpsDays, ...levelsReached(path(), item.levels, range)],
  valueAt: (days) => item.valueOf(norm360(path().at(days))),
});

/** Every chart that has a name: the 23 and D-150. */
export const NAMED_VARGAS: readonly NamedVargaKey[] = [...VARGA_KEYS, NADIAMSA_KEY];

/** The name of a chart in a key: `D-9`. */
export const vargaItemId = (key: NamedVargaKey): string => `D-${factorOf(key)}`;

/** The sign in a chart by its chosen method. */
export function vargaItem(key: NamedVargaKey, rules: VargaMethodRules): PointItem {
  const partition = partitionOf(key === NADIAMSA_KEY ? namedDivision(key) : chosenDivision(key, rules));
  return {
    id: vargaItemId(key),
    kind: 'sign',
    levels: multiplesBetween(DEGREES_PER_SIGN / partition.divisions),
    valueOf: (longitudeDeg) => signAt(placeSignIndex(partition, longitudeDeg)),
  };
}

/** Nakshatra and pada, `15-1`. */
export const PADA_ITEM: PointItem = {
  id: 'nakshatra_pada',
  kind: 'nakshatra_pada',
  levels: multiplesBetween(PADA_DEG),
  valueOf(longitudeDeg) {
    const { number, pada } = nakshatraOf(longitudeDeg);
    return `${number}-${pada}`;
  },
};

const VIMSHOTTARI_CYCLE = 120;
const NAVAMSA_DEG = DEGREES_PER_SIGN / 9;
const NAVAMSA = partitionOf(namedDivision('D-9_navamsa'));

/** The sign of the 64th navamsa. */
export const NAVAMSA_64_ITEM: PointItem = {
  id: 'navamsa_64',
  kind: 'sign',
  levels: multiplesBetween(NAVAMSA_DEG),
  valueOf: (longitudeDeg) => navamsa64(signAt(placeSignIndex(NAVAMSA, longitudeDeg))).sign,
};

/** Starts of the parts of an arc in the Vimshottari proportion, from the lord with a number, to a depth. */
function partsFrom(fromDeg: number, lengthDeg: number, first: number, depth: number): readonly number[] {
  if (depth === 0) return [fromDeg];
  let from = fromDeg;
  return NAKSHATRA_LORDS.flatMap((_, step) => {
    const number = (first + step) % NAKSHATRA_LORDS.length;
    const length = (lengthDeg * VIMSHOTTARI_YEARS[NAKSHATRA_LORDS[number] as Graha]) / VIMSHOTTARI_CYCLE;
    const limits = partsFrom(from, length, number, depth - 1);
    from += length;
    return limits;
  });
}

/** Starts of the stars, subs or sub-subs of the zodiac. */
const kpLimits = (depth: number): readonly number[] =>
  NAKSHATRAS.flatMap((_, star) => partsFrom(star * NAKSHATRA_DEG, NAKSHATRA_DEG, star % NAKSHATRA_LORDS.length, depth));

const kpItem = (id: string, depth: number, lord: 'starLord' | 'subLord' | 'subSubLord'): PointItem => ({
  id,
  kind: 'graha',
  levels: circleLevelsBetween(kpLimits(depth)),
  valueOf: (longitudeDeg) => kpLords(longitudeDeg)[lord],
});

/** Lords of a longitude in the Krishnamurti system. */
export const KP_ITEMS: readonly PointItem[] = [
  kpItem('star_lord', 0, 'starLord'),
  kpItem('sub_lord', 1, 'subLord'),
  kpItem('sub_sub_lord', 2, 'subSubLord'),
];

/** The same as `kp.star_lord` and so on, for a body that has other items too. */
export const BODY_KP_ITEMS: readonly PointItem[] = KP_ITEMS.map((item) => ({ ...item, id: `kp.${item.id}` }));
