import { kpHorary } from '../../calculations/kp/horaryCalculation.js';
import { kp } from '../../calculations/kp/kpCalculation.js';
import { kpTable } from '../../calculations/kp/kpTableCalculation.js';
import { kpRulingPlanets } from '../../calculations/kp/rulingPlanetsCalculation.js';
import { prashna } from '../../calculations/prashna/prashnaCalculation.js';
import { chartMs, kpPeriods } from '../counts.js';
import type { EndpointOf } from '../endpoint.js';
import { horaryAnswer } from '../kp/horary.js';
import { kpAnswer } from '../kp/kpChart.js';
import { kpTableAnswer } from '../kp/kpTable.js';
import { rulingPlanetsAnswer } from '../kp/rulingPlanets.js';
import { prashnaAnswer } from '../prashna/prashna.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

/** The moment of a question, with its place. */
const QUESTION = {
  date: '2025-06-10',
  time: '11:20:00',
  place: 'Bengaluru',
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: 5.5,
};

export const kpRow: EndpointOf<typeof kp, typeof kpAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/kp',
  group: 'kp',
  summary: 'Chart of Krishnamurti Paddhati',
  description:
    'Computes a KP chart: cusps and grahas with their lords to seven levels, significators of houses and grahas, what the nodes represent, ruling planets and Vimshottari; `theories` adds the sets of four further theories.',
  docs: 'kp',
  limitPerMinute: 60,
  costMs: 15,
  extension: true,
  growth: { base: 3, per: [[0.0016, kpPeriods]] },
  calculation: kp,
  inPool: true,
  answer: kpAnswer,
  examples: {
    chart: { summary: 'A birth in Chennai', value: CHENNAI_BIRTH },
    theories: {
      summary: 'The same with every theory and a group of houses, by an ayanamsa of 22°22′00″ in 1900',
      value: {
        ...CHENNAI_BIRTH,
        ayanamsa_mode: 'KP_OLD',
        theories: ['four_step', 'cuspal_interlinks', 'cuspal_sub_lords', 'nakshatra_nadi'],
        house_groups: [{ name: 'marriage', houses: [2, 7, 11] }],
        dasha_at: '2025-06-10',
        language: 'te',
      },
    },
  },
  command: { name: 'kp' },
};

export const kpHoraryRow: EndpointOf<typeof kpHorary, typeof horaryAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/kp/horary',
  group: 'kp',
  summary: 'KP chart of a number from 1 to 249, or of another scheme',
  description:
    'Computes the chart of a number that a questioner names: the houses for which its point rises at the place, the grahas of the moment in them, and the ruling planets of the clock.',
  docs: 'kp',
  limitPerMinute: 60,
  costMs: 15,
  extension: true,
  growth: { base: 3, per: [[0.0016, kpPeriods]] },
  calculation: kpHorary,
  inPool: true,
  answer: horaryAnswer,
  examples: {
    reader: {
      summary: 'Number 206 of the third KP Reader',
      value: {
        number: 206,
        date: '1969-09-13',
        time: '08:30:00',
        latitude: 16.51667,
        longitude: 80.65,
        timezone: 5.5,
      },
    },
    navamsa: {
      summary: 'Number 45 of 108, with whole signs as houses',
      value: {
        number: 45,
        number_scheme: '108',
        ...QUESTION,
        language: 'ka',
      },
    },
  },
  command: { name: 'kp-horary' },
};

export const kpRulingPlanetsRow: EndpointOf<typeof kpRulingPlanets, typeof rulingPlanetsAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/kp/ruling-planets',
  group: 'kp',
  summary: 'Ruling planets of a moment and place',
  description:
    'Computes the ruling planets of a moment: lords of star and sign of the lagna and the Moon, and of the day, in order of strength, with the nodes that represent them.',
  docs: 'kp',
  limitPerMinute: 200,
  costMs: 1,
  extension: true,
  calculation: kpRulingPlanets,
  inPool: true,
  answer: rulingPlanetsAnswer,
  examples: {
    moment: {
      summary: 'A forenoon in Bengaluru, seven planets',
      value: {
        ...QUESTION,
        rules: { rp_scheme: 'seven' },
      },
    },
  },
  command: { name: 'kp-ruling-planets' },
};

export const kpTableRow: EndpointOf<typeof kpTable, typeof kpTableAnswer> = {
  kind: 'calculation',
  method: 'GET',
  path: '/kp/table',
  group: 'kp',
  summary: 'The 249 subs of KP, or its 2193 sub-subs, with exact limits',
  description: 'Lists the numbered parts of the zodiac with their limits as fractions of degrees, and their lords.',
  docs: 'kp',
  limitPerMinute: 60,
  costMs: 5,
  extension: true,
  calculation: kpTable,
  inPool: true,
  cacheSeconds: 86_400,
  answer: kpTableAnswer,
  examples: { subs: { summary: 'The 249 subs', value: {} } },
  command: { name: 'kp-table' },
};

export const prashnaRow: EndpointOf<typeof prashna, typeof prashnaAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/prashna',
  group: 'kp',
  summary: 'Chart of a question, with arudha, sutras and ashtamangala',
  description:
    'Computes the chart of the moment of a question with any key of the horoscope, what rises, sphutas, the arudha, the sutras of Prasna Marga and the digits of ashtamangala.',
  docs: 'prashna',
  limitPerMinute: 30,
  costMs: 50,
  extension: true,
  growth: { base: 0, per: [[1, ({ input }) => chartMs({ ...input, sections: input.sections ?? [] })]] },
  calculation: prashna,
  inPool: true,
  answer: prashnaAnswer,
  examples: {
    number: {
      summary: 'Number 45 of 108, with three heaps of shells',
      value: {
        ...QUESTION,
        number: 45,
        mangala_heaps: [37, 29, 42],
      },
    },
    direction: {
      summary: 'An arudha by direction, with a key of the horoscope, in Hindi',
      value: {
        ...QUESTION,
        direction: 'west',
        direction_half: 2,
        janma_nakshatra: 'Swati',
        sections: ['nakshatra_pada'],
        language: 'hi',
      },
    },
  },
  command: { name: 'prashna', defaults: { place: '' } },
};
