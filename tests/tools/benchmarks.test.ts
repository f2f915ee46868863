import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}
interface Cost {
  readonly calls: number;
  readonly batches: number;
  readonly wall: Spread;
  readonly cpu: Spread;
}
interface Harness {
  measure(run: () => unknown, options?: object): Promise<Cost>;
  compare(
    one: () => unknown,
    other: () => unknown,
    options?: object,
  ): Promise<{ one: Cost; other: Cost; ratio: Spread }>;
}
interface Table {
  duration(ms: number): string;
  table(rows: readonly object[]): string;
}

const folder = new URL('../../benchmarks/', import.meta.url);
const { measure, compare } = (await import(new URL('harness.mjs', folder).href)) as Harness;
const { duration, table } = (await import(new URL('table.mjs', folder).href)) as Table;

const work = (turns: number) => (): number => {
  let sum = 0;
  for (let i = 1; i < turns; i += 1) sum += Math.sqrt(i) / i;
  return sum;
};
const quick = { warmUpMs: 50, batches: 15 };

describe('the benchmark harness', () => {
  it('tells waiting from computing', async () => {
    const { wall, cpu, batches } = await measure(() => sleep(5), { warmUpMs: 20, batches: 8 });
    expect(batches).toBe(8);
    expect(wall.median).toBeGreaterThan(4);
    expect(cpu.median).toBeLessThan(wall.median / 2);
  });

  it('finds that four times the work costs more than twice and less than eight times as much', async () => {
    const { ratio, one, other } = await compare(work(40_000), work(10_000), quick);
    expect(ratio.median).toBeGreaterThan(2);
    expect(ratio.median).toBeLessThan(8);
    expect(one.calls).toBeLessThan(other.calls);
    expect(ratio.low).toBeLessThanOrEqual(ratio.high);
  });

  it('stops when a case takes too long, after the fewest batches', async () => {
    const { batches } = await measure(() => sleep(12), { warmUpMs: 1, longestMs: 1, fewestBatches: 3 });
    expect(batches).toBe(3);
  });
});

describe('the table of figures', () => {
  it('writes durations with three digits', () => {
    expect([duration(0.00612), duration(2.71), duration(1500)]).toEqual(['6.12 µs', '2.71 ms', '1.50 s']);
  });

  it('says which budgets are not kept', () => {
    const cost = { low: 1, median: 2, high: 3 };
    const row = { name: 'a chart', clock: 'cpu', cost, budget: '1.00 ms' };
    expect(table([{ ...row, within: false }])).toContain(
      '| a chart | 2.00 ms | 1.00 ms to 3.00 ms  | cpu   | 1.00 ms, exceeded |',
    );
    expect(table([{ ...row, within: true }])).not.toContain('exceeded');
  });
});
