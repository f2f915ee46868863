import { birthRequest } from '../births.mjs';

const chart = (n) => ({
  method: 'POST',
  path: '/horoscope',
  headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
  body: JSON.stringify(birthRequest(n)),
});

/** A request that is answered from the cache after the first time. */
export const sameChart = () => chart(1);

/** A request for another birth each time. */
export function freshCharts() {
  let n = 1000;
  return { ...chart(0), setupRequest: (request) => ({ ...request, body: JSON.stringify(birthRequest(n++)) }) };
}
