import { doshaChoices, factChoices, longevityChoices } from '@ganita/core/rules/yogaAndDoshaChoices.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inScriptOf } from './inScriptOf.js';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Json = Readonly<Record<string, unknown>>;

const KEYS = ['doshas', 'longevity_prediction'] as const;

/** Births that between them distinguish every value of every choice from its default. */
const BIRTHS: readonly Json[] = [
  CHENNAI_BIRTH,
  ...[2, 8, 14, 20, 26].map((day) => ({ ...CHENNAI_BIRTH, date: `1996-12-${String(day).padStart(2, '0')}` })),
  ...['02:10:00', '06:40:00', '13:50:00', '17:50:00', '22:40:00'].map((time) => ({ ...CHENNAI_BIRTH, time })),
  ...[1951, 1958, 1964, 1972, 1979, 1985, 2003, 2011].map((year, index) => ({
    ...CHENNAI_BIRTH,
    date: `${year}-0${index + 1}-1${index}`,
    time: `${String(3 * index).padStart(2, '0')}:25:00`,
  })),
];

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

async function send(birth: Json, changes: Json = {}) {
  const { status, body } = await service.post('/horoscope', { ...birth, meta: 'full', sections: KEYS, ...changes });
  expect(body.detail).toBeUndefined();
  expect(status).toBe(200);
  return body as unknown as {
    horoscope: Readonly<Record<(typeof KEYS)[number], Readonly<Record<string, Json>>>>;
    meta: { conventions: Json };
  };
}

const CHOICES = Object.entries({ ...factChoices, ...doshaChoices, ...longevityChoices }).flatMap(
  ([name, { values, default: usual }]) =>
    (values as readonly string[]).filter((value) => value !== usual).map((value) => ({ name, value })),
);

describe('doshas and longevity over HTTP', () => {
  it('name the eight doshas, each with what every dosha has', async () => {
    const { doshas } = (await send(CHENNAI_BIRTH)).horoscope;
    expect(Object.keys(doshas)).toEqual([
      ...['kala_sarpa', 'manglik', 'pitru', 'guru_chandala', 'ganda_moola', 'kalathra', 'ghata', 'shrapit'],
    ]);
    for (const dosha of Object.values(doshas)) {
      expect(dosha).toMatchObject({ name: expect.any(String), present: expect.any(Boolean) });
      expect(Array.isArray(dosha.evidence) && Array.isArray(dosha.unmet) && Array.isArray(dosha.cancellations)).toBe(
        true,
      );
    }
  });

  it('show every condition in one form', async () => {
    const forms = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('relation' in value) forms.add(Object.keys(value).join(' '));
      Object.values(value).forEach(collect);
    };
    for (const birth of BIRTHS.slice(0, 4)) collect((await send(birth)).horoscope);
    expect([...forms]).toEqual(['id subject relation object observed']);
  });

  it('say in every language that longevity is a calculation, with the same ids', async () => {
    let ids: unknown = null;
    for (const language of LANGUAGES) {
      const { longevity_prediction: longevity } = (await send(CHENNAI_BIRTH, { language })).horoscope;
      expect(longevity.statement_kind).toBe('classical_method');
      expect(longevity.statement_kind_name).toMatch(inScriptOf(language));
      const combinations = longevity.combinations as unknown as readonly { id: string; present: boolean }[];
      const found = combinations.map(({ id, present }) => [id, present]);
      ids ??= found;
      expect(found).toEqual(ids);
    }
  });

  it('keep longevity that of the birth in a chart of another moment, and take the doshas from that chart', async () => {
    const natal = (await send(CHENNAI_BIRTH)).horoscope;
    const annual = (await send(CHENNAI_BIRTH, { pravesha_type: 1, years: 31 })).horoscope;
    expect(annual.longevity_prediction).toEqual(natal.longevity_prediction);
    expect(annual.doshas).not.toEqual(natal.doshas);
  });

  it.each(CHOICES)('follow the choice $name: $value and say so', async ({ name, value }) => {
    let changed = 0;
    for (const birth of BIRTHS) {
      const chosen = await send(birth, { rules: { [name]: value } });
      expect(chosen.meta.conventions[name]).toBe(value);
      const usual = await send(birth);
      if (JSON.stringify(chosen.horoscope) !== JSON.stringify(usual.horoscope)) changed += 1;
    }
    expect(changed, `births in which ${name}: ${value} changes something`).toBeGreaterThan(0);
  });

  it.each(Object.keys({ ...factChoices, ...doshaChoices, ...longevityChoices }))(
    'reject an unlisted value of %s',
    async (name) => {
      const { status, body } = await service.post('/horoscope', { ...CHENNAI_BIRTH, rules: { [name]: 'unheard' } });
      expect(status).toBe(400);
      expect(JSON.stringify(body.detail)).toContain(`rules.${name}`);
    },
  );
});
