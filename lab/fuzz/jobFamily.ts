import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { CALCULATION_NAMES, ENDPOINTS } from 'ganita/api/endpoints.js';
import { bodiesOf } from '../../packages/service/tests/http/anyBody.js';
import { queryOf } from './client.js';
import { each, type Family, type Target } from './family.js';

const SUBMIT = ENDPOINTS.submitJob.path;
const NDJSON = 'application/x-ndjson';
/** An address has two uploads open at a time, and other families have some that never end. */
const [BETWEEN_TRIES_MS, MOST_TRIES] = [1000, 300];

const calculation = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('natalChart', 'panchangDay', 'marriageMatch') },
  { weight: 1, arbitrary: fc.constantFrom(...CALCULATION_NAMES, '__proto__', 'batch', '') },
);
const query = fc.record(
  {
    calculation,
    fields: fc.oneof(
      { weight: 5, arbitrary: fc.constant('{"sections":["sahams"]}') },
      { weight: 1, arbitrary: fc.constantFrom('{}', '[]', '{"__proto__":{"a":1}}', '{', 'null', '{"date":1}') },
    ),
    priority: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom('1', '10') },
      { weight: 1, arbitrary: fc.constantFrom('11', '0', '-1', '1.5', 'x') },
    ),
  },
  { requiredKeys: ['calculation'] },
);
const line = fc.oneof(
  bodiesOf('natalChart').map((body) => JSON.stringify(body)),
  fc.string({ unit: 'binary', maxLength: 50 }).map((text) => text.replaceAll('\n', ' ')),
);
const fromLine = fc.constantFrom('1', '2', '5', '0', '-1', '1e9', 'x', '1000001');
const cases = fc.tuple(query, fc.array(line, { maxLength: 4 }), fromLine);

/** Submit a job, look at it, read what is done of it, and remove it. */
async function lifeOf({ client }: Target, secret: string, [fields, lines, from]: CaseOf<typeof cases>): Promise<void> {
  const headers = { 'x-jobs-secret': secret, 'content-type': NDJSON };
  const target = `${SUBMIT}?${queryOf(fields)}`;
  const submit = () => client.send(jobs.name, { method: 'POST', target, body: lines.join('\n'), headers });
  let answer = await submit();
  for (let tries = 0; answer?.status === 429 && tries < MOST_TRIES; tries++) {
    await sleep(BETWEEN_TRIES_MS);
    answer = await submit();
  }
  if (answer?.status !== 202) return;
  const path = `${SUBMIT}/${(JSON.parse(answer.text) as { readonly id: string }).id}`;
  const call = (method: 'GET' | 'DELETE', rest: string) =>
    client.send(jobs.name, { method, target: path + rest, headers });
  await call('GET', '');
  await call('GET', `/results?from_line=${from}`);
  await call('DELETE', '');
  await call('GET', '');
}
type CaseOf<T> = T extends fc.Arbitrary<infer Case> ? Case : never;

/** Jobs with lines of all kinds. Their calls are cases as well, so that there are fewer jobs. */
export const jobs: Family = {
  name: SUBMIT,
  share: 1,
  run: async (target, count, seed) => {
    const { jobsSecret } = target;
    if (jobsSecret !== null) await each(cases, count, seed, (one) => lifeOf(target, jobsSecret, one));
  },
};
