import { expect, it } from 'vitest';
import { calculationsOf, ENDPOINTS, picturesOf } from '../api/endpoints.js';
import { BATCH, CALCULATIONS, PICTURES, REPORT, SERVICE } from './routes.js';

it('the client has a method for every endpoint except those of jobs, with its method and path', () => {
  const routes = (rows: readonly (readonly [string, { readonly method: string; readonly path: string }])[]) =>
    Object.fromEntries(rows.map(([name, { method, path }]) => [name, `${method} ${path}`]));
  const calculations = calculationsOf(ENDPOINTS);
  const pictures = picturesOf(ENDPOINTS);
  const service = Object.entries(ENDPOINTS).filter(([, { kind }]) => kind === 'service' || kind === 'probe');
  expect(CALCULATIONS).toEqual(routes(calculations));
  expect(PICTURES).toEqual(routes(pictures.map(([, row]) => [row.picture, row])));
  expect(SERVICE).toEqual(routes(service));
  const { batch, report } = ENDPOINTS;
  expect({ batch: BATCH, report: REPORT }).toEqual(routes(Object.entries({ batch, report })));
  const jobs = Object.values(ENDPOINTS).filter(({ kind }) => kind === 'job');
  expect(calculations.length + pictures.length + service.length + jobs.length + 2).toBe(Object.keys(ENDPOINTS).length);
});

it('only the calendar to subscribe to is always a text', () => {
  const texts = calculationsOf(ENDPOINTS).filter(([, { mediaType }]) => mediaType !== undefined);
  expect(texts.map(([name]) => name)).toEqual(['festivalFeed']);
});
