import { readFileSync } from 'node:fs';
import { VARSHA_NARAYANA_IDS } from '@ganita/core/annual/annualDashas.js';
import {
  defaultRasiLevels,
  FURTHER_RASI_DASHAS,
  RASI_DASHAS,
  type RasiDashaId,
} from '@ganita/core/dashas/rasi/rasiDashas.js';
import { rasiDashaChoices } from '@ganita/core/rules/rasiDashaChoices.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inScriptOf } from './inScriptOf.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;
interface WirePeriod {
  readonly sign: string;
  readonly start: string;
  readonly end: string;
  readonly periods?: readonly WirePeriod[];
}
interface WireDasha {
  readonly name: string;
  readonly levels: number;
  readonly year_days: number;
  readonly seed: Json;
  readonly balance_at_birth: Json | null;
  readonly periods: readonly WirePeriod[];
  readonly running?: readonly (WirePeriod & { readonly level: number })[] | null;
}
type Dashas = Readonly<Record<string, WireDasha>>;

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const { cases } = JSON.parse(
  readFileSync(new URL('../../../../tests/golden/rasi_dashas.json', import.meta.url), 'utf8'),
) as {
  readonly cases: readonly { readonly birth: Json }[];
};
const BIRTHS = cases.map(({ birth: { id: _, zone: __, ...birth } }) => birth);

async function send(changes: Json = {}, birth: Json = CHENNAI_BIRTH) {
  const { status, body } = await service.post('/horoscope', {
    ...birth,
    meta: 'full',
    sections: ['graha_dashas', 'rasi_dashas'],
    ...changes,
  });
  expect(body.detail).toBeUndefined();
  expect(status).toBe(200);
  const { horoscope, details, meta } = body as unknown as {
    horoscope: { readonly graha_dashas: Dashas; readonly rasi_dashas: Dashas };
    details: { readonly rasi_dashas: Json };
    meta: { readonly conventions: Json };
  };
  return {
    graha: horoscope.graha_dashas,
    rasi: horoscope.rasi_dashas,
    details: details.rasi_dashas,
    conventions: meta.conventions,
  };
}

const depth = (periods: readonly WirePeriod[]): number =>
  periods.length === 0 ? 0 : 1 + Math.max(...periods.map((period) => depth(period.periods ?? [])));

