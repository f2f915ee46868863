import { columnList, columnListAnswer } from '../columns/columnCatalogue.js';
import { CSV_TYPE, columnsAnswer, columnsForm } from '../columns/columns.js';
import { columns } from '../columns/columnsCalculation.js';
import { tableInput } from '../columns/table.js';
import { columnsMs } from '../counts.js';
import { DEFAULT_LIMIT, type EndpointOf, type TableEndpoint } from '../endpoint.js';
import { CHENNAI_BIRTH } from './exampleBirths.js';

export const columnListRow: EndpointOf<typeof columnList, typeof columnListAnswer> = {
  kind: 'calculation',
  method: 'GET',
  path: '/columns',
  group: 'charts',
  summary: 'Selectors of columns',
  description: 'Lists the selectors that tables of charts can have, with type, unit and values of each.',
  docs: 'columns',
  limitPerMinute: 30,
  costMs: 20,
  extension: true,
  calculation: columnList,
  inPool: true,
  answer: columnListAnswer,
  examples: {
    navamsa: { summary: 'Signs of the navamsa', value: { like: 'D-9.*.sign' } },
    all: { summary: 'Every selector', value: {} },
  },
  command: { name: 'column-list', positional: 'like' },
};

export const columnsRow: EndpointOf<typeof columns, typeof columnsAnswer> = {
  kind: 'calculation',
  method: 'GET',
  path: '/columns.csv',
  group: 'charts',
  summary: 'A row of columns, for spreadsheets',
  description:
    'Computes some columns of the chart of a birth, and nothing else. A spreadsheet reads the address: IMPORTDATA, or WEBSERVICE with `header=false`.',
  docs: 'columns',
  limitPerMinute: DEFAULT_LIMIT,
  costMs: 10,
  extension: true,
  growth: { base: 0, per: [[1, columnsMs]] },
  calculation: columns,
  inPool: true,
  answer: columnsAnswer,
  textForm: () => columnsForm,
  mediaType: CSV_TYPE,
  examples: {
    moon: {
      summary: 'The Moon, the lagna of the navamsa and a running period',
      value: {
        ...CHENNAI_BIRTH,
        select: ['Moon.nakshatra', 'Moon.pada', 'D-9.lagna.sign', 'vimshottari.maha@2026-01-01'],
      },
    },
    cell: { summary: 'One cell', value: { ...CHENNAI_BIRTH, select: ['panchang.tithi'], header: false } },
  },
  command: { name: 'columns-row' },
};

export const columnTableRow = {
  kind: 'table',
  method: 'POST',
  path: '/columns',
  group: 'charts',
  summary: 'Many charts as a table',
  description:
    'Computes some columns of the chart of each of up to 10,000 births, sent as CSV or NDJSON. `Accept` names the form of the table, CSV where it names none of the three. A birth that is wrong has a row of nulls with its error. More births are a job.',
  docs: 'columns',
  limitPerMinute: 6,
  costMs: 100,
  extension: true,
  query: tableInput,
  example: {
    query: { select: 'Moon.nakshatra,lagna.sign' },
    births:
      'date;time;latitude;longitude;zone\r\n1996-12-07;10:34;13.0827;80.2707;Asia/Kolkata\r\n1998-13-31;06:12;12.9716;77.5946;Asia/Kolkata\r\n',
    table:
      'line,Moon.nakshatra,lagna.sign,error\r\n2,Swati,Capricorn,\r\n3,,,Invalid input: date must have a month from 1 to 12\r\n',
    line: `${JSON.stringify(CHENNAI_BIRTH)}\n`,
  },
  statuses: {
    400: 'a value out of range, an unknown selector; detail starts with "Invalid input: "',
    408: 'the births arrived more slowly than 16 KB in 30 seconds',
    422: 'content-type is neither text/csv nor application/x-ndjson, or the header of the CSV or a field of the query is wrong',
    429: 'more calls in a minute than one address may make, calls over its cost allowance, or a third upload, table or batch at a time',
    503: '32 uploads, tables and batches are open; Retry-After gives the seconds to wait',
  },
  command: { name: 'columns' },
} as const satisfies TableEndpoint;
