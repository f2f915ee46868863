import { NO_ECLIPSE_TABLES } from '@ganita/core/eclipses/eclipseTables.js';
import { type EventType, eventRow } from '@ganita/core/muhurta/events/events.js';
import { grahanasIn } from '@ganita/core/muhurta/grahanas.js';
import { type MuhurtaDate, muhurtaScan, type ScanRequest } from '@ganita/core/muhurta/muhurtaScan.js';
import { ANGAS, partOfAngle } from '@ganita/core/panchanga/angas.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { resolveRules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { dateText, momentText } from '@ganita/core/time/civilText.js';
import { addDays, type CivilDate, julianDayUt, MINUTES_PER_DAY } from '@ganita/core/time/julianDay.js';
import { type Sign, signFrom, signOf } from '@ganita/core/zodiac/signs.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, describe, expect, it } from 'vitest';

const DELHI = { place: { latitudeDeg: 28.6139, longitudeDeg: 77.209 }, clock: constantClock(5.5) };
const TROMSO = { place: { latitudeDeg: 69.6496, longitudeDeg: 18.956 }, clock: constantClock(1) };
const JANMA = { nakshatra: 'Rohini', sign: 'Taurus' } as const;

let observatory: Observatory;
beforeAll(async () => {
  const { ephemeris } = await openPorts();
  observatory = openObservatory(ephemeris, DAILY_RULES);
});

const date = (text: string): CivilDate => {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return { year, month, day };
};

const scan = (
  event: EventType,
  from: string,
  days: number,
  changes: Partial<ScanRequest> = {},
  rules = DAILY_RULES,
): readonly MuhurtaDate[] =>
  muhurtaScan(
    observatory,
    {
      event: eventRow(event),
      janma: JANMA,
      from: date(from),
      to: addDays(date(from), days - 1),
      where: DELHI,
      resolutionMinutes: 15,
      respectWindows: true,
      ...changes,
    },
    rules,
  );
const first = (dates: readonly MuhurtaDate[]): MuhurtaDate => dates[0] as MuhurtaDate;

describe('the parts of a day', () => {
  it.each([
    ['vivaha', 'any'],
    ['namakarana', 'day'],
    ['upanayana', 'forenoon'],
    ['garbhadhana', 'night'],
  ] as const)('of %s tile its share of the day (%s) without a gap', (event, time) => {
    for (const { day, parts, facts, score, breakdown } of scan(event, '2026-05-01', 5)) {
      const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day.sunDay as NonNullable<typeof day.sunDay>;
      const expected = {
        any: [sunriseJdUt, nextSunriseJdUt],
        day: [sunriseJdUt, sunsetJdUt],
        forenoon: [sunriseJdUt, (sunriseJdUt + sunsetJdUt) / 2],
        night: [sunsetJdUt, nextSunriseJdUt],
      }[time];
      expect(parts[0]?.startJdUt).toBe(expected[0]);
      expect(parts.at(-1)?.endJdUt).toBeCloseTo(expected[1] as number, 9);
      parts.slice(1).forEach((part, index) => {
        expect(part.startJdUt).toBe(parts[index]?.endJdUt);
      });
      expect(facts.evaluatedJdUt).toBe(expected[0]);
      // The first cell begins where the date is judged.
      expect([parts[0]?.score, parts[0]?.breakdown]).toEqual([score, breakdown]);
    }
  });

  it.each([5, 15, 60])('in cells of %d minutes say what the sky says at the start of each cell', (minutes) => {
    const [one] = scan('vivaha', '2026-03-03', 1, { resolutionMinutes: minutes });
    const { parts, windows, day } = one as MuhurtaDate;
    const start = parts[0]?.startJdUt as number;
    const end = day.interval.endJdUt;
    const cells = Math.ceil(((end - start) * MINUTES_PER_DAY) / minutes);
    for (let cell = 0; cell < cells; cell += 1) {
      const jdUt = julianDayUt(start + (cell * minutes) / MINUTES_PER_DAY);
      const until = Math.min(end, start + ((cell + 1) * minutes) / MINUTES_PER_DAY);
      const part = parts.find((candidate) => candidate.startJdUt <= jdUt && jdUt < candidate.endJdUt);
      const moon = observatory.longitudeDeg('Moon', jdUt);
      const elongation = (moon - observatory.longitudeDeg('Sun', jdUt) + 360) % 360;
      expect(part).toMatchObject({
        tithi: partOfAngle(ANGAS.tithi, elongation),
        nakshatra: partOfAngle(ANGAS.nakshatra, moon),
        moonSign: signOf(moon),
        lagna: signOf(observatory.ascendantDeg(jdUt, DELHI.place)),
      });
      const met = windows?.avoid.filter((window) => window.startJdUt < until && window.endJdUt > jdUt) ?? [];
      expect(part?.avoid).toEqual([...new Set(met.map(({ name }) => name))].sort());
    }
  });

  it('are joined as far as they are alike', () => {
    for (const { parts } of scan('travel', '2026-06-01', 10)) {
      parts.slice(1).forEach((part, index) => {
        const key = ({ tithi, nakshatra, moonSign, lagna, avoid }: typeof part) =>
          JSON.stringify([tithi, nakshatra, moonSign, lagna, avoid]);
        expect(key(part)).not.toBe(key(parts[index] as typeof part));
      });
    }
  });
});

