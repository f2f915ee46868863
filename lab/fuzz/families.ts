import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { type CalculationName, calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { reportInput } from 'ganita/api/report/reportInput.js';
import { bodiesOf, checkAround } from '../../packages/service/tests/http/anyBody.js';
import { agents } from './agentFamily.js';
import { PLAIN_BODIES, PLAIN_CALLS } from './calls.js';
import { each, type Family } from './family.js';
import { hostileHttp } from './hostileHttp.js';
import { hostileJson } from './hostileJson.js';
import { jobs } from './jobFamily.js';
import { faultOf } from './judge.js';
import { pages } from './pageFamilies.js';
import { pictures } from './pictureFamilies.js';
import { exchange } from './rawExchange.js';

const DEAR: Readonly<Record<string, number>> = { '/horoscope': 14, '/horoscope/compare': 8, '/muhurta/events': 1 };

const calculations: readonly Family[] = calculationsOf(ENDPOINTS).map(([name, endpoint]) => ({
  name: endpoint.path,
  share: DEAR[endpoint.path] ?? 4,
  run: ({ client }, count, seed) => checkAround(client, name as CalculationName, count, seed),
}));

/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Texts of a cover that are mostly taken. */
const COVER = {
  place: fc.constantFrom('Chennai', 'चेन्नई', '', '\u0000'),
  name: fc.oneof(fc.constant(null), fc.string({ maxLength: 40 })),
  photo: fc.constantFrom(null, DOT, `data:image/png;base64,${DOT}`, 'AAAA'),
  online_url: fc.constantFrom(null, 'https://example.org/a?b', 'javascript:alert(1)'),
};

const report: Family = {
  name: ENDPOINTS.report.path,
  share: 1,
  run: ({ client, tally, pdfSecret }, count, seed) =>
    each(bodiesOf('natalChart', reportInput, COVER), count, seed, async (body) => {
      const sent = { method: 'POST', target: report.name, body: JSON.stringify(body) } as const;
      const answer = await client.send(report.name, { ...sent, headers: { 'x-pdf-secret': pdfSecret } });
      if (answer?.status === 200 && !answer.text.startsWith('%PDF-')) tally.fault(report.name, 'no PDF', sent.body);
    }),
};

/** Until a batch that never ends has been closed by the service. */
const BETWEEN_TRIES_MS = 1000;
const MOST_TRIES = 300;

/** Every line that is not empty has its own line in the answer, in order, with an answer or a rejection. */
const batch: Family = {
  name: ENDPOINTS.batch.path,
  share: 2,
  run: ({ client, tally }, count, seed) => {
    const line = fc.oneof(
      bodiesOf('natalChart').map((body) => JSON.stringify(body)),
      fc.string({ unit: 'binary', maxLength: 50 }).map((text) => text.replaceAll('\n', ' ')),
    );
    return each(fc.array(line, { maxLength: 4 }), count, seed, async (lines) => {
      const body = lines.join('\n');
      const headers = { 'content-type': 'application/x-ndjson' };
      const send = () => client.send(batch.name, { method: 'POST', target: batch.name, body, headers });
      let answer = await send();
      // Other families leave batches open that never end, and an address may have two.
      for (let tries = 0; answer?.status === 429 && tries < MOST_TRIES; tries++) {
        await sleep(BETWEEN_TRIES_MS);
        answer = await send();
      }
      if (answer === null) return;
      if (answer.status !== 200) return tally.fault(batch.name, `status ${answer.status}`, body);
      const numbers = lines.flatMap((text, at) => (/^[ \t\r]*$/.test(text) ? [] : [at + 1]));
      const answered = answer.text.split('\n').filter((text) => text !== '');
      const records = answered.map((text) => JSON.parse(text) as { line: number; error?: { status: number } });
      if (records.map((one) => one.line).join() !== numbers.join()) tally.fault(batch.name, 'other lines', body);
      const wrong = records.find(({ error }) => error !== undefined && ![400, 413, 422].includes(error.status));
      if (wrong !== undefined) tally.fault(batch.name, JSON.stringify(wrong), body);
    });
  },
};

const places: Family = {
  name: '/location',
  share: 5,
  run: ({ client }, count, seed) => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('Salem', 'Sao Paulo', 'चेन्नई', 'a,b,c,d,e,f,g,h', ', ,', '\u0130stanbul', '%', '(a+)+$'),
    );
    const fields = fc.record({ query: text, q: text, limit: text, __proto__x: text }, { requiredKeys: [] });
    const endpoint = fc.constantFrom(ENDPOINTS.search, ENDPOINTS.autocomplete);
    const limited = fc.tuple(endpoint, fields, fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined }));
    return each(limited, count, seed, async ([where, query, limit]) => {
      await client.call(where, limit === undefined ? query : { ...query, limit });
    });
  },
};

const json: Family = {
  name: 'hostile JSON',
  share: 14,
  run: ({ client }, count, seed) => {
    const cases = fc
      .constantFrom(...PLAIN_BODIES)
      .chain(([path, fields]) => hostileJson(fields).map((body) => [path, body] as const));
    return each(cases, count, seed, async ([target, body]) => {
      await client.send(json.name, { method: 'POST', target, body });
    });
  },
};

const http: Family = {
  name: 'hostile HTTP',
  share: 15,
  run: ({ tally, port }, count, seed) =>
    each(hostileHttp(PLAIN_CALLS), count, seed, async (sent) => {
      if (tally.hopeless) return;
      const began = performance.now();
      const answer = await exchange(port, sent);
      const outcome = typeof answer === 'string' ? answer : answer.status;
      tally.add(http.name, outcome, performance.now() - began);
      const unanswered = answer === 'hung' || (answer === 'closed' && sent.whole) ? answer : null;
      const fault = typeof answer === 'string' ? unanswered : faultOf(answer);
      if (fault !== null) tally.fault(http.name, fault, JSON.stringify(sent.bytes.toString('latin1')));
    }),
};

/** Every endpoint, by its schema; then what is no body of a schema, and what is hardly HTTP. */
export const FAMILIES: readonly Family[] = [
  ...calculations,
  ...pictures,
  ...pages,
  agents,
  jobs,
  report,
  batch,
  places,
  json,
  http,
];
