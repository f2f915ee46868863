import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobFiles } from '@ganita/service/jobs/jobFiles.js';
import { type Jobs, openJobs } from '@ganita/service/jobs/jobs.js';
import { openApiDocument } from '@ganita/service/openapi/document.js';
import { PATIENCE } from '@ganita/service/server/connections/patience.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PLAIN_WORKER } from './limitedCalls.js';
import { startService, type TestService } from './service.js';

const SECRET = 'a secret of this test';
const HEADERS = { 'x-jobs-secret': SECRET, 'content-type': 'application/x-ndjson' };
const SUBMIT = '/jobs?calculation=natalChart';
const bounds = { lines: 3, bytes: 5000 };
/** Nothing listens there: no upload of these tests gets as far as the queue, except one. */
const NO_REDIS = 'redis://127.0.0.1:1';
const ignore = () => undefined;

describe('an upload of a job', () => {
  const directory = mkdtempSync(join(tmpdir(), 'ganita-jobs-'));
  const clients: Socket[] = [];
  let service: TestService;
  let jobs: Jobs;
  beforeAll(async () => {
    jobs = openJobs({ url: NO_REDIS, directory, now: Date.now, onError: ignore, onReady: ignore, bounds });
    const patience = { ...PATIENCE, arrivalPace: { leastBytes: 10_000, withinMs: 2000 } };
    const settings = { JOBS_SECRET: SECRET, JOBS_DIR: directory, JOBS_REDIS_URL: NO_REDIS, METRICS_PORT: '9464' };
    service = await startService(settings, PLAIN_WORKER, null, { jobs, patience });
    await service.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    expect(readdirSync(directory)).toEqual([]);
  });
  afterAll(async () => {
    await service.close();
    await jobs.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const upload = async (payload: string, headers: Readonly<Record<string, string>> = HEADERS) => {
    const reply = await service.inject({ method: 'POST', url: SUBMIT, headers, payload });
    return {
      status: reply.statusCode,
      retryAfter: reply.headers['retry-after'],
      detail: reply.json().detail as string,
    };
  };
  const openUploads = async (): Promise<number> =>
    Number(/^ganita_open_batches (\d+)$/m.exec(await service.metrics.registry.metrics())?.[1]);

  /** An upload that stops within its first line; what it gets until its connection is closed. */
  function stalled(): Promise<string> {
    const client = connect(Number(new URL(service.app.listeningOrigin).port), '127.0.0.1');
    clients.push(client);
    const headers = Object.entries({ host: 'x', ...HEADERS, 'content-length': '1000' });
    client.write(`POST ${SUBMIT} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{`);
    let reply = '';
    client.on('data', (piece) => {
      reply += piece.toString();
    });
    client.on('error', ignore);
    return new Promise((resolve) => client.once('close', () => resolve(reply)));
  }

  it.each([
    ['lines', '{}\n'.repeat(bounds.lines + 1), 'a job has at most 3 lines'],
    ['bytes', ' '.repeat(bounds.bytes + 1), 'a job has at most 5000 bytes'],
  ])('of too many %s ends with 413 and leaves nothing behind', async (_, payload, detail) => {
    expect(await upload(payload)).toEqual({ status: 413, retryAfter: undefined, detail });
  });

  it('that stalls ends with 408 and a closed connection; a third one of an address is rejected with 429 meanwhile', async () => {
    const replies = [stalled(), stalled()];
    await expect.poll(openUploads, { interval: 10 }).toBe(2);
    expect(await upload('{}\n')).toEqual({
      status: 429,
      retryAfter: '30',
      detail: expect.stringContaining('2 batches'),
    });
    for (const reply of await Promise.all(replies)) {
      expect(reply).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\nconnection: close\r\n/i);
      expect(reply).toMatch(/\{"detail":"the request did not arrive in time"\}$/);
    }
    await expect.poll(openUploads).toBe(0);
  });

  it('ends with 503 and a sentence where Redis is gone', async () => {
    const detail = 'the queue of jobs cannot be reached; try again later';
    expect(await upload('{}\n')).toEqual({ status: 503, retryAfter: '10', detail });
  });

  it.each([
    ['ENOSPC', 'the disk of jobs is full; try again later'],
    ['EDQUOT', 'the disk of jobs is full; try again later'],
    ['EROFS', 'the folder of jobs is read-only; try again later'],
    ['EACCES', 'the folder of jobs may not be read or written; try again later'],
    ['ENOENT', 'the folder of jobs is missing; try again later'],
    ['EIO', 'the disk of jobs cannot be read or written; try again later'],
  ])('ends with 503 and words of its own where the disk fails with %s', async (code, detail) => {
    const storing = vi.spyOn(JobFiles.prototype, 'publish');
    storing.mockRejectedValueOnce(Object.assign(new Error(code), { code, syscall: 'write' }));
    expect(await upload('{}\n')).toEqual({ status: 503, retryAfter: '10', detail });
    storing.mockRestore();
  });

  it('ends with 401 before a byte is read without the secret', async () => {
    const { 'content-type': type } = HEADERS;
    const detail = 'X-Jobs-Secret is missing or wrong';
    expect(await upload('{}\n', { 'content-type': type })).toEqual({ status: 401, retryAfter: undefined, detail });
  });

  it('is documented with every status that it can have', () => {
    const paths = openApiDocument({}).paths as Readonly<Record<string, { post: { responses: object } }>>;
    const statuses = ['202', '400', '401', '404', '408', '410', '413', '422', '429', '500', '503'];
    expect(Object.keys(paths['/jobs']?.post.responses ?? {}).sort()).toEqual(statuses);
  });

  it('does not exist where the service has no secret for jobs', async () => {
    const plain = await startService({}, PLAIN_WORKER);
    const reply = await plain.inject({ method: 'POST', url: SUBMIT, headers: HEADERS, payload: '{}\n' });
    await plain.close();
    expect(reply.statusCode).toBe(404);
  });
});
