import { DomainError } from '@ganita/core/errors/domainError.js';
import { BIRTH_YEARS } from '@ganita/core/time/civilText.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlineUrl } from './onlineUrl.js';
import { photoBytes } from './photoText.js';
import { readReportRequest } from './reportRequest.js';

const LIMITS = { birthYears: BIRTH_YEARS };

import { printedText } from 'ganita/text/printedText.js';

const BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
};

/** The field that a request is rejected for, or null. */
function rejectedFor(changes: Readonly<Record<string, unknown>>): string | null {
  try {
    readReportRequest({ ...BIRTH, ...changes }, LIMITS);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.field;
    throw error;
  }
}

describe('the request of a report', () => {
  it('fills in the defaults of the contract', () => {
    const { input } = readReportRequest(BIRTH, LIMITS);
    expect(input).toMatchObject({ name: null, chart_style: 'north', photo: null, online_url: null, language: 'en' });
  });

  it.each([
    ['name', 'x'.repeat(80)],
    ['name', '\u0c36\u0c4d\u0c30\u0c40'.repeat(20)],
    ['name', ''],
    ['name', null],
    ['chart_style', 'south'],
    ['style', 'east'],
    ['style', null],
    ['online_url', `https://example.org/${'x'.repeat(280)}`],
    ['online_url', null],
    ['photo', null],
    ['photo', 'AAAA'],
    ['photo', 'data:image/png;base64,AAAA'],
    ['place', '\u0b9a\u0bc6\u0ba9\u0bcd\u0ba9\u0bc8'],
  ])('takes %s %j', (field, value) => {
    expect(rejectedFor({ [field]: value })).toBeNull();
  });

  it.each([
    ['name', 'x'.repeat(81)],
    ['name', `a${'\u0301'.repeat(80)}`],
    ['name', `a\u0323${'\u0301'.repeat(7)}`],
    ['name', '\u5317\u4eac'],
    ['name', 'Asha \u{1f642}'],
    ['name', '\u05d0\u05e9\u05e8'],
    ['place', '\u6771\u4eac'],
    ['chart_style', 'east'],
    ['style', 'west'],
    ['chart_style', 'NORTH'],
    ['chart_style', ''],
    ['online_url', `https://example.org/${'x'.repeat(281)}`],
    ['online_url', ''],
    ['online_url', 'example.org'],
    ['online_url', 'javascript:alert(1)'],
    ['online_url', 'https://'],
    ['online_url', 'https://user:pass@example.org/'],
    ['online_url', 'https://example.org/\nx'],
    ['online_url', 'file:///etc/passwd'],
    ['photo', ''],
    ['photo', 'AAA'],
    ['photo', 'not base64!'],
    ['photo', 'data:image/svg+xml;base64,AAAA'],
    ['photo', 'A'.repeat(8 * 1024 * 1024 + 4)],
  ])('rejects %s %.40s, naming it', (field, value) => {
    expect(rejectedFor({ [field]: value })).toBe(field);
  });

  it('names the first of two errors in the order of the contract', () => {
    expect(rejectedFor({ online_url: 'x', name: '\u5317' })).toBe('name');
    expect(rejectedFor({ name: '\u5317', latitude: 91 })).toBe('latitude');
  });

  it('sets aside the depth and moment of dashas, which pages have of their own', () => {
    expect(readReportRequest({ ...BIRTH, dasha_levels: 6, dasha_at: '2000-01-01' }, LIMITS).ignoredFields).toEqual([
      'dasha_levels',
      'dasha_at',
    ]);
  });
});

describe('a printed text', () => {
  it('is composed, without controls, with single spaces', () => {
    expect(printedText('  A\u0000s\u0007ha\u202e\t\nDe\u0301vi \u2029 ')).toBe('Asha D\u00e9vi');
    expect(printedText('\ufeff\u200b')).toBe('');
  });

  it('joins the text around a control character', () => {
    expect(printedText('A \u0000 B')).toBe('A B');
    expect(printedText('e\u0000\u0301')).toBe('\u00e9');
  });

  it('keeps the joiners that words of Indian scripts need', () => {
    expect(printedText('\u0c86\u0ca8\u0ccd\u200c\u0cb2\u0cc8')).toBe('\u0c86\u0ca8\u0ccd\u200c\u0cb2\u0cc8');
  });

  it('does not change when printed twice, and contains no control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const printed = printedText(text);
        expect(printedText(printed)).toBe(printed);
        expect(printed).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the address of the button', () => {
  it('is written in ASCII', () => {
    expect(onlineUrl('https://m\u00fcnchen.example/\u0915 '.trim())).toBe('https://xn--mnchen-3ya.example/%E0%A4%95');
    expect(onlineUrl('HTTP://Example.org/a)b(c')).toBe('http://example.org/a)b(c');
  });
});

describe('a photo as text', () => {
  it('is read with or without the head of a data URL', () => {
    expect([...photoBytes('AQID')]).toEqual([1, 2, 3]);
    expect([...photoBytes('data:image/webp;base64,AQID')]).toEqual([1, 2, 3]);
  });
});
