import { columnList, columnListAnswer } from '../columns/columnCatalogue.js';
import { CSV_TYPE, columnsAnswer, columnsForm } from '../columns/columns.js';
import { columns } from '../columns/columnsCalculation.js';
import { columnsMs } from '../counts.js';
import { DEFAULT_LIMIT, type EndpointOf } from '../endpoint.js';
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
  cacheSeconds: 21_600,
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
  summary: 'Columns of a chart as CSV, for a spreadsheet',
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
