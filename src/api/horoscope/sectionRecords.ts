import { type TOptional, type TSchema, type TUnsafe, Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import {
  EXTENSION_KEYS,
  type ExtensionKey,
  HOROSCOPE_KEYS,
  type HoroscopeKey,
  type SectionKey,
} from '../../calculations/natal/sectionKeys.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { Wire } from '../schema/wire.js';
import { WIRE_SECTIONS, type WireRow } from './keys.js';

type Rows = typeof WIRE_SECTIONS;
type RecordsOf<Key extends SectionKey> = { readonly [K in Key]?: Wire<Rows[K]['schema']> };
type OptionalSchemas<Key extends SectionKey> = { readonly [K in Key]: TOptional<Rows[K]['schema']> };

const optionalSchemas = <Key extends SectionKey>(keys: readonly Key[]): OptionalSchemas<Key> =>
  Object.fromEntries(
    keys.map((key) => [key, Type.Optional(WIRE_SECTIONS[key].schema as TSchema)]),
  ) as OptionalSchemas<Key>;

/** The `horoscope` of an answer: the requested keys. */
export type HoroscopeRecord = RecordsOf<HoroscopeKey>;

/** The sections of an answer that are beside `horoscope`: those that were requested. */
type ExtensionRecords = RecordsOf<ExtensionKey>;

export const horoscopeSchema: TUnsafe<HoroscopeRecord> = Type.Unsafe(
  Type.Object(optionalSchemas(HOROSCOPE_KEYS), { title: 'HoroscopeRecord' }),
);

export const extensionSchemas: OptionalSchemas<ExtensionKey> = optionalSchemas(EXTENSION_KEYS);

type Results = Readonly<Partial<SectionResults>>;

/** The records of the keys that were computed. */
function recordsOf(sections: Results, keys: readonly SectionKey[], language: Language) {
  const present = <K extends SectionKey>(key: K): [K, unknown] => [
    key,
    (WIRE_SECTIONS[key] as unknown as WireRow<SectionResults[K], TSchema>).present(
      sections[key] as SectionResults[K],
      language,
    ),
  ];
  return Object.fromEntries(keys.filter((key) => key in sections).map(present));
}

export const horoscopeKeysRecord = (sections: Results, language: Language): HoroscopeRecord =>
  recordsOf(sections, HOROSCOPE_KEYS, language);

export const extensionRecords = (sections: Results, language: Language): ExtensionRecords =>
  recordsOf(sections, EXTENSION_KEYS, language);
