import type { Language } from '@ganita/words/languages.js';
import { type TObject, type TOptional, Type } from 'typebox';
import { birthFields } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described } from '../../calculations/fields/schema.js';
import type { NatalChart } from '../../calculations/natal/natalChart.js';
import type { ChosenChart } from '../../calculations/natal/requestedChart.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { birthDetailsRecord, birthDetailsSchema } from '../values/birthDetails.js';
import { metaRecord } from '../values/meta.js';
import { jsonFields, type SelfWriting } from '../writing/jsonFields.js';
import { chartRecord, chartSchema } from './positions.js';
import { praveshaRecord, praveshaSchema } from './pravesha.js';
import {
  detailsRecord,
  detailsSchema,
  horoscopeKeysRecord,
  horoscopeKeysWritten,
  horoscopeSchema,
  wordsOfSections,
} from './sectionRecords.js';
import { wordsSchema } from './words.js';

const chosenChartSchema = Type.Object(
  {
    factor: Type.Integer({ minimum: 1, maximum: 300, description: 'n of the chart D-n: 9 is the navamsa' }),
    method: Type.Integer({
      minimum: 1,
      maximum: 6,
      description: 'way to divide a sign: `chart_method` of the request',
    }),
    base_rasi: birthFields.base_rasi,
    count_from_end_of_sign: birthFields.count_from_end_of_sign,
    chart: described(chartSchema, 'position of each body in the chart'),
  },
  { title: 'ChosenChart', description: 'the chart of `divisional_chart_factor`' },
);

/** The fields of the answer: named, so that declarations do not repeat them. */
type HoroscopeFields = {
  birth_details: typeof birthDetailsSchema;
  horoscope: typeof horoscopeSchema;
  words: typeof wordsSchema;
  details: typeof detailsSchema;
  chosen_chart: TOptional<typeof chosenChartSchema>;
  pravesha: TOptional<typeof praveshaSchema>;
  meta: typeof metaSchema;
};

/** The answer of `POST /horoscope`. */
export const horoscopeResponse: TObject<HoroscopeFields> = Type.Object({
  birth_details: birthDetailsSchema,
  horoscope: horoscopeSchema,
  words: wordsSchema,
  details: detailsSchema,
  chosen_chart: Type.Optional(chosenChartSchema),
  pravesha: Type.Optional(praveshaSchema),
  meta: metaSchema,
});

/** The requested chart. */
export const chosenChartRecord = (chosen: ChosenChart, language: Language): Wire<typeof chosenChartSchema> => ({
  factor: chosen.factor,
  method: chosen.method,
  base_rasi: chosen.baseRasi,
  count_from_end_of_sign: chosen.countFromEndOfSign,
  chart: chartRecord(chosen.chart, language),
});

/** The answer of a natal chart, with the keys of `horoscope` in one form. */
function answerFields<Keys>(chart: NatalChart, keysOf: (sections: NatalChart['sections'], language: Language) => Keys) {
  const { input, birth, pravesha } = chart.context;
  const { language } = input;
  const { chosenChart } = chart;
  return {
    birth_details: birthDetailsRecord(input, birth, chart.meta.settings),
    horoscope: keysOf(chart.sections, language),
    words: wordsOfSections(chart.sections, language),
    details: detailsRecord(chart.sections, language),
    ...(chosenChart && { chosen_chart: chosenChartRecord(chosenChart, language) }),
    ...(pravesha && { pravesha: praveshaRecord(pravesha, language) }),
    meta: metaRecord(chart.meta),
  };
}

/** The wire record of a natal chart. */
export const horoscopeRecord = (chart: NatalChart): Wire<typeof horoscopeResponse> =>
  answerFields(chart, horoscopeKeysRecord);

/** The same record, whose dashas are written without being built: they are most of its bytes. */
const horoscopeWritten = (chart: NatalChart): SelfWriting => jsonFields(answerFields(chart, horoscopeKeysWritten));

/** The answer of `POST /horoscope`. */
export const natalChartAnswer: EndpointAnswer<NatalChart, typeof horoscopeResponse> = {
  schema: horoscopeResponse,
  record: horoscopeRecord,
  written: horoscopeWritten,
};
