import { describe, expect, it } from 'vitest';
import { parsePosixRule, rulePeriodAt } from './posixRule.js';

const at = (iso: string): number => Date.parse(`${iso}Z`) / 1000;
const offsetAt = (rule: string, iso: string): number => rulePeriodAt(parsePosixRule(rule), at(iso)).offsetSeconds;

describe('a POSIX rule', () => {
  it('without summer time applies without end', () => {
    expect(rulePeriodAt(parsePosixRule('IST-5:30'), 0)).toEqual({
      startUnix: -Infinity,
      endUnix: Infinity,
      offsetSeconds: 19_800,
      isDst: false,
      abbreviation: 'IST',
    });
    expect(offsetAt('<-00>0', '2050-01-01T00:00:00')).toBe(0);
    expect(offsetAt('<+0545>-5:45', '2050-01-01T00:00:00')).toBe(20_700);
    expect(offsetAt('<-0930>9:30:15', '2050-01-01T00:00:00')).toBe(-34_215);
  });

  it('changes at two in the morning on the clock before the change', () => {
    const newYork = 'EST5EDT,M3.2.0,M11.1.0';
    expect(offsetAt(newYork, '2050-03-13T06:59:59')).toBe(-18_000);
    expect(offsetAt(newYork, '2050-03-13T07:00:00')).toBe(-14_400);
    expect(offsetAt(newYork, '2050-11-06T05:59:59')).toBe(-14_400);
    expect(offsetAt(newYork, '2050-11-06T06:00:00')).toBe(-18_000);
    expect(rulePeriodAt(parsePosixRule(newYork), at('2050-07-01T00:00:00'))).toEqual({
      startUnix: at('2050-03-13T07:00:00'),
      endUnix: at('2050-11-06T06:00:00'),
      offsetSeconds: -14_400,
      isDst: true,
      abbreviation: 'EDT',
    });
  });

  it('spans the turn of the year in the south', () => {
    const sydney = 'AEST-10AEDT,M10.1.0,M4.1.0/3';
    const { startUnix, endUnix, isDst } = rulePeriodAt(parsePosixRule(sydney), at('2075-01-01T00:00:00'));
    expect([startUnix, endUnix, isDst]).toEqual([at('2074-10-06T16:00:00'), at('2075-04-06T16:00:00'), true]);
  });

  it('knows half hours, last weeks, and times before midnight or beyond a day', () => {
    expect(offsetAt('<+1030>-10:30<+11>-11,M10.1.0,M4.1.0', '2050-01-01T00:00:00')).toBe(39_600);
    const nuuk = '<-02>2<-01>,M3.5.0/-1,M10.5.0/0';
    expect(offsetAt(nuuk, '2050-03-27T00:59:59')).toBe(-7200);
    expect(offsetAt(nuuk, '2050-03-27T01:00:00')).toBe(-3600);
    const gaza = 'EET-2EEST,M3.4.4/50,M10.4.4/50';
    expect(offsetAt(gaza, '2050-03-25T23:59:59')).toBe(7200);
    expect(offsetAt(gaza, '2050-03-26T00:00:00')).toBe(10_800);
  });

  it('counts days of the year with and without February 29', () => {
    const julian = 'STD0DST,J60/0,J300/0';
    expect(offsetAt(julian, '2024-02-29T23:59:59')).toBe(0);
    expect(offsetAt(julian, '2024-03-01T00:00:00')).toBe(3600);
    expect(offsetAt(julian, '2023-03-01T00:00:00')).toBe(3600);
    expect(offsetAt('STD0DST,J59/0,J300/0', '2024-02-28T00:00:00')).toBe(3600);
    const zeroBased = 'STD0DST,59/0,300/0';
    expect(offsetAt(zeroBased, '2024-02-29T00:00:00')).toBe(3600);
    expect(offsetAt(zeroBased, '2023-03-01T00:00:00')).toBe(3600);
    expect(offsetAt(zeroBased, '2023-02-28T23:59:59')).toBe(0);
  });

  it('marks the clock that is ahead where the rule calls the one behind the exception', () => {
    const dublin = parsePosixRule('IST-1GMT0,M10.5.0,M3.5.0/1');
    expect(rulePeriodAt(dublin, at('2050-07-01T00:00:00'))).toMatchObject({ abbreviation: 'IST', isDst: true });
    expect(rulePeriodAt(dublin, at('2050-01-01T00:00:00'))).toMatchObject({ abbreviation: 'GMT', isDst: false });
  });

  it.each(['', 'EST', 'EST5EDT', 'EST5EDT,M3.2.0', 'E5', '5EST', 'EST5EDT,M3.6.0,M11.1.0', 'EST5EDT,X3,M11.1.0'])(
    'is not "%s"',
    (text) => {
      expect(() => parsePosixRule(text)).toThrow(/POSIX time zone rule/);
    },
  );
});
