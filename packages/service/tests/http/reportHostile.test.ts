import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPoppler, wordsOf } from '../../../print/tests/poppler.js';
import { CHENNAI_BIRTH, startService, type TestService } from './service.js';

const SECRET = 'hostile';
const SMALL = { ...CHENNAI_BIRTH, sections: ['sahams'] };

let service: TestService;
beforeAll(async () => {
  service = await startService({ PDF_SECRET: SECRET });
});
afterAll(() => service.close());

const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const jpeg = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#333' } })
  .jpeg()
  .toBuffer();
const png = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#333' } })
  .png()
  .toBuffer();
const gif = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#333' } })
  .gif()
  .toBuffer();
const tiff = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#333' } })
  .tiff()
  .toBuffer();
const followed = (file: Buffer, tail: string): string =>
  Buffer.concat([file, Buffer.from(tail, 'latin1')]).toString('base64');

/** A PNG whose head announces another size. */
function announcing(width: number, height: number): string {
  const file = Buffer.from(png);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file.toString('base64');
}

const HOSTILE: readonly (readonly [title: string, changes: Readonly<Record<string, unknown>>])[] = [
  ['markup', { name: '<script>alert(1)</script>' }],
  ['an entity', { name: '<!ENTITY x SYSTEM "file:///etc/passwd">&x;' }],
  ['operators of a page', { name: ') Tj ET Q q 1 0 0 rg 0 0 999 999 re f (' }],
  ['objects of a file', { name: 'endstream endobj 1 0 obj << /JS (app.alert(1)) >>' }],
  ['brackets that never close', { name: '((((((((((((<<<<<<<<[[[[[[' }],
  ['backslashes', { name: '\\\\\\)\\012\\(' }],
  ['a template', { name: '#{secret} {{7*7}} %s %n' }],
  ['a path', { name: '../../../../etc/passwd' }],
  ['a zero', { name: 'A\u0000B' }],
  ['controls', { name: '\u0007\u001b[31m\u0008red' }],
  ['line breaks', { name: 'one\r\ntwo\n\n\nthree\u2028four' }],
  ['reversed reading', { name: '\u202eabc\u202d\u2066def' }],
  ['zero widths', { name: '\u200b\u200c\u200d\ufeff' }],
  ['eighty joiners', { name: '\u200d'.repeat(80) }],
  ['a tower of marks', { name: `Z${'\u0310'.repeat(79)}` }],
  ['marks without a letter', { name: '\u0301\u0302\u0303 \u093f \u0cbf' }],
  ['viramas alone', { name: '\u094d\u0ccd\u0bcd\u0c4d'.repeat(8) }],
  ['the word that stopped telephones', { name: '\u0c1c\u0c4d\u0c1e\u200c\u0c3e' }],
  ['a conjunct of many letters', { name: `${'\u0915\u094d'.repeat(39)}\u0915` }],
  ['one word of 80 letters', { name: 'W'.repeat(80) }],
  ['80 of the widest letters', { name: '\u0b94'.repeat(80) }],
  ['all scripts at once', { name: 'Ab \u0905\u092c \u0c85\u0cac \u0b85\u0baa \u0c05\u0c2c \u0391\u03b2 \u0410\u0431' }],
  ['a ligature of the fonts', { name: 'e\ufb03cient \ufdfa' }],
  ['letters outside the first plane', { name: '\u{1d504}\u{10ffff}' }],
  ['half a character', { name: 'a\ud83d' }],
  ['a private character', { name: '\ue000\uf8ff' }],
  ['a faces only', { name: '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}' }],
  ['script in the address', { online_url: 'javascript:alert(1)' }],
  ['data in the address', { online_url: 'data:text/html,<script>alert(1)</script>' }],
  ['a file', { online_url: 'file:///etc/passwd' }],
  ['an address with a break', { online_url: 'https://example.org/\r\nX: y' }],
  ['an address with a password', { online_url: 'https://a:b@example.org' }],
  ['brackets in the address', { online_url: 'https://example.org/)>>endobj(<<' }],
  ['an address without a host', { online_url: 'https:///x' }],
  ['an address in another script', { online_url: 'https://\u043f\u0440\u0438\u043c\u0435\u0440.example/\u202e' }],
  ['an address of 300 brackets', { online_url: `https://e.org/${'%28'.repeat(95)}` }],
  ['SVG', { photo: base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') }],
  ['SVG packed', { photo: base64('\x1f\x8b\x08\x00svg') }],
  ['GIF', { photo: gif.toString('base64') }],
  ['TIFF', { photo: tiff.toString('base64') }],
  ['a PDF', { photo: base64('%PDF-1.7\n1 0 obj') }],
  ['PostScript', { photo: base64('%!PS-Adobe-3.0\n(%pipe%id) (w) file') }],
  ['an archive behind a picture', { photo: followed(jpeg, 'PK\x03\x04....PK\x05\x06') }],
  ['a page behind a picture', { photo: followed(png, '<html><script>alert(1)</script>') }],
  ['a picture that announces four thousand million dots', { photo: announcing(65_500, 65_500) }],
  ['a picture wider than its checksum says', { photo: announcing(255, 40) }],
  ['a picture of no height', { photo: announcing(100, 0) }],
  ['half a picture', { photo: jpeg.subarray(0, jpeg.length / 2).toString('base64') }],
  ['base64 with breaks', { photo: jpeg.toString('base64').replace(/(.{60})/g, '$1\n') }],
  ['another data URL', { photo: `data:text/html;base64,${jpeg.toString('base64')}` }],
  ['a place of markup', { place: '<img src=x onerror=alert(1)>' }],
  ['a place of another script', { place: '\u6771\u4eac' }],
  ['a place of controls', { place: '\u0000\u0001\u202eChennai\u2028' }],
  ['a long place', { place: 'Llanfairpwllgwyngyll '.repeat(9) }],
  ['unknown fields of the machine', { __proto__x: 1, constructor: { prototype: 1 }, '\u5317 <b>': 1 }],
];

describe('hostile requests', () => {
  it('are fifty at the least', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(50);
  });

  it.each(HOSTILE)('%s: rejected with a detail, or a sane page', async (_, changes) => {
    const reply = await service.inject({
      method: 'POST',
      url: '/horoscope/pdf',
      payload: JSON.stringify({ ...SMALL, ...changes }),
      headers: { 'content-type': 'application/json', 'x-pdf-secret': SECRET },
    });
    if (reply.statusCode !== 200) {
      expect([400, 422]).toContain(reply.statusCode);
      expect(Object.keys(reply.json() as object)).toEqual(['detail']);
      expect((reply.json() as { detail: string }).detail).not.toMatch(/\n|node_modules|\.js:\d|VipsJpeg|pngload/);
      return;
    }
    const objects = reply.rawPayload
      .toString('latin1')
      .replace(/\bstream\n[\s\S]*?\nendstream/g, '')
      .replace(/\((?:\\.|[^()\\])*\)/gs, (text) => (text.startsWith('(http') ? '(http)' : '()'));
    expect(objects.match(/\/JavaScript|\/JS\b|\/Launch|\/EmbeddedFile/)).toBeNull();
    expect(objects.match(/\/URI \((?!http)/)).toBeNull();
    if (!hasPoppler) return;
    const pages = wordsOf(reply.rawPayload);
    expect(pages.length).toBe(2);
    for (const word of pages.flat()) {
      expect(word.left).toBeGreaterThan(0);
      expect(word.right).toBeLessThan(595.3);
      expect(word.top).toBeGreaterThan(0);
      expect(word.bottom).toBeLessThan(841.9);
    }
  });

  it.each([
    ['names', `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join()}}`],
    ['brackets', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['numbers', JSON.stringify({ sections: Array.from({ length: 100_000 }, () => 1) })],
  ])('larger than 64 KB by %s are rejected before they are parsed', async (_, payload) => {
    const reply = await service.inject({
      method: 'POST',
      url: '/horoscope/pdf',
      payload,
      headers: { 'content-type': 'application/json', 'x-pdf-secret': SECRET },
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      413,
      { detail: 'the body is larger than 65536 bytes without its photo' },
    ]);
  });

  it('may be a photo of 8 MB, and are then looked at', async () => {
    const photo = 'A'.repeat(8 * 1024 * 1024);
    const reply = await service.inject({
      method: 'POST',
      url: '/horoscope/pdf',
      payload: JSON.stringify({ ...SMALL, photo }),
      headers: { 'content-type': 'application/json', 'x-pdf-secret': SECRET },
    });
    expect([reply.statusCode, reply.json()]).toEqual([400, { detail: expect.stringContaining('photo') }]);
  });

  it('leave the service as it was', async () => {
    expect((await service.inject({ method: 'GET', url: '/health' })).statusCode).toBe(200);
  });
});
