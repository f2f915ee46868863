import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingField } from './missingField.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

type Fields = Readonly<Record<string, unknown>>;
interface Cycle extends Record<string, unknown> {
  readonly startDate: string;
  readonly endDate: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly phases: readonly { readonly house: string; readonly startDate: string; readonly endDate: string }[];
  readonly monthBands: readonly {
    readonly month: string;
    readonly kakshyaStays: readonly Fields[];
    readonly supportedShare: number | null;
  }[];
  readonly segments: readonly { readonly startAt: string; readonly endAt: string }[];
  readonly interruptions: readonly { readonly startAt: string; readonly endAt: string }[];
}
interface Timeline extends Record<string, unknown> {
  readonly sadeSati: Fields & { readonly cycle: Cycle | null };
  readonly dhaiyya: Fields;
  readonly nextCycle: Cycle | null;
  readonly cycles: readonly Cycle[];
}
const REQUEST = { ...CHENNAI_BIRTH, as_of: '2015-06-01' } as const;
const send = (changes: Fields = {}) => service.post('/saturn-timeline', { ...REQUEST, meta: 'full', ...changes });
async function timeline(changes: Fields = {}): Promise<Timeline> {
  const { status, body } = await send(changes);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body.saturn_timeline as Timeline;
}
async function rejection(changes: Fields): Promise<readonly [number, unknown]> {
  const { status, body } = await send(changes);
  expect(Object.keys(body)).toEqual(['detail']);
  return [status, body.detail];
}
const DATE = /^\d{4}-\d\d-\d\d$/;

