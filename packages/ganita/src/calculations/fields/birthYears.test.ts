import { describe, expect, it } from 'vitest';
import { birthYears, DEFAULT_BIRTH_YEARS, readBirthYears } from './birthYears.js';

describe('the years of births', () => {
  it.each([
    ['1900-2100', { first: 1900, last: 2100 }],
    ['1800-2399', { first: 1800, last: 2399 }],
    ['2000-2000', { first: 2000, last: 2000 }],
  ])('are read from %s', (text, years) => {
    expect(readBirthYears(text)).toEqual(years);
  });

  it('are those of the contract where nothing is set', () => {
    expect(readBirthYears(DEFAULT_BIRTH_YEARS)).toEqual({ first: 1900, last: 2100 });
  });

  it.each(['', '1900', '1900-', '1799-2100', '1900-2400', '2100-1900', '1900 - 2100', '190-210', '1900-2100-2200'])(
    'are rejected in %j',
    (text) => {
      expect(() => readBirthYears(text)).toThrow(
        new RangeError('must be a first and a last year within 1800-2399, such as 1850-2150'),
      );
    },
  );

  it('are whole years', () => {
    expect(() => birthYears({ first: 1900.5, last: 2100 })).toThrow(RangeError);
    expect(() => birthYears({ first: Number.NaN, last: 2100 })).toThrow(RangeError);
  });
});
