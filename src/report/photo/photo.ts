import sharp from 'sharp';
import { DomainError, invalidInput } from '../../core/errors/domainError.js';
import { checkDecodingCost } from './decodingCost.js';
import { type Container, containerOf } from './imageContainer.js';

/** A photo ready for the cover: JPEG without metadata. */
export interface CoverPhoto {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** More pixels than a camera writes into a file of the allowed size. */
const MAX_PIXELS = 40_000_000;
/** Sides of the picture on the cover at some 220 dots to the inch. */
const SIDE = 700;
const QUALITY = 84;
/** A picture with a greater ratio of its sides is no photo, and its shorter side would disappear. */
const THINNEST = 12;

/** The start of another kind of file, or of a page that a browser would run; case-insensitive. */
const FOREIGN: readonly string[] = [
  '<script',
  '<svg',
  '<html',
  '<!doctype',
  '<?php',
  '%pdf-',
  'pk\x03\x04',
  'pk\x05\x06',
  'rar!\x1a',
  '7z\xbc\xaf',
  'ftyp',
  '\x7felf',
];
const isForeign = (text: string): boolean => {
  const lower = text.toLowerCase();
  return FOREIGN.some((beginning) => lower.includes(beginning));
};

// One decoder for each accepted format, and none of the others of the library.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/**
 * Decode and re-encode a photo: turned upright, on white, at the size of the cover, as JPEG without metadata. Errors:
 * `invalid_input` naming `photo` for another format, a broken picture, too many pixels, too much to decode, and for a
 * file that is also valid as something else.
 */
export async function coverPhoto(bytes: Uint8Array): Promise<CoverPhoto> {
  const container = containerOf(bytes);
  if (container === null) throw invalidInput('photo', 'must be a complete JPEG, PNG or WebP picture');
  rejectForeign(bytes, container);
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    const metadata = await picture.metadata();
    const { format, width, height } = metadata;
    if (format !== container.format) throw invalidInput('photo', 'must be a JPEG, PNG or WebP picture');
    if (Math.max(width, height) > THINNEST * Math.min(width, height)) {
      throw invalidInput('photo', `must not be more than ${THINNEST} times as long as it is wide`);
    }
    checkDecodingCost(bytes, metadata);
    const { data, info } = await picture
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw asInvalidPhoto(error);
  }
}

/**
 * Reject a picture that another program could read as another file: bytes after the picture, or the start of a file in
 * its metadata.
 */
function rejectForeign(bytes: Uint8Array, { end, metadata }: Container): void {
  const after = Buffer.from(bytes.buffer, bytes.byteOffset + end, bytes.length - end);
  if (after.some((byte) => byte !== 0) && !isPicture(after) && !isCameraNote(after)) {
    throw invalidInput('photo', 'must have no data after the picture');
  }
  const texts = metadata.map(([start, stop]) => Buffer.from(bytes.subarray(start, stop)).toString('latin1'));
  if (texts.some(isForeign)) {
    throw invalidInput('photo', 'must contain only a picture');
  }
}

/** Cameras put a second picture, a gain map or a preview, after the first; it must follow the same rules. */
function isPicture(after: Buffer): boolean {
  const container = containerOf(after);
  if (container?.format !== 'jpeg') return false;
  rejectForeign(after, container);
  return true;
}

/** Samsung's cameras end a file with notes of their own, framed by these words. */
const isCameraNote = (after: Buffer): boolean =>
  after.subarray(-4).toString('latin1') === 'SEFT' && after.includes('SEFH') && !isForeign(after.toString('latin1'));

/** The decoder's error for a broken or huge picture as `invalid_input`; any other error as it is. */
function asInvalidPhoto(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return invalidInput('photo', `must have at most ${MAX_PIXELS} pixels`);
  const broken =
    /unknown error|jpeg|png|webp|unsupported image|corrupt|truncated|premature|bad seek|load_buffer|VipsForeign/i;
  return broken.test(message) ? invalidInput('photo', 'must be a picture that can be decoded') : error;
}