describe('POST /saturn-timeline', () => {
  it('has the keys of the contract', async () => {
    const saturn = await timeline();
    expect(saturn).toMatchObject({ moonSign: 6, moonDegree: expect.closeTo(6.959489, 5) });
    expect(saturn.sadeSati).toMatchObject({ active: true, currentPhase: 'setting', monthsRemaining: 28 });
    expect(saturn.sadeSati.reliefShare).toBeCloseTo(0.4428, 4);
    expect(saturn.sadeSati.cycle).toMatchObject({ startDate: '2009-09-09', endDate: '2017-10-26' });
    expect(saturn.sadeSati.cycle?.phases.map(({ house, startDate, endDate }) => [house, startDate, endDate])).toEqual([
      ['12th', '2009-09-09', '2012-08-04'],
      ['1st', '2012-08-04', '2014-11-02'],
      ['2nd', '2014-11-02', '2017-10-26'],
    ]);
    expect(saturn.dhaiyya).toMatchObject({ active: false, kind: null, startDate: null, endDate: null });
    expect(saturn.nextCycle).toMatchObject({ startDate: '2038-10-22', endDate: '2046-12-07' });
    expect(saturn.cycles.map(({ startDate }) => startDate)).toEqual(['2009-09-09', '2038-10-22', '2068-08-30']);
  });

  it('has nulls where no sade sati runs, and the relief of the next one', async () => {
    const { sadeSati } = await timeline({ as_of: '2021-01-01' });
    expect(sadeSati).toMatchObject({
      active: false,
      interrupted: false,
      currentPhase: null,
      cycle: null,
      monthsRemaining: null,
    });
    expect(sadeSati.reliefShare).toBeCloseTo(0.4656, 4);
  });

  it('reports a dhaiyya while Saturn is in its sign', async () => {
    expect((await timeline({ as_of: '2021-01-01' })).dhaiyya).toMatchObject({
      active: true,
      kind: 'kantaka',
      kindName: 'Kantaka Shani',
      startDate: '2020-01-24',
      endDate: '2023-01-17',
    });
    expect((await timeline({ as_of: '2030-01-01' })).dhaiyya).toMatchObject({ active: false });
    expect((await timeline({ as_of: '2031-01-01' })).dhaiyya).toMatchObject({ active: true, kind: 'ashtama' });
    // In the summer of 2022 Saturn was back in Capricorn, the 4th from Libra, after two months outside.
    expect((await timeline({ as_of: '2022-06-01' })).dhaiyya).toMatchObject({
      active: false,
      kind: null,
      startDate: null,
    });
    expect((await timeline({ as_of: '2022-08-01' })).dhaiyya).toMatchObject({ active: true, endDate: '2023-01-17' });
  });

  it('stays active and in its phase through an interruption', async () => {
    expect((await timeline({ as_of: '2017-03-01' })).sadeSati).toMatchObject({
      active: true,
      interrupted: true,
      currentPhase: 'setting',
      monthsRemaining: 7,
    });
  });

  it('counts whole calendar months from the date to the end', async () => {
    const months = async (as_of: string) => (await timeline({ as_of })).sadeSati.monthsRemaining;
    expect(await months('2017-09-26')).toBe(1);
    expect(await months('2017-09-27')).toBe(0);
    expect(await months('2017-10-26')).toBe(0);
    expect(await months('2017-10-27')).toBeNull();
  });

  it('adds segments, interruptions, relief and months with detail full, to every cycle', async () => {
    const summary = await timeline();
    const full = await timeline({ detail: 'full' });
    for (const cycle of [summary.sadeSati.cycle, summary.nextCycle, ...summary.cycles]) {
      expect(Object.keys(cycle ?? {})).toEqual(['startDate', 'endDate', 'startAt', 'endAt', 'phases']);
    }
    expect(full.sadeSati.cycle).toEqual(full.cycles[0]);
    expect(full.nextCycle).toEqual(full.cycles[1]);
    for (const cycle of full.cycles) {
      const edges = [...cycle.segments, ...cycle.interruptions].map(({ startAt, endAt }) => [startAt, endAt]).sort();
      expect(edges[0]?.[0]).toBe(cycle.startAt);
      expect(edges.at(-1)?.[1]).toBe(cycle.endAt);
      edges.slice(1).forEach(([start], index) => {
        expect(start).toBe(edges[index]?.[1]);
      });
      expect(cycle.monthBands[0]?.month).toBe(cycle.startDate.slice(0, 7));
      expect(cycle.monthBands.at(-1)?.month).toBe(cycle.endDate.slice(0, 7));
      expect(new Set(cycle.monthBands.map(({ month }) => month)).size).toBe(cycle.monthBands.length);
      for (const { month, kakshyaStays: stays, supportedShare } of cycle.monthBands) {
        expect(supportedShare === null).toBe(stays.length === 0);
        for (const stay of stays) {
          expect(stay).toMatchObject({
            kakshyaLord: expect.any(String),
            startDate: expect.stringMatching(DATE),
            endDate: expect.stringMatching(DATE),
            supported: expect.any(Boolean),
          });
          expect(String(stay.startDate).slice(0, 7)).toBe(month);
        }
      }
      expect(cycle.reliefShare).toBeGreaterThan(0);
    }
    expect(full.sadeSati.reliefShare).toBe(full.sadeSati.cycle?.reliefShare);
    // The months of the interruption of 2017 contain no stay.
    expect(full.cycles[0]?.monthBands.find(({ month }) => month === '2017-03')?.kakshyaStays).toEqual([]);
    expect((await rejection({ detail: 'all' }))[1]).toContain('summary, full');
  });

  it('contains no text and no verdict', async () => {
    const words = JSON.stringify(await timeline({ detail: 'full' }));
    expect(words).not.toMatch(/good|bad|advice|remedy/i);
  });

  it('takes today on the clock of the birth for as_of, and says which date it took', async () => {
    const { as_of: _left, ...birth } = REQUEST;
    const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const before = today();
    const { body } = await service.post('/saturn-timeline', birth);
    const saturn = body.saturn_timeline as Timeline;
    expect([before, today()]).toContain(saturn.asOf);
    expect(await timeline({ as_of: saturn.asOf })).toEqual(saturn);
    expect(await timeline({ as_of: null })).toEqual(saturn);
    const kiribati = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    const earlier = kiribati();
    const east = await service.post('/saturn-timeline', { ...birth, latitude: 1.87, longitude: -157.4, timezone: 14 });
    expect((east.body.birth_details as { resolved_time: Fields }).resolved_time.timezone_used).toBe(14);
    expect([earlier, kiribati()]).toContain((east.body.saturn_timeline as Timeline).asOf);
  });

  it('keeps the answers of different dates apart in its cache', async () => {
    const [one, other] = [await timeline({ as_of: '2015-06-02' }), await timeline({ as_of: '2026-06-02' })];
    expect([one.asOf, other.asOf]).toEqual(['2015-06-02', '2026-06-02']);
    expect(await timeline({ as_of: '2015-06-02' })).toEqual(one);
  });

  it('takes any real date of 1801 to 2398 for as_of', async () => {
    for (const as_of of ['1801-01-01', '1899-12-31', '2200-01-01', '2398-12-31']) {
      expect((await send({ as_of, detail: 'full' })).status).toBe(200);
    }
    for (const as_of of ['1800-12-31', '2399-01-01', '2026-02-30', 'today']) {
      expect((await rejection({ as_of }))[1]).toMatch(/^Invalid input: as_of/);
    }
    expect((await rejection({ as_of: 20260101 }))[0]).toBe(422);
    expect((await timeline({ as_of: '2200-12-31' })).nextCycle).toBeNull();
  });

  it('takes LAHIRI and RAMAN alone, in letters of any case', async () => {
    const raman = await timeline({ ayanamsa_mode: 'raman' });
    expect(raman.sadeSati.cycle?.startDate).not.toBe((await timeline()).sadeSati.cycle?.startDate);
    for (const ayanamsa_mode of ['KP', 'TRUE_CITRA', 'SIDM_USER', 'none']) {
      expect(await rejection({ ayanamsa_mode })).toEqual([
        400,
        'Invalid input: ayanamsa_mode must be one of LAHIRI, RAMAN',
      ]);
    }
    expect((await rejection({ rules: { ayanamsa_mode: 'KP' } }))[0]).toBe(400);
    expect((await rejection({ ayanamsa_mode: 1 }))[0]).toBe(422);
  });

  it.each(['date', 'time', 'latitude', 'longitude', 'timezone'])('needs %s', async (field) => {
    const { [field as 'date']: _left, ...rest } = REQUEST;
    const { status, body } = await service.post('/saturn-timeline', rest);
    expect([status, body.detail]).toEqual([422, missingField(field)]);
  });

  it('takes place as a name and nothing more', async () => {
    const { place: _place, ...rest } = REQUEST;
    const { body } = await service.post('/saturn-timeline', rest);
    expect(body.birth_details).toMatchObject({ place: '' });
    expect(body.saturn_timeline).toEqual(await timeline());
  });

  it('knows no elevation, and names it', async () => {
    const { body } = await send({ elevation: 10, node_type: 'true' });
    expect((body.meta as { ignored_fields: string[] }).ignored_fields).toEqual(['elevation', 'node_type']);
  });

  it('resolves the birth from its coordinates', async () => {
    const { body } = await send({ timezone: 3 });
    expect((body.birth_details as { resolved_time: Fields }).resolved_time).toMatchObject({ timezone_used: 5.5 });
    expect(body.saturn_timeline).toEqual(await timeline());
  });

  it('follows the choice of geometric or apparent positions, and shows it', async () => {
    const { body } = await send({ rules: { positions: 'apparent' } });
    expect((body.meta as { conventions: Fields }).conventions).toMatchObject({
      positions: 'apparent',
      ayanamsa_mode: 'LAHIRI',
    });
    const apparent = (body.saturn_timeline as Timeline).sadeSati.cycle;
    expect(apparent?.startAt).not.toBe((await timeline()).sadeSati.cycle?.startAt);
    expect(apparent?.startDate.slice(0, 7)).toBe('2009-09');
  });

  it('changes words and nothing else with the language', async () => {
    const kannada = await timeline({ language: 'ka' });
    expect(kannada).toMatchObject({ moonSign: 6, moonSignName: 'ತುಲಾ' });
    expect(kannada.sadeSati).toMatchObject({ currentPhase: 'setting', currentPhaseName: 'ಅಂತ್ಯ ಹಂತ' });
  });

  it('is not cached by clients', async () => {
    expect((await send()).headers['cache-control']).toBeUndefined();
  });
});

