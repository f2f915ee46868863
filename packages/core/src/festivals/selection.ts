import { FESTIVALS, type FestivalId } from './festivalCatalogue.js';
import {
  COMMUNITIES,
  type Community,
  type FestivalCategory,
  type FestivalRow,
  REGION_GROUPS,
  REGIONS,
  type Region,
} from './festivalRow.js';

/** Which rows are wanted; null is no condition. */
export interface Selection {
  readonly ids: readonly FestivalId[] | null;
  readonly categories: readonly FestivalCategory[] | null;
  readonly regions: readonly Region[] | null;
  readonly communities: readonly Community[] | null;
}

/** The rows of a selection: named, of a category, and kept in a region or by a community that is wanted. */
export const selectedIds = ({ ids, categories, regions, communities }: Selection): ReadonlySet<FestivalId> =>
  new Set(
    FESTIVALS.filter(
      (row) =>
        (ids?.includes(row.id) ?? true) &&
        (categories?.includes(row.category) ?? true) &&
        isFor(row, regions ?? REGIONS, communities ?? COMMUNITIES),
    ).map(({ id }) => id),
  );

/** The rows in whose place some regions keep one of their own. */
export const replacedIn = (regions: readonly Region[]): ReadonlySet<string> =>
  new Set(
    FESTIVALS.flatMap(({ replaces, audiences }: FestivalRow) =>
      replaces !== null && regions.some((region) => audiences.includes(region)) ? [replaces] : [],
    ),
  );

const isFor = ({ audiences }: FestivalRow, regions: readonly Region[], communities: readonly Community[]): boolean =>
  audiences.some(
    (audience) =>
      audience === 'all' ||
      (communities as readonly string[]).includes(audience) ||
      [audience as Region, ...(REGION_GROUPS[audience as Region] ?? [])].some((region) => regions.includes(region)),
  );
