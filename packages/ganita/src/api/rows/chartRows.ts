import { horoscopeCompare } from '../../calculations/compare/horoscopeCompare.js';
import { natalChart } from '../../calculations/natal/natalChart.js';
import { compareAnswer } from '../compare/compare.js';
import { chartMs, comparedMs } from '../counts.js';
import type { EndpointOf } from '../endpoint.js';
import { natalChartAnswer } from '../horoscope/horoscope.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const natalChartRow: EndpointOf<typeof natalChart, typeof natalChartAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/horoscope',
  group: 'charts',
  summary: 'Complete natal chart',
  description:
    'Computes the natal chart of a birth: calendar, positions in 23 divisional charts, strengths, yogas, doshas, dashas, longevity and more, 31 keys in all. `sections` requests some of them; without it the answer has all, some 4 MB.',
  docs: 'horoscope',
  limitPerMinute: 30,
  costMs: 50,
  headline: true,
  growth: { base: 0, per: [[1, ({ input }) => chartMs(input)]] },
  calculation: natalChart,
  inPool: true,
  answer: natalChartAnswer,
  examples: {
    stars: {
      summary: 'One key of a birth in Chennai',
      value: { ...CHENNAI_BIRTH, sections: ['nakshatra_pada'] },
    },
    whole: { summary: 'All keys of the same birth, some 4 MB', value: CHENNAI_BIRTH },
    two_keys: {
      summary: 'Only two keys, with the true node and the Raman ayanamsa',
      value: {
        ...CHENNAI_BIRTH,
        ayanamsa_mode: 'RAMAN',
        node_type: 'true',
        sections: ['ayanamsa_value', 'nakshatra_pada'],
      },
    },
    surya_siddhanta: {
      summary: 'Houses and states by the Surya Siddhanta',
      value: {
        ...CHENNAI_BIRTH,
        calculation_type: 'ss',
        bhava_madhya_method: 3,
        sections: ['bhava_chart', 'ayanamsa_value', 'divisional_charts', 'planetary_states'],
      },
    },
    sixty_hours: {
      summary: 'The fifth sixty hours of the seventh month of the 31st year',
      value: {
        ...CHENNAI_BIRTH,
        pravesha_type: 1,
        years: 31,
        months: 7,
        sixty_hours: 5,
        sections: ['julian_day', 'divisional_charts'],
      },
    },
    tithi_pravesha: {
      summary: 'The return of the natal tithi in the 31st year',
      value: { ...CHENNAI_BIRTH, pravesha_type: 2, years: 31, sections: ['julian_day', 'divisional_charts'] },
    },
    as_jhora: {
      summary: 'The figures of Jagannatha Hora, except for the length of dasha years',
      value: {
        ...CHENNAI_BIRTH,
        sections: ['special_lagnas', 'shad_bala', 'vimsopaka_bala', 'yogas'],
        rules: { preset: 'jhora', year_length: 'mean_sidereal' },
      },
    },
  },
  command: { name: 'horoscope', defaults: { place: '' } },
};

export const horoscopeCompareRow: EndpointOf<typeof horoscopeCompare, typeof compareAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/horoscope/compare',
  group: 'charts',
  summary: 'Differences between two rule sets, and the choices that cause them',
  description:
    'Computes the chart of a birth by two rule sets and lists each value that differs, with the choices that cause the difference.',
  docs: 'jhora',
  limitPerMinute: 30,
  costMs: 50,
  extension: true,
  growth: { base: 0, per: [[0.75, comparedMs]] },
  calculation: horoscopeCompare,
  inPool: true,
  answer: compareAnswer,
  examples: {
    with_jhora: {
      summary: 'Differences from a chart of Jagannatha Hora',
      value: {
        ...CHENNAI_BIRTH,
        sections: ['ayanamsa_value', 'special_lagnas', 'shad_bala'],
        second_rules: { preset: 'jhora' },
      },
    },
    two_schools: {
      summary: 'Raman compared with BPHS, in Hindi',
      value: {
        ...CHENNAI_BIRTH,
        language: 'hi',
        sections: ['bhava_chart', 'shad_bala'],
        first_rules: { preset: 'raman' },
        second_rules: { preset: 'raman', shadbala_school: 'bphs', bhava_madhya_method: 1 },
      },
    },
  },
  command: { name: 'compare', defaults: { place: '' } },
};
