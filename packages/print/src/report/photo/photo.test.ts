import { crc32 } from 'node:zlib';
import { DomainError } from '@ganita/core/errors/domainError.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverPhoto, photoFormat } from './photo.js';

type Format = 'jpeg' | 'png' | 'webp';
const FORMATS: readonly Format[] = ['jpeg', 'png', 'webp'];

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 40, b: 40 } } });
const picture = (format: Format, width = 300, height = 400): Promise<Buffer> =>
  plain(width, height).toFormat(format).toBuffer();

/** A PNG of one colour. */
const pngOf = (
  width: number,
  height: number,
  channels: 3 | 4,
  { bits = 8, progressive = false }: { readonly bits?: 8 | 16; readonly progressive?: boolean },
): Promise<Buffer> =>
  sharp({ create: { width, height, channels, background: { r: 180, g: 40, b: 40, alpha: 0.5 } } })
    .toColourspace(bits === 16 ? 'rgb16' : 'srgb')
    .png({ progressive, compressionLevel: 1 })
    .toBuffer();

const ALL_COLOURS = { progressive: true, chromaSubsampling: '4:4:4' } as const;

/** A picture whose head announces another size. */
function ofSize(picture: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(picture);
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  if (file.toString('latin1', 1, 4) === 'PNG') {
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  } else if (file.toString('latin1', 0, 4) === 'RIFF') {
    file.writeUInt16LE(width, 26);
    file.writeUInt16LE(height, 28);
  } else {
    file.writeUInt16BE(height, frame + 5);
    file.writeUInt16BE(width, frame + 7);
  }
  return file;
}

/** The message with which a photo is rejected. */
async function rejection(bytes: Uint8Array): Promise<string> {
  try {
    await coverPhoto(bytes);
  } catch (error) {
    if (error instanceof DomainError && error.field === 'photo') return error.message;
    throw error;
  }
  throw new Error('the photo was taken');
}

