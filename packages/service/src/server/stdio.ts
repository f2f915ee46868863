import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Argument of the program: requests come over standard input, answers go to standard output, and no port is opened. */
export const STDIO = '--stdio';

const METHODS = ['GET', 'POST'] as const;

/** A request on a line: what a call over HTTP would have. */
interface LineRequest {
  /** What the answer has too. */
  readonly id: string | number | null;
  readonly method: (typeof METHODS)[number];
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The fields of a line. Error: a text that says what is wrong. */
function requestIn(line: string): LineRequest {
  const request: unknown = JSON.parse(line);
  if (typeof request !== 'object' || request === null) throw new Error('the line must be a JSON object');
  const { id = null, method, path, headers = {}, body } = request as Readonly<Record<string, unknown>>;
  if (id !== null && typeof id !== 'string' && typeof id !== 'number') throw new Error('id must be a text or a number');
  const known = METHODS.find((one) => one === method);
  if (known === undefined) throw new Error(`method must be one of ${METHODS.join(', ')}`);
  if (typeof path !== 'string' || !path.startsWith('/')) throw new Error('path must start with /');
  if (typeof headers !== 'object' || headers === null || Object.values(headers).some((one) => typeof one !== 'string'))
    throw new Error('headers must be texts by their names');
  if (body !== undefined && typeof body !== 'string') throw new Error('body must be a text');
  return {
    id,
    method: known,
    path,
    headers: headers as Readonly<Record<string, string>>,
    ...(body !== undefined && { body }),
  };
}

const BAD_LINE = 422;
const UNANSWERED = 500;
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** A line that no route has answered. */
const failed = (id: LineRequest['id'], status: number, detail: string): object => ({
  id,
  status,
  headers: JSON_HEADERS,
  body: JSON.stringify({ detail }),
});

async function answerLine(app: FastifyInstance, line: string): Promise<object> {
  let request: LineRequest;
  try {
    request = requestIn(line);
  } catch (error) {
    const detail = error instanceof SyntaxError ? 'the line must be JSON' : (error as Error).message;
    return failed(null, BAD_LINE, detail);
  }
  const { id, method, path, headers, body } = request;
  try {
    const answer = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
    const { statusCode: status, rawPayload: bytes } = answer;
    const text = isUtf8(bytes) ? { body: bytes.toString() } : { base64: bytes.toString('base64') };
    return { id, status, headers: answer.headers, ...text };
  } catch (error) {
    // An answer that broke off after its head, or a request that no connection could carry: only its own line fails.
    app.log.error({ err: error }, 'a line was not answered');
    return failed(id, UNANSWERED, 'the request was not answered');
  }
}

/**
 * Answer requests, each a line of JSON, by the routes of the service until the input ends: `{"id", "method", "path", "headers",
 * "body"}` by `{"id", "status", "headers", "body"}`, or with `base64` where the body is no text. Answers come as they are computed.
 */
export async function answerLines(app: FastifyInstance, input: Readable, output: Writable): Promise<void> {
  const running = new Set<Promise<void>>();
  let writing: Promise<unknown> = Promise.resolve();
  const answer = async (line: string): Promise<void> => {
    const text = `${JSON.stringify(await answerLine(app, line))}\n`;
    writing = writing.then(() => (output.write(text) ? null : once(output, 'drain')));
    await writing;
  };
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const task = answer(line).finally(() => running.delete(task));
    running.add(task);
  }
  await Promise.all(running);
}