describe('rasi_dashas over HTTP', () => {
  it('contain the 36 systems in order, each to its depth', async () => {
    const { rasi } = await send();
    expect(Object.keys(rasi)).toEqual([...RASI_DASHAS]);
    for (const [id, dasha] of Object.entries(rasi)) {
      expect(dasha.levels, id).toBe(defaultRasiLevels(id as RasiDashaId));
      expect(depth(dasha.periods), id).toBe(dasha.levels);
      expect(dasha.year_days, id).toBe(id === 'sudarshana_chakra' ? 365.24219 : 365.256364);
    }
  });

  it('give the id of the sign of a period, and nothing that follows from it', async () => {
    const { rasi } = await send({ dasha_levels: 2 });
    const fields = new Map<string, Set<string>>();
    const collect = (id: string, periods: readonly WirePeriod[]): void => {
      for (const period of periods) {
        const names = Object.keys(period).filter((name) => name !== 'periods');
        fields.set(names.join(' '), (fields.get(names.join(' ')) ?? new Set()).add(id));
        if (period.sign !== undefined) expect(SIGNS).toContain(period.sign);
        collect(id, period.periods ?? []);
      }
    };
    for (const [id, { periods }] of Object.entries(rasi)) collect(id, periods);
    expect([...fields.keys()].sort()).toEqual([
      'lord start end',
      'sign moon_wheel_sign sun_wheel_sign start end',
      'sign start end',
    ]);
    expect([...(fields.get('lord start end') ?? [])]).toEqual(['panchasvara']);
  });

  it('give every further system that is requested, and no other', async () => {
    const { rasi, graha } = await send({ dasha_systems: [...FURTHER_RASI_DASHAS], dasha_levels: 1 });
    expect(Object.keys(rasi)).toEqual([...FURTHER_RASI_DASHAS]);
    expect(graha).toEqual({});
  });

  it('have a name in every language, and the same ids', async () => {
    for (const language of LANGUAGES) {
      const { rasi } = await send({ language, dasha_levels: 1, dasha_systems: ['narayana', 'narayana_d9'] });
      for (const word of [rasi.narayana?.name, rasi.narayana?.seed.sign_name, rasi.narayana_d9?.name])
        expect(word).toMatch(inScriptOf(language));
      expect([rasi.narayana?.seed.sign, rasi.narayana?.periods[0]?.sign]).toEqual(['Cancer', 'Cancer']);
    }
  });

  it('run at a moment on six levels, as the tree contains them', async () => {
    const at = '2031-05-05T05:05:05';
    const { rasi } = await send({ dasha_at: at });
    for (const [id, { periods, running, levels }] of Object.entries(rasi)) {
      const way: WirePeriod[] = [];
      let level: readonly WirePeriod[] = periods;
      for (;;) {
        const found = level.find(({ start, end }) => start <= at && at < end);
        if (found === undefined) break;
        way.push(found);
        level = found.periods ?? [];
      }
      if (running === null) {
        expect(way, id).toEqual([]);
        continue;
      }
      expect(running, id).toHaveLength(6);
      const limits = ({ start, end }: WirePeriod): string => `${start} ${end}`;
      expect(running?.slice(0, levels).map(limits), id).toEqual(way.map(limits));
    }
  });

  it('count towards one bound of periods with the graha dashas', async () => {
    const { status, body } = await service.post('/horoscope', {
      ...CHENNAI_BIRTH,
      sections: ['rasi_dashas'],
      dasha_levels: 4,
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body.detail)).toContain('dasha_levels');
  });
});

describe('the forms of chara for men and women', () => {
  const charaForms = async (changes: Json): Promise<readonly string[]> =>
    Object.keys(
      (await send({ dasha_systems: ['chara_method_3', 'chara_method_5'], dasha_levels: 1, ...changes })).rasi,
    );

  it('are both given where the gender is not known', async () => {
    const both = ['chara_method_3_male', 'chara_method_3_female', 'chara_method_5_male', 'chara_method_5_female'];
    expect(await charaForms({})).toEqual(both);
    expect(await charaForms({ gender: null })).toEqual(both);
  });

  it('are that of the gender of the birth', async () => {
    expect(await charaForms({ gender: 'male' })).toEqual(['chara_method_3_male', 'chara_method_5_male']);
    expect(await charaForms({ gender: 'female' })).toEqual(['chara_method_3_female', 'chara_method_5_female']);
    const one = ['chara_method_4_female'];
    expect(Object.keys((await send({ dasha_systems: one, gender: 'male', dasha_levels: 1 })).rasi)).toEqual(one);
  });

  it('reject another gender', async () => {
    const { status, body } = await service.post('/horoscope', { ...CHENNAI_BIRTH, gender: 'other' });
    expect(status).toBe(400);
    expect(JSON.stringify(body.detail)).toContain('gender');
  });
});

describe('the chart of the rasi dashas', () => {
  it('is the chosen one', async () => {
    const systems = { dasha_levels: 2, dasha_systems: ['narayana', 'narayana_d9', 'trikona'] };
    const [rasi, navamsa] = [await send(systems), await send({ ...systems, divisional_chart_factor: 9 })];
    expect(navamsa.rasi.narayana?.periods).toEqual(rasi.rasi.narayana_d9?.periods);
    expect(navamsa.rasi.narayana_d9).toEqual(rasi.rasi.narayana_d9);
    expect(navamsa.rasi.trikona).not.toEqual(rasi.rasi.trikona);
  });
});

