import { kakshyaOf } from '@ganita/core/ashtakavarga/kakshya.js';
import { type Prastara, prastaraOf } from '@ganita/core/ashtakavarga/prastara.js';
import { valueIn } from '@ganita/core/ashtakavarga/signRow.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import {
  cyclesOverlapping,
  houseZone,
  type SaturnCycle,
  sadeSatiByDegree,
  sadeSatiBySign,
} from '@ganita/core/saturn/cycles.js';
import { kakshyaStaysIn, supportedShare } from '@ganita/core/saturn/kakshyaTransits.js';
import { lifeOf, YEAR_DAYS } from '@ganita/core/saturn/lifeWindow.js';
import { monthBands, monthsBetween } from '@ganita/core/saturn/monthBands.js';
import { HOUSE_OF_PHASE, phasesOf, SADE_SATI_PHASES } from '@ganita/core/saturn/phases.js';
import { dhaiyyaAt, sadeSatiAt } from '@ganita/core/saturn/saturnState.js';
import { detailedCycle, saturnTimeline, type TimelineBirth } from '@ganita/core/saturn/saturnTimeline.js';
import { saturnTransits } from '@ganita/core/saturn/saturnTransits.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { contains, type Interval } from '@ganita/core/time/interval.js';
import { type CivilDate, civilOf, type JulianDayUt, julianDayUt, midnightOf } from '@ganita/core/time/julianDay.js';
import { type GrahaPaths, openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { countSigns, SIGNS, type Sign, signOf } from '@ganita/core/zodiac/signs.js';
import fc from 'fast-check';
import { createTransitTables } from 'ganita/adapters/blockCaches.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ephemeris: Ephemeris;
let paths: GrahaPaths;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
  paths = openGrahaPaths(openObservatory(ephemeris, DEFAULT_RULES), createTransitTables());
});

const saturnSign = (jdUt: number): Sign => signOf(paths.observatory.longitudeDeg('Saturn', julianDayUt(jdUt)));
const signs = fc.constantFrom(...SIGNS);
/** Births of 1900 to 2100. */
const births = fc.double({ min: 2_415_020.5, max: 2_488_434.5, noNaN: true }).map(julianDayUt);
const LIBRA_1996 = { jdUt: julianDayUt(2_450_424.7), moonSign: 'Libra' } as const;

/** Everyone in one sign gives the bindus of the first house alone. */
const prastaraIn = (sign: Sign): Prastara =>
  prastaraOf('Saturn', { Ascendant: sign, ...recordFrom(PLANETS, () => sign) }, DEFAULT_RULES);

const birthOf = (jdUt: JulianDayUt, moonSign: Sign): TimelineBirth => ({
  jdUt,
  moonSign,
  prastaraOfSaturn: prastaraIn(moonSign),
  clock: constantClock(5.5),
});

const days = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, { startJdUt, endJdUt }) => sum + endJdUt - startJdUt, 0);

