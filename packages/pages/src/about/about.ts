import { lazy } from '@ganita/core/lazy.js';
import { readingsOf } from '@ganita/words/languageFiles.js';
import { LANGUAGES, type Language } from '@ganita/words/languages.js';
import { type AgreementTotals, readAgreement } from '../guide/measured.js';
import { type Plan, page, type Queries } from '../page.js';
import { PATHS } from '../paths.js';

/** Totals of the comparison with golden values. */
export interface AboutState {
  readonly compared: string;
  readonly equal: string;
  readonly places: string;
  readonly zoneData: string;
  readonly unread: readonly UnreadAreas[];
}

/** The areas of words of a language that no native speaker has read. */
interface UnreadAreas {
  readonly language: Language;
  /** Ids of `review.json`. */
  readonly areas: readonly string[];
  /** Whether these are all areas that there are. */
  readonly isAll: boolean;
}

const unreadAreas = lazy((): readonly UnreadAreas[] =>
  LANGUAGES.map((language) => {
    const readings = Object.entries(readingsOf(language));
    const areas = readings.flatMap(([area, reading]) => (reading?.native === true ? [] : [area]));
    return { language, areas, isAll: areas.length === readings.length };
  }),
);

const agreementTotals = lazy((): AgreementTotals => readAgreement().totals);
/** Grouped as in India: lakhs and crores. */
const count = (value: number): string => value.toLocaleString('en-IN');

/** What the service is: conventions, agreement, licences, source. */
export const aboutPage = page<AboutState, Queries>({
  path: PATHS.about,
  method: 'GET',
  limitPerMinute: 120,
  plan(_fields, { places, zones }): Plan<AboutState, Queries> {
    const { compared, equal } = agreementTotals();
    const counts = { compared: count(compared), equal: count(equal) };
    return {
      state: { ...counts, places: places.source, zoneData: zones.tzdataVersion, unread: unreadAreas() },
      queries: {},
    };
  },
});
