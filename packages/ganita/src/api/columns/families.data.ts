import type { SectionKey } from '../../calculations/natal/sectionKeys.js';

/** Columns that are read from one section of the horoscope: a part of a selector for each part of the path on the wire. */
export interface ColumnFamily {
  readonly section: SectionKey;
  /** What its selectors start with; empty where the path says it. */
  readonly prefix: string;
  /** Parts of the path under a shorter name; an empty one is left out. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** First parts of the path that are no columns. */
  readonly without?: readonly string[];
  /** Unit of the numbers that are no counts, where the name of the field does not say it. */
  readonly unit?: string;
}

/**
 * Where columns come from; the source of each is the schema of a section (`../horoscope/sections.ts`). The fields of a family follow from the schema of its section. Where two families give the same
 * selector, the first has it: both have the same value.
 */
export const COLUMN_FAMILIES: readonly ColumnFamily[] = [
  { section: 'planets', prefix: '' },
  { section: 'nakshatra_pada', prefix: '' },
  { section: 'divisional_charts', prefix: '' },
  { section: 'bhava_chart', prefix: '', without: ['method'] },
  { section: 'ayanamsa_value', prefix: 'ayanamsa', unit: 'degrees' },
  { section: 'julian_day', prefix: 'julian_day', unit: 'days' },
  { section: 'calendar_info', prefix: 'panchang', without: ['place', 'latitude', 'longitude', 'timezone'] },
  { section: 'birth_attributes', prefix: 'attributes' },
  { section: 'doshas', prefix: 'doshas' },
  { section: 'shad_bala', prefix: 'shadbala', renamed: { total_virupas: 'total' }, unit: 'virupas' },
  { section: 'bhava_bala', prefix: 'bhavabala', renamed: { total_virupas: 'total' }, unit: 'virupas' },
  { section: 'other_bala', prefix: 'other_bala' },
  { section: 'vimsopaka_bala', prefix: 'vimsopaka' },
  { section: 'vaiseshikamsa_bala', prefix: 'vaiseshikamsa' },
  {
    section: 'ashtakavarga',
    prefix: 'ashtakavarga',
    renamed: { samudhaya_ashtaka_varga: 'SAV', binna_ashtaka_varga: 'BAV', prastara_ashtaka_varga: 'prastara' },
  },
  { section: 'chara_karakas', prefix: 'karakas' },
  { section: 'special_lagnas', prefix: '' },
  { section: 'upagrahas', prefix: 'upagrahas' },
  { section: 'sphuta', prefix: 'sphuta' },
  { section: 'sahams', prefix: 'sahams' },
  { section: 'house_varnadas', prefix: 'varnadas' },
  { section: 'arudha_padhas', prefix: 'arudhas' },
  { section: 'graha_arudhas', prefix: '' },
  { section: 'surya_arudhas', prefix: '' },
  { section: 'chandra_arudhas', prefix: '' },
  { section: 'planetary_states', prefix: 'states' },
  { section: 'amsa_rulers', prefix: 'amsas' },
  { section: 'longevity_prediction', prefix: 'longevity' },
];

/** Names of bodies in selectors, where those of the wire are longer. */
export const BODY_NAMES: Readonly<Record<string, string>> = { Ascendant: 'lagna' };

/** Units of numbers by the name of their schema, then by that of their field. */
export const UNITS: Readonly<Record<string, string>> = {
  DegreesInSign: 'degrees',
  AbsoluteDegrees: 'degrees',
  degrees_in_nakshatra: 'degrees',
  ranking_degrees: 'degrees',
  start_absolute_longitude: 'degrees',
  middle_absolute_longitude: 'degrees',
  end_absolute_longitude: 'degrees',
  speed: 'degrees a day',
  total_rupas: 'rupas',
  required_rupas: 'rupas',
  ratio: 'ratio',
  day_length_hours: 'hours',
  night_length_hours: 'hours',
};
