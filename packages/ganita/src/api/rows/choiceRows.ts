import { marriageMatch } from '../../calculations/match/marriageMatch.js';
import { marriageMatchBatch } from '../../calculations/match/marriageMatchBatch.js';
import { muhurtaEvents } from '../../calculations/muhurta/muhurtaEvents.js';
import { muhurtaScan } from '../../calculations/muhurta/muhurtaScanCalculation.js';
import { muhurtaAstaMs } from '../counts.js';
import { DEFAULT_LIMIT, type EndpointOf } from '../endpoint.js';
import { daysIn } from '../growth.js';
import { matchAnswer } from '../match/match.js';
import { matchBatchAnswer } from '../match/matchBatch.js';
import { muhurtaEventsAnswer } from '../muhurta/eventTypes.js';
import { muhurtaAnswer } from '../muhurta/muhurta.js';
import { CHENNAI_BIRTH, PAIR } from './exampleBirths.js';

export const marriageMatchRow: EndpointOf<typeof marriageMatch, typeof matchAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/marriage-match',
  group: 'choices',
  summary: 'Ashtakoota and ten poruthams of two births',
  description:
    'Compares the Moons of two births: the eight kootas of the north with their points, the ten poruthams of the south, and the balance of malefics.',
  docs: 'match',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 1,
  headline: true,
  calculation: marriageMatch,
  inPool: false,
  answer: matchAnswer,
  examples: {
    pair: { summary: 'A birth in Chennai and one in Bengaluru', value: PAIR },
    by_varna: {
      summary: 'The same in Tamil, with the varnas of Raman and the poruthams that each varna requires',
      value: {
        ...PAIR,
        language: 'ta',
        rules: { varna_of_signs: 'raman', south_minimum: 'by_varna', papa_nodes: 'rahu_only' },
      },
    },
  },
  command: { name: 'marriage-match' },
};

/** A partner is some 110 bytes, and up to 220 with a long id. */
const MAX_BATCH_BYTES = 128 * 1024;

const { boy_birth_details: BOY, girl_birth_details: GIRL } = PAIR;

export const marriageMatchBatchRow: EndpointOf<typeof marriageMatchBatch, typeof matchBatchAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/marriage-match/batch',
  group: 'choices',
  summary: 'One birth matched with up to 500 partners',
  description:
    'Matches one birth with each of many, as `/marriage-match` does for two, and computes the one birth once. A partner that is invalid has its error in its own entry and does not fail the others.',
  docs: 'match',
  limitPerMinute: 30,
  costMs: 100,
  extension: true,
  growth: { base: 1, per: [[0.2, ({ input }) => input.partners.length]] },
  calculation: marriageMatchBatch,
  inPool: true,
  maxBodyBytes: MAX_BATCH_BYTES,
  answer: matchBatchAnswer,
  examples: {
    girls: {
      summary: 'A boy and three girls, one of whom has a date that does not exist',
      value: {
        boy_birth_details: BOY,
        partners: [
          { id: 'first', ...GIRL },
          { id: 'second', ...GIRL, date: '1999-08-14', time: '22:40:00' },
          { id: 'third', ...GIRL, date: '1998-02-30' },
        ],
      },
    },
    whole: {
      summary: 'A girl and one boy, with all that a single match returns, in Hindi',
      value: { girl_birth_details: GIRL, partners: [BOY], detail: 'full', language: 'hi' },
    },
  },
  command: { name: 'match-batch' },
};

export const muhurtaScanRow: EndpointOf<typeof muhurtaScan, typeof muhurtaAnswer> = {
  kind: 'calculation',
  method: 'POST',
  path: '/muhurta',
  group: 'choices',
  summary: 'Dates of a range scored for an event',
  description:
    'Scores each date of a range for an event, and gives the parts of the day that suit it, with reasons for and against.',
  docs: 'muhurta',
  limitPerMinute: 30,
  costMs: 48,
  headline: true,
  growth: {
    base: 2,
    per: [
      [0.5, daysIn],
      [1, ({ input, rules }) => muhurtaAstaMs(input, rules.muhurta_asta_method)],
    ],
  },
  calculation: muhurtaScan,
  inPool: true,
  answer: muhurtaAnswer,
  examples: {
    vivaha: {
      summary: 'A week for a marriage in Bengaluru',
      value: {
        ...CHENNAI_BIRTH,
        event_type: 'vivaha',
        from_date: '2026-02-01',
        to_date: '2026-02-07',
        event_place: 'Bengaluru',
        event_latitude: 12.9716,
        event_longitude: 77.5946,
      },
    },
    travel: {
      summary: 'Three days for a journey in Telugu, in cells of an hour, with no window excluded',
      value: {
        ...CHENNAI_BIRTH,
        event_type: 'travel',
        from_date: '2026-03-03',
        to_date: '2026-03-05',
        day_part_resolution_minutes: 60,
        respect_inauspicious_windows: false,
        language: 'te',
        rules: { sunrise_definition: 'hindu_disc_centre', abhijit_on_wednesday: 'kept' },
      },
    },
  },
  command: { name: 'muhurta' },
};

export const muhurtaEventsRow: EndpointOf<typeof muhurtaEvents, typeof muhurtaEventsAnswer> = {
  kind: 'calculation',
  method: 'GET',
  path: '/muhurta/events',
  group: 'choices',
  summary: 'Types of events of a muhurta',
  description: 'Lists the types of events that `/muhurta` knows, with their display words.',
  docs: 'muhurta',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 1,
  calculation: muhurtaEvents,
  inPool: false,
  answer: muhurtaEventsAnswer,
  examples: {
    all: { summary: 'Every kind of event', value: {} },
    hindi: { summary: 'The same in Hindi', value: { language: 'hi' } },
  },
  command: { name: 'muhurta-events' },
};
