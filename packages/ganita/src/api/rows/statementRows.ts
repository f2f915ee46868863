import type { EndpointOf } from '../endpoint.js';
import { statementsMs } from '../statements/cost.js';
import { statementsAnswer } from '../statements/statements.js';
import { statements } from '../statements/statementsCalculation.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const statementsRow: EndpointOf<typeof statements, typeof statementsAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/statements',
  group: 'charts',
  summary: 'Whether claims are true',
  description:
    'Checks up to 40 claims, as sentences of listed English patterns or in parts, against the chart of a birth, or against a day where no time is given.',
  docs: 'statements',
  limitPerMinute: 60,
  costMs: 100,
  extension: true,
  growth: { base: 2, per: [[1, statementsMs]] },
  calculation: statements,
  inPool: true,
  answer: statementsAnswer,
  examples: {
    chart: {
      summary: 'Three claims about a birth',
      value: {
        ...CHENNAI_BIRTH,
        claims: [
          'Moon is in Swati',
          { subject: 'D-9 Venus', property: 'sign', value: 'Leo' },
          'Jupiter mahadasha runs until 2031',
        ],
      },
    },
    day: {
      summary: 'Two claims about a day',
      value: {
        date: '2026-11-08',
        latitude: 51.5074,
        longitude: -0.1278,
        zone: 'Europe/London',
        claims: ['Tithi is Amavasya', 'Diwali 2026 is on 8 November'],
      },
    },
  },
  command: { name: 'statements' },
};
