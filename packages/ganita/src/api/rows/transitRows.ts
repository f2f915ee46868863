import { gochar } from '../../calculations/transits/gocharCalculation.js';
import { gocharEvents } from '../../calculations/transits/gocharEvents.js';
import { planetIngress } from '../../calculations/transits/planetIngress.js';
import { ingressDays } from '../counts.js';
import type { EndpointOf } from '../endpoint.js';
import { daysIn } from '../growth.js';
import { gocharAnswer } from '../transits/gochar.js';
import { gocharEventsAnswer, planetIngressAnswer } from '../transits/transits.js';

export const gocharRow: EndpointOf<typeof gochar, typeof gocharAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/gochar',
  group: 'transits',
  summary: 'Transits of a date, with what each graha enters next',
  description:
    'Computes the positions and states of the nine grahas at a moment of a date, and the next sign, nakshatra and pada of each.',
  docs: 'gochar',
  limitPerMinute: 60,
  costMs: 2,
  calculation: gochar,
  inPool: true,
  cacheSeconds: 21_600,
  answer: gocharAnswer,
  examples: {
    day: {
      summary: 'Noon of a day in New Delhi',
      value: { date: '2025-03-29', latitude: 28.6358, longitude: 77.2245, timezone: 5.5, place: 'New Delhi' },
    },
    true_node: {
      summary: 'The same in Telugu, with the true node and apparent positions',
      value: {
        date: '2025-03-29',
        latitude: 28.6358,
        longitude: 77.2245,
        timezone: 5.5,
        language: 'te',
        rules: { node_type: 'true', positions: 'apparent' },
      },
    },
  },
  command: { name: 'gochar' },
};

export const gocharEventsRow: EndpointOf<typeof gocharEvents, typeof gocharEventsAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/gochar/events',
  group: 'transits',
  summary: 'Changes of sign and nakshatra, and stations, of some days',
  description:
    'Lists each change of sign and of nakshatra and each station of the grahas within a range of dates, in order of time.',
  docs: 'gochar',
  limitPerMinute: 60,
  costMs: 3,
  growth: { base: 1, per: [[0.02, daysIn]] },
  calculation: gocharEvents,
  inPool: true,
  cacheSeconds: 21_600,
  answer: gocharEventsAnswer,
  examples: {
    quarter: {
      summary: 'Three months of all nine grahas',
      value: { from_date: '2025-01-01', to_date: '2025-03-31', latitude: 28.6358, longitude: 77.2245, timezone: 5.5 },
    },
    stations: {
      summary: 'Mercury and Venus alone, in Hindi',
      value: {
        from_date: '2026-06-01',
        to_date: '2026-08-29',
        latitude: 28.6358,
        longitude: 77.2245,
        timezone: 5.5,
        planets: ['Mercury', 'Venus'],
        language: 'hi',
      },
    },
  },
  command: { name: 'gochar-events' },
};

export const planetIngressRow: EndpointOf<typeof planetIngress, typeof planetIngressAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/planet-ingress',
  group: 'transits',
  summary: 'Sign changes of some grahas over years, retrograde re-entries included',
  description:
    'Lists each crossing of a sign boundary by some grahas within a range of dates, also those back and forth around a station.',
  docs: 'ingress',
  limitPerMinute: 60,
  costMs: 21,
  growth: { base: 1, per: [[0.001, ingressDays]] },
  calculation: planetIngress,
  inPool: true,
  answer: planetIngressAnswer,
  examples: {
    slow: {
      summary: 'Five years of Saturn, Jupiter and the nodes',
      value: { from_date: '2022-01-01', to_date: '2026-12-31', timezone: 5.5 },
    },
    mars: {
      summary: 'A year of Mars, with its retrograde return',
      value: { planets: ['Mars'], from_date: '2024-07-01', to_date: '2025-06-30', language: 'ta' },
    },
  },
  command: { name: 'planet-ingress' },
};
