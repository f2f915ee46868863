import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';

type Fields = Readonly<Record<string, unknown>>;
interface Period {
  readonly sign?: string;
  readonly lord?: string;
  readonly start: string;
  readonly end: string;
}

const daysBetween = (start: string, end: string): number =>
  (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 86_400_000;

/** A birth whose chart AstroSage printed. */
const ASTROSAGE = {
  date: '2001-05-26',
  time: '21:48:00',
  place: 'Shrirampur',
  latitude: 19.3833,
  longitude: 74.65,
  timezone: 5.5,
};

/** A birth of the answers that Prokerala shows for its programming interface. */
const PROKERALA = {
  date: '1967-08-29',
  time: '09:00:00',
  place: 'Mumbai',
  latitude: 19.0821978,
  longitude: 72.7411014,
  timezone: 5.5,
};

/** The examples of docs/rules/16-schools-of-a-chart.md, as other programs print them. */
describe('a school of a chart', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });
  const chart = (body: Fields, rules: Fields = {}): Fields => answer('natalChart', { ...body, rules }, ports) as Fields;

  it('of Varahamihira has the bindus of AstroSage', () => {
    const bindus = (rules: Fields): Fields =>
      (chart({ ...ASTROSAGE, sections: ['ashtakavarga'] }, rules).horoscope as { ashtakavarga: Fields }).ashtakavarga
        .binna_ashtaka_varga as Fields;
    const printed = { Moon: [4, 4, 3, 3, 4, 5, 5, 4, 5, 3, 4, 5], Venus: [6, 3, 2, 4, 5, 3, 5, 3, 5, 5, 6, 5] };
    expect(bindus({ ashtakavarga_tables: 'varahamihira' })).toEqual({ ...bindus({}), ...printed });
    expect(bindus({ preset: 'raman', ayanamsa_mode: 'LAHIRI' })).toMatchObject(printed);
  });

  it('of K. N. Rao has the years of his chara dasha, as AstroSage prints it', () => {
    const body = { ...ASTROSAGE, sections: ['rasi_dashas'], dasha_systems: ['chara_kn_rao'], dasha_levels: 1 };
    const { rasi_dashas } = chart(body).horoscope as { rasi_dashas: { chara_kn_rao: { periods: readonly Period[] } } };
    const years = rasi_dashas.chara_kn_rao.periods.map(({ sign, start, end }) => [
      sign,
      Math.round(daysBetween(start, end) / 365.256364),
    ]);
    expect(years).toEqual([
      ['Sagittarius', 5],
      ['Scorpio', 1],
      ['Libra', 5],
      ['Virgo', 3],
      ['Leo', 3],
      ['Cancer', 1],
      ['Gemini', 12],
      ['Taurus', 10],
      ['Aries', 8],
      ['Pisces', 10],
      ['Aquarius', 8],
      ['Capricorn', 8],
    ]);
  });

  const vimsottari = (body: Fields, rules: Fields): readonly Period[] => {
    const whole = { ...body, sections: ['graha_dashas'], dasha_systems: ['vimsottari'], dasha_levels: 1 };
    const { graha_dashas } = chart(whole, rules).horoscope as {
      graha_dashas: { vimsottari: { periods: readonly Period[] } };
    };
    return graha_dashas.vimsottari.periods;
  };

  it('with years of 365.25 or of 360 days has mahadashas of that many days', () => {
    for (const [year_length, days] of [
      ['julian', 365.25],
      ['savana_360', 360],
    ] as const) {
      const moon = vimsottari(PROKERALA, { year_length }).find(({ lord }) => lord === 'Moon') as Period;
      expect(daysBetween(moon.start, moon.end)).toBeCloseTo(10 * days, 4);
    }
  });

  it('of Prokerala has the longitudes that its programming interface prints, the Moon as far as its steps allow', () => {
    const printed = {
      Sun: 27.746_095_934_5,
      Mercury: 36.375_889_717,
      Venus: 57.674_059_904_6,
      Mars: 305.161_676_746_3,
      Jupiter: 273.089_373_364_7,
      Saturn: 277.814_631_52,
      Ascendant: 89.352_311_951_5,
      Rahu: 67.098_936_403_3,
      Ketu: 247.098_936_403_3,
    };
    const { horoscope } = chart(
      {
        date: '2020-05-12',
        time: '09:20:00',
        place: 'Kolkata',
        latitude: 22.6757521,
        longitude: 88.0495418,
        timezone: 5.5,
        sections: ['divisional_charts'],
        vargas: ['D-1_rasi'],
      },
      { preset: 'prokerala' },
    ) as { horoscope: { divisional_charts: Readonly<Record<string, Readonly<Record<string, Fields>>>> } };
    const placed = horoscope.divisional_charts['D-1_rasi'] ?? {};
    const secondsOff = (body: string, degrees: number): number =>
      Math.abs((placed[body]?.absolute_longitude as number) - degrees) * 3600;
    for (const [body, degrees] of Object.entries(printed)) expect(secondsOff(body, degrees), body).toBeLessThan(0.4);
    expect(secondsOff('Moon', 269.483_805_126_9)).toBeLessThan(2.7);
  });

  it('of Prokerala has the parts of its mahadasha of the Moon, to the second after its start', () => {
    const body = { ...PROKERALA, sections: ['graha_dashas'], dasha_systems: ['vimsottari'], dasha_levels: 3 };
    interface Tree extends Period {
      readonly periods?: readonly Tree[];
    }
    const { graha_dashas } = chart(body, { preset: 'prokerala' }).horoscope as {
      graha_dashas: { vimsottari: { periods: readonly Tree[] } };
    };
    const [moon] = graha_dashas.vimsottari.periods;
    const within = (lords: readonly string[]): Tree =>
      lords.reduce<Tree>((tree, lord) => tree.periods?.find((part) => part.lord === lord) as Tree, moon as Tree);
    const printed: readonly (readonly [string, string])[] = [
      ['Mars', '1959-07-09T17:16:52'],
      ['Mars Saturn', '1959-09-20T12:23:37'],
      ['Rahu', '1960-02-07T18:46:52'],
      ['Rahu Sun', '1961-04-25T15:33:22'],
      ['Jupiter Venus', '1962-04-05T02:22:52'],
      ['Saturn Mercury', '1963-03-10T05:22:07'],
      ['Mercury', '1964-07-08T23:16:52'],
    ];
    for (const [lords, start] of printed) {
      const ours = daysBetween((moon as Tree).start, within(lords.split(' ')).start);
      // Each of the two moments is written to the nearest second.
      expect(Math.abs(ours - daysBetween('1958-09-08T08:16:52', start)) * 86_400, lords).toBeLessThanOrEqual(1.001);
    }
  });

  it('with years of the calendar starts nine mahadashas on one date of the year', () => {
    const dates = vimsottari(ASTROSAGE, { year_length: 'calendar' }).map(({ start }) => start.slice(5, 10));
    expect(dates).toHaveLength(9);
    expect(new Set(dates).size).toBe(1);
  });

  it('has the paya of the nakshatra that AstroSage prints, and an ishtakala within 9 seconds of its own', () => {
    const body = { ...ASTROSAGE, sections: ['birth_attributes'] };
    const { birth_attributes } = chart(body, { sunrise_definition: 'apparent_upper_limb' }).horoscope as Fields;
    expect(birth_attributes).toMatchObject({
      nakshatra: 'Punarvasu',
      paya_nakshatra: 'silver',
      ishtakala: { ghati: 39, pala: 46, vipala: 34 },
    });
  });
});
