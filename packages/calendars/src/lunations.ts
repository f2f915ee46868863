/** The lunations of 1899 to 2101 at New Delhi, from the table that the engine has made. */
import {
  ADHIKA_LUNATIONS,
  FIRST_LUNATION_DAY,
  FULL_MOON_MARGINS,
  KSHAYA_LUNATIONS,
  NEAR_DAYS,
  NEW_MOON_MARGINS,
  SANKRANTI_MARGINS,
  TITHI_EVENTS,
} from './lunations.data.js';
import { placeOfCharacter } from './tableText.js';

const TITHIS = 30;
const REPEATED = 30;
const END = 60;
/** The largest margin of the table; greater ones are written as it. */
const MOST_MINUTES = 60;
/** Shaka year of the first lunation, Chaitra of 1899. */
const FIRST_SHAKA = 1821;
const MEAN_DAYS = 29.530588;

/** A lunation, from the first sunrise after a new moon to the last before the next one. Days count from 2000-01-01. */
export interface Lunation {
  readonly index: number;
  readonly firstDay: number;
  readonly days: number;
  /** 0 Chaitra .. 11 Phalguna, of the amanta month. */
  readonly month: number;
  /** Shaka year, from Chaitra, an adhika one included. */
  readonly shaka: number;
  /** The Sun enters no sign. */
  readonly isAdhika: boolean;
  /** The Sun enters two signs: the next name is skipped. */
  readonly isKshaya: boolean;
  /** How many sunrises each tithi has, 0..2. */
  readonly sunrises: readonly number[];
  /** Minutes from its new moon and its full moon to the nearest sunrise, 60 if more. */
  readonly newMoonMargin: number;
  readonly fullMoonMargin: number;
  /** Minutes from the new moons at its start and end to the nearest sankranti, which decide its name; 60 if more. */
  readonly nameMargin: number;
}

function readLunations(): readonly Lunation[] {
  const [adhika, kshaya, sankranti] = [
    new Set(ADHIKA_LUNATIONS),
    new Set(KSHAYA_LUNATIONS),
    new Map(SANKRANTI_MARGINS),
  ];
  const read: Lunation[] = [];
  let [firstDay, month, shaka] = [FIRST_LUNATION_DAY, 0, FIRST_SHAKA];
  let sunrises = new Array<number>(TITHIS).fill(1);
  for (let at = 0; at < TITHI_EVENTS.length; at++) {
    const event = placeOfCharacter(TITHI_EVENTS, at);
    if (event < END) {
      sunrises[event % REPEATED] = event < REPEATED ? 0 : 2;
      continue;
    }
    const index = read.length;
    const days = sunrises.reduce((sum, count) => sum + count, 0);
    const isKshaya = kshaya.has(index);
    const isAdhika = adhika.has(index);
    read.push({
      index,
      firstDay,
      days,
      month,
      shaka,
      isAdhika,
      isKshaya,
      sunrises,
      newMoonMargin: placeOfCharacter(NEW_MOON_MARGINS, index),
      fullMoonMargin: placeOfCharacter(FULL_MOON_MARGINS, index),
      nameMargin: Math.min(sankranti.get(index) ?? MOST_MINUTES, sankranti.get(index + 1) ?? MOST_MINUTES),
    });
    firstDay += days;
    sunrises = new Array<number>(TITHIS).fill(1);
    const next = isAdhika ? month : month + (isKshaya ? 2 : 1);
    if (next >= 12) shaka++;
    month = next % 12;
  }
  return read;
}

const known: Lunation[] = [];

/** Every lunation of the table, in order. */
export function allLunations(): readonly Lunation[] {
  if (known.length === 0) known.push(...readLunations());
  return known;
}

/** Index of a lunation at or a little before the first of a Shaka year. */
export const lunationNearYear = (shaka: number): number =>
  Math.max(0, Math.floor(((shaka - FIRST_SHAKA) * 365.25636) / MEAN_DAYS) - 1);

/** The lunation of a day. Error: RangeError outside the table. */
export function lunationOf(day: number): Lunation {
  const all = allLunations();
  let at = Math.max(0, Math.min(all.length - 1, Math.floor((day - FIRST_LUNATION_DAY) / MEAN_DAYS)));
  while ((all[at]?.firstDay ?? Number.NEGATIVE_INFINITY) > day) at--;
  while ((all[at + 1]?.firstDay ?? Number.POSITIVE_INFINITY) <= day) at++;
  const lunation = all[at];
  if (lunation === undefined || day >= lunation.firstDay + lunation.days)
    throw new RangeError('the date is outside the table of 1899 to 2101');
  return lunation;
}

/** First day of a tithi 1..30 of a lunation; where it has no sunrise, that of the next tithi. */
export function dayOfTithi({ firstDay, sunrises }: Lunation, tithi: number): number {
  let day = firstDay;
  for (let before = 0; before < tithi - 1; before++) day += sunrises[before] as number;
  return day;
}

const nearDays: Set<number> = new Set();

/** Whether so little decides the tithi of a day (3 minutes) that printed almanacs may have its neighbour. */
export function isNearTithi(day: number): boolean {
  if (nearDays.size === 0) {
    let near = 0;
    for (const step of NEAR_DAYS) {
      near += step;
      nearDays.add(near);
    }
  }
  return nearDays.has(day);
}
