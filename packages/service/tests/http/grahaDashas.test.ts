import { defaultLevels, GRAHA_DASHAS, type GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import { dashaYearChoices, grahaDashaChoices } from '@ganita/core/rules/dashaChoices.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inScriptOf } from './inScriptOf.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;
interface WirePeriod {
  readonly lord: string;
  readonly start: string;
  readonly end: string;
  readonly periods?: readonly WirePeriod[];
}
interface WireDasha {
  readonly name: string;
  readonly levels: number;
  readonly year_days: number;
  readonly periods: readonly WirePeriod[];
  readonly running?: readonly (WirePeriod & { readonly level: number })[] | null;
  readonly balance_at_birth: Json | null;
}

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const post = (changes: Json) =>
  service.post('/horoscope', { ...CHENNAI_BIRTH, meta: 'full', sections: ['graha_dashas'], ...changes });

async function send(changes: Json = {}) {
  const { status, body } = await post(changes);
  expect(body.detail).toBeUndefined();
  expect(status).toBe(200);
  const { horoscope, meta } = body as unknown as {
    horoscope: { graha_dashas: Readonly<Record<string, WireDasha>> };
    meta: { conventions: Json };
  };
  return { dashas: horoscope.graha_dashas, conventions: meta.conventions };
}

async function rejection(changes: Json): Promise<string> {
  const { status, body } = await post(changes);
  expect(status).toBe(400);
  return JSON.stringify(body.detail);
}

const depth = (periods: readonly WirePeriod[]): number =>
  periods.length === 0 ? 0 : 1 + Math.max(...periods.map((period) => depth(period.periods ?? [])));

describe('graha_dashas over HTTP', () => {
  it('contain the 29 systems in order, each to its depth', async () => {
    const { dashas, conventions } = await send();
    expect(Object.keys(dashas)).toEqual([...GRAHA_DASHAS]);
    for (const [id, dasha] of Object.entries(dashas)) {
      expect(dasha.levels, id).toBe(defaultLevels(id as GrahaDashaId, DEFAULT_RULES));
      expect(depth(dasha.periods), id).toBe(dasha.levels);
      expect(dasha.year_days).toBe(365.256364);
    }
    expect(conventions).toMatchObject({ year_length: 'mean_sidereal', dasha_year_days: 365.256364 });
  });

  it('say lord, start and end of a period and nothing that follows from them', async () => {
    const { dashas } = await send({ dasha_levels: 2 });
    const fields = new Set<string>();
    const collect = (periods: readonly WirePeriod[]): void => {
      for (const period of periods) {
        fields.add(Object.keys(period).join(' '));
        collect(period.periods ?? []);
      }
    };
    for (const { periods } of Object.values(dashas)) collect(periods);
    expect([...fields].sort()).toEqual(['lord start end', 'lord start end periods']);
  });

  it('name the systems in every language and keep the ids', async () => {
    for (const language of LANGUAGES) {
      const { dashas } = await send({ language, dasha_levels: 1 });
      expect(dashas.vimsottari?.name).toMatch(inScriptOf(language));
      expect(dashas.vimsottari?.periods[0]?.lord).toBe('Rahu');
    }
  });

  it('are those of the birth in a chart of another moment', async () => {
    const annual = await send({ pravesha_type: 1, years: 31, dasha_levels: 1 });
    const natal = await send({ dasha_levels: 1 });
    expect(annual.dashas).toMatchObject(natal.dashas);
  });

  it('are as deep as requested, and not deeper than the system goes', async () => {
    const { dashas } = await send({ dasha_levels: 4, dasha_systems: ['vimsottari', 'rasi_bhukthi_vimsottari'] });
    expect(Object.keys(dashas)).toEqual(['vimsottari', 'rasi_bhukthi_vimsottari']);
    expect(Object.values(dashas).map(({ levels }) => levels)).toEqual([4, 2]);
    expect(depth(dashas.vimsottari?.periods ?? [])).toBe(4);
  });

  it('are none where no system is requested', async () => {
    expect((await send({ dasha_systems: [] })).dashas).toEqual({});
  });

  it('are rejected when there are too many', async () => {
    expect(await rejection({ dasha_levels: 6 })).toContain('dasha_levels');
    expect(await rejection({ dasha_levels: 5, dasha_systems: ['vimsottari'] })).toContain('66429');
    const { status } = await post({ dasha_levels: 6, sections: ['julian_day'] });
    expect(status).toBe(200);
  });

  it.each([
    [{ dasha_levels: 7 }, 'dasha_levels'],
    [{ dasha_levels: 0 }, 'dasha_levels'],
    [{ dasha_systems: ['vimsotari'] }, 'dasha_systems'],
    [{ dasha_at: '2026-02-30' }, 'dasha_at'],
    [{ dasha_at: '2026-02-28T24:00:00' }, 'dasha_at'],
    [{ dasha_at: '1800-12-31' }, 'dasha_at'],
    [{ dasha_at: 'tomorrow' }, 'dasha_at'],
  ])('reject %j', async (changes, field) => {
    expect(await rejection(changes)).toContain(field);
  });

  it.each([{ dasha_levels: '3' }, { dasha_levels: 1.5 }, { dasha_systems: 'vimsottari' }, { dasha_at: 20260101 }])(
    'do not read %j as something else',
    async (changes) => {
      expect((await post(changes)).status).toBe(422);
    },
  );
});

describe('what runs at a moment', () => {
  it('is a ladder of six levels in every system that has six', async () => {
    const { dashas } = await send({ dasha_at: '2026-01-01', dasha_levels: 1 });
    for (const [id, { running }] of Object.entries(dashas)) {
      if (running === null) continue;
      expect(running?.length, id).toBe(id === 'rasi_bhukthi_vimsottari' ? 2 : 6);
      for (const { start, end } of running ?? []) {
        expect(start <= '2026-01-01T00:00:00' && '2026-01-01T00:00:00' < end, id).toBe(true);
      }
    }
  });

  it('is what the tree contains there', async () => {
    const at = '2031-05-05T05:05:05';
    const { dashas } = await send({ dasha_at: at });
    for (const { periods, running } of Object.values(dashas)) {
      const way: WirePeriod[] = [];
      let level = periods;
      for (;;) {
        const found = level.find(({ start, end }) => start <= at && at < end);
        if (found === undefined) break;
        way.push(found);
        level = found.periods ?? [];
      }
      const shown = running?.slice(0, way.length).map(({ lord, start, end }) => ({ lord, start, end }));
      expect(shown ?? []).toEqual(way.map(({ lord, start, end }) => ({ lord, start, end })));
    }
  });

  it('is nothing before the first period and after the last, and is left out where it is not requested', async () => {
    const [early, late, not] = await Promise.all(
      [{ dasha_at: '1801-01-01' }, { dasha_at: '2398-12-31' }, {}].map((changes) =>
        send({ dasha_levels: 1, ...changes }),
      ),
    );
    for (const { running } of Object.values(early?.dashas ?? {})) expect(running).toBeNull();
    for (const { running } of Object.values(late?.dashas ?? {})) expect(running).toBeNull();
    for (const dasha of Object.values(not?.dashas ?? {})) expect(dasha).not.toHaveProperty('running');
  });
});

const BIRTHS: readonly Json[] = [
  {},
  ...[1951, 1958, 1964, 1972, 1979, 1985, 2003, 2011].map((year, index) => ({
    date: `${year}-0${index + 1}-1${index}`,
    time: `${String(3 * index).padStart(2, '0')}:25:00`,
  })),
];

/** Every five minutes of six hours. */
const MORNING: readonly Json[] = Array.from({ length: 72 }, (_, index) => ({
  time: `${String(Math.floor(index / 12)).padStart(2, '0')}:${String((index % 12) * 5).padStart(2, '0')}:00`,
}));

/** Choices that show only in some systems, or below the first level. */
const SHOWN: Readonly<Record<string, { systems?: readonly string[]; levels?: number; births?: readonly Json[] }>> = {
  seed_star: { systems: ['vimsottari', 'yogini'] },
  antardasha_option: { systems: ['vimsottari', 'tithi_ashtottari'], levels: 2 },
  sub_period_split: { systems: ['yogini'], levels: 2 },
  shashtisama_balance: { systems: ['shashtisama'] },
  tithi_index: { systems: ['tithi_ashtottari'] },
  abhijit_star: { systems: ['shashtisama', 'ashtottari'] },
  naisargika_antardashas: { systems: ['naisargika'], levels: 2 },
  tara_order: { systems: ['tara'] },
  ashtakavarga_start: { systems: ['ashtaka_varga_pinda', 'ashtaka_varga_sign'] },
  moola_graha: { systems: ['moola_graha'] },
  rashmi: { systems: ['rashmi'] },
  panchasvara_names: { systems: ['panchasvara'] },
  dasha_conditions: { systems: ['ashtottari', 'panchottari'], births: [...BIRTHS, ...MORNING] },
};
const TABLE = { ...dashaYearChoices, ...grahaDashaChoices };
const CHOICES = Object.entries(TABLE).flatMap(([name, { values, default: usual }]) =>
  (values as readonly (string | number)[]).filter((value) => value !== usual).map((value) => ({ name, value })),
);

describe('the choices of the graha dashas over HTTP', () => {
  it.each(CHOICES)('follow $name: $value and say so', async ({ name, value }) => {
    const { systems = ['vimsottari'], levels = 1, births = BIRTHS } = SHOWN[name] ?? {};
    const base = { dasha_systems: systems, dasha_levels: levels };
    for (const birth of births) {
      const request = { ...birth, ...base, rules: { [name]: value } };
      const chosen = await send(request);
      expect(chosen.conventions[name]).toBe(value);
      const usual = await send({ ...birth, ...base });
      if (JSON.stringify(chosen.dashas) !== JSON.stringify(usual.dashas)) return;
    }
    expect.fail(`${name}: ${value} changes nothing`);
  });

  it.each(Object.keys(TABLE))('reject an unlisted value of %s', async (name) => {
    expect(await rejection({ rules: { [name]: 'unheard' } })).toContain(`rules.${name}`);
  });

  it('measure the length of each year for a true one', async () => {
    const { dashas, conventions } = await send({ dasha_levels: 1, rules: { year_length: 'true_sidereal' } });
    expect(conventions.dasha_year_days).toBe(365.254651);
    expect(dashas.vimsottari?.year_days).toBe(365.254651);
  });
});
