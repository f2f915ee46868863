import { muhurtaDates } from '../../calculations/conditions/muhurtaDatesCalculation.js';
import { muhurtaIntervals } from '../../calculations/conditions/muhurtaIntervalsCalculation.js';
import { panchangSearch } from '../../calculations/conditions/panchangSearch.js';
import { intervalsAnswer, muhurtaForm } from '../conditions/muhurta.js';
import { datesAnswer } from '../conditions/muhurtaDates.js';
import { searchAnswer, searchForm } from '../conditions/search.js';
import { datesMs, intervalsMs, searchMs } from '../counts.js';
import type { EndpointOf } from '../endpoint.js';

const CHENNAI = { latitude: 13.0827, longitude: 80.2707, zone: 'Asia/Kolkata' };
const CHENNAI_AT_BIRTH = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const UJJAIN = { latitude: 23.1765, longitude: 75.7885, zone: 'Asia/Kolkata' };

export const panchangSearchRow: EndpointOf<typeof panchangSearch, typeof searchAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/panchang/search',
  group: 'days',
  summary: 'Exact intervals in which conditions hold',
  description:
    'Finds every interval of a range in which a tree of conditions holds (angas, months, planets, weekdays, windows of the day, rising signs and more), to the second, with the condition that opens it and the one that closes it.',
  docs: 'search',
  limitPerMinute: 30,
  costMs: 400,
  growth: { base: 0, per: [[1, ({ input }) => searchMs(input)]] },
  extension: true,
  calculation: panchangSearch,
  inPool: true,
  answer: searchAnswer,
  textForm: ({ input }) => searchForm(input.format),
  examples: {
    guru_pushya: {
      summary: 'Guru Pushya of five years in Ujjain: Pushya on a Thursday',
      value: {
        ...UJJAIN,
        from_date: '2026-01-01',
        to_date: '2030-12-31',
        where: { all: [{ nakshatra: 8 }, { vara: 'Thursday' }] },
      },
    },
    moon_in_eighth: {
      summary: 'When the Moon is in the 8th from the Moon of a birth, in Hindi, in two months',
      value: {
        ...UJJAIN,
        from_date: '2026-03-01',
        to_date: '2026-04-30',
        where: { chandra_bala: 8 },
        birth: { date: '1990-06-15', time: '10:30:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 },
        language: 'hi',
      },
    },
  },
  command: { name: 'panchang-search' },
};

export const muhurtaIntervalsRow: EndpointOf<typeof muhurtaIntervals, typeof intervalsAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/muhurta/intervals',
  group: 'choices',
  summary: 'Exact intervals that suit an event',
  description:
    'Finds every interval of at most 91 dates that satisfies the rules of an event at a place, to the second, at one of three levels of strictness, with its points, the classes of its factors and the rising sign; where there is none, how much each rule takes away. A birth is optional: its tara and chandra bala then count.',
  docs: 'search',
  limitPerMinute: 30,
  costMs: 200,
  growth: { base: 0, per: [[1, ({ input, rules }) => intervalsMs(input, rules)]] },
  extension: true,
  calculation: muhurtaIntervals,
  inPool: true,
  answer: intervalsAnswer,
  textForm: ({ input }) => muhurtaForm(input.format),
  examples: {
    house_warming: {
      summary: 'House warming in March in London',
      value: {
        event_type: 'griha_pravesha',
        from_date: '2026-03-01',
        to_date: '2026-03-31',
        latitude: 51.5074,
        longitude: -0.1278,
        zone: 'Europe/London',
      },
    },
    two_births: {
      summary: 'A marriage of two people in Chennai, in Tamil, without the rule of the lagna',
      value: {
        ...CHENNAI,
        event_type: 'vivaha',
        from_date: '2026-02-01',
        to_date: '2026-03-15',
        strictness: 'lenient',
        require: ['tara_bala', 'chandra_bala', 'partner'],
        drop: ['lagna'],
        birth: { date: '1990-06-15', time: '10:30:00', ...CHENNAI_AT_BIRTH },
        partner: { date: '1992-08-14', time: '22:40:00', latitude: 12.9716, longitude: 77.5946, timezone: 5.5 },
        language: 'ta',
      },
    },
  },
  command: { name: 'muhurta-intervals' },
};

export const muhurtaDatesRow: EndpointOf<typeof muhurtaDates, typeof datesAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/muhurta/dates',
  group: 'choices',
  summary: 'Days that suit an event',
  description:
    'Lists every day of at most a year for an event at a place: its times, the cautions in them, its rank by what is absent, and what excludes the other days. No birth is required.',
  docs: 'muhurta',
  limitPerMinute: 30,
  costMs: 200,
  growth: { base: 0, per: [[1, ({ input, rules }) => datesMs(input, rules)]] },
  extension: true,
  calculation: muhurtaDates,
  inPool: true,
  answer: datesAnswer,
  examples: {
    wedding_dates: {
      summary: 'Wedding dates of December in Pune',
      value: { event_type: 'vivaha', from_date: '2026-12-01', to_date: '2026-12-31', place: 'Pune' },
    },
    as_published: {
      summary: 'Wedding dates of a season in Delhi as a list prints them, in Hindi, in brief',
      value: {
        event_type: 'vivaha',
        from_date: '2026-01-15',
        to_date: '2026-03-31',
        latitude: 28.6139,
        longitude: 77.209,
        zone: 'Asia/Kolkata',
        detail: 'brief',
        rules: { as_published: 'drik' },
        language: 'hi',
      },
    },
  },
  command: { name: 'muhurta-dates' },
};
