import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { type IcsEvent, icsText } from './icalendar.js';

const HEAD = {
  product: '-//Ganita//festivals//EN',
  name: 'Festivals Salem, Tamil Nadu',
  zone: 'Asia/Kolkata',
  refreshDays: 7,
  revision: { sequence: 9824, changedAt: '2026-11-24T00:00:00Z' },
};
const DIWALI: IcsEvent = {
  uid: 'diwali.5127-1.0123456789@festivals.ganita',
  summary: 'दीपावली; लक्ष्मी पूजा, काली चौदस और बहुत लम्बा एक शीर्षक जो मोड़ा जाता है',
  description: 'Amavasya, 2026-11-08 11:27\nPuja: 17:43; a \\ b',
  categories: ['festival', 'tamil'],
  start: { date: '2026-11-08' },
  end: { date: '2026-11-09' },
  relatedTo: null,
  alarmMinutes: null,
};
const PUJA: IcsEvent = {
  ...DIWALI,
  uid: 'diwali-pradosha.5127-1.0123456789@festivals.ganita',
  start: { utc: '2026-11-08T12:13:14Z' },
  end: { utc: '2026-11-08T14:00:01Z' },
  relatedTo: DIWALI.uid,
  alarmMinutes: 30,
};
const file = icsText(HEAD, [DIWALI, PUJA]);
const lines = file.split('\r\n');

describe('a calendar file', () => {
  it('is read by another library as it was written', () => {
    const read = convertIcsCalendar(undefined, file);
    expect(read.prodId).toBe(HEAD.product);
    expect(
      read.events?.map(({ uid, summary, description, categories }) => ({ uid, summary, description, categories })),
    ).toEqual(
      [DIWALI, PUJA].map(({ uid, summary, description, categories }) => ({ uid, summary, description, categories })),
    );
    const [day, puja] = read.events ?? [];
    expect([day?.start.type, day?.start.date.toISOString(), day?.end?.date.toISOString()]).toEqual([
      'DATE',
      '2026-11-08T00:00:00.000Z',
      '2026-11-09T00:00:00.000Z',
    ]);
    expect(puja?.start.date.toISOString()).toBe('2026-11-08T12:13:14.000Z');
    expect(puja?.end?.date.toISOString()).toBe('2026-11-08T14:00:01.000Z');
    expect(puja?.alarms).toHaveLength(1);
  });

  it('has no control character of a text, and no end of a line inside one', () => {
    const hostile = icsText({ ...HEAD, name: 'a\r\nATTACH:b' }, [
      { ...DIWALI, summary: 'a\rATTACH:b\u0000\u0007', uid: 'u' },
    ]);
    expect(hostile).toContain('\r\nSUMMARY:a\\nATTACH:b\r\n');
    expect(hostile).toContain('\r\nNAME:a\\nATTACH:b\r\n');
    for (const control of ['\r', '\u0000', '\u0007']) expect(hostile.replaceAll('\r\n', '')).not.toContain(control);
  });

  it('has no line of more than 75 octets, and each ends with CRLF', () => {
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file).not.toMatch(/[^\r]\n/);
    expect(lines.at(-1)).toBe('');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  it('shows clients its name, its zone and when to read it again', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'NAME:Festivals Salem\\, Tamil Nadu',
        'X-WR-CALNAME:Festivals Salem\\, Tamil Nadu',
        'X-WR-TIMEZONE:Asia/Kolkata',
        'REFRESH-INTERVAL;VALUE=DURATION:P7D',
      ]),
    );
  });

  it('says of each entry which revision of it this is, and that a file without one is none', () => {
    const stamps = lines.filter((line) => /^(DTSTAMP|LAST-MODIFIED|SEQUENCE)/.test(line));
    const stamp = ['DTSTAMP:20261124T000000Z', 'LAST-MODIFIED:20261124T000000Z', 'SEQUENCE:9824'];
    expect(stamps).toEqual([...stamp, ...stamp]);
    expect(icsText({ ...HEAD, revision: null }, [DIWALI])).not.toContain('LAST-MODIFIED');
  });

  it('has the same bytes each time, and escapes what RFC 5545 reserves', () => {
    expect(icsText(HEAD, [DIWALI, PUJA])).toBe(file);
    expect(file).toContain('DESCRIPTION:Amavasya\\, 2026-11-08 11:27\\nPuja: 17:43\\; a \\\\ b');
    const listed = icsText(HEAD, [{ ...DIWALI, categories: ['festival', 'all, everywhere'] }]);
    expect(listed).toContain('CATEGORIES:festival,all\\, everywhere');
    expect(file).toContain('BEGIN:VALARM\r\nACTION:DISPLAY');
    expect(file).toContain('TRIGGER:-PT30M');
  });
});
