import { readFileSync } from 'node:fs';
import { comparisonChoices } from '@ganita/core/rules/chartChoices.js';
import { pointChoices } from '@ganita/core/rules/pointChoices.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaLongitude } from '@ganita/core/vargas/vargaChart.js';
import { factorOf, VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly horoscope: Readonly<Record<string, Json>>;
  readonly details: Readonly<Record<string, Json>>;
  readonly meta: { readonly conventions: Json };
}
interface Position {
  readonly sign: string;
  readonly sign_index: number;
  readonly longitude: number;
  readonly absolute_longitude: number;
  readonly house: number;
}

const KEYS = [
  'amsa_rulers',
  'chara_karakas',
  'sahams',
  'upagrahas',
  'special_lagnas',
  'house_varnadas',
  'graha_arudhas',
  'surya_arudhas',
  'chandra_arudhas',
  'house_relationships',
  'arudha_padhas',
  'sphuta',
] as const;
const DIVIDED = ['upagrahas', 'special_lagnas', 'house_varnadas', 'sphuta'] as const;

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/points.json', import.meta.url), 'utf8'),
) as {
  readonly cases: readonly { readonly birth: Json }[];
};
const GOLDEN_BIRTHS = cases.map(({ birth: { id: _, zone: __, ...birth } }) => birth);

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

async function send(birth: Json, changes: Json = {}): Promise<Answer> {
  const { status, body } = await service.post('/horoscope', { ...birth, meta: 'full', sections: KEYS, ...changes });
  expect(body.detail).toBeUndefined();
  expect(status).toBe(200);
  return body as unknown as Answer;
}

/** The Vedic day that the special lagnas are counted from. */
const vedicDay = ({ details }: Answer): Json => details.special_lagnas?.vedic_day as Json;

const positionsOf = (record: Json | undefined): readonly (readonly [string, Position])[] =>
  Object.entries(record ?? {}) as [string, Position][];

const CHOICES = Object.entries({ ...comparisonChoices, ...pointChoices }).flatMap(([name, choice]) =>
  (choice.values as readonly (string | number)[])
    .filter((value) => value !== choice.default)
    .map((value) => ({ name, value })),
);

/** The answer without what says how it was computed. */
const substance = ({ horoscope, details }: Awaited<ReturnType<typeof send>>): string =>
  JSON.stringify([horoscope, details]);

describe('every choice of points, arudhas and comparisons', () => {
  it.each(CHOICES)('rules.$name = $value is echoed and changes an answer', async ({ name, value }) => {
    let changed = false;
    for (const birth of GOLDEN_BIRTHS) {
      const [plain, chosen] = [await send(birth), await send(birth, { rules: { [name]: value } })];
      expect(chosen.meta.conventions[name]).toBe(value);
      changed = substance(plain) !== substance(chosen);
      if (changed) break;
    }
    expect(changed).toBe(true);
  });

  it('takes the varnada method as a field as well, and rejects a fifth', async () => {
    const byField = await send(CHENNAI_BIRTH, { varnada_method: 3 });
    const byRule = await send(CHENNAI_BIRTH, { rules: { varnada_method: 3 } });
    expect(byField.horoscope).toEqual(byRule.horoscope);
    const rejected = await service.post('/horoscope', { ...CHENNAI_BIRTH, varnada_method: 5 });
    expect(rejected.status).toBe(400);
    expect(rejected.body.detail).toMatch(/varnada_method/);
  });
});

