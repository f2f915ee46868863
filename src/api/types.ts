import type { SectionKey } from '../calculations/natal/sectionKeys.js';
import type { Wire } from '../calculations/schema/wire.js';
import type { CALCULATIONS, CalculationName } from '../calculations/table.js';
import type { ResponseOf } from './answer.js';
import type { HoroscopeRecord } from './horoscope/keys.js';

/** The request of a calculation: fields with a default may be left out. */
export type RequestOf<N extends CalculationName> = Wire<(typeof CALCULATIONS)[N]['input']>;

/** The keys that an answer holds: all, or those of a list; which of them is not known where the list was made elsewhere. */
type KeysHeld<Sections> = Sections extends readonly SectionKey[]
  ? number extends Sections['length']
    ? HoroscopeRecord
    : Required<Pick<HoroscopeRecord, Sections[number]>>
  : Required<HoroscopeRecord>;

/** A natal chart with just the keys of the horoscope that were asked for. */
export type NatalChartOf<Request> = Omit<ResponseOf<'natalChart'>, 'horoscope'> & {
  readonly horoscope: KeysHeld<Request extends { readonly sections: infer Sections } ? Sections : undefined>;
};