describe('the windows', () => {
  it('leave of Abhijit what no window to avoid covers', () => {
    for (const { windows } of scan('vivaha', '2026-01-01', 60)) {
      const { abhijit, clean, avoid } = windows as NonNullable<typeof windows>;
      const minute = 1 / MINUTES_PER_DAY;
      for (let jdUt = abhijit.startJdUt + minute / 3; jdUt < abhijit.endJdUt; jdUt = julianDayUt(jdUt + minute)) {
        const within = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) =>
          startJdUt <= jdUt && jdUt < endJdUt;
        expect(clean.some(within)).toBe(!avoid.some(within));
      }
    }
  });

  it('void Abhijit on Wednesday, unless the rules keep it; its durmuhurta covers it all the same', () => {
    const wednesday = first(scan('vivaha', '2026-02-04', 1)).windows;
    expect([wednesday?.isVoid, wednesday?.clean]).toEqual([true, []]);
    const kept = resolveRules(DAILY_RULES, { abhijit_on_wednesday: 'kept' });
    expect(first(scan('vivaha', '2026-02-04', 1, {}, kept)).windows?.isVoid).toBe(false);
    expect(first(scan('vivaha', '2026-02-05', 1)).windows?.isVoid).toBe(false);
  });

  it('are omitted everywhere if they are not to be respected, and nothing else changes', () => {
    const respected = scan('vivaha', '2026-02-01', 8);
    const free = scan('vivaha', '2026-02-01', 8, { respectWindows: false });
    free.forEach((one, index) => {
      expect(one.windows?.avoid).toEqual([]);
      expect(one.windows?.clean).toEqual([one.windows?.abhijit]);
      expect(one.parts.flatMap(({ avoid }) => avoid)).toEqual([]);
      const other = respected[index] as MuhurtaDate;
      expect([one.score, one.exclusions, one.classes]).toEqual([other.score, other.exclusions, other.classes]);
    });
  });

  it('are ordered by their start, then by name', () => {
    for (const { windows } of scan('vivaha', '2026-02-01', 30)) {
      const order = (windows?.avoid ?? []).map(({ startJdUt, name }) => [startJdUt, name] as const);
      const sorted = [...order].sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1));
      expect(order).toEqual(sorted);
    }
  });
});

