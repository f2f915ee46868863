import { SECTIONS, type SectionRow } from './sectionTable.js';

type Sections = typeof SECTIONS;

/** What `sections` of a request may list. */
export type SectionKey = keyof Sections;
/** Keys that are answered only where they are requested by name. */
type ExtensionKey = {
  [K in SectionKey]: Sections[K] extends { readonly extension: true } ? K : never;
}[SectionKey];
/** Keys of a whole `horoscope`: those of the contract. */
export type HoroscopeKey = Exclude<SectionKey, ExtensionKey>;

const isExtension = (key: SectionKey): key is ExtensionKey => {
  const row: SectionRow = SECTIONS[key];
  return row.extension === true;
};

/** In the order of the contract, then those that are answered only by name. */
export const SECTION_KEYS = Object.keys(SECTIONS) as readonly SectionKey[];
export const HOROSCOPE_KEYS = SECTION_KEYS.filter((key) => !isExtension(key)) as readonly HoroscopeKey[];