interface SaturnTransits {
  readonly sade_sati_by_sign: readonly Fields[];
  readonly sade_sati_by_degree: readonly Fields[];
  readonly houses_from_moon: Fields;
  readonly houses_from_lagna: Fields;
}

describe('saturn_transits of /horoscope', () => {
  const transits = async (changes: Fields = {}) => {
    const { status, body } = await service.post('/horoscope', {
      ...CHENNAI_BIRTH,
      sections: ['saturn_transits'],
      ...changes,
    });
    expect(status).toBe(200);
    return (body.horoscope as { saturn_transits: SaturnTransits }).saturn_transits;
  };

  it('has sade sati by signs and by degrees, and the 4th and 8th from Moon and lagna', async () => {
    const saturn = await transits();
    expect(Object.keys(saturn)).toEqual([
      ...['sade_sati_by_sign', 'sade_sati_by_degree', 'houses_from_moon', 'houses_from_lagna'],
    ]);
    expect([Object.keys(saturn.houses_from_moon), Object.keys(saturn.houses_from_lagna)]).toEqual([
      ['4', '8'],
      ['4', '8'],
    ]);
    expect(saturn.sade_sati_by_sign[0]).toMatchObject({
      number: 1,
      start: '2009-09-09T22:34:07',
      end: '2017-10-26T13:59:27',
      phases: [{ house_from_moon: 12 }, { house_from_moon: 1 }, { house_from_moon: 2 }],
      interruptions: [{ start: '2017-01-26T18:01:45', end: '2017-06-21T03:23:06' }],
    });
  });

  it('contains the same cycles as the timeline', async () => {
    const { cycles } = await timeline();
    const bySign = (await transits()).sade_sati_by_sign;
    expect(bySign.map(({ start, end }) => [start, end])).toEqual(cycles.map(({ startAt, endAt }) => [startAt, endAt]));
  });

  it('stays with the modern ephemeris in a chart by the Surya Siddhanta, and with the birth in a pravesha', async () => {
    const natal = await transits();
    expect(await transits({ calculation_type: 'ss' })).toEqual(natal);
    expect(await transits({ pravesha_type: 1, years: 31 })).toEqual(natal);
  });

  it('follows the ayanamsa of the chart', async () => {
    expect(await transits({ ayanamsa_mode: 'RAMAN' })).not.toEqual(await transits());
    expect(await transits({ ayanamsa_mode: 'SIDM_USER', ayanamsa_value: 23.8 })).toMatchObject({
      houses_from_moon: expect.anything(),
    });
  });
});
