import { openPorts } from 'ganita/adapters/openPorts.js';
import { readRequestOf } from 'ganita/api/answerTo.js';
import { calculationRow, isPictureName, pictureRow } from 'ganita/api/endpoints.js';
import { CHART_LAYERS } from 'ganita/calculations/pictures/chartPicture.js';
import { expect, it } from 'vitest';
import { answersTo, type PageRequest } from './answers.js';
import type { Query } from './page.js';
import { PAGES } from './pages.js';

const BIRTH = { date: '1996-12-07', time: '10:34', place: 'Chennai', at: '13.08784,80.27847,Asia/Kolkata' };

it('answers the requests of a chart together as each of them alone', async () => {
  const ports = await openPorts();
  const { queries } = PAGES.chart.plan(
    { ...BIRTH, layers: CHART_LAYERS.join(','), compared: 'raman' },
    { ...ports, language: 'en', place: {} },
  );
  const requests = Object.fromEntries(
    Object.entries<Query | undefined>(queries).flatMap(([key, query]): [string, PageRequest][] => {
      if (query === undefined) return [];
      const row = isPictureName(query.name) ? pictureRow(query.name) : calculationRow(query.name);
      return [[key, { name: query.name, request: readRequestOf(row, query.body, ports) }]];
    }),
  );
  const together = answersTo(requests, ports);
  expect(Object.keys(together)).toHaveLength(12);
  for (const [key, request] of Object.entries(requests)) {
    expect(answersTo({ [key]: request }, ports)[key]).toEqual(together[key]);
  }
});
