import type { Region } from '@ganita/core/festivals/festivalRow.js';
import { regionsOfState } from '@ganita/core/festivals/regions.js';
import type { RegionalCalendarId } from '@ganita/core/regionalCalendars/calendars.data.js';
import type { Language } from '@ganita/words/languages.js';
import type { SolarMonths } from '@ganita/words/locale.js';
import { localeOf } from '@ganita/words/words.js';
import type { ChartStyle } from '../fields/pictureFields.js';
import type { PlaceIndex } from './placeIndexPort.js';

/** What readers of a region use. */
interface Usage {
  readonly calendar: RegionalCalendarId;
  readonly solarMonths: SolarMonths;
  readonly style: ChartStyle;
}

const NORTHERN: Usage = { calendar: 'north_indian', solarMonths: 'saura', style: 'north' };
const DECCAN: Usage = { calendar: 'telugu_kannada', solarMonths: 'sign', style: 'south' };

/** Usages by region; that of others is northern. Amanta months of Shaka years: also those of Maharashtra and Goa. */
const OF_REGION: Readonly<Partial<Record<Region, Usage>>> = {
  north: NORTHERN,
  punjabi: { ...NORTHERN, solarMonths: 'punjabi' },
  tamil: { calendar: 'tamil', solarMonths: 'tamil', style: 'south' },
  sri_lanka: { calendar: 'tamil', solarMonths: 'tamil', style: 'south' },
  kerala: { calendar: 'malayalam', solarMonths: 'malayalam', style: 'south' },
  telugu: DECCAN,
  kannada: DECCAN,
  marathi: { ...DECCAN, style: 'north' },
  goa: { ...DECCAN, style: 'north' },
  gujarati: { calendar: 'gujarati', solarMonths: 'sign', style: 'north' },
  bengali: { calendar: 'bengali', solarMonths: 'bengali', style: 'east' },
  odia: { calendar: 'odia', solarMonths: 'odia', style: 'east' },
  assamese: { calendar: 'assamese', solarMonths: 'assamese', style: 'east' },
  nepali: { calendar: 'nepali', solarMonths: 'nepali', style: 'north' },
};

/** Further from a place than this, no indexed place says in which state it lies. */
const STATE_KM = 50;

/** Who reads: in which language, and at which place, in degrees. */
export interface Reader {
  readonly language: Language;
  readonly latitude: number;
  readonly longitude: number;
}

type Places = Pick<PlaceIndex, 'nearest'>;

/** The regions of the state in which a place lies, by the indexed place that is nearest; null where none is near. */
export function regionsAt({ latitude, longitude }: Omit<Reader, 'language'>, places: Places) {
  const near = places.nearest(latitude, longitude, STATE_KM);
  return near === null ? null : regionsOfState(near);
}

function usageOfPlace(reader: Reader, places: Places): Usage {
  return (regionsAt(reader, places) ?? []).flatMap((region) => OF_REGION[region] ?? [])[0] ?? NORTHERN;
}

/** What is usual at the place if readers of the language use it, else what they use first; of a language without any, that of the place. */
const usual = <T>(ofLanguage: readonly T[], ofPlace: () => T): T => {
  const [first, ...others] = ofLanguage;
  if (first !== undefined && others.length === 0) return first;
  const found = ofPlace();
  return first === undefined || ofLanguage.includes(found) ? found : first;
};

/** The calendar in which a day is named: that of the language; where it leaves that open that of the place. */
export const readersCalendar = (reader: Reader, places: Places): RegionalCalendarId =>
  usual(localeOf(reader.language).calendars, () => usageOfPlace(reader, places).calendar);

/** How the solar month of a day is named, by the same rule. */
export const readersSolarMonths = (reader: Reader, places: Places): SolarMonths =>
  usual(localeOf(reader.language).solarMonths, () => usageOfPlace(reader, places).solarMonths);

/** The same by the language alone. */
export const solarMonthsOf = (language: Language): SolarMonths =>
  localeOf(language).solarMonths[0] ?? NORTHERN.solarMonths;

/** How a chart is drawn where a request does not say: as in the language; where it leaves that open as at the place. */
export const readersStyle = (reader: Reader, places: Places): ChartStyle =>
  usual(localeOf(reader.language).chartStyles, () => usageOfPlace(reader, places).style);
