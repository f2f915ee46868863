import type { DaysRange } from '../search/sampledPath.js';
import { VARGA_KEYS } from '../zodiac/vargaKeys.js';
import type { BirthWindow } from './birthWindow.js';
import { avasthaKeys, cuspKeys, grahaKeys, lagnaKeys, midheavenKeys } from './bodyKeys.js';
import { dashaKeys } from './dashaKeys.js';
import { houseKeys } from './houseKeys.js';
import { karakaKeys } from './karakaKeys.js';
import type { KeysOf, MarginGroup, MarginKey } from './key.js';
import { type Margin, marginOf } from './marginTimeline.js';
import { nakshatraStartKeys } from './nakshatraStartKeys.js';
import { dayPartKeys, panchangaKeys } from './panchangaKeys.js';
import { vargaItemId } from './pointKeys.js';
import { specialLagnaKeys, upagrahaKeys } from './specialKeys.js';
import type { WindowSky } from './windowSky.js';

const FAMILIES: readonly KeysOf[] = [
  lagnaKeys,
  midheavenKeys,
  cuspKeys,
  grahaKeys,
  dashaKeys,
  nakshatraStartKeys,
  karakaKeys,
  houseKeys,
  specialLagnaKeys,
  upagrahaKeys,
  avasthaKeys,
];

/** The keys of a window by their names. */
export interface MarginBook {
  readonly window: BirthWindow;
  readonly keys: ReadonlyMap<string, MarginKey>;
}

/**
 * Every key of a window that is not composed of others, in the order of the groups. Nothing is computed before its
 * values are read. `calendar` is the sky of the calendar of the birth, which has positions and a sunrise of its own.
 */
export const simpleKeys = (sky: WindowSky, calendar: WindowSky): readonly MarginKey[] => [
  ...FAMILIES.flatMap((keysOf) => keysOf(sky)),
  ...panchangaKeys(calendar),
  ...dayPartKeys(calendar),
];

/** The keys of a window. */
export const marginBook = (window: BirthWindow, keys: readonly MarginKey[]): MarginBook => ({
  window,
  keys: new Map(keys.map((one) => [one.key, one])),
});

/** Which keys of a window are wanted; null: the default. */
export interface KeyChoice {
  readonly groups: readonly MarginGroup[] | null;
  /** Charts of the keys `D-n`, by their numbers: `D-9`. */
  readonly divisions: readonly string[] | null;
  /** Keys by name, beside those of the groups. */
  readonly keys: readonly string[] | null;
  /** Method of the houses that are among the default keys. */
  readonly houseMethod: number;
}

const LAGNA_ITEMS = ['D-1', 'nakshatra_pada', 'D-9', 'D-10', 'D-12', 'D-30', 'D-60'];
const MOON_ITEMS = ['D-1', 'nakshatra_pada', 'D-9', 'D-60'];
const DEFAULT_KEYS: ReadonlySet<string> = new Set([
  ...LAGNA_ITEMS.map((item) => `lagna.${item}`),
  ...MOON_ITEMS.map((item) => `Moon.${item}`),
  'tithi',
  'karana',
  'yoga',
  'nakshatra',
  'vara',
  'hora_lord',
  'vimshottari.maha',
  'vimshottari.antara',
  'vimshottari.pratyantara',
  'chara_karakas.7',
  'chara_karakas.8',
]);
/** Whole signs: the houses of most rules. */
const SIGN_HOUSES = 5;

/** Names of the charts in keys. */
export const DIVISION_IDS: readonly string[] = VARGA_KEYS.map(vargaItemId);
/** Charts that are only looked at where they are named. */
const NAMED_DIVISIONS = ['D-150'];

const DIVISION_MARK = '.D-';

/** The chart of a key; undefined where it is of none. */
const divisionOf = (key: string): string | undefined => {
  const at = key.lastIndexOf(DIVISION_MARK);
  return at < 0 ? undefined : key.slice(at + 1);
};

/** The wanted keys, in the order of the groups; a key that does not exist is left out. */
export function chosenKeys(
  book: MarginBook,
  { groups, divisions, keys, houseMethod }: KeyChoice,
): readonly MarginKey[] {
  const named = new Set(keys ?? []);
  const isDefault = ({ key, group }: MarginKey): boolean =>
    DEFAULT_KEYS.has(key) ||
    (group === 'houses' && (key.startsWith(`house.${SIGN_HOUSES}.`) || key.startsWith(`house.${houseMethod}.`)));
  const inGroups = ({ key, group }: MarginKey): boolean => {
    if (groups?.includes(group) !== true) return false;
    const division = divisionOf(key);
    if (division === undefined) return true;
    return divisions === null ? !NAMED_DIVISIONS.includes(division) : divisions.includes(division);
  };
  const isWanted = (key: MarginKey): boolean =>
    named.has(key.key) || (groups === null ? keys === null && isDefault(key) : inGroups(key));
  return [...book.keys.values()].filter(isWanted);
}

/** A key with its margin. */
export interface KeyMargin extends Margin {
  readonly key: MarginKey;
}

/** The margins of some keys, the nearest change first, then by name; those without a change are last. */
export const marginsOf = (keys: readonly MarginKey[], window: DaysRange): readonly KeyMargin[] =>
  keys
    .map((key) => ({ key, ...marginOf(key, window) }))
    .sort((a, b) => distanceOf(a) - distanceOf(b) || (a.key.key < b.key.key ? -1 : 1));

/**
 * In tenths of a second, as they are shown: keys of one point change together, whatever the last bit of their limits. None is
 * farther than any.
 */
const distanceOf = ({ nearestSeconds }: Margin): number =>
  nearestSeconds === null ? Number.MAX_VALUE : Math.round(nearestSeconds * 10);

/** How many keys change within some seconds of the birth. */
const KEYS_WITHIN_SECONDS = [60, 120, 300, 600] as const;

/** The nearest change of each group, and how many keys change soon. */
export function marginSummary(margins: readonly KeyMargin[]) {
  const nearest = new Map<MarginGroup, KeyMargin>();
  for (const margin of margins) {
    const { group } = margin.key;
    if (margin.nearestSeconds !== null && !nearest.has(group)) nearest.set(group, margin);
  }
  return {
    nearest: [...nearest.values()],
    keysWithin: KEYS_WITHIN_SECONDS.map((seconds) => ({
      seconds,
      count: margins.filter(({ nearestSeconds }) => nearestSeconds !== null && nearestSeconds <= seconds).length,
    })),
  };
}
