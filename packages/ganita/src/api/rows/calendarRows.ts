import { calendarRange } from '../../calculations/calendar/calendarRange.js';
import { personalCalendar } from '../../calculations/calendar/personalCalendarCalculation.js';
import { festivalFeed } from '../../calculations/festivals/festivalFeed.js';
import { calendarAnswer } from '../calendar/calendar.js';
import { calendarForm } from '../calendar/forms.js';
import { personalAnswer } from '../calendar/personalCalendar.js';
import { calendarMs } from '../counts.js';
import type { EndpointOf } from '../endpoint.js';
import { CALENDAR_TYPE, feedAnswer, feedForm } from '../festivals/feed.js';
import { datesIn } from '../growth.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const calendarRangeRow: EndpointOf<typeof calendarRange, typeof calendarAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/calendar',
  group: 'days',
  summary: 'Panchanga of every date of a month, a year or a range',
  description:
    'Computes the parts of the panchanga that are requested for each date of up to 400 at a place, its eclipses and its festivals, in one pass: each value is that of `/panchang` or `/festivals` for the date.',
  docs: 'calendar',
  limitPerMinute: 20,
  costMs: 400,
  growth: {
    base: 2,
    per: [
      [0.15, datesIn],
      [1, calendarMs],
    ],
  },
  extension: true,
  calculation: calendarRange,
  inPool: true,
  cacheSeconds: 21_600,
  answer: calendarAnswer,
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
      value: {
        from_date: '2026-03-18',
        to_date: '2026-03-20',
        place: 'Ujjain',
        sections: ['lunar', 'solar'],
        language: 'hi',
      },
    },
  },
  command: { name: 'calendar', positional: 'year', switches: { ics: 'calendar-ics' } },
};

export const personalCalendarRow: EndpointOf<typeof personalCalendar, typeof personalAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/calendar/personal',
  group: 'days',
  summary: 'Days of a person: birthdays by tithi and nakshatra, shraddhas, chandrashtama, balas',
  description:
    'Lists the days of a person in a range of dates: birthdays by tithi and by nakshatra, shraddhas of ancestors, days of the birth nakshatra, stays of the Moon in the 8th sign, and tara and chandra bala of each day.',
  docs: 'calendar',
  limitPerMinute: 20,
  costMs: 250,
  growth: {
    base: 60,
    per: [
      [0.4, datesIn],
      [1, ({ input }) => input.ancestors.length],
    ],
  },
  extension: true,
  calculation: personalCalendar,
  inPool: true,
  answer: personalAnswer,
  examples: {
    year: {
      summary: 'A year of a person born in Chennai, with the shraddha of an ancestor',
      value: {
        ...CHENNAI_BIRTH,
        year: 2026,
        ancestors: [{ name: 'Grandfather', date: '2001-03-11', time: '04:20:00' }],
        sections: ['anniversaries', 'janma_nakshatra'],
      },
    },
    month: {
      summary: 'Balas of a month in New Delhi, in Telugu',
      value: {
        ...CHENNAI_BIRTH,
        year: 2026,
        month: 2,
        event_latitude: 28.6358,
        event_longitude: 77.2245,
        event_zone: 'Asia/Kolkata',
        sections: ['balas', 'chandrashtama'],
        language: 'te',
      },
    },
  },
  command: { name: 'personal-calendar', defaults: { place: '' } },
};

export const festivalFeedRow: EndpointOf<typeof festivalFeed, typeof feedAnswer> = {
  kind: 'calculation',
  method: 'GET',
  path: '/calendar.ics',
  group: 'days',
  summary: 'Festivals as a calendar to subscribe to (iCalendar)',
  description:
    'Writes the festivals and fasts of some years at a place as a calendar file (RFC 5545): a day for each festival, and its times as entries of their own. An entry keeps its id when its date is corrected.',
  docs: 'calendar',
  limitPerMinute: 20,
  costMs: 600,
  growth: {
    base: 150,
    per: [
      [150, ({ input }) => input.years ?? 1],
      [150, ({ input }) => (input.daily ? (input.years ?? 1) : 0)],
    ],
  },
  extension: true,
  calculation: festivalFeed,
  inPool: true,
  cacheSeconds: 86_400,
  mediaType: CALENDAR_TYPE,
  answer: feedAnswer,
  textForm: ({ input }) => feedForm(input),
  examples: {
    place: { summary: 'A year in Ujjain', value: { place: 'Ujjain', year: 2026, years: 1 } },
    coordinates: {
      summary: 'Fasts of ISKCON in London, in Hindi, all their times with a reminder',
      value: {
        latitude: 51.5074,
        longitude: -0.1278,
        zone: 'Europe/London',
        year: 2026,
        years: 1,
        tradition: 'iskcon',
        categories: ['vrata'],
        windows: 'all',
        alarm_minutes: 30,
        language: 'hi',
      },
    },
  },
  command: { name: 'calendar-ics', positional: 'year' },
};
