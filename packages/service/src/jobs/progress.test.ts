import { describe, expect, it } from 'vitest';
import { recentRate } from './progress.js';
import { chunkLinesFor, chunksOf, isJobId, linesOfChunk } from './storedJob.js';

describe('the rate of a job', () => {
  it('counts lines from the end of the first chunk on, and falls while nothing is done', () => {
    const chunks = [
      { at: 3000, lines: 100 },
      { at: 1000, lines: 100 },
      { at: 2000, lines: 50 },
    ];
    expect(recentRate(chunks, 3000)).toBe(75);
    expect(recentRate(chunks, 11_000)).toBe(15);
  });

  it('is not known before two chunks are done', () => {
    expect(recentRate([], 1000)).toBeNull();
    expect(recentRate([{ at: 1, lines: 100 }], 1000)).toBeNull();
    expect(
      recentRate(
        [
          { at: 1, lines: 100 },
          { at: 1, lines: 100 },
        ],
        1,
      ),
    ).toBeNull();
  });
});

describe('chunks', () => {
  it('take one thread about five seconds, and are neither tiny nor huge', () => {
    expect([50, 1, 0, 2000].map(chunkLinesFor)).toEqual([100, 500, 500, 10]);
  });

  it('have all lines of a job', () => {
    for (const lines of [1, 99, 100, 101, 250]) {
      const job = { lines, chunkLines: 100 };
      const all = Array.from({ length: chunksOf(job) }, (_, chunk) => linesOfChunk(job, chunk));
      expect(all.reduce((sum, one) => sum + one, 0)).toBe(lines);
    }
  });
});

describe('ids of jobs', () => {
  it('never lead out of the folder of jobs', () => {
    expect(isJobId('0c5ce0d6-6a4c-4b6e-9d0a-1f6d9f6c5b7e')).toBe(true);
    for (const text of ['', '.', '..', '../x', '0c5ce0d6-6a4c-4b6e-9d0a-1f6d9f6c5b7e/..', '{id}', 'removed-1']) {
      expect(isJobId(text)).toBe(false);
    }
  });
});