describe('a cycle of sade sati', () => {
  it('is tiled by its stays and its interruptions', () => {
    fc.assert(
      fc.property(births, signs, (jdUt, sign) => {
        for (const cycle of cyclesOverlapping(paths, sadeSatiBySign(sign), lifeOf(jdUt))) {
          const parts = [...cycle.segments, ...cycle.interruptions].sort((a, b) => a.startJdUt - b.startJdUt);
          expect(parts[0]?.startJdUt).toBe(cycle.startJdUt);
          expect(parts.at(-1)?.endJdUt).toBe(cycle.endJdUt);
          parts.slice(1).forEach((part, index) => {
            expect(part.startJdUt).toBe(parts[index]?.endJdUt);
          });
          expect([cycle.startIsKnown, cycle.endIsKnown]).toEqual([true, true]);
        }
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it('has Saturn in the house of each stay, and outside the three signs in an interruption', () => {
    fc.assert(
      fc.property(births, signs, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (jdUt, sign, share) => {
        for (const cycle of cyclesOverlapping(paths, sadeSatiBySign(sign), lifeOf(jdUt))) {
          const within = ({ startJdUt, endJdUt }: Interval): number => startJdUt + share * (endJdUt - startJdUt);
          for (const stay of cycle.segments)
            expect(countSigns(sign, saturnSign(within(stay)))).toBe([12, 1, 2][stay.part]);
          for (const gap of cycle.interruptions) expect([3, 11]).toContain(countSigns(sign, saturnSign(within(gap))));
        }
      }),
      { numRuns: 25, seed: 2 },
    );
  });

  it('is six to nine and a half years long and comes back after less than thirty-one', () => {
    for (const sign of SIGNS) {
      const all = cyclesOverlapping(paths, sadeSatiBySign(sign), {
        startJdUt: julianDayUt(2_400_000),
        endJdUt: julianDayUt(2_580_000),
      });
      for (const [index, cycle] of all.entries()) {
        const years = (cycle.endJdUt - cycle.startJdUt) / YEAR_DAYS;
        expect(years).toBeGreaterThan(6);
        expect(years).toBeLessThan(9.5);
        const next = all[index + 1];
        if (next !== undefined) expect((next.startJdUt - cycle.startJdUt) / YEAR_DAYS).toBeLessThan(31);
      }
    }
  });

  it('has three phases that tile it, each beginning with the last forward crossing into its sign', () => {
    fc.assert(
      fc.property(births, fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (jdUt, moonDeg) => {
        for (const zone of [sadeSatiBySign(signOf(moonDeg)), sadeSatiByDegree(moonDeg)]) {
          for (const cycle of cyclesOverlapping(paths, zone, lifeOf(jdUt))) {
            const phases = phasesOf(cycle);
            expect(phases.map(({ name }) => name)).toEqual(['rising', 'peak', 'setting']);
            expect(phases.map(({ house }) => house)).toEqual(['12th', '1st', '2nd']);
            expect(phases[0]?.startJdUt).toBe(cycle.startJdUt);
            expect(phases.map(({ endJdUt }) => endJdUt)).toEqual([
              phases[1]?.startJdUt,
              phases[2]?.startJdUt,
              cycle.endJdUt,
            ]);
            phases.forEach((phase, part) => {
              // After its start Saturn is never in an earlier part again.
              const later = cycle.segments.filter(({ startJdUt }) => startJdUt >= phase.startJdUt);
              expect(Math.min(...later.map((stay) => stay.part))).toBe(part);
            });
          }
        }
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  it('by degrees runs from 45 before the Moon to 45 after it', () => {
    const moonDeg = 186.959489;
    const [cycle] = cyclesOverlapping(paths, sadeSatiByDegree(moonDeg), lifeOf(LIBRA_1996.jdUt));
    const saturnDeg = (jdUt: number) => paths.observatory.longitudeDeg('Saturn', julianDayUt(jdUt));
    const [rising, peak, setting] = phasesOf(cycle as SaturnCycle);
    expect(saturnDeg(rising?.startJdUt ?? 0)).toBeCloseTo(moonDeg - 45, 6);
    expect(saturnDeg(peak?.startJdUt ?? 0)).toBeCloseTo(moonDeg - 15, 6);
    expect(saturnDeg(setting?.startJdUt ?? 0)).toBeCloseTo(moonDeg + 15, 6);
    expect(saturnDeg(setting?.endJdUt ?? 0)).toBeCloseTo(moonDeg + 45, 6);
  });

  it('is whole even where it began before the birth', () => {
    // Saturn entered Aries, the 12th from Taurus, in 1909; the birth is of 1912.
    const [first] = cyclesOverlapping(paths, sadeSatiBySign('Taurus'), lifeOf(julianDayUt(2_419_623)));
    expect(civilOf(first?.startJdUt ?? julianDayUt(0), 5.5).year).toBe(1909);
  });

  it('says where the ephemeris begins or ends inside it', () => {
    const { fromJdUt, toJdUt } = ephemeris.range;
    const atStart = SIGNS.flatMap((sign) => {
      const moment = julianDayUt(fromJdUt + 400);
      const running = sadeSatiAt(paths, sign, moment);
      return running === null ? [] : [running.cycle];
    });
    expect(atStart.length).toBeGreaterThanOrEqual(3);
    expect(atStart.some(({ startIsKnown }) => !startIsKnown)).toBe(true);
    expect(atStart.every(({ endIsKnown }) => endIsKnown)).toBe(true);
    for (const cycle of atStart) {
      const phases = phasesOf(cycle);
      expect(phases[0]?.startJdUt).toBe(cycle.startJdUt);
      expect(phases.at(-1)?.endJdUt).toBe(cycle.endJdUt);
    }
    const atEnd = SIGNS.map((sign) => sadeSatiAt(paths, sign, julianDayUt(toJdUt - 400))?.cycle);
    expect(atEnd.some((cycle) => cycle?.endIsKnown === false)).toBe(true);
  });
});

describe('the state at a moment', () => {
  it('is active in three signs of the Moon at a time, or four in an interruption', () => {
    fc.assert(
      fc.property(births, (jdUt) => {
        const active = SIGNS.filter((sign) => sadeSatiAt(paths, sign, jdUt) !== null);
        expect([3, 4]).toContain(active.length);
        const inside = active.filter((sign) => !sadeSatiAt(paths, sign, jdUt)?.interrupted);
        expect(inside.map((sign) => countSigns(sign, saturnSign(jdUt))).sort((a, b) => a - b)).toEqual([1, 2, 12]);
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  it('has a dhaiyya just where Saturn is in the 4th or the 8th from the Moon', () => {
    fc.assert(
      fc.property(births, signs, (jdUt, sign) => {
        const house = countSigns(sign, saturnSign(jdUt));
        const dhaiyya = dhaiyyaAt(paths, sign, jdUt);
        expect(dhaiyya?.kind ?? null).toBe(house === 4 ? 'kantaka' : house === 8 ? 'ashtama' : null);
        if (dhaiyya !== null) expect(contains(dhaiyya.cycle, jdUt)).toBe(true);
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it('is interrupted, still active and still in its phase while Saturn is back outside', () => {
    // Saturn left the 2nd from Libra on 2017-01-26 and came back on 2017-06-21.
    const between = sadeSatiAt(paths, 'Libra', midnightOf({ year: 2017, month: 3, day: 1 }, 5.5));
    expect([between?.interrupted, between?.phase?.name]).toEqual([true, 'setting']);
    const after = sadeSatiAt(paths, 'Libra', midnightOf({ year: 2017, month: 7, day: 1 }, 5.5));
    expect([after?.interrupted, after?.phase?.name]).toEqual([false, 'setting']);
    expect(sadeSatiAt(paths, 'Libra', midnightOf({ year: 2017, month: 11, day: 1 }, 5.5))).toBeNull();
  });
});

describe('kakshyas of Saturn', () => {
  it('tile every stay, and agree with the position of Saturn', () => {
    fc.assert(
      fc.property(births, signs, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (jdUt, sign, share) => {
        const prastara = prastaraIn(sign);
        const [cycle] = cyclesOverlapping(paths, sadeSatiBySign(sign), lifeOf(jdUt));
        for (const segment of cycle?.segments ?? []) {
          const stays = kakshyaStaysIn(paths, [segment], prastara);
          expect(stays[0]?.startJdUt).toBe(segment.startJdUt);
          expect(stays.at(-1)?.endJdUt).toBe(segment.endJdUt);
          stays.forEach((stay, index) => {
            if (index > 0) expect(stay.startJdUt).toBe(stays[index - 1]?.endJdUt);
            const deg = paths.observatory.longitudeDeg(
              'Saturn',
              julianDayUt(stay.startJdUt + share * (stay.endJdUt - stay.startJdUt)),
            );
            expect([stay.sign, stay.number, stay.lord]).toEqual([
              signOf(deg),
              kakshyaOf(deg).number,
              kakshyaOf(deg).lord,
            ]);
            expect(stay.supported).toBe(valueIn(prastara[stay.lord], stay.sign) === 1);
          });
        }
      }),
      { numRuns: 15, seed: 7 },
    );
  });

  it('have a relief share that a sampling by the day confirms', () => {
    const prastara = prastaraIn('Cancer');
    const [cycle] = cyclesOverlapping(paths, sadeSatiBySign('Libra'), lifeOf(LIBRA_1996.jdUt));
    const stays = kakshyaStaysIn(paths, cycle?.segments ?? [], prastara);
    let [total, supported] = [0, 0];
    for (const { startJdUt, endJdUt } of cycle?.segments ?? []) {
      for (let jd = startJdUt + 0.5; jd < endJdUt; jd++) {
        const deg = paths.observatory.longitudeDeg('Saturn', julianDayUt(jd));
        total++;
        supported += valueIn(prastara[kakshyaOf(deg).lord], signOf(deg));
      }
    }
    expect(supportedShare(stays)).toBeCloseTo(supported / total, 2);
    expect(supportedShare([])).toBe(0);
  });

  it('are given by months that cut the stays and omit nothing', () => {
    fc.assert(
      fc.property(births, signs, fc.double({ min: -12, max: 14, noNaN: true }), (jdUt, sign, offset) => {
        const [cycle] = cyclesOverlapping(paths, sadeSatiBySign(sign), lifeOf(jdUt));
        if (cycle === undefined) return;
        const stays = kakshyaStaysIn(paths, cycle.segments, prastaraIn(sign));
        const bands = monthBands(cycle, stays, constantClock(offset));
        expect(days(bands.flatMap((band) => band.stays))).toBeCloseTo(days(cycle.segments), 6);
        bands.forEach((band, index) => {
          const before = bands[index - 1];
          if (before !== undefined) expect(band.year * 12 + band.month).toBe(before.year * 12 + before.month + 1);
          for (const stay of band.stays) {
            const middle = civilOf(julianDayUt((stay.startJdUt + stay.endJdUt) / 2), offset);
            expect([middle.year, middle.month]).toEqual([band.year, band.month]);
          }
          expect(band.supportedShare).toBe(band.stays.length === 0 ? null : supportedShare(band.stays));
        });
        const [first, last] = [civilOf(cycle.startJdUt, offset), civilOf(cycle.endJdUt, offset)];
        expect([bands[0]?.year, bands[0]?.month]).toEqual([first.year, first.month]);
        expect([bands.at(-1)?.year, bands.at(-1)?.month]).toEqual([last.year, last.month]);
      }),
      { numRuns: 15, seed: 8 },
    );
  });
});

describe('whole months between dates', () => {
  it.each([
    [[2026, 1, 1], [2028, 2, 23], 25],
    [[2026, 1, 23], [2026, 2, 23], 1],
    [[2026, 1, 24], [2026, 2, 23], 0],
    [[2026, 1, 31], [2026, 2, 28], 0],
    [[2026, 1, 31], [2026, 3, 31], 2],
    [[2026, 5, 5], [2026, 5, 5], 0],
  ] as const)('from %j to %j are %i', (from, to, months) => {
    const date = ([year, month, day]: readonly [number, number, number]): CivilDate => ({ year, month, day });
    expect(monthsBetween(date(from), date(to))).toBe(months);
  });
});

describe('the timeline of a life', () => {
  it('reports the running cycle, its remaining months and its relief, and the next', () => {
    const timeline = saturnTimeline(paths, birthOf(LIBRA_1996.jdUt, 'Libra'), { year: 2015, month: 6, day: 1 });
    expect(timeline.sadeSati?.phase?.name).toBe('setting');
    // The end is 2017-10-26.
    expect(timeline.monthsRemaining).toBe(28);
    expect(civilOf(timeline.nextCycle?.cycle.startJdUt ?? julianDayUt(0), 5.5)).toMatchObject({
      year: 2038,
      month: 10,
      day: 22,
    });
    const detail = detailedCycle(paths, birthOf(LIBRA_1996.jdUt, 'Libra'), timeline.sadeSati?.cycle as SaturnCycle);
    expect(timeline.reliefShare).toBe(detail.reliefShare);
    expect(timeline.cycles).toHaveLength(3);
  });

  it('takes the relief of the next cycle where none runs', () => {
    const birth = birthOf(LIBRA_1996.jdUt, 'Libra');
    const timeline = saturnTimeline(paths, birth, { year: 2000, month: 1, day: 1 });
    expect([timeline.sadeSati, timeline.monthsRemaining]).toEqual([null, null]);
    expect(timeline.reliefShare).toBe(
      detailedCycle(paths, birth, timeline.nextCycle?.cycle as SaturnCycle).reliefShare,
    );
  });

  it('knows of a next cycle in 1900 to 2200 only', () => {
    const next = (year: number) =>
      saturnTimeline(paths, birthOf(LIBRA_1996.jdUt, 'Libra'), { year, month: 1, day: 1 }).nextCycle?.cycle.startJdUt;
    expect(next(2201)).toBeUndefined();
    expect(next(2398)).toBeUndefined();
    const first = next(1801);
    expect(first).toBe(next(1899));
    expect(civilOf(first ?? julianDayUt(0), 0).year).toBeGreaterThanOrEqual(1900);
  });

  it('is computed for any date of 1801 to 2398', () => {
    for (const sign of SIGNS) {
      for (const year of [1801, 1805, 2395, 2398]) {
        const timeline = saturnTimeline(paths, birthOf(LIBRA_1996.jdUt, sign), { year, month: 12, day: 31 });
        const cycle = timeline.sadeSati?.cycle;
        if (cycle !== undefined && !(cycle.startIsKnown && cycle.endIsKnown)) expect(timeline.reliefShare).toBeNull();
        if (cycle?.endIsKnown === false) expect(timeline.monthsRemaining).toBeNull();
      }
    }
  });

  it('contains every cycle that overlaps the hundred years, of the Moon and of the lagna', () => {
    const transits = saturnTransits(paths, { ...LIBRA_1996, moonDeg: 186.959489, ascendantDeg: 285 });
    const life = lifeOf(LIBRA_1996.jdUt);
    for (const cycles of [
      transits.signBased,
      transits.degreeBased,
      transits.fromMoon.fourth,
      transits.fromLagna.eighth,
    ]) {
      expect(cycles.length).toBeGreaterThanOrEqual(3);
      for (const { startJdUt, endJdUt } of cycles) {
        expect(endJdUt).toBeGreaterThan(life.startJdUt);
        expect(startJdUt).toBeLessThanOrEqual(life.endJdUt);
      }
    }
    expect(transits.fromMoon.eighth).toEqual(cyclesOverlapping(paths, houseZone('Libra', 8), life));
  });
});

describe('the phases of sade sati', () => {
  it('are Saturn in the 12th, the 1st and the 2nd from the Moon', () => {
    // docs/rules/07-panchang-calendar-transits.md, sign-based sade sati.
    expect(SADE_SATI_PHASES.map((name) => [name, HOUSE_OF_PHASE[name]])).toEqual([
      ['rising', 12],
      ['peak', 1],
      ['setting', 2],
    ]);
  });
});
