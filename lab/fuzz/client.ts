import type { Endpoint } from 'ganita/api/endpoint.js';
import { type Answer, faultOf } from './judge.js';
import type { Tally } from './tally.js';

/** An answer that takes longer is none: so long that a busy machine does not look like a service that hangs. */
export const PATIENCE_MS = 180_000;

/** One request that HTTP takes as it is. */
export interface Sent {
  readonly method: Endpoint['method'];
  /** Path and query. */
  readonly target: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

const shown = ({ method, target, body = '' }: Sent): string =>
  `${method} ${target} ${typeof body === 'string' ? body : Buffer.from(body).toString('latin1')}`;

/** Sends requests to a service that listens, and counts and judges what comes back. */
export class Client {
  readonly #origin: string;
  readonly #tally: Tally;

  constructor(origin: string, tally: Tally) {
    this.#origin = origin;
    this.#tally = tally;
  }

  /** The answer as it came, or null where there was none. `judge` says what is wrong with it. */
  async send(family: string, sent: Sent, judge: (answer: Answer) => string | null = faultOf): Promise<Answer | null> {
    if (this.#tally.hopeless) return null;
    const began = performance.now();
    try {
      const reply = await fetch(this.#origin + sent.target, {
        method: sent.method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { 'content-type': 'application/json', ...sent.headers },
        ...(sent.body !== undefined && { body: sent.body as string }),
      });
      const answer = { status: reply.status, text: await reply.text() };
      this.#tally.add(family, answer.status, performance.now() - began);
      const fault = judge(answer);
      if (fault !== null) this.#tally.fault(family, fault, shown(sent));
      return answer;
    } catch (error) {
      const outcome = (error as Error).name === 'TimeoutError' ? 'hung' : 'closed';
      this.#tally.add(family, outcome, performance.now() - began);
      this.#tally.fault(family, `${outcome}: ${error}`, shown(sent));
      return null;
    }
  }

  /** The fields of a request sent the way an endpoint takes them. */
  async call({ method, path }: Pick<Endpoint, 'method' | 'path'>, fields: Readonly<Record<string, unknown>>) {
    const answer = await this.send(
      path,
      method === 'GET'
        ? { method, target: `${path}?${queryOf(fields)}` }
        : { method, target: path, body: JSON.stringify(fields) },
    );
    // A calendar file is no JSON.
    const isRecord = answer?.text.startsWith('{') === true;
    const body = isRecord ? (JSON.parse(answer.text) as Readonly<Record<string, unknown>>) : {};
    return { status: answer?.status ?? 0, headers: {}, body };
  }
}

/** Fields as a query carries them: texts as they are except for half characters, everything else as JSON. */
export const queryOf = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const)
    .map((pair) => pair.map((text) => encodeURIComponent(Buffer.from(text).toString())).join('='))
    .join('&');
