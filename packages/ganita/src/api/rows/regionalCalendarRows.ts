import { calendarConvert } from '../../calculations/regionalCalendars/calendarConvertCalculation.js';
import type { EndpointOf } from '../endpoint.js';
import { calendarConvertAnswer } from '../regionalCalendars/calendarConvert.js';

export const calendarConvertRow: EndpointOf<typeof calendarConvert, typeof calendarConvertAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/calendar/convert',
  group: 'days',
  summary: 'A date in the calendars of the regions of India and Nepal, both ways',
  description:
    'Converts a Gregorian date to the Tamil, Malayalam, Bengali, Assamese, Odia, Nepali, lunar and national calendars, and a date of one of them to the Gregorian and the other calendars.',
  docs: 'regional-calendars',
  limitPerMinute: 60,
  costMs: 2,
  extension: true,
  calculation: calendarConvert,
  inPool: false,
  cacheSeconds: 21_600,
  answer: calendarConvertAnswer,
  examples: {
    nepali: {
      summary: 'Baisakh 1 of Bikram Sambat 2083, in Hindi',
      value: {
        from_calendar: 'nepali',
        from_year: 2083,
        from_month: 'baisakh',
        from_day: 1,
        calendars: ['nepali', 'saka_civil'],
        latitude: 27.7172,
        longitude: 85.324,
        zone: 'Asia/Kathmandu',
        language: 'hi',
      },
    },
    day: {
      summary: 'A day at Ujjain in all calendars',
      value: { date: '2026-11-08', latitude: 23.1765, longitude: 75.7885, timezone: 5.5, place: 'Ujjain' },
    },
    lunar: {
      summary: 'Ganesh Chaturthi by the Telugu and Kannada calendar',
      value: {
        from_calendar: 'telugu_kannada',
        from_year: 1948,
        from_month: 'bhadrapada',
        from_paksha: 'shukla',
        from_day: 4,
        calendars: ['telugu_kannada', 'tamil'],
        latitude: 12.9719,
        longitude: 77.5937,
        timezone: 5.5,
        language: 'ka',
      },
    },
  },
  command: { name: 'calendar-convert', positional: 'date' },
};
