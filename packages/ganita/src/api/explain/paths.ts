import { FESTIVAL_IDS, type FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { LIMBS, type LimbName } from '../statements/limbs.data.js';

/** A limb of a date, or a date of a festival in a year. */
export type DayPath =
  | { readonly of: 'limb'; readonly limb: LimbName; readonly date: string }
  | {
      readonly of: 'festival';
      readonly festival: FestivalId;
      readonly year: number;
      /** Which of several dates of the year; null where the year has one. */
      readonly date: string | null;
    };

const LIMB_PATH = /^panchang\.([a-z_]{1,20})@(\d{4}-\d{2}-\d{2})$/;
const FESTIVAL_PATH = /^festivals\.([a-z0-9_]{1,80})@(\d{4})(-\d{2}-\d{2})?$/;

/** The limb or the festival of a path; null of any other. */
export function dayPathOf(path: string): DayPath | null {
  const [, limb, date] = LIMB_PATH.exec(path) ?? [];
  if (limb !== undefined && date !== undefined && Object.hasOwn(LIMBS, limb))
    return { of: 'limb', limb: limb as LimbName, date };
  const [, name, year = '', day] = FESTIVAL_PATH.exec(path) ?? [];
  const festival = FESTIVAL_IDS.find((one) => one === name);
  return festival === undefined
    ? null
    : { of: 'festival', festival, year: Number(year), date: day === undefined ? null : `${year}${day}` };
}

/** What the paths of a match start with. */
export const OF_PAIR = 'kootas.';

/** The paths that are of a column. */
export const columnPaths = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => dayPathOf(path) === null && !path.startsWith(OF_PAIR));
