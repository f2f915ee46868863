import { METHODS } from 'node:http';
import fc from 'fast-check';
import { CHUNKS, HEADERS, LENGTHS, LONG, TARGETS, TYPES } from './hostileHttp.data.js';

/** A request as lines, before it becomes bytes. */
interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  readonly lineEnd: string;
  /** Bytes before the request and after it. */
  readonly around: readonly [before: string, after: string];
  /** How much of it is sent, from 0 to 1; the sender then closes its side. */
  readonly part: number;
}

/** What goes over the wire, and what must be known to read the answer. */
export interface RawBytes {
  readonly bytes: Buffer;
  /** False where the sender stops in the midst of it, and closes its side. */
  readonly whole: boolean;
  /** The answer has no body. */
  readonly bodiless: boolean;
}

type Change = (request: RawRequest) => RawRequest;

const header =
  (name: string, value: string): Change =>
  (request) => ({ ...request, headers: [...request.headers, [name, value]] });
const instead =
  (name: string, ...values: readonly string[]): Change =>
  (request) => ({
    ...request,
    headers: [...request.headers.filter(([one]) => one !== name), ...values.map((value) => [name, value] as const)],
  });
const set =
  (changes: Partial<RawRequest>): Change =>
  (request) => ({ ...request, ...changes });

const chunked =
  (body: string): Change =>
  (request) =>
    set({ body: Buffer.from(body, 'latin1') })(
      header('transfer-encoding', 'chunked')(instead('content-length')(request)),
    );

/** Each a way to break one rule of HTTP, or to lean on it. */
const CHANGES: readonly fc.Arbitrary<Change>[] = [
  fc.constantFrom(...METHODS, 'FOO', 'get', 'GET\u0000', '', LONG, 'PRI').map((method) => set({ method })),
  fc.constantFrom(...TARGETS).map((target) => set({ target })),
  fc.constantFrom(...HEADERS).map(([name, of]) => header(name, of)),
  fc.constantFrom(...HEADERS).map(([name, of]) => instead(name, of)),
  fc.constantFrom(...TYPES).map((type) => instead('content-type', type)),
  fc.constantFrom(...LENGTHS).map((lengths) => instead('content-length', ...lengths)),
  fc.constantFrom(...CHUNKS).map(chunked),
  fc
    .constantFrom('gzip', 'identity', 'chunked, chunked', 'xchunked', 'chunked')
    .map((coding) => header('transfer-encoding', coding)),
  fc.constantFrom('host', 'content-type', 'content-length', 'connection').map((name) => instead(name)),
  fc
    .constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', 'HTTP/1.1 ', 'http/1.1', '', 'HTTP/1.')
    .map((version) => set({ version })),
  fc.constant(set({ lineEnd: '\n' })),
  fc
    .constantFrom<readonly [string, string]>(
      ['\r\n\r\n', ''],
      ['\u0000', ''],
      ['', 'garbage'],
      ['\u0016\u0003\u0001\u0002', ''],
    )
    .map((around) => set({ around })),
  fc.constant<Change>((request) => ({ ...request, around: ['', `GET /health HTTP/1.1\r\nhost: x\r\n\r\n`] })),
  fc.double({ min: 0, max: 1, noNaN: true }).map((part) => set({ part })),
  fc.constant<Change>((request) => ({
    ...request,
    headers: [...request.headers, ...Array.from({ length: 2500 }, (_, n) => [`x${n}`, ''] as const)],
  })),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => set({ body: Buffer.from(bytes) })),
];

const asBytes = (request: RawRequest): RawBytes => {
  const lines = [
    `${request.method} ${request.target} ${request.version}`,
    ...request.headers.map(([name, of]) => `${name}: ${of}`),
    '',
    '',
  ];
  const [before, after] = request.around;
  const whole = Buffer.concat([
    Buffer.from(before + lines.join(request.lineEnd), 'latin1'),
    request.body,
    Buffer.from(after, 'latin1'),
  ]);
  return {
    bytes: whole.subarray(0, Math.ceil(whole.length * request.part)),
    whole: request.part === 1,
    bodiless: request.method === 'HEAD',
  };
};

/** Requests of which one, two or three things are not as HTTP or the service has them. */
export function hostileHttp(
  calls: readonly (readonly [method: string, target: string, body: string])[],
): fc.Arbitrary<RawBytes> {
  const sane = fc.constantFrom(...calls).map(
    ([method, target, body]): RawRequest => ({
      method,
      target,
      version: 'HTTP/1.1',
      headers: [
        ['host', 'localhost'],
        ['connection', 'close'],
        ['content-type', 'application/json'],
        ['content-length', String(Buffer.byteLength(body))],
      ],
      body: Buffer.from(body),
      lineEnd: '\r\n',
      around: ['', ''],
      part: 1,
    }),
  );
  return fc
    .tuple(sane, fc.array(fc.oneof(...CHANGES), { minLength: 1, maxLength: 3 }))
    .map(([request, changes]) => asBytes(changes.reduce((now, change) => change(now), request)));
}
