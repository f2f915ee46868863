import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 } as const;
const BIRTH = { ...CHENNAI, date: '1996-12-07', time: '10:34:00', place: 'Chennai' } as const;
type Fields = Readonly<Record<string, unknown>>;
const personal = (fields: Fields) => answer('personalCalendar', { ...BIRTH, ...fields } as never, ports).personal;
const panchangOf = (date: string) => answer('panchangDay', { ...CHENNAI, date }, ports).panchang;

describe('POST /calendar/personal', () => {
  it('keeps the birthday by tithi on the day whose sunrise holds it, in its lunar month, every year', () => {
    for (let year = 2000; year < 2040; year++) {
      const { anniversaries } = personal({
        from_date: `${year}-10-20`,
        to_date: `${year + 1}-01-20`,
        sections: ['anniversaries'],
      });
      const birthdays = anniversaries?.filter(({ anniversary }) => anniversary === 'tithi_birthday') ?? [];
      expect(birthdays).toHaveLength(1);
      const [{ date, years, anga, rule, date_evidence } = { date: '', years: 0 }] = birthdays;
      expect(years).toBe(year - 1996);
      const day = panchangOf(date);
      expect(day.lunar_month).toMatchObject({ amanta: 'kartika', is_adhika: false });
      if (rule?.decided_by === 'only_day') expect(day.tithi).toMatchObject({ number: 27, starts: anga?.starts });
      else expect(day.tithis.map(({ number }) => number)).toContain(27);
      expect(date_evidence).not.toBe(null);
    }
  });

  it('keeps the birthday by nakshatra while the Sun is in the sign of the birth', () => {
    for (const year of [2001, 2014, 2026, 2033]) {
      const { anniversaries } = personal({
        from_date: `${year}-11-10`,
        to_date: `${year}-12-25`,
        sections: ['anniversaries'],
      });
      const [found] = anniversaries?.filter(({ anniversary }) => anniversary === 'nakshatra_birthday') ?? [];
      const day = panchangOf(found?.date ?? '');
      expect([day.sun_sign, day.nakshatra.id]).toEqual(['Scorpio', 'Swati']);
    }
  });

  it('keeps a shraddha of an adhika month in that month where the year has it, else in the nija month', () => {
    const ancestors = [{ name: 'A', date: '2018-05-29', time: '14:20:00' }];
    const shraddhas = [2025, 2026, 2027].map((year) => {
      const { anniversaries } = personal({ year, ancestors, sections: ['anniversaries'] });
      return anniversaries?.filter(({ ancestor }) => ancestor === 'A') ?? [];
    });
    const kept = shraddhas.map((list) => list.find(({ anniversary }) => anniversary === 'shraddha'));
    expect(kept.map((one) => [one?.amanta, one?.is_adhika])).toEqual([
      ['jyeshtha', false],
      ['jyeshtha', true],
      ['jyeshtha', false],
    ]);
    expect(kept[1]?.festival_windows.map(({ id }) => id)).toEqual(['kutapa', 'rauhina', 'aparahna']);
    const mahalaya = shraddhas[1]?.find(({ anniversary }) => anniversary === 'mahalaya_shraddha');
    expect(mahalaya?.anga).toMatchObject({ id: 'purnima', number: 15 });
    expect(mahalaya?.amanta).toBe('bhadrapada');
  });

  it('has tara, chandra bala and chandrashtama as /panchang has them for everyone', () => {
    const { balas, chandrashtama_stays: stays, natal_moon: moon } = personal({ year: 2026, month: 5 });
    expect(balas).toHaveLength(31);
    for (const { date, tara_stays: taras, chandra_stays: chandra } of balas ?? []) {
      const { tara_bala_periods, chandra_bala_periods } = panchangOf(date);
      expect(taras.map(({ nakshatra, good }) => [nakshatra, good])).toEqual(
        tara_bala_periods.map(({ moon_nakshatra, favourable_nakshatras }) => [
          moon_nakshatra,
          favourable_nakshatras.some(({ nakshatra }) => nakshatra === moon.nakshatra),
        ]),
      );
      expect(chandra.map(({ moon_sign, good, chandrashtama }) => [moon_sign, good, chandrashtama])).toEqual(
        chandra_bala_periods.map(({ moon_sign, favourable_signs, chandrashtama_for }) => [
          moon_sign,
          favourable_signs.some(({ sign }) => sign === moon.sign),
          chandrashtama_for === moon.sign,
        ]),
      );
    }
    expect(stays?.map(({ sign }) => sign)).toEqual(stays?.map(() => 'Taurus'));
    expect(stays?.length).toBeGreaterThanOrEqual(1);
  });

  it('lists the days of the birth nakshatra, thirteen or fourteen a year', () => {
    const { janma_nakshatra_days: days } = personal({ year: 2026, sections: ['janma_nakshatra'] });
    expect(days?.length).toBeGreaterThanOrEqual(13);
    expect(days?.length).toBeLessThanOrEqual(14);
    for (const { date } of days ?? []) {
      expect(panchangOf(date).nakshatras.map(({ id }) => id)).toContain('Swati');
    }
  });

  it('rejects a death on a day that no calendar has, and a place too far north', () => {
    const died = (date: string) => () => personal({ year: 2026, ancestors: [{ name: 'A', date, time: '04:20:00' }] });
    expect(died('2001-02-30')).toThrow('ancestors.date must be a real calendar date');
    expect(() => personal({ year: 2026, event_latitude: 70 })).toThrow('latitude must be within 66 degrees');
  });
});
