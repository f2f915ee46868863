import type { Region } from './festivalRow.js';

/**
 * The regions that keep their own festivals in a state or union territory of India, by the name that GeoNames gives it. None: only
 * what is kept everywhere. Source: the lists of public holidays of the states, and their languages.
 */
export const REGIONS_OF_INDIA: Readonly<Record<string, readonly Region[]>> = {
  'Andaman and Nicobar': [],
  'Andhra Pradesh': ['telugu'],
  'Arunachal Pradesh': [],
  Assam: ['assamese'],
  Bihar: ['bihari', 'mithila', 'north'],
  Chandigarh: ['punjabi', 'north'],
  Chhattisgarh: ['chhattisgarh', 'central', 'north'],
  'Dadra and Nagar Haveli and Daman and Diu': ['gujarati'],
  Delhi: ['north', 'punjabi'],
  Goa: ['goa', 'konkani'],
  Gujarat: ['gujarati'],
  Haryana: ['north'],
  'Himachal Pradesh': ['himachal', 'north'],
  'Jammu and Kashmir': ['jammu', 'kashmir', 'north'],
  Jharkhand: ['jharkhand', 'bihari', 'north'],
  Karnataka: ['kannada'],
  Kerala: ['kerala'],
  Ladakh: ['ladakh'],
  Lakshadweep: [],
  'Madhya Pradesh': ['central', 'north'],
  Maharashtra: ['marathi'],
  Manipur: ['manipur'],
  Meghalaya: [],
  Mizoram: [],
  Nagaland: [],
  Odisha: ['odia'],
  Puducherry: ['tamil'],
  Punjab: ['punjabi', 'north'],
  Rajasthan: ['rajasthani', 'north'],
  Sikkim: ['sikkim', 'nepali'],
  'Tamil Nadu': ['tamil'],
  Telangana: ['telugu'],
  Tripura: ['tripura', 'bengali'],
  'Uttar Pradesh': ['north', 'kashi', 'braj'],
  Uttarakhand: ['uttarakhand', 'north'],
  'West Bengal': ['bengali'],
};

/** The state of a region where it is not the only region of its state. */
const STATE_OF_REGION: Readonly<Partial<Record<Region, string>>> = {
  bihari: 'Bihar',
  central: 'Madhya Pradesh',
  chhattisgarh: 'Chhattisgarh',
  goa: 'Goa',
  himachal: 'Himachal Pradesh',
  jammu: 'Jammu and Kashmir',
  jharkhand: 'Jharkhand',
  kashmir: 'Jammu and Kashmir',
  punjabi: 'Punjab',
  rajasthani: 'Rajasthan',
  sikkim: 'Sikkim',
  tripura: 'Tripura',
  uttarakhand: 'Uttarakhand',
};

/** Regions, each with the others of its state: who names a state has the ranks of a place in it. */
export const regionsOfStates = (regions: readonly Region[]): readonly Region[] => [
  ...new Set(regions.flatMap((region) => REGIONS_OF_INDIA[STATE_OF_REGION[region] ?? ''] ?? [region])),
];

/** The same of other countries, which are one region each; by ISO 3166-1 alpha-2. */
const REGIONS_OF_COUNTRIES: Readonly<Record<string, readonly Region[]>> = {
  BD: ['bengali'],
  LK: ['sri_lanka'],
  NP: ['nepali'],
};

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
