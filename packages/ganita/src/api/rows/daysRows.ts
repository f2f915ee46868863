import { festivals } from '../../calculations/festivals/festivalsCalculation.js';
import { panchangDay } from '../../calculations/panchang/panchangDayCalculation.js';
import type { EndpointOf } from '../endpoint.js';
import { festivalsAnswer } from '../festivals/festivals.js';
import { datesIn } from '../growth.js';
import { panchangAnswer } from '../panchang/panchang.js';

export const panchangDayRow: EndpointOf<typeof panchangDay, typeof panchangAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/panchang',
  group: 'days',
  summary: 'Panchanga of a date and place',
  description:
    'Computes the five angas of a date at a place with the moments at which they start and end, sunrise and sunset, months and year, and the windows of the day.',
  docs: 'panchang',
  limitPerMinute: 60,
  costMs: 2,
  headline: true,
  calculation: panchangDay,
  inPool: true,
  cacheSeconds: 21_600,
  answer: panchangAnswer,
  examples: {
    day: {
      summary: 'A day in New Delhi',
      value: { date: '2025-11-22', latitude: 28.6358, longitude: 77.2245, timezone: 5.5, place: 'New Delhi' },
    },
    hindu_sunrise: {
      summary: 'A Wednesday in Kannada, with the Hindu sunrise and geometric positions',
      value: {
        date: '2026-03-04',
        latitude: 12.9719,
        longitude: 77.5937,
        timezone: 5.5,
        language: 'ka',
        rules: { sunrise_definition: 'hindu_disc_centre', positions: 'geometric', abhijit_on_wednesday: 'kept' },
      },
    },
  },
  command: { name: 'panchang' },
};

export const festivalsRow: EndpointOf<typeof festivals, typeof festivalsAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/festivals',
  group: 'days',
  summary: 'Festivals and vratas of a year at a place',
  description:
    'Computes on which dates the festivals and fasts of a year, a month or up to 400 dates are kept at a place, with their times to observe, what decided each date, and the eclipses of these dates.',
  docs: 'festivals',
  limitPerMinute: 60,
  costMs: 120,
  growth: { base: 20, per: [[0.25, datesIn]] },
  extension: true,
  calculation: festivals,
  inPool: true,
  cacheSeconds: 21_600,
  answer: festivalsAnswer,
  examples: {
    diwali: {
      summary: 'The days of Diwali in Ujjain, with evidence',
      value: {
        year: 2026,
        latitude: 23.1765,
        longitude: 75.7885,
        timezone: 5.5,
        place: 'Ujjain',
        ids: ['dhanteras', 'diwali', 'govardhan_puja'],
        evidence: true,
      },
    },
    month: {
      summary: 'A month of Vaishnava fasts in London, in Hindi',
      value: {
        from_date: '2026-08-01',
        to_date: '2026-08-31',
        latitude: 51.5074,
        longitude: -0.1278,
        zone: 'Europe/London',
        tradition: 'iskcon',
        categories: ['vrata'],
        language: 'hi',
      },
    },
  },
  command: { name: 'festivals', positional: 'year' },
};
