import { setTimeout as sleep } from 'node:timers/promises';
import { wholeJob } from '../benchmarks/jobs.mjs';
import { requestInTurn } from './requests.mjs';

const TIMEOUT_MS = 30_000;

/** What one kind of request met: latencies in milliseconds, and what was no 200. */
const newKind = () => ({ latencies: [], faults: [] });

/** Sends requests and keeps what became of them, by kind. */
function client({ origin, mix }) {
  const kinds = new Map();
  const kindOf = (name) => {
    const known = kinds.get(name) ?? newKind();
    kinds.set(name, known);
    return known;
  };
  return {
    kinds,
    /** `began` is when the request was due: waiting for its turn counts as latency. */
    async send(n, began = performance.now()) {
      const request = requestInTurn(mix, n);
      const { name, path, init } = request;
      const kind = kindOf(name);
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        if (request.isJob) await wholeJob(origin, request, signal);
        else {
          const answer = await fetch(origin + path, { ...init, signal });
          const text = Buffer.from(await answer.arrayBuffer()).toString();
          if (answer.status !== 200) kind.faults.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
        }
      } catch (error) {
        kind.faults.push(`${name}: ${error.cause ?? error}`);
      }
      kind.latencies.push(performance.now() - began);
    },
  };
}

/** Requests a second that the service answers when so many clients wait for nothing else. */
export async function capacity(target, { seconds, clients, first }) {
  const { send, kinds } = client(target);
  const until = performance.now() + seconds * 1000;
  let n = first;
  const one = async () => {
    while (performance.now() < until) await send(n++);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, one));
  const faults = [...kinds.values()].flatMap((kind) => kind.faults);
  if (faults.length > 0) throw new Error(`the service failed before the soak began: ${faults[0]}`);
  return { perSecond: ((n - first) * 1000) / (performance.now() - began), next: n };
}

/** Send `perSecond` requests for a time, whether or not earlier ones are answered. */
export async function openLoop(target, { perSecond, seconds, first }) {
  const { send, kinds } = client(target);
  const began = performance.now();
  const waiting = new Set();
  const total = Math.round(perSecond * seconds);
  for (let sent = 0; sent < total; sent += 1) {
    const due = began + (sent * 1000) / perSecond;
    const ahead = due - performance.now();
    if (ahead > 1) await sleep(ahead);
    const one = send(first + sent, due).finally(() => waiting.delete(one));
    waiting.add(one);
  }
  await Promise.all(waiting);
  return kinds;
}
