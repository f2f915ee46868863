import { PAGES } from '@ganita/pages/pages.js';
import { renderPage } from '@ganita/pages/render.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { readRequestOf } from 'ganita/api/answerTo.js';
import { calculationRow, isPictureName, pictureRow } from 'ganita/api/endpoints.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'page: a chart with its six pictures, planned, checked, computed and rendered';
export const options = { warmUpMs: 6000 };
export const budgetMs = 60;

export const setup = async () => ({ ports: await openPorts(), next: birthsInTurn() });

export async function run({ ports, next }) {
  const { date, time, place, latitude, longitude } = next();
  const fields = { name: 'Lakshmi', date, time, place, at: `${latitude},${longitude},Asia/Kolkata` };
  const { state, queries } = PAGES.chart.plan(fields, { ...ports, language: 'en', place: {} });
  const requests = Object.fromEntries(
    Object.entries(queries).flatMap(([key, query]) => {
      if (query === undefined) return [];
      const row = isPictureName(query.name) ? pictureRow(query.name) : calculationRow(query.name);
      return [[key, { name: query.name, request: readRequestOf(row, query.body, ports) }]];
    }),
  );
  const assets = { style: '', live: '', icon: '' };
  const facts = { page: 'chart', path: '/app/chart', posts: true, fields, language: 'en', theme: 'auto', assets };
  return renderPage(
    {
      facts: { ...facts, sourceUrl: '', printsPdf: false },
      planned: { state, answers: {}, requests },
      rejected: null,
      failure: null,
    },
    ports,
  );
}
