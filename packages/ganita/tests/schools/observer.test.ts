import { DEFAULT_RULES, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { julianDayUt } from '@ganita/core/time/julianDay.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { answer } from 'ganita/api/answer.js';
import SwissEph from 'swisseph-wasm';
import { beforeAll, describe, expect, it } from 'vitest';

type Fields = Readonly<Record<string, unknown>>;
interface ChartAnswer {
  readonly horoscope: { readonly divisional_charts: { readonly 'D-1_rasi': Readonly<Record<string, Fields>> } };
  readonly meta: { readonly conventions: Fields & { readonly not_applied: Fields } };
}

const BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
  sections: ['divisional_charts'],
  vargas: ['D-1_rasi'],
  meta: 'full',
};
const BODIES = { Sun: 0, Moon: 1, Mercury: 2, Venus: 3, Mars: 4, Jupiter: 5, Saturn: 6 } as const;
/** Swiss Ephemeris, geometric, without nutation, with speed, sidereal, topocentric. */
const FLAGS = 2 + 16 + 64 + 256 + 512 + 65_536 + 32_768;
const PLACES = [
  [13.0827, 80.2707],
  [-33.87, 151.21],
  [69.6492, 18.9553],
] as const;

describe('bodies seen from a place', () => {
  const library = new SwissEph();
  let ephemeris: Awaited<ReturnType<typeof createSwissEphemeris>>;
  let chart: (rules: Fields) => ChartAnswer;
  beforeAll(async () => {
    ephemeris = await createSwissEphemeris();
    await library.initSwissEph();
    const ports = await openPorts();
    chart = (rules) => answer('natalChart', { ...BIRTH, rules }, ports) as unknown as ChartAnswer;
  });

  it.each(PLACES)('are those of Swiss Ephemeris at %d, %d, within 0.002 second of arc', (latitudeDeg, longitudeDeg) => {
    library.set_sid_mode(1, 0, 0);
    library.set_topo(longitudeDeg, latitudeDeg, 0);
    const observatory = openObservatory(ephemeris, resolveRules(DEFAULT_RULES, {}));
    for (const [body, number] of Object.entries(BODIES)) {
      for (let jd = 2_420_000.3; jd < 2_470_000; jd += 4999.7) {
        const seen = library.calc_ut(jd, number, FLAGS) as unknown as Float64Array;
        const state = observatory.stateFrom({ latitudeDeg, longitudeDeg }, body as 'Sun', julianDayUt(jd));
        expect(Math.abs(state.longitudeDeg - (seen[0] as number)) * 3600).toBeLessThan(0.002);
        expect(Math.abs((state.latitudeDeg as number) - (seen[1] as number)) * 3600).toBeLessThan(0.002);
        expect(Math.abs(state.speedDegPerDay - (seen[3] as number))).toBeLessThan(2e-4);
      }
    }
  });

  it('move the Moon by its parallax, and the nodes and the lagna not at all', () => {
    const [centre, seen] = ['geocentre', 'topocentre'].map((observer) => chart({ observer }));
    const longitudes = ({ horoscope }: ChartAnswer, body: string): number =>
      horoscope.divisional_charts['D-1_rasi'][body]?.absolute_longitude as number;
    const moved = (body: string): number =>
      Math.abs(longitudes(seen as ChartAnswer, body) - longitudes(centre as ChartAnswer, body));
    expect(moved('Moon')).toBeGreaterThan(0.1);
    expect(moved('Moon')).toBeLessThan(1.03);
    expect(moved('Sun')).toBeLessThan(9 / 3600);
    for (const body of ['Ascendant', 'Rahu', 'Ketu']) expect(moved(body)).toBe(0);
  });

  it('are named with what stays as seen from the centre of the Earth', () => {
    const { conventions } = chart({ observer: 'topocentre' }).meta;
    expect(conventions.observer).toBe('topocentre');
    expect(conventions.stays_geocentric).toEqual(['anga_ends', 'pravesha', 'saturn_transits', 'solar_years']);
    expect(chart({}).meta.conventions.stays_geocentric).toBeUndefined();
    expect(chart({ observer: 'topocentre', calculation_type: 'ss' }).meta.conventions.not_applied).toMatchObject({
      'rules.observer': 'calculation_type ss',
    });
  });
});
