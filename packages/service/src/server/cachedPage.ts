import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliOptions, COMPRESSION_THRESHOLD_BYTES, GZIP_OPTIONS, PAGE_ENCODINGS } from '../cache/encoding.js';
import { acceptedEncoding } from './acceptEncoding.js';
import { entityTag, isUnchanged } from './entityTags.js';

/** A page that is the same for all clients as long as the service runs. */
export interface PageSource {
  readonly type: string;
  readonly bytes: Buffer;
  /** The same by brotli, where it was compressed before. */
  readonly brotli?: Buffer;
}

type PageEncoding = (typeof PAGE_ENCODINGS)[number];

/** A page in a coding, and its entity tag. */
interface WrittenPage {
  readonly bytes: Buffer;
  readonly encoding: PageEncoding;
  readonly tag: string;
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A page is compressed once, so it may cost more than an answer. */
const BROTLI_QUALITY = 4;
const AN_HOUR = 'public, max-age=3600';
/** Pictures are compressed already. */
const IS_PICTURE = /^image\/(?!svg)/;

/**
 * Send a page that is read and compressed once, at its first request, in threads of Node: no other request waits for
 * the compression. A client that has it already (`If-None-Match`) gets 304. `cacheControl` says how long it is kept.
 */
export function cachedPage(read: () => Promise<PageSource>, cacheControl: string = AN_HOUR): SendPage {
  let source: Promise<PageSource> | null = null;
  const written = new Map<PageEncoding, Promise<WrittenPage>>();

  return async (request, reply) => {
    source ??= read();
    // After a failure the next request tries again.
    source.catch(() => {
      source = null;
    });
    const page = await source;
    const asked = acceptedEncoding(request.headers['accept-encoding'], PAGE_ENCODINGS);
    const encoding =
      IS_PICTURE.test(page.type) || page.bytes.length <= COMPRESSION_THRESHOLD_BYTES ? 'identity' : asked;
    const writing = written.get(encoding) ?? write(page, encoding);
    written.set(encoding, writing);
    writing.catch(() => written.delete(encoding));
    const { bytes, tag } = await writing;
    reply.header('cache-control', cacheControl).header('vary', 'accept-encoding');
    if (isUnchanged(request, reply, tag)) return reply.status(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(page.type).send(bytes);
  };
}

const compressed: Readonly<Record<PageEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions(bytes.byteLength, BROTLI_QUALITY)),
  gzip: (bytes) => promisify(gzip)(bytes, GZIP_OPTIONS),
  identity: async (bytes) => bytes,
};

async function write({ bytes: plain, brotli }: PageSource, encoding: PageEncoding): Promise<WrittenPage> {
  const bytes = encoding === 'br' && brotli !== undefined ? brotli : await compressed[encoding](plain);
  return { bytes, encoding, tag: entityTag(bytes) };
}
