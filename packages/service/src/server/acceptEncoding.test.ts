import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PAGE_ENCODINGS } from '../cache/encoding.js';
import { acceptedEncoding, contentEncoding, preferredEncodings } from './acceptEncoding.js';

describe('the coding of a page', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0.9', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['gzip;q=0, *', 'br'],
    [' br ; q=1.0 , gzip ', 'br'],
    ['identity;q=0.1, gzip;q=0.2', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['gzip, identity', 'gzip'],
    ['identity, gzip', 'gzip'],
    ['identity, gzip, br', 'br'],
    ['gzip;q=0.5, identity;q=0.5, *;q=0', 'gzip'],
    ['x-gzip;q=0.8, identity;q=0.2', 'gzip'],
  ] as const)('is what "%s" likes best: %s', (header, encoding) => {
    expect(acceptedEncoding(header, PAGE_ENCODINGS)).toBe(encoding);
  });

  it.each([
    undefined,
    '',
    'identity',
    'deflate',
    'gzip;q=0',
    'gzip;q=0, br;q=0',
    '*;q=0',
    'identity;q=1, *;q=0',
    'gzip;q=0.2, identity;q=0.9',
    'gzip;q=none',
    ';,=',
  ])('is plain text for a client that sends "%s"', (header) => {
    expect(acceptedEncoding(header, PAGE_ENCODINGS)).toBe('identity');
  });
});

describe('the coding of an answer', () => {
  const ALL = ['zstd', 'br', 'gzip', 'identity'] as const;
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['*', 'zstd'],
    ['zstd;q=0.5, br', 'br'],
    ['zstd;q=0, gzip', 'gzip'],
  ] as const)('may be zstd where Node has it: "%s" gets %s', (header, encoding) => {
    expect(acceptedEncoding(header, ALL)).toBe(encoding);
  });

  it('is named before that of pages, which is never zstd', () => {
    const hasZstd = 'zstdCompressSync' in zlib;
    expect(preferredEncodings('gzip, br, zstd')).toBe(hasZstd ? 'zstd, br;q=0.5' : 'br');
    expect(preferredEncodings('zstd')).toBe(hasZstd ? 'zstd, identity;q=0.5' : 'identity');
    expect(preferredEncodings('gzip')).toBe('gzip');
  });
});

describe('the coding of a request body', () => {
  it.each([
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    [' X-GZip ', 'gzip'],
    ['BR', 'br'],
    ['Deflate', 'deflate'],
    ['identity', 'identity'],
    ['brutal', 'brutal'],
    ['gzip, br', 'gzip, br'],
  ])('"%s" is %s', (header, name) => {
    expect(contentEncoding(header)).toBe(name);
  });
});
