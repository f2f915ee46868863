import { createHash, timingSafeEqual } from 'node:crypto';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance, onRequestAsyncHookHandler, onSendHookHandler } from 'fastify';
import type { ServiceError } from 'ganita/api/errors.js';
import helmet from 'helmet';
import { MalformedHead, WrongHost, WrongSecret } from '../errorReplies.js';

const PREFLIGHT_SECONDS = 86_400;
/** Headers that scripts of other origins may read. */
const EXPOSED_HEADERS = [
  'etag',
  'retry-after',
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/** Pages of the origins may call, those of any where there are none; the rest of the headers keep browsers from guessing. */
export async function registerSecurity(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: origins.length === 0 ? '*' : [...origins],
    methods: ['GET', 'POST', 'OPTIONS'],
    // An OPTIONS that is no preflight is answered in the same way.
    strictPreflight: false,
    // Joined here: a list would be joined again for each answer.
    exposedHeaders: EXPOSED_HEADERS.join(', '),
    maxAge: PREFLIGHT_SECONDS,
  });
  if (origins.length > 0) app.addHook('onSend', addOriginToVary);
  const protecting = headersOf(
    helmet({
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      // The page of the service (`/docs`) comes from itself alone; plain HTTP on a private network must keep working.
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:'],
          upgradeInsecureRequests: null,
        },
      },
      strictTransportSecurity: false,
    }),
  );
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(protecting);
    done();
  });
}

/** Answers differ by origin where origins are listed. Routes replace what the plugin adds to `Vary`, so it is added as they are sent. */
const addOriginToVary: onSendHookHandler = (_request, reply, _payload, done) => {
  const given = String(reply.getHeader('vary') ?? '').split(',');
  const others = given.map((field) => field.trim()).filter((field) => field !== '' && field.toLowerCase() !== 'origin');
  reply.header('vary', [...others, 'origin'].join(', '));
  done();
};

/** What a middleware sets: the same for every answer, so it is asked once. Errors: those of the middleware. */
function headersOf(
  protect: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void,
): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return response.getHeaders();
}

/**
 * Rejects a request whose first line or `Host` is not that of HTTP/1.0 or HTTP/1.1, and closes its connection, since the next
 * request on it would be as ambiguous. Node's parser takes a line without a version (HTTP/0.9) and one of HTTP/2.0, and the
 * router takes the target `*`, which is for OPTIONS alone (RFC 9112 section 3.2.4), for `/`. A request of HTTP/1.1 must have one
 * `Host` (RFC 9112 section 3.2); Node would reject one without earlier, and without a body, so that is switched off.
 */
export function registerRequestHead(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const fault = faultOf(raw);
    if (fault === null) return done();
    reply.header('connection', 'close');
    done(fault);
  });
}

function faultOf({ httpVersion, method, url, rawHeaders }: IncomingMessage): ServiceError | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return new MalformedHead('the version must be HTTP/1.1 or HTTP/1.0');
  if (url === '*' && method !== 'OPTIONS') return new MalformedHead('the target * is for OPTIONS alone');
  const hosts = hostsIn(rawHeaders);
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0') ? null : new WrongHost();
}

/** The number of Host headers; names and values alternate. */
function hostsIn(lines: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < lines.length; at += 2) {
    const name = lines[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Lets a call through whose header `name` is the secret of the settings, before its body is read. Digests are
 * compared, so that the duration reveals neither where two secrets differ nor their lengths. Without a secret every
 * call is rejected.
 */
export function secretGate(name: 'X-PDF-Secret' | 'X-Jobs-Secret', secret: string): onRequestAsyncHookHandler {
  const wanted = digest(secret);
  return async (request) => {
    const given = request.headers[name.toLowerCase()];
    const same = timingSafeEqual(digest(typeof given === 'string' ? given : ''), wanted);
    if (secret === '' || !same) throw new WrongSecret(name);
  };
}
