import { gochara } from '../../calculations/transits/gocharaCalculation.js';
import { gocharaRange } from '../../calculations/transits/gocharaRange.js';
import { saturnTimeline } from '../../calculations/transits/saturnTimelineCalculation.js';
import type { EndpointOf } from '../endpoint.js';
import { daysIn } from '../growth.js';
import { gocharaAnswer, gocharaRangeAnswer } from '../transits/gochara.js';
import { saturnTimelineAnswer } from '../transits/saturnTimeline.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const gocharaRow: EndpointOf<typeof gochara, typeof gocharaAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/gochara',
  group: 'transits',
  summary: 'Transits of a moment compared with a birth',
  description:
    'Computes where the grahas of a moment are, counted from the Moon, the Sun and the Ascendant of a birth, with their vedha, bindus and what they mean for the birth.',
  docs: 'gochara',
  limitPerMinute: 60,
  costMs: 2,
  calculation: gochara,
  inPool: true,
  answer: gocharaAnswer,
  examples: {
    noon: {
      summary: 'Local noon of a day for a birth in Chennai',
      value: { ...CHENNAI_BIRTH, target_date: '2025-06-10' },
    },
    abroad: {
      summary: 'An evening in London without the parts that include names, by another table of vedha',
      value: {
        ...CHENNAI_BIRTH,
        target_date: '2026-02-20',
        target_time: '19:30:00',
        event_place: 'London',
        event_latitude: 51.5074,
        event_longitude: -0.1278,
        event_timezone: 0,
        include: [],
        rules: { gochara_vedha: 'other_prints', gochara_of_nodes: 'none' },
      },
    },
  },
  command: { name: 'gochara' },
};

export const gocharaRangeRow: EndpointOf<typeof gocharaRange, typeof gocharaRangeAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/gochara/range',
  group: 'transits',
  summary: 'Transits of some dates compared with a birth',
  description: 'Computes the same comparison as `/gochara` for one moment of each date of a range.',
  docs: 'gochara',
  limitPerMinute: 30,
  costMs: 38,
  growth: { base: 1, per: [[0.6, daysIn]] },
  calculation: gocharaRange,
  inPool: true,
  answer: gocharaRangeAnswer,
  examples: {
    week: {
      summary: 'A week of noons for a birth in Chennai',
      value: { ...CHENNAI_BIRTH, from_date: '2026-02-20', to_date: '2026-02-26' },
    },
    phala: {
      summary: 'Two mornings in Kannada, with gochara phala alone',
      value: {
        ...CHENNAI_BIRTH,
        from_date: '2026-02-20',
        to_date: '2026-02-21',
        time_of_day: '06:00:00',
        include: ['gochara_phala'],
        language: 'ka',
      },
    },
  },
  command: { name: 'gochara-range' },
};

export const saturnTimelineRow: EndpointOf<typeof saturnTimeline, typeof saturnTimelineAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/saturn-timeline',
  group: 'transits',
  summary: 'Sade sati and dhaiyya of a life, with their dates',
  description:
    'Computes sade sati and dhaiyya of a life: the current phase, the cycles before and after it, and with `detail: "full"` their segments, interruptions and months.',
  docs: 'saturn',
  limitPerMinute: 60,
  costMs: 10,
  growth: { base: 2, per: [[8, ({ input }) => (input.detail === 'full' ? 1 : 0)]] },
  calculation: saturnTimeline,
  inPool: true,
  answer: saturnTimelineAnswer,
  examples: {
    summary: {
      summary: 'Sade sati on a date for a birth in Chennai',
      value: { ...CHENNAI_BIRTH, as_of: '2015-06-01' },
    },
    full: {
      summary: 'The same with segments, interruptions and months, in the Raman ayanamsa',
      value: { ...CHENNAI_BIRTH, as_of: '2015-06-01', ayanamsa_mode: 'RAMAN', detail: 'full' },
    },
  },
  command: { name: 'saturn-timeline' },
};
