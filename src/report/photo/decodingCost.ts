import type { Metadata } from 'sharp';
import { invalidInput } from '../../core/errors/domainError.js';

/** Four bytes for each of 40 million pixels. */
const MAX_DECODED_MB = 160;
/** Memory limit of a decoder that cannot work row by row; 32 million pixels of a usual progressive JPEG. */
const MAX_DECODING_MB = 96;
const BYTES_PER_MB = 1_000_000;

/** Bytes of a coefficient of a progressive JPEG, and of a pixel of a WebP, while they are decoded. */
const COEFFICIENT_BYTES = 2;
const WEBP_PIXEL_BYTES = 4;

/**
 * Reject a picture whose decoding would take too much memory or time, by its header. A PNG and a baseline JPEG are
 * decoded row by row; an interlaced PNG, a progressive JPEG and a WebP are decoded as a whole. Error: `invalid_input`
 * naming `photo`.
 */
export function checkDecodingCost(bytes: Uint8Array, picture: Metadata, field: string): void {
  const { width, height, channels, depth } = picture;
  const pixels = width * height;
  const decoded = pixels * channels * (depth === 'ushort' ? 2 : 1);
  const held = heldBytes(bytes, picture, decoded);
  if (held > MAX_DECODING_MB * BYTES_PER_MB) {
    throw invalidInput(
      field,
      `must take at most ${MAX_DECODING_MB} MB to decode: fewer pixels or bits, or a PNG or JPEG that is not interlaced or progressive`,
    );
  }
  if (decoded > MAX_DECODED_MB * BYTES_PER_MB) {
    throw invalidInput(field, `must have at most ${MAX_DECODED_MB} MB when it is decoded: fewer pixels or bits`);
  }
}

function heldBytes(bytes: Uint8Array, { format, isProgressive, width, height }: Metadata, decoded: number): number {
  if (format === 'webp') return width * height * WEBP_PIXEL_BYTES;
  if (!isProgressive) return 0;
  return format === 'jpeg' ? width * height * samplesPerPixel(bytes) * COEFFICIENT_BYTES : decoded;
}

/** Markers of tables among those that start a frame. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];
const MAX_COMPONENTS = 4;

/**
 * Samples of a JPEG for each pixel: 3 for colours in full, 1.5 for the usual subsampling. The most there can be where
 * no frame is found.
 */
function samplesPerPixel(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 10 <= bytes.length; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) break;
    if (marker === 0xff) at++;
    else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)) return samplesOfFrame(bytes, at);
    else at += 2 + view.getUint16(at + 2);
  }
  return MAX_COMPONENTS;
}

/** Of the samples of a component, `h * v` belong to a block of `maxH * maxV` pixels. */
function samplesOfFrame(bytes: Uint8Array, frameAt: number): number {
  const count = Math.min(bytes[frameAt + 9] ?? 0, MAX_COMPONENTS);
  const factors = Array.from({ length: count }, (_, n) => bytes[frameAt + 11 + 3 * n] ?? 0x11);
  const across = factors.map((both) => both >> 4);
  const down = factors.map((both) => both & 0xf);
  const samples = across.reduce((sum, h, n) => sum + h * (down[n] ?? 1), 0);
  return samples / (Math.max(1, ...across) * Math.max(1, ...down));
}
