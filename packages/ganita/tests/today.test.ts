import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answerTextBy, readRequestOf } from 'ganita/api/answerTo.js';
import type { CalculationEndpoint, PaperEndpoint, PictureEndpoint } from 'ganita/api/endpoint.js';
import { calculationsOf, ENDPOINTS, papersOf, picturesOf } from 'ganita/api/endpoints.js';
import { expect, it } from 'vitest';

type Fields = Readonly<Record<string, unknown>>;

const ports = await openPorts();
/** In winter and in summer of two years. */
const CLOCKS = [2_461_050.5, 2_461_970.5].map((jd) => ({ ...ports, clock: { now: () => julianDayUt(jd) } }));

const isAccepted = (row: CalculationEndpoint | PictureEndpoint | PaperEndpoint, body: Fields): boolean => {
  try {
    readRequestOf(row, body, ports);
    return true;
  } catch {
    return false;
  }
};

/** An example without the fields that may be left out; in London, where the offset of a clock changes. */
function leastOf(row: CalculationEndpoint | PictureEndpoint | PaperEndpoint): Fields {
  let body = (Object.values(row.examples)[0]?.value ?? {}) as Fields;
  if ('query' in body) body = { ...body, query: 'London' };
  for (const name of Object.keys(body)) {
    const { [name]: _left, ...rest } = body;
    if (isAccepted(row, rest)) body = rest;
  }
  return body;
}

const isOfToday = (write: (clock: (typeof CLOCKS)[number]) => unknown): boolean =>
  new Set(CLOCKS.map((one) => JSON.stringify(write(one)))).size > 1;

/** What is computed at once; of what costs more, only what its request becomes. */
const CHEAP_MS = 3;

it('nothing depends on the present moment but what the README lists', () => {
  const calculations = calculationsOf(ENDPOINTS).filter(([, row]) => {
    const body = leastOf(row);
    return isOfToday((one) => {
      const request = readRequestOf(row, body, one);
      return row.costMs <= CHEAP_MS ? answerTextBy(row, request, one) : request;
    });
  });
  const drawn = [...picturesOf(ENDPOINTS), ...papersOf(ENDPOINTS)].filter(([, row]) => {
    const body = leastOf(row);
    return isOfToday((one) => readRequestOf(row, body, one));
  });
  // And the report without as_of.
  expect([...calculations, ...drawn].map(([name]) => name).sort()).toEqual(
    ['saturnTimeline', 'festivalFeed', 'search', 'autocomplete'].sort(),
  );
});

it('the dashas of today are those that run now, wherever they can be asked for', () => {
  const askable = [...calculationsOf(ENDPOINTS), ...picturesOf(ENDPOINTS)].filter(
    ([, { calculation }]) => 'dasha_at' in calculation.request.properties,
  );
  expect(askable.map(([name]) => name)).toContain('natalChart');
  for (const [name, row] of askable) {
    const example = Object.values(row.examples)[0]?.value as Fields;
    const body = { ...example, dasha_at: 'today' };
    const moments = CLOCKS.map((one) => (readRequestOf(row, body, one).input as Fields).dasha_at);
    const days = moments.map((moment) => String(moment).slice(0, 10));
    expect([name, days]).toEqual([name, ['2026-01-10', '2028-07-18']]);
  }
});
