import { margins } from '../../calculations/margins/marginsCalculation.js';
import { marginsMs } from '../counts.js';
import type { EndpointOf } from '../endpoint.js';
import { marginsAnswer } from '../margins/margins.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const marginsRow: EndpointOf<typeof margins, typeof marginsAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/margins',
  group: 'charts',
  summary: 'How far the time of birth may be off before each result changes',
  description:
    'Finds for each discrete result of a birth (signs of the lagna and the grahas in the divisional charts, pada, angas, houses, running dashas, karakas, lords of cusps) when it changes before and after the recorded time, and to what; with an uncertain time the values that are possible and their shares.',
  docs: 'margins',
  limitPerMinute: 60,
  costMs: 15,
  extension: true,
  growth: { base: 0, per: [[1, marginsMs]] },
  calculation: margins,
  inPool: true,
  answer: marginsAnswer,
  examples: {
    usual: { summary: 'The usual keys of a birth in Chennai', value: CHENNAI_BIRTH },
    to_the_minute: {
      summary: 'A time that is recorded to the minute',
      value: {
        ...CHENNAI_BIRTH,
        time: '10:34',
        time_precision: 'minute',
        groups: ['lagna'],
        divisions: ['D-9', 'D-60'],
      },
    },
    ten_minutes: {
      summary:
        'What ten minutes of uncertainty leave open of the lagna and of the cusps, by the ayanamsa of Krishnamurti',
      value: {
        ...CHENNAI_BIRTH,
        ayanamsa_mode: 'KP',
        groups: ['lagna', 'kp_cusps'],
        divisions: ['D-1', 'D-9'],
        birth_time_uncertainty_minutes: 10,
        weight: 'triangular',
      },
    },
    events: {
      summary: 'Facts of two events for each candidate of ten uncertain minutes',
      value: {
        ...CHENNAI_BIRTH,
        birth_time_uncertainty_minutes: 10,
        keys: ['lagna.D-9'],
        rectification: {
          events: [
            { id: 'school', date: '2002-06-10' },
            { id: 'moved', date: '2015-08-01', precision: 'month', kind: 'residence' },
          ],
          houses_of_kind: { residence: [4, 9, 12] },
        },
      },
    },
  },
  command: { name: 'margins', defaults: { place: '' } },
};
