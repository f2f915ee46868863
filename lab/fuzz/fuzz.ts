import type { ServerProcess } from '../../packages/service/tests/process/server.js';
import { PLAIN_BODIES } from './calls.js';
import { Client, PATIENCE_MS } from './client.js';
import { FAMILIES } from './families.js';
import type { Family, Target } from './family.js';
import { Tally } from './tally.js';

/** Cases in flight at once: far fewer than the service lets wait. */
const LANES = 8;
/** Runs of the generators in all, about: many enough that no lane is left with a long one. */
const SLICES = 100;

export interface FuzzOptions {
  readonly cases: number;
  readonly seed: number;
  readonly pdfSecret: string;
  readonly jobsSecret: string | null;
}

/** Cases of all families in slices, in turn, so that the dear ones do not come last. */
function slicesOf(cases: number): readonly (readonly [Family, count: number])[] {
  const longest = Math.ceil(cases / SLICES);
  const shares = FAMILIES.reduce((sum, { share }) => sum + share, 0);
  const left = new Map(FAMILIES.map((family) => [family, Math.ceil((cases * family.share) / shares)]));
  const slices: (readonly [Family, number])[] = [];
  while (left.size > 0) {
    for (const [family, count] of left) {
      slices.push([family, Math.min(longest, count)]);
      if (count > longest) left.set(family, count - longest);
      else left.delete(family);
    }
  }
  return slices;
}

/** Answers that nothing a caller sends may change; what went wrong where there is none. */
async function knownAnswers(origin: string): Promise<readonly string[]> {
  const replies = PLAIN_BODIES.map(async ([path, fields]) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(fields);
    const reply = fetch(origin + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) });
    return reply.then((answer) => answer.text()).catch(String);
  });
  return Promise.all(replies);
}

/** Lines of the log that report an unexpected error. */
const errorsIn = (log: string): readonly string[] =>
  log.split('\n').filter((line) => /"level":[56]0/.test(line) || !/^(\{.*\})?$/.test(line));

/** Attack a running service, and report the result. The same seed sends the same cases. */
export async function fuzz(server: ServerProcess, { cases, seed, ...secrets }: FuzzOptions): Promise<Tally> {
  const tally = new Tally();
  const target: Target = { client: new Client(server.origin, tally), tally, port: server.port, ...secrets };
  const before = await knownAnswers(server.origin);
  const slices = slicesOf(cases).entries();
  const lane = async (): Promise<void> => {
    for (const [at, [family, count]] of slices) {
      if (tally.hopeless) return;
      await family.run(target, count, seed + at).catch((error: Error) => tally.fault(family.name, error.message));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const after = await knownAnswers(server.origin);
  before.forEach((answer, at) => {
    if (after[at] !== answer) tally.fault(PLAIN_BODIES[at]?.[0] ?? '', 'answers otherwise than before the attack');
  });
  for (const line of errorsIn(server.log())) tally.fault('log', line);
  return tally;
}
