import { readdirSync } from 'node:fs';
import { openJobs } from '@ganita/service/jobs/jobs.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis } from '../process/redis.js';
import { births, type JobService, linesOf, NDJSON, SUBMIT, startJobService } from './jobService.js';
import { PLAIN_WORKER } from './limitedCalls.js';
import { startService } from './service.js';

describe.skipIf(!hasRedis)('an Idempotency-Key', () => {
  let jobService: JobService;
  beforeAll(async () => {
    jobService = await startJobService();
  });
  afterAll(() => jobService.close());

  const submit = async (key: string, { url = SUBMIT, payload = births(3), from = jobService.service } = {}) => {
    const headers = { ...NDJSON, 'idempotency-key': key };
    const reply = await from.inject({ method: 'POST', url, headers, payload });
    return { status: reply.statusCode, location: reply.headers.location, body: reply.json() };
  };

  it('gives the same job when it is sent again, whose lines are read and not stored', async () => {
    const first = await submit('again');
    const folders = readdirSync(jobService.directory);
    const second = await submit('again', { payload: births(200) });
    expect([first.status, second.status]).toEqual([202, 202]);
    expect([second.location, second.body.id, second.body.lines]).toEqual([first.location, first.body.id, 3]);
    expect(readdirSync(jobService.directory)).toEqual(folders);
    expect(folders.join()).not.toContain('again');
  });

  it('gives the same job with the same fields, in whatever order they are written', async () => {
    const urls = [
      '{"altitude":-0,"language":"ta","__proto__":{}}',
      '{"language":"ta","altitude":0,"__proto__":{}}',
    ].map((fields) => `${SUBMIT}&fields=${encodeURIComponent(fields)}`);
    const [first, second] = [await submit('fields', { url: urls[0] }), await submit('fields', { url: urls[1] })];
    expect([first.status, second.status, second.body.id]).toEqual([202, 202, first.body.id]);
  });

  it('gives one job when requests to two services come at once, and leaves nothing of the other', async () => {
    const before = readdirSync(jobService.directory).length;
    const other = openJobs(jobService.shared);
    const request = { calculation: 'natalChart', fields: {}, priority: 5 } as const;
    let arriving = 0;
    /** Lines that end when the first of both have come. */
    async function* slowly() {
      arriving++;
      yield Buffer.from(births(2));
      await expect.poll(() => arriving, { interval: 5 }).toBe(2);
      yield Buffer.from(births(1));
    }
    try {
      const both = [jobService.jobs, other].map((jobs) =>
        jobs.submit(request, slowly(), { idempotencyKey: 'at once' }),
      );
      const [first, second] = await Promise.all(both);
      expect([first?.job.lines, second?.job.id]).toEqual([3, first?.job.id]);
      await jobService.whenState(first?.job.id ?? '', 'completed');
    } finally {
      await other.close();
    }
    expect(readdirSync(jobService.directory)).toHaveLength(before + 1);
  });

  it('is known to another service over the same folder', async () => {
    const jobs = openJobs(jobService.shared);
    const settings = { JOBS_SECRET: NDJSON['x-jobs-secret'], JOBS_DIR: jobService.directory };
    const other = await startService({ ...settings, REDIS_URL: jobService.redis.url }, PLAIN_WORKER, null, { jobs });
    try {
      const first = await submit('two services');
      expect((await submit('two services', { from: other })).body.id).toBe(first.body.id);
    } finally {
      await other.close();
      await jobs.close();
    }
  });

  it.each([
    ['calculation', '/jobs?calculation=panchangDay'],
    ['fields', `${SUBMIT}&fields=${encodeURIComponent('{"language":"ta"}')}`],
    ['priority', `${SUBMIT}&priority=1`],
  ])('that belongs to a job with another %s is rejected', async (field, url) => {
    await submit(`of ${field}`);
    const { status, body } = await submit(`of ${field}`, { url });
    expect([status, body]).toEqual([
      422,
      { detail: `Idempotency-Key belongs to a job with a different value of ${field}` },
    ]);
  });

  it('is free again once its job is removed', async () => {
    const first = await submit('removed');
    await jobService.call('DELETE', `/jobs/${first.body.id}`);
    const second = await submit('removed', { url: `${SUBMIT}&priority=1` });
    expect([second.status, second.body.priority]).toEqual([202, 1]);
  });

  it('of a job that is removed while it is computed gives another job its own results', async () => {
    const first = await submit('while computed', { payload: births(5000) });
    await jobService.whenState(first.body.id, 'running');
    await jobService.call('DELETE', `/jobs/${first.body.id}`);
    const url = `${SUBMIT}&fields=${encodeURIComponent('{"language":"ta"}')}`;
    const second = await submit('while computed', { url, payload: births(150) });
    expect([second.status, second.body.id]).toEqual([202, first.body.id]);
    await jobService.whenState(second.body.id, 'completed');
    const lines = linesOf((await jobService.call('GET', `/jobs/${second.body.id}/results`)).body);
    expect(lines).toHaveLength(149);
    expect(lines.filter(({ answer }) => answer?.language !== 'ta').map(({ line }) => line)).toEqual([121]);
  });

  it('of a job that is not accepted is free again', async () => {
    expect((await submit('empty', { payload: '' })).status).toBe(422);
    expect((await submit('empty')).status).toBe(202);
  });

  it.each([
    ['empty', ''],
    ['longer than 255 characters', 'k'.repeat(256)],
    ['not printable ASCII', 'clé'],
  ])('that is %s is rejected', async (_, key) => {
    const { status, body } = await submit(key);
    const detail = 'Invalid input: Idempotency-Key must be 1 to 255 printable ASCII characters';
    expect([status, body]).toEqual([400, { detail }]);
  });

  it('of 255 characters is one', async () => {
    expect((await submit('~'.repeat(255))).status).toBe(202);
  });
});
