import {
  DASHA_CONDITIONS,
  MOOLA_GRAHA,
  NAISARGIKA_ANTARDASHAS,
  PADANADHAMSA,
  PARYAAYA,
  RAASHIYANKA,
  RASHMI,
  SUDARSHANA_CHAKRA,
} from './dashaReadings.data.js';
import {
  ARGALA_READING,
  ARUDHAS,
  AYURDAYA_LOSSES,
  DOSHA_REFERENCE,
  GOCHARA_VEDHA,
  MATCH_TABLES,
  SHADBALA_CONSTANTS,
  SHADBALA_FORMULAS,
  STRENGTH_HOUSES,
  THREE_PAIRS,
} from './readings.data.js';
import { LISTED_YOGAS, YOGA_READINGS } from './yogaReadings.data.js';

/**
 * The choices whose values set readings, each with its rows. A reading decides one point in the core; it has no name of
 * its own in a request. Every row of a choice sets the same readings, so that exactly one value of each applies.
 */
export const READINGS = {
  shadbala_formulas: SHADBALA_FORMULAS,
  strength_houses: STRENGTH_HOUSES,
  shadbala_constants: SHADBALA_CONSTANTS,
  arudhas: ARUDHAS,
  argala_reading: ARGALA_READING,
  gochara_vedha: GOCHARA_VEDHA,
  naisargika_antardashas: NAISARGIKA_ANTARDASHAS,
  moola_graha: MOOLA_GRAHA,
  rashmi: RASHMI,
  dasha_conditions: DASHA_CONDITIONS,
  padanadhamsa: PADANADHAMSA,
  paryaaya: PARYAAYA,
  raashiyanka: RAASHIYANKA,
  sudarshana_chakra: SUDARSHANA_CHAKRA,
  dosha_reference: DOSHA_REFERENCE,
  listed_yogas: LISTED_YOGAS,
  yoga_readings: YOGA_READINGS,
  three_pairs: THREE_PAIRS,
  ayurdaya_losses: AYURDAYA_LOSSES,
  match_tables: MATCH_TABLES,
} as const;

type ChoiceName = keyof typeof READINGS;
/** The rows of a choice; every row has the same keys. */
type RowOf<Name extends ChoiceName> = { [N in Name]: (typeof READINGS)[N][keyof (typeof READINGS)[N]] }[Name];
type ReadingOf<Name extends ChoiceName> = { [N in Name]: keyof RowOf<N> }[Name];
type AnyReading = { [Name in ChoiceName]: ReadingOf<Name> }[ChoiceName];
type ChoiceWith<Reading> = {
  [Name in ChoiceName]: Reading extends ReadingOf<Name> ? Name : never;
}[ChoiceName];

/** Every reading that applies. */
export type Readings = {
  readonly [Reading in AnyReading]: RowOf<ChoiceWith<Reading>>[Reading & keyof RowOf<ChoiceWith<Reading>>];
};

/** Readings of the conditions of yogas. */
export type YogaReading = ReadingOf<'yoga_readings'>;
/** What decides which yogas are listed. */
export type YogaListing = ReadingOf<'listed_yogas'>;

/** The readings that the values of some choices set. */
export const readingsOf = (chosen: Readonly<Partial<Record<string, unknown>>>): Readonly<Partial<Readings>> =>
  Object.assign(
    {},
    ...Object.entries(READINGS).map(([name, rows]) => (rows as Readonly<Record<string, object>>)[String(chosen[name])]),
  ) as Readonly<Partial<Readings>>;
