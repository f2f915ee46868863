import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { Chart } from '../../core/charts/chart.js';
import { mapChart, mapPerBody } from '../../core/charts/perBody.js';
import { recordFrom } from '../../core/records.js';
import { NAKSHATRA_DEG, type NakshatraPlace } from '../../core/zodiac/nakshatras.js';
import { VARGA_KEYS } from '../../core/zodiac/vargaKeys.js';
import { WORDS } from '../../i18n/words.js';
import { perBody } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { positionSchema } from '../schema/position.js';
import type { Wire } from '../schema/wire.js';
import { round6, roundBelow } from '../values/numbers.js';
import { positionRecord } from '../values/position.js';

export const ayanamsaValueSchema = Type.Number({ description: 'degrees, applied at the birth' });
export const julianDaySchema = Type.Number({ description: 'Julian day (UT) of the birth' });

/** The thirteen bodies of a chart. */
export const chartSchema = perBody(positionSchema, { title: 'Chart' });

export const chartRecord = (chart: Chart, language: Language): Wire<typeof chartSchema> =>
  mapChart(chart, (point) => positionRecord(point, language));

export const divisionalChartsSchema = recordOf(VARGA_KEYS, chartSchema);

export const divisionalChartsRecord = (
  charts: SectionResults['divisional_charts'],
  language: Language,
): Wire<typeof divisionalChartsSchema> => recordFrom(VARGA_KEYS, (key) => chartRecord(charts[key], language));

/** Star, number, pada, lord and degrees of a point. */
export const nakshatraSchema = Type.Object(
  {
    nakshatra: Type.String(),
    nakshatra_number: Type.Integer({ minimum: 1, maximum: 27 }),
    pada: Type.Integer({ minimum: 1, maximum: 4 }),
    nakshatra_lord: Type.String(),
    degrees_in_nakshatra: Type.Number({
      minimum: 0,
      maximum: 13.333334,
      description: 'degrees from the start of the star',
    }),
  },
  { title: 'NakshatraPada' },
);

export const nakshatraRecord = (place: NakshatraPlace, language: Language): Wire<typeof nakshatraSchema> => ({
  nakshatra: WORDS[language].zodiac.nakshatra[place.nakshatra],
  nakshatra_number: place.number,
  pada: place.pada,
  nakshatra_lord: place.lord,
  degrees_in_nakshatra: Math.min(roundBelow(place.degreesInNakshatra, 360), round6(NAKSHATRA_DEG)),
});

export const nakshatraPadaSchema = perBody(nakshatraSchema, { title: 'NakshatraPadas' });

export const nakshatraPadaRecord = (
  stars: SectionResults['nakshatra_pada'],
  language: Language,
): Wire<typeof nakshatraPadaSchema> => mapPerBody(stars, (place) => nakshatraRecord(place, language));
