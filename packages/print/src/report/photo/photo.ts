import { DomainError, invalidInput } from '@ganita/core/errors/domainError.js';
import sharp, { type Metadata } from 'sharp';

/** Formats that a photo may have. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, start: number, text: string): boolean =>
  [...text].every((character, index) => bytes[start + index] === character.charCodeAt(0));

/** The format that the first bytes of a file announce; null for any other. */
export function photoFormat(bytes: Uint8Array): PhotoFormat | null {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  return null;
}

/** A photo ready for the cover: JPEG without metadata. */
export interface CoverPhoto {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** More pixels than a camera writes into a file of the allowed size. */
const MAX_PIXELS = 40_000_000;
/** Memory limit of a decoder that cannot work row by row: 24 million pixels in colour. */
const MAX_WHOLE_MB = 144;
/** Of a coefficient of a progressive JPEG, and of a sample of 16 bits; no other sample has more. */
const SAMPLE_BYTES = 2;
/** A photo takes a second on a machine that is not busy. */
const MAX_SECONDS = 20;
/** Scans of a progressive JPEG, usually 10: no limit of time counts until all are read, and 882 of 84 KB take a minute. */
const MAX_SCANS = 50;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
/** Sides of the picture on the cover at some 220 dots to the inch. */
const SIDE = 700;
const QUALITY = 84;
/** A picture with a greater ratio of its sides is no photo, and its shorter side would disappear. */
const THINNEST = 12;

// One decoder for each accepted format, and none of the others of the library.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/**
 * Decode and re-encode a photo: turned upright, on white, at the size of the cover, as JPEG without metadata. Only its
 * pixels are used, so what else the file contains does not matter. Errors: `invalid_input` naming the field for another
 * format, a broken picture, too many pixels and too much to decode.
 */
export async function coverPhoto(bytes: Uint8Array, field = 'photo'): Promise<CoverPhoto> {
  const announced = photoFormat(bytes);
  if (announced === null) throw invalidInput(field, 'must be a JPEG, PNG or WebP picture');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    const metadata = await picture.metadata();
    const { format, width, height } = metadata;
    if (format !== announced) throw invalidInput(field, 'must be a JPEG, PNG or WebP picture');
    if (Math.max(width, height) > THINNEST * Math.min(width, height)) {
      throw invalidInput(field, `must not be more than ${THINNEST} times as long as it is wide`);
    }
    if (format === 'jpeg' && metadata.isProgressive && hasManyScans(bytes))
      throw invalidInput(field, `must have at most ${MAX_SCANS} scans`);
    if (wholeBytes(metadata) > MAX_WHOLE_MB * 1e6) {
      throw invalidInput(
        field,
        `must take at most ${MAX_WHOLE_MB} MB to decode: fewer pixels, or a PNG or JPEG that is not interlaced or progressive`,
      );
    }
    const { data, info } = await picture
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw asInvalidPhoto(error, field);
  }
}

/** Memory of a picture that is decoded as a whole, at most; 0 where it is decoded row by row. */
const wholeBytes = ({ format, isProgressive, width, height, channels }: Metadata): number =>
  isProgressive || format === 'webp' ? width * height * channels * SAMPLE_BYTES : 0;

/** Whether a JPEG starts more scans than it may. Nothing else in its data is these two bytes. */
function hasManyScans(jpeg: Uint8Array): boolean {
  const file = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let scans = 0;
  for (let at = file.indexOf(START_OF_SCAN); at >= 0; at = file.indexOf(START_OF_SCAN, at + 2)) scans++;
  return scans > MAX_SCANS;
}

/** The decoder's error for a broken or huge picture as `invalid_input`; any other error as it is. */
function asInvalidPhoto(error: unknown, field: string): unknown {
  if (error instanceof DomainError) return error;
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return invalidInput(field, `must have at most ${MAX_PIXELS} pixels`);
  if (/timeout/i.test(message)) return invalidInput(field, `must be decoded within ${MAX_SECONDS} seconds`);
  const broken =
    /unknown error|jpeg|png|webp|unsupported image|corrupt|truncated|premature|bad seek|load_buffer|VipsForeign/i;
  return broken.test(message) ? invalidInput(field, 'must be a picture that can be decoded') : error;
}
