// What a siege has shown, as tables.
import { table } from '@ganita/pages/guide/markdown.js';
import { duration, machine, paragraph } from '../benchmarks/table.mjs';

const BOUNDS = { chartMs: 500, healthMs: 50, memory: 1.5, logMbPerMinute: 1, stopMs: 2000 };
const BYTES_PER_MB = 1024 * 1024;
const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
const ascending = (numbers) => [...numbers].sort((a, b) => a - b);
const worst = (numbers) => Math.max(0, ...numbers);

/** Latencies and errors of one kind of request, of all phases. */
const merged = (phases, kind) => ({
  latencies: phases.flatMap(({ others }) => others[kind].latencies),
  faults: phases.flatMap(({ others }) => others[kind].faults),
});

/** Statuses of requests that failed; 0 where there was no answer. */
const statusText = (faults) => (faults.length === 0 ? '' : ` (${[...new Set(faults)].join(', ')})`);

function latencyRow(name, { latencies, faults }, boundMs) {
  const sorted = ascending(latencies);
  const [median, p99, longest] = [0.5, 0.99, 1].map((q) => duration(quantile(sorted, q)));
  return {
    name,
    figure: `median ${median}, p99 ${p99}, worst ${longest}; ${faults.length} of ${latencies.length} failed${statusText(faults)}`,
    bound: `worst ${boundMs} ms, none failed`,
    holds: faults.length === 0 && sorted.at(-1) <= boundMs,
  };
}

const NAMES = {
  running: 'calculations that run',
  queued: 'calculations that wait',
  unsentBytes: 'unread answers',
  batches: 'open batches',
  connections: 'connections',
};
const shown = (name, value) =>
  value === null ? 'not measured' : name === 'unsentBytes' ? `${(value / BYTES_PER_MB).toFixed(1)} MB` : String(value);

/** What is held, in words; empty where nothing is. */
const holding = (held) =>
  Object.entries(held)
    .filter(([, value]) => value !== null && value > 0)
    .map(([name, value]) => `${NAMES[name]} ${shown(name, value)}`)
    .join(', ');

/** What a build has no figures of. */
function notMeasured(held) {
  const missing = Object.keys(NAMES).filter((name) => held[name] === null);
  return missing.length === 0 ? '' : `; not measured: ${missing.map((name) => NAMES[name]).join(', ')}`;
}

function afterRow(phases) {
  const full = phases.filter(({ after }) => !after.isEmpty).map(({ name, after }) => `${name}: ${holding(after.now)}`);
  const latest = duration(worst(phases.map(({ after }) => after.ms)));
  return {
    name: 'held after an attacker has left',
    figure: (full.join('; ') || `nothing after ${latest} at most`) + notMeasured(phases[0].after.now),
    bound: 'nothing after 10 s',
    holds: full.length === 0,
  };
}

function keptRow(kept) {
  return {
    name: 'held 40 s after the attacker sent its last, while it keeps its unread and slow connections',
    figure: (holding(kept) || 'nothing') + notMeasured(kept),
    bound: 'nothing',
    holds: holding(kept) === '',
  };
}

const verdictsOf = ({ busy, phases, stopped, elapsedMinutes, rest }) => {
  const residentMb = worst(phases.map(({ seen }) => seen.residentMb));
  const logMb = phases.reduce((sum, { seen }) => sum + seen.logMb, 0);
  return [
    latencyRow('a small chart of another address', merged(phases, 'chart'), BOUNDS.chartMs),
    latencyRow('a page of another address', merged(phases, 'page'), BOUNDS.chartMs),
    latencyRow('a picture of another address', merged(phases, 'picture'), BOUNDS.chartMs),
    latencyRow('a search of another address', merged(phases, 'search'), BOUNDS.chartMs),
    latencyRow('a call of another agent', merged(phases, 'agent'), BOUNDS.chartMs),
    latencyRow('`/health` of another address', merged(phases, 'health'), BOUNDS.healthMs),
    {
      name: 'largest resident memory',
      figure: `${Math.round(residentMb)} MB; busy with whole charts ${Math.round(busy.residentMb)} MB`,
      bound: `${BOUNDS.memory} × busy`,
      holds: residentMb <= BOUNDS.memory * busy.residentMb,
    },
    {
      name: 'log written',
      figure: `${logMb.toFixed(2)} MB in ${elapsedMinutes.toFixed(1)} minutes`,
      bound: `${BOUNDS.logMbPerMinute} MB a minute`,
      holds: logMb <= BOUNDS.logMbPerMinute * elapsedMinutes,
    },
    afterRow(phases),
    ...phases.flatMap(({ kept }) => (kept === null ? [] : [keptRow(kept)])),
    {
      name: 'stop by SIGTERM with nothing in flight',
      figure: `${duration(stopped.ms)}, status ${stopped.status}`,
      bound: `${BOUNDS.stopMs / 1000} s, status 0`,
      holds: rest.isEmpty && stopped.status === 0 && stopped.ms < BOUNDS.stopMs,
    },
  ];
};

const statusesOf = ({ statuses }) =>
  Object.entries(statuses)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');

const phaseTable = (phases) =>
  table(
    [
      'phase',
      'responses',
      'chart, worst',
      '`/health`, worst',
      'longest turn',
      'requests in it',
      'garbage in it',
      'main thread waited',
      'clients waited',
      'memory',
      'unread',
      'queued',
      'empty after',
    ],
    phases.map(({ name, sent, others, seen, after }) => [
      name,
      sent.length === 1 ? statusesOf(sent[0]) : 'see below',
      duration(worst(others.chart.latencies)),
      duration(worst(others.health.latencies)),
      duration(seen.onCoreMs),
      seen.requests,
      duration(seen.garbageMs),
      duration(seen.waitedMs),
      duration(others.waitedMs),
      `${Math.round(seen.residentMb)} MB`,
      shown('unsentBytes', seen.held.unsentBytes ?? null),
      shown('queued', seen.held.queued ?? null),
      after.isEmpty ? duration(after.ms) : 'not',
    ]),
  );

const sentTable = ({ sent }) =>
  table(
    ['what the attacker sent in the last phase', 'times', 'responses'],
    sent.map((count) => [count.name, count.sent, statusesOf(count)]),
  );

/** The tables of a siege, and whether all bounds were met. */
export function siegeText(siege) {
  const { phases, minutes, workers } = siege;
  const verdicts = verdictsOf(siege);
  const head = `Measured on ${machine()}, attacker (at low priority) and others on the same machine: ${minutes} minutes of all attacks together, ${workers} workers, all other settings as shipped.`;
  const rows = verdicts.map(({ name, figure, bound, holds }) => [name, figure, bound, holds ? 'yes' : 'no']);
  const parts = [
    paragraph(head),
    table(['what', 'figure', 'limit', 'met'], rows),
    paragraph(WHAT_IS_WHAT),
    phaseTable(phases),
    sentTable(phases.at(-1)),
  ];
  return { text: parts.join('\n\n'), holds: verdicts.every(({ holds }) => holds) };
}

const WHAT_IS_WHAT =
  "Each phase has an attacker with an address of its own. *Longest turn*: CPU time of the longest turn of the service's main thread, in which it answers all requests that are present at once; it includes garbage collection, which is shown as elapsed time. *Waited*: the longest time for which the main thread, or the measuring clients, waited in the queue of the kernel for a core between two samples.";
