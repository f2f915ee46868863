import type { Language } from '../../calculations/fields/languages.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { type Chart, mapBodies, pointOf } from '../../core/charts/chart.js';
import { BODIES } from '../../core/zodiac/grahas.js';
import { NAKSHATRA_DEG, type NakshatraPlace } from '../../core/zodiac/nakshatras.js';
import { VARGA_KEYS } from '../../core/zodiac/vargaKeys.js';
import { WORDS } from '../../i18n/words.js';
import { round6, roundBelow } from '../values/numbers.js';
import { positionRecord } from '../values/position.js';

/** The thirteen bodies of a chart; null for a body it does not have. */
export const chartRecord = (chart: Chart, language: Language) =>
  mapBodies(BODIES, (body) => {
    const point = pointOf(chart, body);
    return point && positionRecord(point, language);
  });

export const divisionalChartsRecord = (charts: SectionResults['divisional_charts'], language: Language) =>
  mapBodies(VARGA_KEYS, (key) => chartRecord(charts[key], language));

/** Star, number, pada, lord and degrees of a point. */
export const nakshatraRecord = (place: NakshatraPlace, language: Language) => ({
  nakshatra: WORDS[language].zodiac.nakshatra[place.nakshatra],
  nakshatra_number: place.number,
  pada: place.pada,
  nakshatra_lord: place.lord,
  degrees_in_nakshatra: Math.min(roundBelow(place.degreesInNakshatra, 360), round6(NAKSHATRA_DEG)),
});

export const nakshatraPadaRecord = (stars: SectionResults['nakshatra_pada'], language: Language) =>
  mapBodies(BODIES, (body) => {
    const place = stars[body];
    return place && nakshatraRecord(place, language);
  });
