import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { DEFAULT_RULES, RULE_BUNDLES, RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHENNAI_BIRTH, sharedService, type TestService } from './service.js';

type Fields = Readonly<Record<string, unknown>>;

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

const send = (fields: Fields) => service.post('/horoscope/compare', { ...CHENNAI_BIRTH, meta: 'full', ...fields });

/** Choices made otherwise than by default, so many of them. */
const otherwise = (count: number): Fields =>
  groupedChoices(
    Object.fromEntries(
      NATAL_RULES.filter((name) => !Object.hasOwn(RULE_BUNDLES, name))
        .filter((name) => RULE_CHOICES[name].values.length > 1)
        .slice(0, count)
        .map((name) => [name, RULE_CHOICES[name].values.find((value) => value !== DEFAULT_RULES[name])]),
    ),
  );

describe('POST /horoscope/compare', () => {
  it('compares a chart with that of Jagannatha Hora where no rules are named', async () => {
    const { status, body } = await send({ sections: ['ayanamsa_value'] });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['birth_details', 'compare', 'meta']);
    const { differences } = body.compare as { readonly differences: readonly Fields[] };
    expect(differences).toEqual([
      {
        path: 'ayanamsa_value',
        first_value: 23.81424752,
        second_value: 23.81420912,
        difference: -0.000038,
        unit: null,
        caused_by: ['ayanamsa_mode'],
      },
    ]);
    const { conventions } = body.meta as { readonly conventions: Readonly<Record<string, Fields>> };
    expect(conventions.first?.preset).toBe('ganita');
    expect(conventions.second?.preset).toBe('jhora');
  });

  it('gives the same bytes again, whatever the order of the fields', async () => {
    const fields = {
      sections: ['special_lagnas'],
      first_rules: { vighati_rate: 'five_degrees_per_minute', preset: 'raman' },
    };
    const first = await send(fields);
    const again = await send({
      first_rules: { preset: 'raman', vighati_rate: 'five_degrees_per_minute' },
      sections: ['special_lagnas'],
    });
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
  });

  it.each([
    [{ first_rules: [] }, 422, 'first_rules must be'],
    [{ second_rules: 'jhora' }, 422, 'second_rules must be'],
    [{ second_rules: { preset: 'unknown' } }, 400, 'Invalid input: second_rules.preset must be one of ganita'],
    [{ first_rules: { preset: 1 } }, 400, 'Invalid input: first_rules.preset must be one of ganita'],
    [{ dasha_levels: 0 }, 400, 'Invalid input: dasha_levels must be'],
    [{ sections: ['nothing'] }, 400, 'Invalid input: sections.0 must be one of calendar_info, '],
    [{ second_rules: otherwise(40) }, 400, 'Invalid input: second_rules differs from first_rules in 40 choices'],
    [{ first_rules: otherwise(60) }, 400, 'Invalid input: first_rules differs from second_rules in '],
    [
      { dasha_levels: 4, dasha_systems: ['vimsottari', 'ashtottari', 'yogini'] },
      400,
      'dasha periods in each of 12 charts; a comparison has at most 180000 in all',
    ],
  ])('rejects %j', async (fields, expected, words) => {
    const { status, body } = await send(fields);
    expect([status, Object.keys(body)]).toEqual([expected, ['detail']]);
    expect(body.detail).toContain(words);
  });

  it.each([
    ['raman', 'jhora'],
    ['raman', 'contract'],
    ['contract', 'jhora'],
  ])('takes any two presets, such as %s and %s', async (first, second) => {
    const { status } = await send({
      sections: ['julian_day'],
      first_rules: { preset: first },
      second_rules: { preset: second },
    });
    expect(status).toBe(200);
  });

  it('rejects `rules`, which it does not know', async () => {
    const { status, body } = await send({ sections: ['julian_day'], rules: { preset: 'jhora' } });
    expect([status, body]).toEqual([422, { detail: 'rules is not a field of this request' }]);
  });
});

describe('a preset', () => {
  it('has its own cache entry, other than the same request without it and one with the field that overrides it', async () => {
    const ayanamsa = async (fields: Fields): Promise<unknown> => {
      const { body } = await service.post('/horoscope', { ...CHENNAI_BIRTH, sections: ['ayanamsa_value'], ...fields });
      return (body.horoscope as Fields).ayanamsa_value;
    };
    const rules = { preset: 'jhora' };
    expect(await ayanamsa({})).toBe(23.81424752);
    expect(await ayanamsa({ rules })).toBe(23.81420912);
    expect(await ayanamsa({ rules, ayanamsa_mode: 'LAHIRI' })).toBe(23.81424752);
    expect(await ayanamsa({ rules })).toBe(23.81420912);
  });
});
