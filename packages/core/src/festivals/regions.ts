import type { Region } from './festivalRow.js';
import { REGIONS_OF_COUNTRIES, REGIONS_OF_INDIA, STATE_OF_REGION } from './regions.data.js';

/** Regions, each with the others of its state: who names a state has the ranks of a place in it. */
export const regionsOfStates = (regions: readonly Region[]): readonly Region[] => [
  ...new Set(regions.flatMap((region) => REGIONS_OF_INDIA[STATE_OF_REGION[region] ?? ''] ?? [region])),
];

/** The first-order division in which a place lies, and its country. */
export interface StateOfPlace {
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string;
  /** Name in GeoNames; null where none is known. */
  readonly state: string | null;
}

/** The regions of a state; null where the place has none: abroad, and where no state is known. */
export const regionsOfState = ({ countryCode, state }: StateOfPlace): readonly Region[] | null =>
  (countryCode === 'IN' ? REGIONS_OF_INDIA[state ?? ''] : REGIONS_OF_COUNTRIES[countryCode]) ?? null;