describe('the annual dashas', () => {
  const year = { pravesha_type: 1, years: 31, dasha_levels: 1 };

  it('are returned in addition to the natal ones where a year is requested', async () => {
    const { graha, rasi, details } = await send(year);
    expect(Object.keys(graha).slice(-2)).toEqual(['mudda', 'patyayini']);
    expect(Object.keys(rasi)).toEqual([...RASI_DASHAS, 'varsha_narayana']);
    expect(rasi.varsha_narayana?.periods[0]?.start).toBe('2026-12-08T03:10:10');
    expect(details.varsha_narayana).toMatchObject({ house_sign: 'Cancer', house_sign_index: 3 });
    for (const { balance_at_birth } of [graha.mudda, graha.patyayini, rasi.varsha_narayana] as WireDasha[]) {
      expect(balance_at_birth).toBeNull();
    }
    const natal = await send({ dasha_levels: 1 });
    expect(rasi).toMatchObject(natal.rasi);
  });

  it('are those of the same solar return in a tithi pravesha', async () => {
    const systems = { dasha_systems: ['mudda', 'patyayini', 'varsha_narayana'] };
    const [annual, tithi] = [
      await send({ ...year, ...systems }),
      await send({ ...year, ...systems, pravesha_type: 2 }),
    ];
    expect(tithi.rasi).toEqual(annual.rasi);
    expect(tithi.graha).toEqual(annual.graha);
  });

  it('are given in every chart, and in the chosen one', async () => {
    const { rasi } = await send({ ...year, dasha_systems: [...VARSHA_NARAYANA_IDS] });
    expect(Object.keys(rasi)).toEqual([...VARSHA_NARAYANA_IDS]);
    const chosen = await send({ ...year, dasha_systems: ['varsha_narayana'], divisional_chart_factor: 9 });
    expect(chosen.rasi.varsha_narayana?.periods).toEqual(rasi.varsha_narayana_d9?.periods);
  });

  it('are reported as absent where no year is requested', async () => {
    const { graha, conventions } = await send({ dasha_systems: ['mudda', 'vimsottari'], dasha_levels: 1 });
    expect(Object.keys(graha)).toEqual(['vimsottari']);
    expect(conventions.not_applied).toMatchObject({ 'dasha_systems.mudda': 'pravesha_type 0' });
  });

  it('run at a moment of the year', async () => {
    const { graha, rasi } = await send({ ...year, dasha_at: '2027-06-01' });
    for (const { running } of [graha.mudda, graha.patyayini, rasi.varsha_narayana] as WireDasha[]) {
      expect(running).toHaveLength(6);
    }
  });
});

/** The 7th and the Ascendant are one axis: the stronger of the two is the same, whichever is named. */
const SAME_AXIS = 'shoola_house 7';
const CHOICES = Object.entries(rasiDashaChoices).flatMap(([name, choice]) =>
  (choice.values as readonly (string | number)[])
    .filter((value) => value !== choice.default)
    .map((value) => ({ name, value })),
);

describe('every choice of the rasi dashas', () => {
  const systemsOf = (name: string): readonly string[] =>
    [...RASI_DASHAS, ...FURTHER_RASI_DASHAS, 'patyayini'].filter((id) => id.includes(name.split('_')[0] as string));

  it.each(CHOICES)('rules.$name = $value is echoed and changes an answer', async ({ name, value }) => {
    let changed = false;
    for (const birth of BIRTHS) {
      const plain = { dasha_systems: systemsOf(name), pravesha_type: 1, years: 31 };
      const [usual, chosen] = [await send(plain, birth), await send({ ...plain, rules: { [name]: value } }, birth)];
      expect(chosen.conventions[name]).toBe(value);
      changed = JSON.stringify([usual.graha, usual.rasi]) !== JSON.stringify([chosen.graha, chosen.rasi]);
      if (changed || `${name} ${value}` === SAME_AXIS) break;
    }
    expect(changed).toBe(`${name} ${value}` !== SAME_AXIS);
  });
});
