import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JobFiles } from './jobFiles.js';
import { type Sweep, sweep } from './sweep.js';

const [FIRST, DAMAGED, LAST] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
];
const DAY_MS = 24 * 3600 * 1000;
const KEEP_SECONDS = 3600;
const CREATED = Date.parse('2026-01-01T00:00:00Z');

describe('the sweep of jobs', () => {
  let directory: string;
  let skipped: [string, string][];
  let queued: string[];
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'ganita-sweep-'));
    [skipped, queued] = [[], []];
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const store = (id: string, files: Readonly<Record<string, string>>): void => {
    mkdirSync(join(directory, id));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, id, name), text);
    utimesSync(join(directory, id), CREATED / 1000, CREATED / 1000);
  };
  const job = (id: string): string =>
    JSON.stringify({
      id,
      calculation: 'natalChart',
      fields: {},
      priority: 5,
      lines: 1,
      chunkLines: 100,
      createdAt: new Date(CREATED).toISOString(),
    });
  const done = JSON.stringify({ finishedAt: new Date(CREATED).toISOString() });
  const jobs = {
    getJob: async () => undefined,
    add: async (_name: string, { id }: { readonly id: string }) => queued.push(id),
    remove: async () => 0,
  } as unknown as Sweep['jobs'];
  const sweepAt = (now: number, files = new JobFiles(directory)): Promise<void> =>
    sweep({
      files,
      jobs,
      keepSeconds: KEEP_SECONDS,
      now,
      onSkipped: (name, error) => void skipped.push([name, (error as Error).message]),
    });

  it.each([
    ['cut off', job(DAMAGED).slice(0, 30), /^job\.json is damaged: .*JSON/],
    ['empty', '', /^job\.json is damaged: .*JSON/],
    ['of another shape', '{}', /^job\.json is damaged: it has other fields/],
    ['that of another job', job(FIRST), /^job\.json is damaged: it has other fields/],
  ])('goes on past a job.json that is %s, says so once, and removes it in its time', async (_, text, why) => {
    store(FIRST, { 'job.json': job(FIRST) });
    store(DAMAGED, { 'job.json': text });
    store(LAST, { 'job.json': job(LAST), 'done.json': done });
    await sweepAt(CREATED + DAY_MS);
    expect(skipped).toEqual([[DAMAGED, expect.stringMatching(why)]]);
    expect(queued).toEqual([FIRST]);
    expect(readdirSync(directory).sort()).toEqual([FIRST, DAMAGED]);

    await sweepAt(Date.now() + 1000);
    expect(skipped).toHaveLength(1);
    expect(readdirSync(directory)).toContain(DAMAGED);
    await sweepAt(Date.now() + KEEP_SECONDS * 1000 + 1000);
    expect(readdirSync(directory)).toEqual([FIRST]);
  });

  it('sets a damaged done.json aside, so that its job is finished again', async () => {
    store(DAMAGED, { 'job.json': job(DAMAGED), 'done.json': '{"finishedAt":"soon"}' });
    await sweepAt(CREATED + DAY_MS);
    await sweepAt(Date.now() + DAY_MS);
    expect(skipped).toEqual([[DAMAGED, 'done.json is damaged: it has other fields than it must have']]);
    expect(queued).toEqual([DAMAGED]);
  });

  it('goes on past a folder that cannot be read', async () => {
    for (const id of [FIRST, DAMAGED, LAST]) store(id, { 'job.json': job(id), 'done.json': done });
    class FailingFiles extends JobFiles {
      override async changedAt(name: string): Promise<number | null> {
        if (name === DAMAGED) throw Object.assign(new Error('EIO'), { code: 'EIO' });
        return super.changedAt(name);
      }
    }
    await sweepAt(CREATED + DAY_MS, new FailingFiles(directory));
    expect([skipped, readdirSync(directory)]).toEqual([[[DAMAGED, 'EIO']], [DAMAGED]]);
  });

  it('removes uploads and removals that were interrupted a day ago, and nothing else', async () => {
    for (const name of ['upload-1', 'removed-1', 'notes']) store(name, {});
    await sweepAt(CREATED + DAY_MS);
    expect(readdirSync(directory)).toHaveLength(3);
    await sweepAt(CREATED + DAY_MS + 1);
    expect(readdirSync(directory)).toEqual(['notes']);
  });
});
