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
  Sikkim: ['sikkim'],
  'Tamil Nadu': ['tamil'],
  Telangana: ['telugu', 'telangana'],
  Tripura: ['tripura', 'bengali'],
  'Uttar Pradesh': ['north', 'kashi', 'braj'],
  Uttarakhand: ['uttarakhand', 'north'],
  'West Bengal': ['bengali'],
};

/** The state of a region where it is not the only region of its state. */
export const STATE_OF_REGION: Readonly<Partial<Record<Region, string>>> = {
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
  telangana: 'Telangana',
  tripura: 'Tripura',
  uttarakhand: 'Uttarakhand',
};

/** The regions of other countries, which are one region each; by ISO 3166-1 alpha-2. */
export const REGIONS_OF_COUNTRIES: Readonly<Record<string, readonly Region[]>> = {
  BD: ['bengali'],
  LK: ['sri_lanka'],
  NP: ['nepali'],
};
