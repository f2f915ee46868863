import { explainDifference } from '../../calculations/difference/explainDifference.js';
import { differenceAnswer } from '../difference/difference.js';
import type { EndpointOf } from '../endpoint.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const explainDifferenceRow: EndpointOf<typeof explainDifference, typeof differenceAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/horoscope/explain-difference',
  group: 'charts',
  summary: 'Choices by which another program differs',
  description:
    'Takes what another program printed of a birth (ayanamsa, longitudes, lagna, starts of dashas, sarvashtakavarga, sunrise, or a text of Jagannatha Hora) and finds the fewest choices by which the same figures come out, and what remains.',
  docs: 'explain-difference',
  limitPerMinute: 20,
  costMs: 1500,
  extension: true,
  calculation: explainDifference,
  inPool: true,
  answer: differenceAnswer,
  examples: {
    raman: {
      summary: 'Longitudes by the ayanamsa of Raman and the true node',
      value: {
        ...CHENNAI_BIRTH,
        printed: { lagna: '23 Cp 53', longitudes: { Sun: '233:00', Moon: "8 Li 24'", Rahu: '13 Vi 08' } },
      },
    },
  },
  command: { name: 'explain-difference', defaults: { place: '' } },
};
