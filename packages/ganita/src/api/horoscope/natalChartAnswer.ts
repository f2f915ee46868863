import type { NatalChart } from '../../calculations/natal/natalChart.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { horoscopeRecord, horoscopeResponse, horoscopeWritten } from './horoscope.js';

/** The answer of `POST /horoscope`. */
export const natalChartAnswer: EndpointAnswer<NatalChart, typeof horoscopeResponse> = {
  schema: horoscopeResponse,
  record: horoscopeRecord,
  written: horoscopeWritten,
};