describe('points in a chosen chart', () => {
  it.each(VARGA_KEYS.map((key) => [key] as const))('are the divided points of D-1 in %s', async (key) => {
    const rasi = await send(CHENNAI_BIRTH);
    const divided = await send(CHENNAI_BIRTH, { divisional_chart_factor: factorOf(key) });
    let compared = 0;
    for (const section of DIVIDED) {
      const there = divided.horoscope[section] as Readonly<Record<string, Position>>;
      for (const [id, { absolute_longitude }] of positionsOf(rasi.horoscope[section])) {
        const longitude = vargaLongitude(absolute_longitude, namedDivision(key));
        const off = Math.abs(((longitude - (there[id]?.absolute_longitude ?? Number.NaN) + 540) % 360) - 180);
        expect(off, `${section} ${id}`).toBeLessThan(factorOf(key) * 1e-6);
        compared += 1;
      }
    }
    expect(compared).toBe(46);
    for (const section of ['amsa_rulers', 'sahams', 'arudha_padhas'] as const) {
      expect(divided.horoscope[section]).toEqual(rasi.horoscope[section]);
    }
  });

  it('read the arudhas of a chart in that chart', async () => {
    const { horoscope } = await send(CHENNAI_BIRTH, { divisional_chart_factor: 9 });
    const navamsa = (horoscope.arudha_padhas as Readonly<Record<string, Json>>)['D-9_navamsa'];
    expect(horoscope.graha_arudhas?.Ascendant_arudha).toEqual(navamsa?.AL);
  });
});

describe('the points of any birth', () => {
  const births: Readonly<Record<string, Json>> = {
    'a night before midnight': { ...CHENNAI_BIRTH, time: '23:40:00' },
    'a night after midnight': { ...CHENNAI_BIRTH, time: '02:10:00' },
    'the southern hemisphere': {
      date: '1988-06-21',
      time: '15:00:00',
      place: 'Hobart',
      latitude: -42.88,
      longitude: 147.33,
      timezone: 10,
    },
    'the equator': {
      date: '2003-03-20',
      time: '06:10:00',
      place: 'Libreville',
      latitude: 0,
      longitude: 9.45,
      timezone: 1,
    },
    '65 degrees north in December': {
      date: '1990-12-21',
      time: '12:00:00',
      place: 'Oulu',
      latitude: 65,
      longitude: 25.47,
      timezone: 2,
    },
    'a polar night': {
      date: '1990-12-21',
      time: '12:00:00',
      place: 'Tromso',
      latitude: 69.65,
      longitude: 18.96,
      timezone: 1,
    },
  };

  it.each(Object.entries(births))('are whole for %s', async (_, birth) => {
    const { horoscope } = await send(birth);
    expect(Object.keys(horoscope)).toEqual(KEYS);
    expect(positionsOf(horoscope.amsa_rulers)).toHaveLength(59);
    expect(positionsOf(horoscope.sahams)).toHaveLength(36);
    for (const section of DIVIDED) {
      for (const [id, position] of positionsOf(horoscope[section])) {
        expect(position.longitude >= 0 && position.longitude < 30, `${section} ${id}`).toBe(true);
        expect(position.absolute_longitude).toBeCloseTo(30 * position.sign_index + position.longitude, 6);
      }
    }
  });

  it('count a birth after midnight in the night of the day before', async () => {
    const day = vedicDay(await send(births['a night after midnight'] as Json));
    expect(day).toMatchObject({ is_day_birth: false, vara: 'Friday', sun_event_substituted: false });
    expect(day.sunrise_at).toMatch(/^1996-12-06T06:2/);
  });

  it('show no sunrise where there is none, and say what replaced it', async () => {
    const polar = await send(births['a polar night'] as Json);
    const none = { sunrise_at: null, sunset_at: null, next_sunrise_at: null, sun_event_substituted: true };
    expect(vedicDay(polar)).toMatchObject(none);
    expect(polar.meta.conventions.sun_event_substituted).toBe(true);
    const real = await send(births['65 degrees north in December'] as Json);
    expect(real.meta.conventions.sun_event_substituted).toBe(false);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'have the same ids and other words in %s',
    async (language) => {
      const [english, other] = [await send(CHENNAI_BIRTH), await send(CHENNAI_BIRTH, { language })];
      const ids = (value: unknown): unknown =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).map(([key, below]) => [key, ids(below)]))
          : null;
      expect(ids(other.horoscope)).toEqual(ids(english.horoscope));
      const punya = (answer: Answer) => (answer.horoscope.sahams as { punya: { name: string } }).punya.name;
      expect(punya(english)).toBe('Punya Saham');
      expect(punya(other)).not.toMatch(/[a-z]/i);
    },
  );
});
