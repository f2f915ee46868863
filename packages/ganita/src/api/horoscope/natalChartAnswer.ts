import type { NatalChart } from '../../calculations/natal/natalChart.js';
import { type EndpointAnswer, endpointAnswer } from '../endpointAnswer.js';
import type { Wire } from '../schema/wire.js';
import { horoscopeRecord, horoscopeResponse, horoscopeWritten } from './horoscope.js';

/** The answer of `POST /horoscope`. */
export const natalChartAnswer: EndpointAnswer<NatalChart, Wire<typeof horoscopeResponse>> = endpointAnswer({
  schema: horoscopeResponse,
  record: horoscopeRecord,
  written: horoscopeWritten,
});
