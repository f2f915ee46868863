import type { Locale } from '../vocabulary.js';

/** Kannada. Almanacs of Mysore and Udupi write Kannada figures (Ontikoppal, Udupi Panchanga). */
export const locale: Locale = { tag: 'kn', zero: '೦', scriptZero: '೦', lineHeight: 1.56 };

/** Every vocabulary in Kannada, by area. */
export * as amsas from './amsas.js';
export * as angas from './angas.js';
export * as birthAttributes from './birthAttributes.js';
export * as disputes from './disputes.js';
export * as doshas from './doshas.js';
export * as eclipses from './eclipses.js';
export * as evidence from './evidence.js';
export * as festivalParts from './festivalParts.js';
export * as festivals from './festivals.js';
export * as forms from './forms.js';
export * as grahaDashas from './grahaDashas.js';
export * as kp from './kp.js';
export * as kundali from './kundali.js';
export * as longevity from './longevity.js';
export * as match from './match.js';
export * as muhurta from './muhurta.js';
export * as pages from './pages.js';
export * as panchangaCalendar from './panchangaCalendar.js';
export * as panchangaDay from './panchangaDay.js';
export * as personal from './personal.js';
export * as pictures from './pictures.js';
export * as points from './points.js';
export * as prashna from './prashna.js';
export * as pravesha from './pravesha.js';
export * as rasiDashas from './rasiDashas.js';
export * as regionalCalendars from './regionalCalendars.js';
export * as report from './report.js';
export * as search from './search.js';
export * as sentences from './sentences.js';
export * as states from './states.js';
export * as strengths from './strengths.js';
export * as transits from './transits.js';
export * as visibility from './visibility.js';
export * as yogas from './yogas.js';
export * as zodiac from './zodiac.js';
