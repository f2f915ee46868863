import type { NatalChartOf, ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { SECTIONS, SECTIONS_OF_THE_DATE } from './chartPage.js';

/** The answer to the chart of the page: the sections that it wants, and one of the two families of dashas. */
export type Chart = NatalChartOf<typeof SECTIONS> & {
  readonly horoscope: Pick<ResponseOf<'natalChart'>['horoscope'], 'graha_dashas' | 'rasi_dashas'>;
};
/** The answer to the chart of a birth whose time is not known. */
export type ChartOfTheDate = NatalChartOf<typeof SECTIONS_OF_THE_DATE>;
type Horoscope = Chart['horoscope'];
export type Planets = Horoscope['planets'];
export type Yogas = Horoscope['yogas'];
export type Doshas = Horoscope['doshas'];
export type Strengths = Horoscope['shad_bala'];
export type Ashtakavarga = Horoscope['ashtakavarga'];
export type BhavaChart = Horoscope['bhava_chart'];
export type BirthAttributes = Horoscope['birth_attributes'];
export type CalendarInfo = Horoscope['calendar_info'];
export type MarginsAnswer = ResponseOf<'margins'>;
export type SaturnTimeline = ResponseOf<'saturnTimeline'>['saturn_timeline'];
export type CompareAnswer = ResponseOf<'horoscopeCompare'>;

/** A period of a dasha: of a planet, or of a sign. */
export interface Period {
  readonly lord?: string;
  readonly sign?: string;
  readonly start: string;
  readonly end: string;
  readonly periods?: readonly Period[] | undefined;
}

/** A dasha with the periods that run at a moment. */
export interface DashaAnswer {
  readonly name: string;
  readonly applicable: boolean;
  readonly periods: readonly Period[];
  readonly running?: readonly (Period & { readonly level: number })[] | null | undefined;
}