describe('a scan', () => {
  it('says of a date the same in any range', () => {
    const whole = scan('griha_pravesha', '2026-03-15', 40);
    for (const index of [0, 1, 17, 39]) {
      const alone = first(scan('griha_pravesha', dateText(addDays(date('2026-03-15'), index)), 1));
      const within = whole[index] as MuhurtaDate;
      expect(alone.day).toEqual(within.day);
      expect([alone.score, alone.exclusions, alone.supports, alone.classes]).toEqual([
        within.score,
        within.exclusions,
        within.supports,
        within.classes,
      ]);
      const shape = ({ parts }: MuhurtaDate) =>
        parts.map((part) => [momentText(part.startJdUt, 5.5), part.score, part.lagna, part.panchaka, part.avoid]);
      expect(shape(alone)).toEqual(shape(within));
    }
  });

  it('reaches the first and the last day of the calendar', () => {
    expect(scan('vivaha', '1801-01-01', 2)).toHaveLength(2);
    expect(scan('vivaha', '2398-12-30', 2)).toHaveLength(2);
  });

  it('judges a date without sunrise at noon, without windows and parts', () => {
    const [midsummer] = scan('travel', '2026-06-20', 1, { where: TROMSO });
    const { day, facts, windows, parts, score } = midsummer as MuhurtaDate;
    expect([day.sunDay, windows, parts]).toEqual([null, null, []]);
    expect(momentText(facts.evaluatedJdUt, 1)).toBe('2026-06-20T12:00:00');
    expect(day.vara).toBe('Saturday');
    expect(score).toBeGreaterThanOrEqual(0);
    expect(first(scan('garbhadhana', '2026-06-20', 1, { where: TROMSO })).facts.evaluatedJdUt).toBe(
      facts.evaluatedJdUt,
    );
  });

  it('reads the ascendant moment by moment where signs fail to rise', () => {
    const [equinox] = scan('travel', '2026-03-20', 1, { where: TROMSO, resolutionMinutes: 60 });
    const { parts } = equinox as MuhurtaDate;
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) {
      expect(part.lagna).toBe(signOf(observatory.ascendantDeg(part.startJdUt, TROMSO.place)));
    }
  });

  it('finds the tithis that are skipped and repeated', () => {
    const year = ['2026-01-01', '2026-03-31', '2026-06-28', '2026-09-25'].flatMap((from) => scan('vivaha', from, 90));
    const held = (id: string) => year.filter(({ exclusions }) => exclusions.some((one) => one.id === id));
    for (const { day, facts } of held('vriddhi_tithi_day')) {
      const before = partOfAngle(ANGAS.tithi, elongationAt(day.previousOpeningJdUt));
      expect(facts.numbers.tithi).toBe(before);
    }
    for (const { day } of held('kshaya_tithi_day')) {
      const [from, to] = [day.interval.startJdUt, day.interval.endJdUt].map((jd) =>
        partOfAngle(ANGAS.tithi, elongationAt(jd as never)),
      ) as [number, number];
      expect((to - from + 30) % 30).toBe(2);
    }
    // A lunar year has some 13 skipped and 7 repeated tithis.
    expect(held('kshaya_tithi_day').length).toBeGreaterThan(8);
    expect(held('vriddhi_tithi_day').length).toBeGreaterThan(4);
  });
});

const elongationAt = (jdUt: ReturnType<typeof julianDayUt>): number =>
  (observatory.longitudeDeg('Moon', jdUt) - observatory.longitudeDeg('Sun', jdUt) + 360) % 360;

describe('the eclipses of a stretch', () => {
  const texts = (from: string, days: number) => {
    const start = julianDayUt(2_451_544.5 + (Date.parse(from) - Date.parse('2000-01-01')) / 86_400_000);
    const stretch = { startJdUt: start, endJdUt: julianDayUt(start + days) };
    return grahanasIn(observatory, NO_ECLIPSE_TABLES, stretch, DELHI, DAILY_RULES)
      .map(({ jdUt }) => momentText(jdUt as NonNullable<typeof jdUt>, 0).slice(0, 10))
      .sort();
  };

  it('are every solar one and the lunar ones that meet the umbra', () => {
    // 2024: penumbral 25 March, total solar 8 April, partial lunar 18 September, annular 2 October.
    expect(texts('2024-01-01', 366)).toEqual(['2024-04-08', '2024-09-18', '2024-10-02']);
    expect(texts('2026-01-01', 365)).toEqual(['2026-02-17', '2026-03-03', '2026-08-12', '2026-08-28']);
  });

  it('bar the day they fall on, and what of their sutak comes before its sunrise', () => {
    expect(timesOf('vivaha', 'grahana_day', '2026-03-01', 5)).toEqual([['2026-03-03', null, null]]);
    // Nine hours before the first contact, 25 minutes before the sunrise of 3 March.
    const hours = resolveRules(DAILY_RULES, { sutak_rule: 'hours_12_9', sutak_from: 'first_contact' });
    expect(timesOf('vivaha', 'grahana_day', '2026-03-01', 5, hours)).toEqual([
      ['2026-03-02', '2026-03-03T06:20:05', null],
      ['2026-03-03', null, null],
    ]);
  });
});

