import { eclipses } from '../../calculations/eclipses/eclipsesCalculation.js';
import { visibility } from '../../calculations/visibility/visibilityCalculation.js';
import { eclipsesMs, visibilityMs } from '../counts.js';
import { eclipsesAnswer } from '../eclipses/eclipses.js';
import type { EndpointOf } from '../endpoint.js';
import { visibilityAnswer } from '../visibility/visibility.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const eclipsesRow: EndpointOf<typeof eclipses, typeof eclipsesAnswer> = {
  kind: 'calculation',
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
  growth: { base: 1, per: [[1, ({ input }) => eclipsesMs(input)]] },
  calculation: eclipses,
  inPool: true,
  answer: eclipsesAnswer,
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
};

export const visibilityRow: EndpointOf<typeof visibility, typeof visibilityAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/visibility',
  group: 'eclipses',
  summary: 'When planets and the Moon are seen near the Sun, conjunctions, twilight',
  description:
    'Computes when planets are asta and when they rise again by several methods, conjunctions and planetary wars, phases of the Moon, its first and last crescent, and twilight.',
  docs: 'visibility',
  limitPerMinute: 60,
  costMs: 500,
  extension: true,
  growth: { base: 1, per: [[1, ({ input, rules }) => visibilityMs(input, rules.asta_method)]] },
  calculation: visibility,
  inPool: true,
  answer: visibilityAnswer,
  examples: {
    year: {
      summary: 'A year of Jupiter and Venus by longitude, with conjunctions and phases',
      value: { from_date: '2026-01-01', to_date: '2026-12-31', timezone: 5.5, planets: ['Jupiter', 'Venus'] },
    },
    place: {
      summary: 'A month in New Delhi in Tamil: asta by the depth of the Sun, crescents, twilight',
      value: {
        from_date: '2026-07-01',
        to_date: '2026-07-31',
        latitude: 28.6139,
        longitude: 77.209,
        timezone: 5.5,
        place: 'New Delhi',
        include: ['asta', 'crescents', 'twilight'],
        planets: ['Jupiter'],
        margin_days: { before: 3, after: 3 },
        language: 'ta',
        rules: { asta_method: 'arcus_visionis' },
      },
    },
  },
  command: { name: 'visibility' },
};
