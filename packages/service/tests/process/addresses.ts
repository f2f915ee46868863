import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** What one address of this machine gets for a request. */
export interface AddressedAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

interface RequestOptions {
  readonly from: string;
  readonly type?: string;
}

/** Start a POST from an address of the loopback network; the body is the caller's to write. */
export const openFrom = (
  origin: string,
  path: string,
  { from, type = 'application/json' }: RequestOptions,
): ClientRequest =>
  request(origin + path, { method: 'POST', localAddress: from, agent: false, headers: { 'content-type': type } });

/** The whole answer to a request that was sent. */
export async function answerTo(sent: ClientRequest): Promise<AddressedAnswer> {
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  reply.setEncoding('utf8');
  for await (const part of reply) text += part;
  return { status: reply.statusCode ?? 0, headers: reply.headers, text };
}

/** POST a body from an address of the loopback network. */
export function postFrom(
  origin: string,
  path: string,
  body: unknown,
  options: RequestOptions,
): Promise<AddressedAnswer> {
  const sent = openFrom(origin, path, options);
  const answered = answerTo(sent);
  sent.end(typeof body === 'string' ? body : JSON.stringify(body));
  return answered;
}