/** The dates on which an exclusion of whole dates is present, and when it begins and ends within one. */
const timesOf = (event: EventType, id: string, from: string, days: number, rules = DAILY_RULES) =>
  scan(event, from, days, {}, rules).flatMap(({ day, exclusions }) =>
    exclusions
      .filter((one) => one.id === id)
      .map(({ startsJdUt, endsJdUt }) => [
        dateText(day.date),
        startsJdUt && momentText(startsJdUt, 5.5),
        endsJdUt && momentText(endsJdUt, 5.5),
      ]),
  );

describe('a state that begins or ends within a Vedic day', () => {
  it('is named on that date with the moment', () => {
    // The Sun enters Pisces half an hour after the sunrise of 15 March 2027.
    const kharmas = timesOf('vivaha', 'dhanu_mina_masa', '2027-03-13', 4);
    expect(kharmas).toEqual([
      ['2027-03-15', '2027-03-15T07:00:06', null],
      ['2027-03-16', null, null],
    ]);
    expect(timesOf('vivaha', 'adhika_masa', '2026-06-13', 5).at(-1)).toEqual([
      '2026-06-15',
      null,
      '2026-06-15T08:24:10',
    ]);
    expect(timesOf('upanayana', 'dakshinayana', '2026-01-12', 5).at(-1)).toEqual([
      '2026-01-14',
      null,
      '2026-01-14T15:07:20',
    ]);
  });
});

describe('an eclipse by its visible beginning', () => {
  const rules = resolveRules(DAILY_RULES, { grahana_exclusion: 'visible_beginning' });
  const barred = (from: string, days: number): readonly string[] =>
    scan('vivaha', from, days, {}, rules)
      .filter(({ exclusions }) => exclusions.some(({ id }) => id === 'grahana_day'))
      .map(({ day }) => dateText(day.date));

  it('bars the day on which it is first seen, and none where it is not seen', () => {
    // Delhi sees the Moon rise eclipsed on 2026-03-03, and nothing of the eclipses of 17 February and 12 August.
    expect(barred('2026-03-01', 5)).toEqual(['2026-03-03']);
    expect(barred('2026-02-15', 5)).toEqual([]);
    expect(barred('2026-08-10', 5)).toEqual([]);
  });
});

describe('Jupiter near the Sun', () => {
  it('is asta on the dates of the chosen method', () => {
    const barred = (method: 'longitude' | 'arcus_visionis'): readonly string[] =>
      scan('vivaha', '2026-07-10', 40, {}, resolveRules(DAILY_RULES, { muhurta_asta_method: method }))
        .filter(({ exclusions }) => exclusions.some(({ id }) => id === 'guru_asta'))
        .map(({ day }) => dateText(day.date));
    const [byLongitude, byDepth] = [barred('longitude'), barred('arcus_visionis')];
    expect([byLongitude[0], byLongitude.at(-1)]).toEqual(['2026-07-14', '2026-08-13']);
    // Asta at its set in the evening of 16 July, udaya at its rise on 11 August: the dates of the golden file.
    expect([byDepth[0], byDepth.at(-1)]).toEqual(['2026-07-16', '2026-08-10']);
  });
});

describe('the rising signs', () => {
  it('follow each other in a day at ordinary latitudes', () => {
    const lagnas = first(scan('vivaha', '2026-07-01', 1, { resolutionMinutes: 5 })).parts.map(({ lagna }) => lagna);
    const changes = lagnas.filter((lagna, index) => lagna !== lagnas[index - 1]);
    changes.slice(1).forEach((lagna, index) => {
      expect(lagna).toBe(signFrom(changes[index] as Sign, 2));
    });
  });
});
