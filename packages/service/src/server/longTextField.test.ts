import { describe, expect, it } from 'vitest';
import { isShortExceptOneText } from './collectBody.js';

const LIMIT = 1000;
const isShort = (body: unknown): boolean =>
  isShortExceptOneText(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), LIMIT);
const photo = 'QUJD'.repeat(5000);

describe('a body that may contain a photo', () => {
  it.each([
    ['a photo alone', { photo }],
    ['a photo among other fields', { date: '1996-12-07', photo, place: 'Chennai' }],
    ['a photo as a data URL', { photo: `data:image/jpeg;base64,${photo}` }],
    ['many other fields within the limit', { a: 'b'.repeat(900), photo }],
    ['nothing', {}],
  ])('is taken with %s', (_, body) => {
    expect(isShort(body)).toBe(true);
  });

  it.each([
    ['names', Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`name${n}`, 1]))],
    ['brackets', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['brackets behind a photo', `{"photo":"${photo}","a":${'['.repeat(600)}${']'.repeat(600)}}`],
    ['brackets behind a quote that ends no text', `{"a":"\\"","b":${'['.repeat(5000)}`],
    ['numbers', { a: Array.from({ length: 5000 }, () => 1) }],
    ['two photos', { photo, other: photo }],
    ['quotes', '"'.repeat(5000)],
  ])('is rejected with %s', (_, body) => {
    expect(isShort(body)).toBe(false);
  });
});
