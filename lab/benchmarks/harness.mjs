/**
 * Measures what one call costs. Calls are made in batches long enough for the clock, after a warm-up; the figure is the
 * median over batches, its spread the tenth and ninetieth percentile. `cpu` counts all threads of this process (collector
 * and compiler too), `wall` is time on the clock.
 */
const CLOCK = {
  wallMs: () => performance.now(),
  cpuMs() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};
const DEFAULTS = { clock: CLOCK, warmUpMs: 300, batchMs: 10, batches: 30, longestMs: 6_000, fewestBatches: 7 };

/** Cost of one call of `run` in milliseconds: `{ calls, batches, wall, cpu, result }`, wall and cpu `{ low, median, high }`. */
export async function measure(run, options = {}) {
  const settings = { ...DEFAULTS, ...options };
  const batch = await prepare(run, settings);
  const samples = [];
  await repeat(settings, async () => samples.push(await batch.sample()));
  return summary(batch, samples);
}

/**
 * Cost of two things taken turn by turn in one run, so that a change of the machine's speed meets both alike:
 * `{ one, other, ratio }`, the ratio being one / other of neighbouring batches by CPU time.
 */
export async function compare(one, other, options = {}) {
  const settings = { ...DEFAULTS, ...options };
  const [first, second] = [await prepare(one, settings), await prepare(other, settings)];
  const pairs = [];
  await repeat(settings, async () => {
    // Each goes first every other time.
    if (pairs.length % 2 === 0) {
      const a = await first.sample();
      pairs.push([a, await second.sample()]);
    } else {
      const b = await second.sample();
      pairs.push([await first.sample(), b]);
    }
  });
  return {
    one: summary(
      first,
      pairs.map(([a]) => a),
    ),
    other: summary(
      second,
      pairs.map(([, b]) => b),
    ),
    ratio: spread(pairs.map(([a, b]) => a.cpu / b.cpu)),
  };
}

async function prepare(run, { clock, warmUpMs, batchMs }) {
  const began = clock.wallMs();
  let calls = 0;
  let isAsync = false;
  // The result is handed out at the end, so that no call can be optimised away.
  let kept;
  do {
    const result = run();
    isAsync ||= typeof result?.then === 'function';
    kept = isAsync ? await result : result;
    calls += 1;
  } while (clock.wallMs() - began < warmUpMs);
  const perCall = (clock.wallMs() - began) / calls;
  const size = Math.max(1, Math.ceil(batchMs / perCall));
  const sample = async () => {
    const [cpu, start] = [clock.cpuMs(), clock.wallMs()];
    if (isAsync) for (let i = 0; i < size; i += 1) kept = await run();
    else for (let i = 0; i < size; i += 1) kept = run();
    const [wall, used] = [clock.wallMs() - start, clock.cpuMs() - cpu];
    return { wall: wall / size, cpu: used / size };
  };
  return { size, sample, result: () => kept };
}

async function repeat({ clock, batches, fewestBatches, longestMs }, step) {
  const began = clock.wallMs();
  for (let done = 0; done < batches; done += 1) {
    if (done >= fewestBatches && clock.wallMs() - began > longestMs) return;
    await step();
  }
}

const summary = ({ size, result }, samples) => ({
  result: result(),
  calls: size * samples.length,
  batches: samples.length,
  wall: spread(samples.map(({ wall }) => wall)),
  cpu: spread(samples.map(({ cpu }) => cpu)),
});

function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.round(share * (sorted.length - 1))];
  return { low: at(0.1), median: at(0.5), high: at(0.9) };
}
