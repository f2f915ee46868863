import type { Chart } from '@ganita/core/charts/chart.js';
import { mapChart, mapPerBody } from '@ganita/core/charts/perBody.js';
import { NAKSHATRA_DEG, type NakshatraPlace } from '@ganita/core/zodiac/nakshatras.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { grahaId, perBody } from '../schema/bodies.js';
import { partialRecordOf } from '../schema/maps.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { namedFields } from '../schema/nameFields.js';
import { positionSchema } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { round6, round8, roundBelow } from '../values/numbers.js';
import { positionRecord } from '../values/position.js';
import { section } from './section.js';

export const ayanamsaValueSection = section({
  schema: Type.Number({ description: 'ayanamsa at the moment of the chart, in degrees' }),
  record: round8,
});

export const julianDaySection = section({
  schema: Type.Number({ description: 'Julian day (UT) of the moment of the chart' }),
  record: round8,
});

/** The thirteen bodies of a chart. */
export const chartSchema = perBody(positionSchema, {
  title: 'Chart',
  description: 'a chart: the position of each of the thirteen bodies; an outer planet is null by the Surya Siddhanta',
});

export const chartRecord = (chart: Chart, language: Language): Wire<typeof chartSchema> =>
  mapChart(chart, (point) => positionRecord(point, language));

export const divisionalChartsSection = section({
  schema: partialRecordOf(VARGA_KEYS, chartSchema, {
    title: 'DivisionalCharts',
    description: 'the charts by varga: all 23, or those that `vargas` of the request lists',
  }),
  record: (charts: SectionResults['divisional_charts'], language) =>
    Object.fromEntries(Object.entries(charts).map(([key, chart]) => [key, chartRecord(chart, language)])),
  words: ['planets', 'vargas'],
});

/** Nakshatra, pada, lord and degrees of a point. */
export const nakshatraSchema = Type.Object(
  {
    ...nakshatraRowFields,
    pada: padaSchema,
    ...namedFields('nakshatra_lord', described(grahaId, 'lord of the nakshatra')),
    degrees_in_nakshatra: Type.Number({
      minimum: 0,
      maximum: 13.333334,
      description: 'degrees from the start of the nakshatra, up to 13.333334',
    }),
  },
  { title: 'NakshatraPada', description: 'nakshatra of a longitude, with its pada and lord' },
);

export const nakshatraRecord = (place: NakshatraPlace, language: Language): Wire<typeof nakshatraSchema> => ({
  ...nakshatraRow(place.nakshatra, language),
  pada: place.pada,
  ...named('nakshatra_lord', place.lord, WORDS[language].zodiac.body),
  degrees_in_nakshatra: Math.min(roundBelow(place.degreesInNakshatra, 360), round6(NAKSHATRA_DEG)),
});

export const nakshatraPadaSection = section({
  schema: perBody(nakshatraSchema, {
    title: 'NakshatraPadas',
    description: 'nakshatra and pada of each body; an outer planet is null by the Surya Siddhanta',
  }),
  record: (stars: SectionResults['nakshatra_pada'], language) =>
    mapPerBody(stars, (place) => nakshatraRecord(place, language)),
  words: ['planets'],
});
