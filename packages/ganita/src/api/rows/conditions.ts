import { muhurtaIntervals } from '../../calculations/conditions/muhurtaIntervalsCalculation.js';
import { panchangSearch } from '../../calculations/conditions/panchangSearch.js';
import { intervalsAnswer, muhurtaForm } from '../conditions/muhurta.js';
import { searchAnswer, searchForm } from '../conditions/search.js';
import { intervalsMs, searchMs } from '../counts.js';
import type { EndpointOf } from '../endpoint.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

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
    'Finds every interval of at most 91 dates that satisfies the rules of an event, to the second, at one of three levels of strictness, with its points, the classes of its factors and the rising sign; where there is none, how much each rule takes away.',
  docs: 'search',
  limitPerMinute: 30,
  costMs: 200,
  growth: { base: 0, per: [[1, ({ input }) => intervalsMs(input)]] },
  extension: true,
  calculation: muhurtaIntervals,
  inPool: true,
  answer: intervalsAnswer,
  textForm: ({ input }) => muhurtaForm(input.format),
  examples: {
    house_warming: {
      summary: 'House warming in March in London',
      value: {
        ...CHENNAI_BIRTH,
        event_type: 'griha_pravesha',
        from_date: '2026-03-01',
        to_date: '2026-03-31',
        event_place: 'London',
        event_latitude: 51.5074,
        event_longitude: -0.1278,
        event_zone: 'Europe/London',
      },
    },
    two_births: {
      summary: 'A marriage of two people, in Tamil, without the rule of the lagna',
      value: {
        ...CHENNAI_BIRTH,
        event_type: 'vivaha',
        from_date: '2026-02-01',
        to_date: '2026-03-15',
        strictness: 'lenient',
        require: ['tara_bala', 'chandra_bala', 'partner'],
        drop: ['lagna'],
        partner: { date: '1992-08-14', time: '22:40:00', latitude: 12.9716, longitude: 77.5946, timezone: 5.5 },
        language: 'ta',
      },
    },
  },
  command: { name: 'muhurta-intervals' },
};
