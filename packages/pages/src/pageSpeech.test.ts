import { describe, expect, it } from 'vitest';
import { pageSpeech } from './pageSpeech.js';

const [NOON, NIGHT] = ['2026-11-22T12:05:31', '2026-11-23T00:40:00'];

describe('times on a page', () => {
  it('have 12 hours unless 24 are chosen, to the nearest minute, with the date where it is another', () => {
    expect(pageSpeech('en').clock(NOON, '2026-11-22')).toBe('12:06 PM');
    expect(pageSpeech('en', '24').clock(NIGHT, '2026-11-22')).toBe('00:40, 23 November');
    expect(pageSpeech('hi').clock(NIGHT, '2026-11-22')).toBe('रात १२:४०, २३ नवंबर');
    expect(pageSpeech('hi', '24').clock(NIGHT, '2026-11-22')).toBe('००:४०, २३ नवंबर');
  });

  it('from one to another have the date of each where it is not that of the page, or of the start', () => {
    const { span } = pageSpeech('en');
    expect(span('2026-11-22T06:30:00', '2026-11-22T08:00:00', '2026-11-22')).toBe('6:30 – 8:00 AM');
    expect(span('2026-11-23T06:30:00', '2026-11-23T08:00:00', '2026-11-22')).toBe('23 November, 6:30 – 8:00 AM');
    expect(span(NOON, NIGHT, '2026-11-22')).toBe('12:06 PM – 12:40 AM, 23 November');
    expect(span('2026-11-22T23:30:00', '2026-11-22T23:59:45', '2026-11-22')).toBe('11:30 PM – 12:00 AM, 23 November');
    expect(pageSpeech('en', '24').span(NOON, NIGHT)).toBe('12:06 – 00:40, 23 November');
  });
});
