import { calculationsOf, ENDPOINTS, picturesOf } from 'ganita/api/endpoints.js';
import { expect, it } from 'vitest';
import { BATCH, CALCULATIONS, CALENDAR_PDF, PICTURES, REPORT, SERVICE, TABLE } from './routes.js';

it('the client has a method for every endpoint except jobs, with its method and path', () => {
  const routes = (rows: readonly (readonly [string, { readonly method: string; readonly path: string }])[]) =>
    Object.fromEntries(rows.map(([name, { method, path }]) => [name, `${method} ${path}`]));
  const calculations = calculationsOf(ENDPOINTS);
  const pictures = picturesOf(ENDPOINTS);
  const service = Object.entries(ENDPOINTS).filter(([, { kind }]) => kind === 'service' || kind === 'probe');
  expect(CALCULATIONS).toEqual(routes(calculations));
  expect(PICTURES).toEqual(routes(pictures.map(([, row]) => [row.picture, row])));
  expect(SERVICE).toEqual(routes(service));
  const { batch, columnTable, report, calendarPdf } = ENDPOINTS;
  const others = { batch: BATCH, columnTable: TABLE, report: REPORT, calendarPdf: CALENDAR_PDF };
  expect(others).toEqual(routes(Object.entries({ batch, columnTable, report, calendarPdf })));
  // Jobs need a secret and files of gigabytes: scripts of an operator call them (docs/jobs.md).
  const jobs = Object.values(ENDPOINTS).filter(({ path }) => path.startsWith('/jobs'));
  const rows = calculations.length + pictures.length + service.length + jobs.length + 4;
  expect(rows).toBe(Object.keys(ENDPOINTS).length);
});

it('only the calendar to subscribe to and the row of a spreadsheet are always texts', () => {
  const texts = calculationsOf(ENDPOINTS).filter(([, { mediaType }]) => mediaType !== undefined);
  expect(texts.map(([name]) => name)).toEqual(['festivalFeed', 'columns']);
});
