import { panchangDay } from '../../calculations/panchang/panchangDay.js';
import { calculationEndpoint } from '../endpoint.js';
import { panchangRecord } from '../panchang/panchang.js';
import { panchangResponse } from '../panchang/response.js';

export const panchangDayRow = calculationEndpoint({
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
  inPool: false,
  cacheSeconds: 21_600,
  response: panchangResponse,
  present: panchangRecord,
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
});
