import { eclipses } from '../../calculations/eclipses/eclipses.js';
import { eclipsesMs } from '../cost/eclipseCost.js';
import { eclipsesRecord } from '../eclipses/eclipses.js';
import { eclipsesResponse } from '../eclipses/schemas.js';
import { calculationEndpoint } from '../endpoint.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const eclipsesRow = calculationEndpoint({
  method: 'POST',
  path: '/eclipses',
  group: 'eclipses',
  summary: 'Eclipses of a range of dates or the next ones, on Earth and at a place',
  description:
    'Computes eclipses of the Sun and the Moon with contacts, magnitudes and saros; at a place what is seen of them, sutak, sparsha, madhya and moksha; and their counts from the Moon of a birth.',
  docs: 'eclipses',
  limitPerMinute: 60,
  costMs: 500,
  extension: true,
  costOf: ({ input }) => eclipsesMs(input),
  calculation: eclipses,
  inPool: true,
  response: eclipsesResponse,
  present: eclipsesRecord,
  examples: {
    range: {
      summary: 'The eclipses of a year on Earth',
      value: { from_date: '2026-01-01', to_date: '2026-12-31' },
    },
    place: {
      summary: 'The next two that are seen in New Delhi, in Hindi, counted from a birth',
      value: {
        from_date: '2026-01-01',
        count: 2,
        only_visible: true,
        latitude: 28.6139,
        longitude: 77.209,
        timezone: 5.5,
        place: 'New Delhi',
        birth: {
          date: CHENNAI_BIRTH.date,
          time: CHENNAI_BIRTH.time,
          latitude: 13.0827,
          longitude: 80.2707,
          timezone: 5.5,
        },
        language: 'hi',
      },
    },
  },
  command: { name: 'eclipses' },
});
