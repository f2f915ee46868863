/** Formats that a photo may have. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp';

/** The file around the picture. */
export interface Container {
  readonly format: PhotoFormat;
  /** Where the picture ends; what comes after it belongs to another file. */
  readonly end: number;
  /** Ranges without picture data: comments, profiles, other metadata. */
  readonly metadata: readonly (readonly [start: number, end: number])[];
}

const ascii = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));
const bigEndian = (bytes: Uint8Array, at: number, size: 2 | 4): number =>
  bytes.subarray(at, at + size).reduce((value, byte) => value * 256 + byte, 0);

/** Read the frame of a JPEG, PNG or WebP file without decoding it; null for anything else or a broken frame. */
export function containerOf(bytes: Uint8Array): Container | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return jpeg(bytes);
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return png(bytes);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return webp(bytes);
  return null;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers without a length: fill, restarts. */
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function jpeg(bytes: Uint8Array): Container | null {
  const metadata: [number, number][] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    at += 2;
    if (marker === END_OF_IMAGE) return { format: 'jpeg', end: at, metadata };
    if (hasNoLength(marker)) continue;
    const length = bigEndian(bytes, at, 2);
    if (length < 2 || at + length > bytes.length) return null;
    metadata.push([at + 2, at + length]);
    at += length;
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
  }
  return null;
}

/** Where the next marker is after compressed data, in which 0xff is followed by 0 or a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1 || at + 1 >= bytes.length) return bytes.length;
    const next = bytes[at + 1] as number;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 2;
  }
}

const PNG_CHUNKS_START = 8;
const PNG_CHUNK_FRAME = 12;

function png(bytes: Uint8Array): Container | null {
  const metadata: [number, number][] = [];
  for (let at = PNG_CHUNKS_START; at + PNG_CHUNK_FRAME <= bytes.length; ) {
    const length = bigEndian(bytes, at, 4);
    const type = ascii(bytes, at + 4, 4);
    const next = at + PNG_CHUNK_FRAME + length;
    if (next > bytes.length) return null;
    if (type !== 'IDAT') metadata.push([at + 8, next - 4]);
    if (type === 'IEND') return { format: 'png', end: next, metadata };
    at = next;
  }
  return null;
}

const littleEndian = (bytes: Uint8Array, at: number): number =>
  [3, 2, 1, 0].reduce((value, offset) => value * 256 + (bytes[at + offset] ?? 0), 0);
const WEBP_PICTURES = ['VP8 ', 'VP8L', 'ALPH', 'ANMF'];

function webp(bytes: Uint8Array): Container | null {
  const end = 8 + littleEndian(bytes, 4);
  if (end > bytes.length) return null;
  const metadata: [number, number][] = [];
  for (let at = 12; at + 8 <= end; ) {
    const length = littleEndian(bytes, at + 4);
    const stop = at + 8 + length;
    if (stop > end) return null;
    if (!WEBP_PICTURES.includes(ascii(bytes, at, 4))) metadata.push([at + 8, stop]);
    at = stop + (length % 2);
  }
  return { format: 'webp', end, metadata };
}
