import { DamagedJob, JobsDiskFull, JobsUnavailable, KeyUsedAgain } from '@ganita/service/jobs/jobErrors.js';
import { Overloaded } from '@ganita/service/queue/overloaded.js';
import { BATCH_BOUNDS, boundOpenBatches } from '@ganita/service/server/batch/openBatches.js';
import {
  AllowanceUsedUp,
  ArrivedTooSlowly,
  ForeignOrigin,
  failureOf,
  TooManyBatches,
} from '@ganita/service/server/errorReplies.js';
import { writtenFailure } from '@ganita/service/server/failureForm.js';
import { COST_ALLOWANCE_MS } from 'ganita/api/endpoints.js';
import { ERROR_CODES } from 'ganita/api/errorCodes.js';
import { PROBLEM_TYPE } from 'ganita/api/problem.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from '../../lab/fuzz/rawExchange.js';
import { CHENNAI_BIRTH, startService, type TestService } from '../../packages/service/tests/http/service.js';
import { pageText } from './examples.js';
import { writtenRequest } from './httpText.js';

type Json = Readonly<Record<string, unknown>>;

const PAGE = pageText('docs/errors.md');
const CODES = Object.entries(ERROR_CODES);
const SECRET = 'held back';

/** The block of JSON after a comment, and the request before it where the comment is `failure`. */
const EXAMPLE = /<!-- (?:failure -->\s*```http\n([\s\S]*?)```|answer -->)\s*```json\n([\s\S]*?)```/;

const sections = new Map(
  PAGE.split(/^### /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text] as const),
);

/** A request of the page, by a client that takes the long form and knows the secret. */
function parsedRequest(text: string) {
  const { headers, ...request } = writtenRequest(text);
  return { ...request, headers: { accept: PROBLEM_TYPE, 'x-pdf-secret': SECRET, ...headers } };
}

let service: TestService;
let limited: TestService;
let port: number;
beforeAll(async () => {
  service = await startService({ PDF_SECRET: SECRET });
  limited = await startService({ RATE_LIMIT_FACTOR: '1', BIRTH_YEARS: '1800-2399' });
  port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => Promise.all([service.close(), limited.close()]));

const raw = async (text: string): Promise<Json> => {
  const answer = await exchange(port, { bytes: Buffer.from(text), whole: true, bodiless: false });
  if (typeof answer === 'string') throw new Error(answer);
  return JSON.parse(answer.text);
};
const post = async (url: string, payload: string | Buffer): Promise<Json> => {
  const headers = { 'content-type': 'application/json', accept: PROBLEM_TYPE };
  return (await service.inject({ method: 'POST', url, payload, headers })).json();
};
const ofError = async (error: unknown): Promise<Json> =>
  JSON.parse(writtenFailure(failureOf(error), PROBLEM_TYPE).body);
const thrownBy = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

/** What causes the errors whose request the page does not show. */
const CAUSES: Readonly<Record<string, () => Promise<Json>>> = {
  wrong_host: () => raw(`GET / HTTP/1.1\r\naccept: ${PROBLEM_TYPE}\r\n\r\n`),
  malformed_request: () => raw('nonsense\r\n\r\n'),
  headers_too_large: () => raw(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`),
  unsupported_expectation: () => raw(`GET / HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\naccept: ${PROBLEM_TYPE}\r\n\r\n`),
  arrived_too_slowly: () => ofError(new ArrivedTooSlowly()),
  outside_ephemeris: async () => {
    const birth = { ...CHENNAI_BIRTH, date: '2300-01-01', pravesha_type: 1, years: 120 };
    return (await limited.post('/horoscope', birth, { accept: PROBLEM_TYPE })).body;
  },
  too_many_items: () => post('/horoscope', JSON.stringify({ ...CHENNAI_BIRTH, sections: Array(501).fill('') })),
  nested_too_deep: () => post('/marriage-match/batch', `{"partners":${'['.repeat(50)}${']'.repeat(50)}}`),
  not_utf8: () => post('/panchang', Buffer.from('{"place":"é"}', 'latin1')),
  too_many_calls: async () => {
    const call = () => limited.post('/horoscope', {}, { accept: PROBLEM_TYPE });
    for (let calls = 0; calls < 30; calls++) await call();
    return (await call()).body;
  },
  foreign_origin: () => ofError(new ForeignOrigin('Origin')),
  allowance_used_up: () => ofError(new AllowanceUsedUp(COST_ALLOWANCE_MS, 1)),
  too_many_batches: () => ofError(new TooManyBatches(BATCH_BOUNDS.perClient, 1)),
  client_disconnected: () => ofError(new DOMException('', 'AbortError')),
  calculation_failed: () => ofError(new Error('for the log')),
  queue_full: () => ofError(new Overloaded(1)),
  batches_full: () => {
    const batches = boundOpenBatches(BATCH_BOUNDS);
    for (let open = 0; open < BATCH_BOUNDS.inAll; open++) batches.open(`client ${open}`);
    return ofError(thrownBy(() => batches.open('one more')));
  },
  job_damaged: () => ofError(new DamagedJob('the result of line 101 is damaged')),
  idempotency_key_used: () => ofError(new KeyUsedAgain('priority')),
  jobs_unavailable: () => ofError(new JobsUnavailable(null)),
  jobs_disk_full: () => ofError(new JobsDiskFull(null)),
  overloaded: () => ofError(Object.assign(new Error(), { code: 'FST_UNDER_PRESSURE' })),
};

async function answerOf(code: string, request: string | undefined): Promise<Json> {
  if (request !== undefined) return (await service.inject(parsedRequest(request))).json();
  const cause = CAUSES[code];
  if (cause === undefined) throw new Error(`nothing causes ${code}`);
  return cause();
}

describe('the page of errors', () => {
  it('lists every code with its status, and no other', () => {
    const rows = [...PAGE.matchAll(/^\| `(\w+)` \| (\d{3}) \| \S.* \|$/gm)].map(([, code, status]) => [
      code,
      Number(status),
    ]);
    expect(rows.sort()).toEqual(CODES.map(([code, { status }]) => [code, status]).sort());
  });

  it('has a section for every code, in the order of its list', () => {
    const listed = [...PAGE.matchAll(/^\| `(\w+)` \| \d{3} \|/gm)].map(([, code]) => code);
    expect([...sections.keys()]).toEqual(listed);
  });

  it('shows a whole problem as it is answered', async () => {
    const [, request, shown = ''] = EXAMPLE.exec(PAGE.slice(0, PAGE.indexOf('## Codes'))) ?? [];
    expect(await answerOf('', request)).toEqual(JSON.parse(shown));
  });

  it.each(CODES)('shows an error of %s as it is answered', async (code, { status, title }) => {
    const [, request, shown = ''] = EXAMPLE.exec(sections.get(code) ?? '') ?? [];
    const answer = await answerOf(code, request);
    const expected = JSON.parse(shown) as Json;
    if (!('code' in expected)) return expect(answer).toEqual(expected);
    expect(answer).toMatchObject({ ...expected, code, status, title, type: `/docs/errors.md#${code}` });
  });

  it('is sent by the service at the path that problems refer to', async () => {
    const reply = await service.inject({ method: 'GET', url: '/docs/errors.md' });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      PAGE,
    ]);
  });
});
