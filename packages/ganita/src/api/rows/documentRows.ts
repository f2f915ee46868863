import { Type } from 'typebox';
import { yearCalendar } from '../../calculations/calendar/yearCalendar.js';
import type { BatchEndpoint, PaperOf, ReportEndpoint } from '../endpoint.js';
import { horoscopeResponse } from '../horoscope/horoscope.js';
import { reportInput } from '../report/reportInput.js';
import { failureSchema } from '../schema/failure.js';
import { responseName } from '../schema/jsonSchema.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

/** `POST /horoscope/batch`: requests of `natalChart`, one on each line. */
export const batchRow: BatchEndpoint = {
  kind: 'batch',
  method: 'POST',
  path: '/horoscope/batch',
  group: 'charts',
  summary: 'Charts of many births, one per line',
  description:
    'Answers many requests of `/horoscope`, one on each line, with one record a line in the same order. A line that fails does not affect the others.',
  docs: 'batch',
  limitPerMinute: 5,
  costMs: 50,
  extension: true,
  answers: 'natalChart',
  line: Type.Object(
    {
      line: Type.Integer({ minimum: 1, description: 'number of the line in the request' }),
      answer: Type.Optional(Type.Unsafe({ ...horoscopeResponse, title: responseName('natalChart') })),
      error: Type.Optional({ ...failureSchema, description: 'why the line was not answered' }),
    },
    { title: 'BatchLine', description: 'a line of an answer: the answer to a request, or an error' },
  ),
  example: [CHENNAI_BIRTH, { ...CHENNAI_BIRTH, time: '22:34:00' }]
    .map((birth) => `${JSON.stringify({ ...birth, sections: ['nakshatra_pada'] })}\n`)
    .join(''),
  command: { name: 'batch', defaults: { place: '' } },
};

/** `POST /horoscope/pdf` */
export const reportRow: ReportEndpoint<typeof reportInput> = {
  kind: 'report',
  method: 'POST',
  path: '/horoscope/pdf',
  group: 'charts',
  summary: 'The natal chart as a printed kundali (PDF)',
  description:
    'Prints a kundali in one of thirteen languages: of a birth, of a year of life, or of two matched births, by a template or a list of pages. Requires the header X-PDF-Secret.',
  docs: 'pdf',
  limitPerMinute: 10,
  costMs: 120,
  request: reportInput,
  examples: {
    birth: { summary: 'A birth in Chennai', value: { ...CHENNAI_BIRTH, name: 'Lakshmi' } },
    telugu: {
      summary: 'In Telugu, with charts in the southern style',
      value: { ...CHENNAI_BIRTH, name: 'Lakshmi', language: 'te', chart_style: 'south' },
    },
    matching: {
      summary: 'Two births that are matched',
      value: {
        ...CHENNAI_BIRTH,
        name: 'Lakshmi',
        gender: 'female',
        template: 'matching',
        partner: { ...CHENNAI_BIRTH, name: 'Arun', date: '1994-03-15', time: '18:20:00' },
      },
    },
  },
  command: { name: 'pdf', defaults: { place: '' } },
};

/** `POST /calendar.pdf` */
export const calendarPdfRow: PaperOf<typeof yearCalendar> = {
  kind: 'paper',
  method: 'POST',
  path: '/calendar.pdf',
  group: 'days',
  summary: 'Wall calendar of a year (PDF)',
  description:
    'Prints twelve landscape pages for a place, or on A6 a pocket panchang: each date with tithi and nakshatra and their ends, the Moon, sunrise and sunset, its date in the calendar of the readers, and its festivals by rank.',
  docs: 'calendar',
  limitPerMinute: 10,
  costMs: 1500,
  extension: true,
  calculation: yearCalendar,
  fileName: 'calendar.pdf',
  examples: {
    varanasi: {
      summary: 'Varanasi in Hindi, on A3',
      value: { place: 'Varanasi', year: 2027, language: 'hi', paper: 'A3' },
    },
    chennai: {
      summary: 'Chennai in Tamil, with the line of a temple',
      value: { place: 'Chennai', year: 2027, language: 'ta', brand: 'Sri Kapaleeswarar, Mylapore' },
    },
  },
  command: { name: 'calendar-pdf', positional: 'year' },
};
