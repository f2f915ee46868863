import { describe, expect, it } from 'vitest';
import { acceptedEncoding, contentEncoding } from './acceptEncoding.js';

describe('the coding of an answer', () => {
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
    expect(acceptedEncoding(header)).toBe(encoding);
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
  ])('is plain text for a client that says "%s"', (header) => {
    expect(acceptedEncoding(header)).toBe('identity');
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
