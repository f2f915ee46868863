import type { EndpointOf } from '../endpoint.js';
import { explainMs } from '../explain/cost.js';
import { explainAnswer } from '../explain/explain.js';
import { explain } from '../explain/explainCalculation.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const explainRow: EndpointOf<typeof explain, typeof explainAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/explain',
  group: 'charts',
  summary: 'How values came about',
  description:
    'Derives up to 20 values of a chart, a day, the festivals or a match: the rule, its text, inputs and steps.',
  docs: 'explain',
  limitPerMinute: 60,
  costMs: 100,
  extension: true,
  growth: { base: 2, per: [[1, explainMs]] },
  calculation: explain,
  inPool: true,
  answer: explainAnswer,
  examples: {
    chart: {
      summary: 'A value of a birth',
      value: { ...CHENNAI_BIRTH, paths: ['Moon.sign'] },
    },
    day: {
      summary: 'A weekday',
      value: {
        date: '2026-11-08',
        latitude: 51.5074,
        longitude: -0.1278,
        zone: 'Europe/London',
        paths: ['panchang.weekday@2026-11-08'],
      },
    },
  },
  command: { name: 'explain' },
};
