import type { HoroscopeKey, SectionKey } from '../calculations/natal/sectionKeys.js';
import type { CalculationName, ENDPOINTS } from './endpoints.js';
import type { HoroscopeRecord } from './horoscope/sectionRecords.js';
import type { WireRequest } from './schema/wire.js';

/** The request of a calculation: fields with a default may be left out. */
export type RequestOf<N extends CalculationName> = WireRequest<(typeof ENDPOINTS)[N]['calculation']['request']>;

type ResponsesByName = { readonly [N in CalculationName]: ReturnType<(typeof ENDPOINTS)[N]['answer']['record']> };
/** An interface: the compiler looks a response up in it, and does not compute all of them for an unknown name. */
interface Responses extends ResponsesByName {}

/** What a calculation answers with. */
export type ResponseOf<N extends CalculationName> = Responses[N];

/** The keys of an answer: the 31, or those of a list; which of them is not known where the list was made elsewhere. */
type KeysIn<Sections> = Sections extends readonly SectionKey[]
  ? number extends Sections['length']
    ? HoroscopeRecord
    : Required<Pick<HoroscopeRecord, Sections[number]>>
  : Required<Pick<HoroscopeRecord, HoroscopeKey>>;

/** A natal chart with just the sections that `sections` lists; with the whole `horoscope` for null or undefined. */
export type NatalChartOf<Sections> = Omit<ResponseOf<'natalChart'>, 'horoscope'> & {
  readonly horoscope: KeysIn<Sections>;
};
