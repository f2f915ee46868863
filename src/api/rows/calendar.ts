import { calendarRange } from '../../calculations/calendar/calendarRange.js';
import { calendarRecord } from '../calendar/calendar.js';
import { calendarForm } from '../calendar/forms.js';
import { calendarResponse } from '../calendar/response.js';
import { calendarMs } from '../cost/rangeCost.js';
import { calculationEndpoint } from '../endpoint.js';

export const calendarRangeRow = calculationEndpoint({
  method: 'POST',
  path: '/calendar',
  group: 'days',
  summary: 'Panchanga of every date of a month, a year or a range',
  description:
    'Computes the parts of the panchanga that are requested for each date of up to 400 at a place, in one pass: each value is that of `/panchang` for the date.',
  docs: 'calendar',
  limitPerMinute: 20,
  costMs: 400,
  costOf: ({ input }) => calendarMs(input),
  extension: true,
  headline: true,
  calculation: calendarRange,
  inPool: true,
  cacheSeconds: 21_600,
  response: calendarResponse,
  present: calendarRecord,
  textForm: ({ input }) => calendarForm(input.format),
  examples: {
    month: {
      summary: 'A month in New Delhi: angas, rises and sets',
      value: {
        year: 2026,
        month: 11,
        latitude: 28.6358,
        longitude: 77.2245,
        zone: 'Asia/Kolkata',
        sections: ['limbs', 'sun_moon'],
      },
    },
    named_place: {
      summary: 'Three days of Ujjain in Hindi, with lunar and solar date',
      value: { from: '2026-03-18', to: '2026-03-20', place: 'Ujjain', sections: ['lunar', 'solar'], language: 'hi' },
    },
  },
  command: { name: 'calendar', positional: 'year' },
});