function pngChunk(type: string, data: string): Buffer {
  const body = Buffer.from(type + data, 'latin1');
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

describe('a photo', () => {
  it.each(FORMATS)('in %s is re-encoded as JPEG of the size of the cover', async (format) => {
    const photo = await coverPhoto(await picture(format, 1600, 1200));
    expect([photo.width, photo.height]).toEqual([700, 525]);
    expect(photoFormat(photo.bytes)).toBe('jpeg');
  });

  it.each([
    ['a phone', () => plain(4032, 3024).jpeg()],
    ['a phone that holds it sideways', () => plain(4032, 3024).jpeg().withMetadata({ orientation: 6 })],
    ['a camera', () => plain(6240, 4160).jpeg()],
    ['a program for the web', () => plain(6000, 4000).jpeg({ progressive: true })],
    ['a program for print', () => plain(4000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
  ])('of the size of %s is taken', async (_, make) => {
    const photo = await coverPhoto(await make().toBuffer());
    expect(Math.max(photo.width, photo.height)).toBe(700);
  });

  it('with 16 bits to a colour, interlaced or not, is taken where it is not too large', async () => {
    for (const progressive of [false, true]) {
      const { width } = await coverPhoto(await pngOf(1200, 1200, 4, { bits: 16, progressive }));
      expect(width).toBe(700);
    }
  });

  it('is not enlarged', async () => {
    const { width, height } = await coverPhoto(await picture('png', 60, 80));
    expect([width, height]).toEqual([60, 80]);
  });

  it('loses its metadata and is turned upright', async () => {
    const sideways = await plain(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { bytes, width, height } = await coverPhoto(sideways);
    expect([width, height]).toEqual([200, 400]);
    expect(Buffer.from(bytes).includes('secret')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('is on white where it is transparent', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { data } = await sharp((await coverPhoto(clear)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  it('gives the same bytes each time', async () => {
    const file = await picture('webp');
    const [one, two] = [await coverPhoto(file), await coverPhoto(file)];
    expect(Buffer.compare(Buffer.from(one.bytes), Buffer.from(two.bytes))).toBe(0);
  });

  const ZIP = 'PK\x03\x04aaaaPK\x05\x06';
  const OTHER_FILES = ['<script>alert(1)</script>', '<?php system($_GET[0]);', '<SVG onload=x>', '%PDF-1.4', ZIP];

  it.each(FORMATS)('leaves behind what follows the picture: %s', async (format) => {
    const whole = await picture(format);
    const alone = await coverPhoto(whole);
    const tails = [
      ...OTHER_FILES,
      'Image_UTC_DataSEFH0000SEFT',
      '\0'.repeat(64),
      (await picture('jpeg')).toString('latin1'),
    ];
    for (const tail of tails) {
      const { bytes } = await coverPhoto(Buffer.concat([whole, Buffer.from(tail, 'latin1')]));
      expect(Buffer.compare(bytes, alone.bytes)).toBe(0);
    }
  });

  it('leaves behind what its comments contain', async () => {
    const [jpeg, png] = [await picture('jpeg'), await picture('png')];
    const [plainJpeg, plainPng] = [await coverPhoto(jpeg), await coverPhoto(png)];
    for (const text of OTHER_FILES) {
      const comment = Buffer.from(text, 'latin1');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(comment.length + 2);
      const segment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, comment]);
      const file = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
      expect(Buffer.compare((await coverPhoto(file)).bytes, plainJpeg.bytes)).toBe(0);
      const chunk = pngChunk('tEXt', `a\0${text}`);
      const commented = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
      expect(Buffer.compare((await coverPhoto(commented)).bytes, plainPng.bytes)).toBe(0);
    }
  });
});

describe('what is no photo', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['BMP', 'BM\x46\x00\x00\x00'],
    ['TIFF', 'II*\x00\x08\x00\x00\x00'],
    ['PDF', '%PDF-1.7'],
    ['nothing', ''],
    ['RIFF of another kind', 'RIFF\x04\x00\x00\x00WAVE'],
  ])('is rejected: %s', async (_, text) => {
    expect(await rejection(Buffer.from(text, 'latin1'))).toContain('JPEG, PNG or WebP');
  });

  it.each(['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\x04\x00\x00\x00WEBP'])(
    'is rejected when it only begins like a picture: %j',
    async (text) => {
      expect(await rejection(Buffer.from(text, 'latin1'))).toContain('photo must be a picture that can be decoded');
    },
  );

  it.each(FORMATS)('is rejected when cut short: %s', async (format) => {
    const whole = await sharp(Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 200, height: 150, channels: 3 },
    })
      .toFormat(format)
      .toBuffer();
    await expect(rejection(whole.subarray(0, whole.length / 2))).resolves.toMatch(/photo must be/);
  });

  it('is rejected when it would be unpacked to too many pixels', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 4_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await rejection(bomb)).toContain('pixels');
  });

  it.each([
    ['a PNG interlaced with 16 bits', 4300, 4300, () => pngOf(8, 8, 4, { bits: 16, progressive: true })],
    ['a PNG interlaced with 8 bits', 5100, 5100, () => pngOf(8, 8, 4, { progressive: true })],
    ['a PNG interlaced without transparency', 6000, 6000, () => pngOf(8, 8, 3, { progressive: true })],
    ['a progressive JPEG', 5800, 5800, () => plain(8, 8).jpeg({ progressive: true }).toBuffer()],
    ['a progressive JPEG with all colours', 5000, 5000, () => plain(8, 8).jpeg(ALL_COLOURS).toBuffer()],
    ['a WebP', 5000, 5000, () => plain(8, 8).webp().toBuffer()],
  ] as const)('is rejected when its decoder would need too much memory: %s', async (_, width, height, make) => {
    const file = ofSize(await make(), width, height);
    expect((await sharp(file).metadata()).width).toBe(width);
    expect(await rejection(file)).toMatch(/photo must take at most 144 MB to decode/);
  });

  it('is rejected when it has so many scans that decoding would take minutes', async () => {
    const progressive = await plain(300, 400).jpeg({ progressive: true }).toBuffer();
    const lastScan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const many = Buffer.concat([progressive.subarray(0, -2), ...Array(100).fill(lastScan), progressive.subarray(-2)]);
    expect(await rejection(many)).toContain('at most 50 scans');
  });

  it('is rejected when the size it announces is not the size it has', async () => {
    const lying = Buffer.from(await picture('png', 10, 10));
    lying.writeUInt32BE(65_000, 16);
    lying.writeUInt32BE(65_000, 20);
    expect(await rejection(lying)).toMatch(/photo must/);
  });

  it('is rejected when it is a thin line', async () => {
    expect(await rejection(await picture('png', 4000, 3))).toContain('times as long');
  });

  it.each(FORMATS)(
    'is taken or rejected, and never fails otherwise, whatever byte of it is wrong: %s',
    async (format) => {
      const whole = await picture(format, 30, 40);
      for (const [index, byte] of whole.entries()) {
        const broken = Buffer.from(whole);
        broken[index] = byte === 0xff ? 0 : 0xff;
        const fault = await coverPhoto(broken).then(
          () => null,
          (error: unknown) => error,
        );
        if (fault !== null) expect(fault).toMatchObject({ code: 'invalid_input', field: 'photo' });
      }
    },
  );
});
