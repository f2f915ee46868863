import type { SectionKey } from '../calculations/natal/sectionKeys.js';
import type { CalculationName, ENDPOINTS } from './endpoints.js';
import type { HoroscopeRecord } from './horoscope/keys.js';
import type { Wire } from './schema/wire.js';

/** The request of a calculation: fields with a default may be left out. */
export type RequestOf<N extends CalculationName> = Wire<(typeof ENDPOINTS)[N]['calculation']['request']>;

/** What a calculation answers with. */
export type ResponseOf<N extends CalculationName> = Wire<(typeof ENDPOINTS)[N]['response']>;

/** The keys of an answer: all, or those of a list; which of them is not known where the list was made elsewhere. */
type KeysIn<Sections> = Sections extends readonly SectionKey[]
  ? number extends Sections['length']
    ? HoroscopeRecord
    : Required<Pick<HoroscopeRecord, Sections[number]>>
  : Required<HoroscopeRecord>;

/** A natal chart with just the keys of the horoscope that `sections` lists; all of them for null or undefined. */
export type NatalChartOf<Sections> = Omit<ResponseOf<'natalChart'>, 'horoscope'> & {
  readonly horoscope: KeysIn<Sections>;
};
