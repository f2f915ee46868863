import zlib from 'node:zlib';
import type { Repeats } from '../../api/writing/repeats.js';
import { lazy } from '../../core/lazy.js';
import { BlockWriter } from './blockWriter.js';
import { LEAST_FOR_ZLIB } from './periodCode.js';

/** Deflate, without a name, a time or a system (RFC 1952, 2.3). */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 4, 255);
/** An empty last block of deflate. */
const LAST_BLOCK = 3;

const ZLIB_OPTIONS = { level: 2, finishFlush: zlib.constants.Z_SYNC_FLUSH } as const;

const writer = lazy(() => new BlockWriter());

/**
 * Compress a text whose writer has noted its repeats, as gzip (RFC 1952): nothing has to be searched for, and the codes are
 * known. Memory of its own.
 */
export function gzipRepeats(text: Uint8Array, repeats: Repeats): Uint8Array {
  const blocks = writer();
  blocks.clear();
  blocks.append(HEADER);
  const between = (from: number, to: number): void => {
    if (to - from < LEAST_FOR_ZLIB) blocks.literals(text, from, to);
    else blocks.append(zlib.deflateRawSync(text.subarray(from, to), ZLIB_OPTIONS));
  };
  let from = 0;
  for (let index = 0; index < repeats.count; index++) {
    const at = repeats.at(index);
    const length = repeats.length(index);
    between(from, at);
    blocks.repeat(length, repeats.distance(index));
    from = at + length;
  }
  between(from, text.length);
  blocks.append(trailer(text));
  return blocks.written();
}

function trailer(text: Uint8Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(10));
  bytes.setUint16(0, LAST_BLOCK, true);
  bytes.setUint32(2, zlib.crc32(text), true);
  bytes.setUint32(6, text.length, true);
  return new Uint8Array(bytes.buffer);
}
