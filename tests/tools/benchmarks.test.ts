import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

const folder = new URL('../../lab/benchmarks/', import.meta.url);
const { measure, compare } = (await import(new URL('harness.mjs', folder).href)) as Harness;
const { duration, table } = (await import(new URL('table.mjs', folder).href)) as Table;

/** A clock that only what is measured moves: waiting passes time, computing uses the processor as well. */
const madeUpTime = () => {
  const at = { wall: 0, cpu: 0 };
  const wait = (ms: number) => async (): Promise<void> => {
    at.wall += ms;
  };
  const compute = (ms: number) => (): void => {
    at.wall += ms;
    at.cpu += ms;
  };
  return { wait, compute, clock: { wallMs: () => at.wall, cpuMs: () => at.cpu } };
};
const quick = { warmUpMs: 50, batches: 15 };

describe('the benchmark harness', () => {
  it('distinguishes waiting from computing', async () => {
    const { wait, compute, clock } = madeUpTime();
    const waiting = await measure(wait(5), { ...quick, clock });
    expect(waiting.batches).toBe(15);
    expect([waiting.wall.median, waiting.cpu.median]).toEqual([5, 0]);
    const computing = await measure(compute(3), { ...quick, clock });
    expect([computing.wall.median, computing.cpu.median]).toEqual([3, 3]);
  });

  it('finds that four times the work costs four times as much, and does it less often', async () => {
    const { compute, clock } = madeUpTime();
    const { ratio, one, other } = await compare(compute(4), compute(1), { ...quick, clock });
    expect(ratio).toEqual({ low: 4, median: 4, high: 4 });
    expect(one.calls).toBeLessThan(other.calls);
  });

  it('stops when a case takes too long, after the fewest batches', async () => {
    const { wait, clock } = madeUpTime();
    const { batches } = await measure(wait(12), { clock, warmUpMs: 1, longestMs: 1, fewestBatches: 3 });
    expect(batches).toBe(3);
  });

  it('reads the clocks of the machine where it is given none', async () => {
    let turns = 0;
    const { wall, cpu, calls } = await measure(() => turns++, { warmUpMs: 1, batches: 3, batchMs: 1 });
    expect(calls).toBeGreaterThan(0);
    expect(Math.min(wall.median, cpu.median)).toBeGreaterThanOrEqual(0);
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

describe('the cases and the parts', () => {
  it('find what they import from the built project', () => {
    const files = ['cases', 'parts'].flatMap((name) =>
      readdirSync(new URL(`${name}/`, folder)).map((file) => new URL(`${name}/${file}`, folder).href),
    );
    // One after the other in a process of its own: modules of the build are plain JavaScript here as they are there.
    const program = `for (const file of ${JSON.stringify(files)}) await import(file); process.exit(0);`;
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: fileURLToPath(folder) });
  }, 120_000);
});
